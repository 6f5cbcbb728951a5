import type { Ruling } from '@galleria/contract/after-sales-dispute-rules'
import type { Language } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import { fill, formatsFor, type Part } from '#platform/write-mail.ts'
import { findProposals } from '#modules/proposals/index.ts'
import { askedOf, isOnceMore, isRuledPart } from './dispute.rules.ts'
import { ruledByItself } from '../mails/mail-by-itself.ts'
import { readerOf } from '../mails/reverse-mail-parts.ts'
import type { ReverseRow } from '../reverse.types.ts'

/**
 * What mails to both sides say of the mall's own word: what it has ruled, and why it has closed a
 * request.
 */

/** What the mall says to both of why it has closed a request by force. */
export async function findWhyClosed(
  ctx: Context,
  { reverseId, kind }: { readonly reverseId: Id<'reverse'>; readonly kind: string },
): Promise<string> {
  if (kind !== 'forceClosed' && kind !== 'forceClosedShop') return ''
  const proposals = await findProposals(ctx.db, 'FORCE_CLOSE', [reverseId])
  return proposals.get(reverseId)?.reason ?? ''
}

export const closedLines = ({ closedFor }: { readonly closedFor: string }): Part[] =>
  closedFor ? [{ kind: 'line', text: closedFor }] : []

/** What the mall has ruled, and why. */
export function rulingLines(
  reverse: ReverseRow,
  language: Language,
  facts: { readonly amount: string },
): Part[] {
  const { dispute, currency, site } = reverse
  if (!dispute?.ruling) return []
  const { ruling, rulingText } = dispute
  const words = texts[language].mails.afterSales
  const asked = formatsFor(language, readerOf({ site, language }).site, currency).amount(
    askedOf(reverse),
  )
  return [
    { kind: 'line', text: fill(ruledText(reverse, ruling, language), facts) },
    ...(isRuledPart(reverse)
      ? [{ kind: 'line', text: fill(words.ruledPart, { asked }) } as const]
      : []),
    ...(rulingText ? [{ kind: 'line', text: rulingText } as const] : []),
  ]
}

function ruledText(reverse: ReverseRow, ruling: Ruling, language: Language): string {
  const words = texts[language].mails.afterSales
  if (isOnceMore(reverse)) return words.ruling.AGAIN
  const byItself = ruledByItself(reverse, ruling, words)
  if (byItself) return byItself
  return ruling === 'REFUND' && reverse.lossOf ? words.lossOfValue.ruled : words.ruling[ruling]
}

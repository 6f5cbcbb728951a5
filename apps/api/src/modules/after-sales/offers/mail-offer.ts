import type { Language, Site } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { fill, formatsFor, type Part } from '#platform/write-mail.ts'
import { pointsOffered } from './offer.rules.ts'
import { withPoints } from '../mails/reverse-mail-parts.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** What the shop offers, and why. */
export function offerLines(
  reverse: ReverseRow,
  { language, site }: { language: Language; site: Site },
): Part[] {
  const { offer, currency } = reverse
  if (!offer) return []
  const amount = formatsFor(language, site, currency).amount(offer.amount)
  const money = withPoints(pointsOffered(reverse), { amount, hasMoney: true }, language)
  const sentence = texts[language].mails.afterSales.offer[offer.kind]
  return [
    { kind: 'line', text: fill(sentence, { offer: money }) },
    { kind: 'line', text: offer.content },
  ]
}

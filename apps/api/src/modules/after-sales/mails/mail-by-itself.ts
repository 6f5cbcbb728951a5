import type { DisputeCause, Ruling } from '@galleria/contract/after-sales-dispute-rules'
import type { Texts } from '@galleria/i18n'
import type { ShopsMail } from '../after-sales.jobs.ts'
import { isExchange } from '../reverse.rules.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** What is said otherwise where nobody has declined anything, and the clock has asked the mall. */

type Words = Texts['mails']['afterSales']
type OwnWord =
  | 'disputedReminderLost'
  | 'ruledShopLost'
  | 'disputedReminderNoLabel'
  | 'ruledShopNoLabel'
  | 'disputedReminderEmpty'
  | 'ruledShopEmpty'
type OwnWords = Partial<Record<ShopsMail['kind'], OwnWord>>

const shopsWords: Readonly<Record<Exclude<DisputeCause, 'DECLINED'>, OwnWords>> = {
  LOST: { disputedReminder: 'disputedReminderLost', ruledShop: 'ruledShopLost' },
  NO_LABEL: { disputedReminder: 'disputedReminderNoLabel', ruledShop: 'ruledShopNoLabel' },
  EMPTY: { disputedReminder: 'disputedReminderEmpty', ruledShop: 'ruledShopEmpty' },
}

export function shopsWordsOf<Word extends keyof Words>(
  reverse: ReverseRow,
  kind: ShopsMail['kind'],
  exchange: { readonly [Kind in ShopsMail['kind']]?: Word },
) {
  const cause = reverse.dispute?.cause ?? 'DECLINED'
  if (cause !== 'DECLINED') return shopsWords[cause][kind] ?? kind
  return (isExchange(reverse) && exchange[kind]) || kind
}

const asked = {
  DECLINED: 'mallAsked',
  LOST: 'mallAskedLost',
  NO_LABEL: 'mallAskedNoLabel',
  EMPTY: 'mallAskedEmpty',
} as const satisfies Record<DisputeCause, keyof Words>
export function mallsWordsOf(cause: DisputeCause, words: Words): Words['mallAsked'] {
  return words[asked[cause]]
}

/**
 * Goods that are lost, or were in no box, stay with nobody; and where nothing was declined nobody
 * was right to.
 */
export function ruledByItself(
  { dispute }: ReverseRow,
  ruling: Ruling,
  { rulingLost }: Words,
): string | undefined {
  if (!dispute || dispute.cause === 'DECLINED' || ruling === 'RETURN') return undefined
  return dispute.cause !== 'NO_LABEL' || ruling === 'NONE' ? rulingLost[ruling] : undefined
}

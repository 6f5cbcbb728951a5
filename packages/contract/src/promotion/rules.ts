import { roundMinor } from '@galleria/kernel/money'
import { findEmpty, findUnless, formSchema } from '../form-schema.ts'
import { readTypedAmount, readTypedNumber, readTypedWhole } from '../typed-number.ts'

/**
 * What a promotion takes off, read by server and browser alike. Amounts in minor units of the
 * storefront's currency, as the shelf says them.
 */

/** A gift takes nothing off: one piece of a sku comes along. */
export const promotionKinds = ['PERCENT', 'AMOUNT', 'GIFT'] as const
export type PromotionKind = (typeof promotionKinds)[number]
/**
 * As it stands on the desk: `PLANNED` runs from a later moment on; one whose time is over has
 * ended.
 */
export const promotionStates = ['DRAFT', 'PLANNED', 'RUNNING', 'ENDED'] as const
export type PromotionState = (typeof promotionStates)[number]
export const LONGEST_NAME = 60
export const MOST_PERCENT = 90
/** Letters, digits and hyphens; small letters count as large ones. */
export const COUPON_CODE = /^[A-Z0-9-]{3,20}$/

export type DiscountTerms = {
  readonly kind: PromotionKind
  readonly percent: number | null
  readonly amount: number | null
  /** From this value of goods on. */
  readonly fromGoods: number
}

/**
 * What is sold on terms of its own (before it is there, in a group of buyers, for points, as codes)
 * costs what those say.
 */
export function takesPromotions(goods: {
  readonly preSale: unknown
  readonly groupBuy: unknown
  readonly voucher: unknown
  readonly points: number
}): boolean {
  return !goods.preSale && !goods.groupBuy && !goods.voucher && goods.points === 0
}

/**
 * What is taken off goods of this value: nothing below the one it begins with, and a cent always
 * stays to pay.
 */
export function discountFor(terms: DiscountTerms, goods: number): number {
  if (goods === 0 || goods < terms.fromGoods) return 0
  const wanted =
    terms.kind === 'PERCENT'
      ? roundMinor((goods * (terms.percent ?? 0)) / 100)
      : (terms.amount ?? 0)
  return Math.min(wanted, goods - 1)
}

/**
 * Of several promotions of a shop the one that takes off the most; of equal ones the first.
 * Undefined when none takes off anything.
 */
export function bestFor<Terms extends DiscountTerms>(
  promotions: readonly Terms[],
  goods: number,
): Terms | undefined {
  const best = Math.max(0, ...promotions.map((one) => discountFor(one, goods)))
  return best === 0 ? undefined : promotions.find((one) => discountFor(one, goods) === best)
}

/** A coupon code as it is kept, however it was typed. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/\s+/g, '')
}

export const MOST_USES = 1_000_000

/** A promotion as it is typed; `desk` is whose it is: a coupon of the mall has a code. */
export type TypedPromotion = {
  readonly kind: PromotionKind
} & Readonly<
  Record<
    | 'name'
    | 'percentOff'
    | 'amountOff'
    | 'from'
    | 'giftCode'
    | 'firstDay'
    | 'lastDay'
    | 'code'
    | 'most'
    | 'mostEach',
    string
  >
>

export const promotionSchema = (desk: 'shop' | 'mall') =>
  formSchema<TypedPromotion>((typed) => {
    const isEmpty = (name: keyof TypedPromotion) => typed[name].trim() === ''
    const isUses = (name: 'most' | 'mostEach') =>
      isEmpty(name) || readTypedWhole(typed[name], { least: 1, most: MOST_USES }) !== undefined
    return [
      ...findEmpty(typed, 'name'),
      ...valueErrors(typed),
      ...findUnless(isEmpty('from') || readTypedNumber(typed.from) !== undefined, 'from', 'amount'),
      ...findEmpty(typed, 'firstDay', 'lastDay'),
      ...(desk === 'mall'
        ? [
            ...findEmpty(typed, 'code'),
            ...findUnless(isUses('most'), 'most', 'uses'),
            ...findUnless(isUses('mostEach'), 'mostEach', 'uses'),
          ]
        : []),
    ]
  })

/** How much it takes off, or what it gives. */
function valueErrors(typed: TypedPromotion) {
  if (typed.kind === 'GIFT') return findEmpty(typed, 'giftCode')
  const field = typed.kind === 'PERCENT' ? 'percentOff' : 'amountOff'
  const empty = findEmpty(typed, field)
  if (empty.length > 0) return empty
  return field === 'percentOff'
    ? findUnless(
        readTypedWhole(typed.percentOff, { least: 1, most: MOST_PERCENT }) !== undefined,
        'percentOff',
        'percent',
      )
    : findUnless(readTypedAmount(typed.amountOff) !== undefined, 'amountOff', 'amount')
}

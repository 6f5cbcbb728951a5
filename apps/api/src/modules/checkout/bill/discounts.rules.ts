import {
  bestFor,
  discountFor,
  takesPromotions,
  type DiscountTerms,
} from '@galleria/contract/promotion-rules'
import { priceOfSteps } from '@galleria/kernel/measure'
import { money, roundMinor, split, type Currency } from '@galleria/kernel/money'
import type { CartRow } from '#modules/cart/index.ts'
import type { Coupon, ShopPromotion } from '#modules/promotion/index.ts'

/**
 * What is taken off a bill's lines, and how it is spread over them: first what each shop takes off
 * by itself, then the mall's coupon on what is left. Pure.
 */

/** Off one line, in minor units: by its shop, and by the coupon. */
export type Off = { readonly shop: number; readonly order: number }
/** The coupon of a bill; `none` where its buyer names none. */
export type Discounts = {
  readonly promotions: readonly ShopPromotion[]
  readonly coupon: Coupon | null
}
export const noDiscounts: Discounts = { promotions: [], coupon: null }

/**
 * The goods of one order: what lies in the cart, and the lines that this becomes with what each
 * comes to.
 */
type Part = {
  readonly rows: readonly CartRow[]
  readonly lines: readonly { readonly cart: CartRow; readonly amount: number }[]
  /** Of what is fetched, whose tax may be another; else that of the bill. */
  readonly charged?: Where['charged']
}
type Where = {
  readonly currency: Currency
  /** What an amount of the shelf comes to where no tax is contained. */
  readonly charged: (minor: number) => number
}
export type PartOff = {
  readonly promotion: ShopPromotion | null
  /** For each line. */ readonly off: readonly Off[]
}

/**
 * Whether a promotion applies is judged by what the shelf says the goods cost: nobody loses it by
 * paying less tax.
 */
export function takeOff(
  parts: readonly Part[],
  { promotions, coupon }: Discounts,
  where: Where,
): PartOff[] {
  const byShop = parts.map((part) => takeOffByShop(part, promotions, where))
  const left = parts.map(({ lines }, index) =>
    lines.map(({ cart, amount }, line) =>
      takesPromotions(cart) ? amount - (byShop[index]?.off[line] ?? 0) : 0,
    ),
  )
  const taken =
    coupon && goodsForCoupon(parts, promotions) >= coupon.fromGoods
      ? amountOff(coupon, left, { ...where, charged: chargedLike(parts, coupon, where) })
      : 0
  const shares = spreadOverParts(taken, left, where.currency)
  return byShop.map(({ promotion, off }, index) => ({
    promotion,
    off: off.map((shop, line) => ({ shop, order: shares[index]?.[line] ?? 0 })),
  }))
}

/**
 * A coupon counts as the goods do that it reduces: with tax or without. Where there are both, as
 * those that are sent.
 */
function chargedLike(
  parts: readonly Part[],
  { amount }: DiscountTerms,
  where: Where,
): Where['charged'] {
  const [first, ...others] = parts
    .filter(({ rows }) => rows.some(takesPromotions))
    .map(({ charged }) => charged ?? where.charged)
  const isAlike = others.every((other) => other(amount ?? 0) === first?.(amount ?? 0))
  return first && isAlike ? first : where.charged
}

/**
 * The value by which a coupon is judged: of all goods that can be reduced, after what their shops
 * take off.
 */
export function goodsForCoupon(
  parts: readonly Pick<Part, 'rows'>[],
  promotions: readonly ShopPromotion[],
): number {
  return parts.reduce((sum, { rows }) => {
    const goods = onShelf(rows)
    const best = bestFor(ofShop(rows, promotions), goods)
    return sum + goods - (best ? discountFor(best, goods) : 0)
  }, 0)
}

function takeOffByShop(
  { rows, lines, charged }: Part,
  promotions: readonly ShopPromotion[],
  where: Where,
): { promotion: ShopPromotion | null; off: number[] } {
  const promotion = bestFor(ofShop(rows, promotions), onShelf(rows)) ?? null
  const weights = lines.map(({ cart, amount }) => (takesPromotions(cart) ? amount : 0))
  const taken = promotion
    ? amountOff(promotion, [weights], charged ? { ...where, charged } : where)
    : 0
  return { promotion, off: spread(taken, weights, where.currency) }
}

function ofShop(rows: readonly CartRow[], promotions: readonly ShopPromotion[]): ShopPromotion[] {
  return promotions.filter(({ shopId }) => shopId === rows[0]?.shopId)
}

function onShelf(rows: readonly CartRow[]): number {
  return rows
    .filter(takesPromotions)
    .reduce((sum, row) => sum + priceOfSteps(row.amount, row.qty, row.measure), 0)
}

/** So much that each order, whose goods are one of `parts`, still has a cent of them to pay. */
function amountOff(
  terms: DiscountTerms,
  parts: readonly (readonly number[])[],
  { charged }: Where,
): number {
  const goods = sumOf(parts.flat())
  const wanted =
    terms.kind === 'PERCENT'
      ? roundMinor((goods * (terms.percent ?? 0)) / 100)
      : charged(terms.amount ?? 0)
  return Math.max(0, Math.min(wanted, sumOf(parts.map((part) => sumOf(leaveACent(part))))))
}

/**
 * To the cent over all lines; only where that would take all goods of an order, over what they are
 * without a cent of each order.
 */
function spreadOverParts(
  taken: number,
  parts: readonly (readonly number[])[],
  currency: Currency,
): number[][] {
  const shares = spreadOver(parts)
  const takesAll = parts.some((part, index) => {
    const goods = sumOf(part)
    return goods > 0 && sumOf(shares[index] ?? []) === goods
  })
  return takesAll ? spreadOver(parts.map(leaveACent)) : shares

  function spreadOver(weights: readonly (readonly number[])[]): number[][] {
    const all = spread(taken, weights.flat(), currency)
    let next = 0
    return weights.map((part) => part.map(() => all[next++] ?? 0))
  }
}

/**
 * A cent of its dearest line stays: nothing that was bought is free, because what is paid nowhere
 * has no payment, no paper and nobody who proved to be there.
 */
function leaveACent(part: readonly number[]): number[] {
  const dearest = part.indexOf(Math.max(...part))
  return part.map((amount, index) => (index === dearest ? Math.max(0, amount - 1) : amount))
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** By the largest remainder. */
function spread(minor: number, weights: readonly number[], currency: Currency): number[] {
  return minor === 0
    ? weights.map(() => 0)
    : split(money(minor, currency), weights).map((part) => part.minor)
}

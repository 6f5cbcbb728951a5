import { MOST_OFFERS, type OfferKind } from '@galleria/contract/after-sales-offer-rules'
import { money, split, type Currency } from '@galleria/kernel/money'
import { heldAmount, heldQty } from '#modules/order/claims/index.ts'
import { bringsGoodsBack, pointsBack, sumOf, type Share } from '../reverse.rules.ts'
import type { ReverseLineRow, ReverseRow } from '../reverse.types.ts'

/**
 * Pure questions about what a shop can offer instead; sums are in minor units of the order's
 * currency.
 */

type Asked = Pick<
  ReverseRow,
  | 'type'
  | 'reason'
  | 'goods'
  | 'shipping'
  | 'orderShipping'
  | 'orderClaimedShipping'
  | 'orderLeft'
  | 'wasExchanged'
  | 'refundBy'
  | 'offer'
  | 'offerCount'
  | 'lines'
>

type Offered = Asked & Pick<ReverseRow, 'currency'>

/** At most that in money, and of goods for points that many hundredths of a point with it. */
export type OfferOption = {
  readonly kind: OfferKind
  readonly amount: number
  readonly points: number
}

/**
 * What can be offered now: less than an amount, or all of the goods' money. Goods that were never
 * sent are cancelled whole, what never came can neither be kept nor sent back, and nobody bargains
 * about a withdrawal by law.
 */
export function offerOptions(reverse: Asked): OfferOption[] {
  const { type, reason, refundBy, offer, offerCount, lines } = reverse
  const isBetweenTwo = type === 'SALE_REFUND' || bringsGoodsBack(type)
  const hasGoods = reason !== 'NOT_RECEIVED' && lines.every(({ unsentQty }) => unsentQty === 0)
  const isOpen = offer !== null && offer.answer === null
  if (!isBetweenTwo || !hasGoods || refundBy || isOpen || offerCount >= MOST_OFFERS) return []
  const asked = reverse.goods + reverse.shipping
  const whole = wholeBack(reverse)
  return [
    ...(asked > 1 ? [toOption('PART', reverse, askedOf(reverse))] : []),
    // Nobody sends goods back for less than was asked for them where they are.
    ...(whole && totalOf(whole) >= asked ? [toOption('SEND_BACK', reverse, whole)] : []),
  ]
}

function toOption(kind: OfferKind, { lines }: Pick<Asked, 'lines'>, share: Share): OfferOption {
  return { kind, amount: totalOf(share), points: pointsBack(lines, share.goods) }
}

/** What goes back in points with the newest offer, or would. */
export function pointsOffered(reverse: Offered): number {
  const { offer, lines } = reverse
  if (!offer) return 0
  // What was accepted is what is asked for by now.
  const share =
    offer.answer === 'ACCEPTED'
      ? askedOf(reverse)
      : offer.kind === 'PART'
        ? partOf(reverse, offer.amount)
        : (wholeBack(reverse) ?? askedOf(reverse))
  return pointsBack(lines, share.goods)
}

function askedOf({ lines, shipping }: Pick<Asked, 'lines' | 'shipping'>): Share {
  return { goods: lines.map(({ applyAmount }) => applyAmount), shipping }
}

/**
 * Whether what is offered can still be done: of goods that come back never less than was offered,
 * and more where another request has left more of their money since.
 */
export function isOfferGood(reverse: Asked): boolean {
  const { offer } = reverse
  if (!offer?.isOpen) return false
  if (offer.kind === 'PART') return offer.amount < reverse.goods + reverse.shipping
  const whole = wholeBack(reverse)
  return whole !== undefined && totalOf(whole) >= offer.amount
}

/**
 * What goes back where goods that were to stay come back: all that is left of their money, and with
 * the last of the order's the shipping. Undefined where some of them are asked back already, or are
 * no more what was ordered.
 */
export function wholeBack(reverse: Asked): Share | undefined {
  const { type, wasExchanged, lines, orderLeft, shipping } = reverse
  if (type !== 'SALE_REFUND' || wasExchanged || lines.some((line) => !isWithBuyer(line)))
    return undefined
  const goods = lines.map((line) => heldAmount(withoutOwn(line), line.qty))
  const isLast = sumOf(goods, (part) => part) === orderLeft + reverse.goods
  const freeShipping = reverse.orderShipping - reverse.orderClaimedShipping
  return { goods, shipping: shipping + (isLast ? freeShipping : 0) }
}

/**
 * An amount less than what is asked for, shared out as that was: over the goods first, then the
 * shipping.
 */
export function partOf(
  {
    goods,
    shipping,
    currency,
    lines,
  }: Pick<ReverseRow, 'goods' | 'shipping' | 'currency' | 'lines'>,
  amount: number,
): Share {
  const ofGoods = Math.min(amount, goods)
  const parts =
    goods === 0
      ? []
      : split(
          money(ofGoods, currency as Currency),
          lines.map(({ applyAmount }) => applyAmount),
        )
  return {
    goods: lines.map((_, index) => parts[index]?.minor ?? 0),
    shipping: Math.min(amount - ofGoods, shipping),
  }
}

export function totalOf({ goods, shipping }: Share): number {
  return sumOf(goods, (part) => part) + shipping
}

/** A line's claims as if this request, which claims money only, had claimed none. */
function withoutOwn(line: ReverseLineRow) {
  return {
    ...line,
    qty: line.boughtQty,
    needPay: line.paid,
    claimed: line.claimed - line.applyAmount,
  }
}

function isWithBuyer(line: ReverseLineRow): boolean {
  return line.qty <= Math.min(heldQty(withoutOwn(line)), line.deliveredQty) && line.goods === null
}

import {
  acceptedDispositions,
  isDefect,
  reverseReasons,
  type ReverseReason,
  type ReverseType,
} from '@galleria/contract/after-sales-rules'
import { money, roundMinor, split, type Currency } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import type { OrderRow } from '#modules/order/index.ts'
import { AFTER_SALES_DAYS, askingTime, type TimesOfAsking } from '#modules/order/asking/index.ts'
import { askableQty, type Available } from '#modules/order/claims/index.ts'
import type { ReverseLineRow, ReverseRow } from './reverse.types.ts'

/** Pure questions about what may be given back; sums are in minor units of the order's currency. */

/** The most that these units can give back, with the shipping. */
export function mostOf({ lines, shipping }: Available): number {
  return sumOf(lines, (one) => one.ceiling) + shipping
}

/**
 * Unsent units come with all of their money, and with the shipping where nothing else is asked
 * about.
 */
export function leastOf({ lines, shipping }: Available): number {
  const isAllUnsent = lines.every((one) => one.qty === one.unsentQty)
  return sumOf(lines, (one) => one.unsentAmount) + (isAllUnsent ? shipping : 0)
}

export type AskedUnits = Available['lines'][number]

export type Share = { readonly goods: readonly number[]; readonly shipping: number }

/**
 * Shares an amount between least and most out over the lines: first what is unsent, then the goods
 * that stay by what each could give back, then the shipping.
 */
export function shareOut(amount: number, available: Available, currency: string): Share {
  const { lines } = available
  const unsent = sumOf(lines, (one) => one.unsentAmount)
  const ofHeld = Math.min(
    amount - unsent,
    sumOf(lines, (one) => one.heldCeiling),
  )
  const parts = split(
    money(ofHeld, currency as Currency),
    lines.map((one) => one.heldCeiling),
  )
  return {
    goods: lines.map((one, index) => one.unsentAmount + (parts[index]?.minor ?? 0)),
    shipping: amount - unsent - ofHeld,
  }
}

/** All that these units can give back. */
export function wholeOf({ lines, shipping }: Available): Share {
  return { goods: lines.map((one) => one.ceiling), shipping }
}

/** How many units of the line can be asked about on the wire; none once that was done too often. */
export function canReverseQtyOf(
  line: Pick<ReverseLineRow, 'boughtQty' | 'reversedQty' | 'openReverseQty' | 'requests'>,
): number {
  return askableQty({ ...line, qty: line.boughtQty })
}

/** Why somebody may ask, by where the goods are. */
const reasonsOf: Readonly<
  Record<'unsent' | 'underWay' | 'received' | 'returned', readonly ReverseReason[]>
> = {
  // Also what is only not liked.
  returned: [
    'DAMAGED',
    'NOT_AS_DESCRIBED',
    'WRONG_ITEM',
    'MISSING_PARTS',
    'TOO_LATE',
    'NO_LONGER_WANTED',
    'OTHER',
  ],
  unsent: ['NO_LONGER_WANTED', 'TOO_LATE', 'OTHER'],
  underWay: [
    'NOT_RECEIVED',
    'TOO_LATE',
    'DAMAGED',
    'NOT_AS_DESCRIBED',
    'WRONG_ITEM',
    'MISSING_PARTS',
    'OTHER',
  ],
  received: ['DAMAGED', 'NOT_AS_DESCRIBED', 'WRONG_ITEM', 'MISSING_PARTS', 'TOO_LATE', 'OTHER'],
}

/**
 * The reasons that fit these units and what is asked for, in the order in which reasons are always
 * named. A replacement that was lost counts as received by the clock, and may not have come all the
 * same.
 */
export function reasonsFor(
  order: Pick<OrderRow, 'completedAt'> & Partial<Pick<OrderRow, 'exchangedAt'>>,
  lines: readonly Pick<AskedUnits, 'qty' | 'unsentQty'>[],
  type: ReverseType = 'SALE_REFUND',
): ReverseReason[] {
  const fitting = new Set(
    bringsGoodsBack(type)
      ? reasonsOf.returned
      : [
          ...(lines.some((one) => one.unsentQty > 0) ? reasonsOf.unsent : []),
          ...(lines.some((one) => one.qty > one.unsentQty)
            ? reasonsOf[order.completedAt && !order.exchangedAt ? 'received' : 'underWay']
            : []),
        ],
  )
  return reverseReasons.filter((reason) => fitting.has(reason))
}

/**
 * And of these what can be said by now: once the time is over in which anything can be, defects
 * alone, and that a replacement for such goods has not come.
 */
export function reasonsNow(
  order: TimesOfAsking,
  lines: Parameters<typeof reasonsFor>[1],
  type: ReverseType,
  now: Date,
): ReverseReason[] {
  const fitting = reasonsFor(
    { completedAt: order.completedAt, exchangedAt: order.exchangedAt ?? order.replacedAt },
    lines,
    type,
  )
  return askingTime(order, now) === 'ANYTHING'
    ? fitting
    : fitting.filter(
        (reason) => isDefect(reason) || (reason === 'NOT_RECEIVED' && wasJustReplaced(order, now)),
      )
}

function wasJustReplaced({ replacedAt }: TimesOfAsking, now: Date): boolean {
  return replacedAt !== null && now.getTime() <= replacedAt.getTime() + AFTER_SALES_DAYS * DAY
}

/**
 * Whether goods come instead of the goods; no money is spoken of. Not once it has become a return.
 */
export function isExchange({
  type,
  isChangedToReturn,
}: Pick<ReverseRow, 'type' | 'isChangedToReturn'>): boolean {
  return type === 'SALE_EXCHANGE' && !isChangedToReturn
}

/** Whether somebody has to act by a certain time. */
export function isWaiting({ status }: Pick<ReverseRow, 'status'>): boolean {
  return WAITING.includes(status)
}
const WAITING: readonly ReverseRow['status'][] = [
  'WAITING_FOR_AUDIT_BY_SELLER',
  'WAITING_FOR_BUYER_RETURN',
  'WAITING_FOR_QC_DONE',
  'WAITING_FOR_SELLER_SHIP',
  'WAITING_FOR_BUYER_CONFIRMED',
]

/**
 * Whether its shop pays for the way back: what is defective comes back at its cost, and what was
 * withdrawn from by law at its buyer's, as the terms say.
 */
export function owesWayBack({
  type,
  reason,
  refundBy,
}: Pick<ReverseRow, 'type' | 'reason' | 'refundBy'>): boolean {
  return bringsGoodsBack(type) && refundBy === null && isDefect(reason)
}

/** Whether goods come back before anything else happens. */
export function bringsGoodsBack(type: ReverseType): boolean {
  return type === 'SALE_RETURN' || type === 'SALE_EXCHANGE'
}

/** Goods that stay take no units out of the line; those that come back do. */
export function takenQtyOf(
  { qty, unsentQty }: Pick<AskedUnits, 'qty' | 'unsentQty'>,
  type: ReverseType,
): number {
  return bringsGoodsBack(type) ? qty : unsentQty
}

/**
 * How many units of a line come back: those that had been sent, and about which the mall has not
 * ruled against their buyer.
 */
export function returningQty({
  qty,
  unsentQty,
  ruledQty,
}: Pick<ReverseLineRow, 'qty' | 'unsentQty' | 'ruledQty'>): number {
  return (ruledQty ?? qty) - unsentQty
}

export type Found = ReverseLineRow['inspected']
export type FoundLine = {
  readonly line: ReverseLineRow
  readonly found: Found
  /** What of its money the shop keeps because the goods have lost that much in value. */
  readonly loss: number
}
/** Units of what was found whose money goes back. */
export function acceptedQty(found: Found): number {
  return sumOf(acceptedDispositions, (one) => found[one] ?? 0)
}

/**
 * Units of a line about which its credit note is: what was accepted where they were looked at, else
 * all that were asked about.
 */
export function paidBackQty(
  line: Pick<ReverseLineRow, 'qty' | 'unsentQty' | 'inspected' | 'ruledQty'>,
): number {
  const wasLookedAt = Object.keys(line.inspected).length > 0
  return wasLookedAt ? line.unsentQty + acceptedQty(line.inspected) : (line.ruledQty ?? line.qty)
}

/**
 * What less a line claims once only some of its units were accepted; a gift that would have gone
 * along stays in the order.
 */
export function withoutRefused(
  line: Pick<
    ReverseLineRow,
    'qty' | 'unsentQty' | 'takenQty' | 'applyAmount' | 'unsentAmount' | 'ruledQty'
  >,
  found: Found,
): Pick<ReverseLineRow, 'takenQty' | 'unsentQty' | 'applyAmount'> {
  const sent = returningQty(line)
  const accepted = acceptedQty(found)
  const acceptedAmount = sent === 0 ? 0 : roundMinor((line.applyAmount * accepted) / sent)
  return {
    takenQty: line.takenQty - accepted,
    unsentQty: line.unsentQty,
    applyAmount: line.applyAmount - acceptedAmount,
  }
}

/**
 * Units of what was found that are not as good as new, and accepted: these alone can have lost in
 * value.
 */
export function wornQty(found: Found): number {
  return (found.REFURBISH ?? 0) + (found.SCRAP ?? 0)
}

/**
 * The most that can be kept of a line for what so many of its units have lost in value: what was
 * paid for these goods. What was done beside selling them, and what covers them, is no part of
 * that; and whoever paid with points gets all of them back.
 */
export function mostLost(
  line: Pick<
    ReverseLineRow,
    'qty' | 'unsentQty' | 'ruledQty' | 'boughtQty' | 'points' | 'applyAmount' | 'snapshot'
  >,
  worn: number,
): number {
  if (line.points > 0) return 0
  const { service, insurance } = line.snapshot
  const fees = ((service?.fee ?? 0) + (insurance?.fee ?? 0)) / line.boughtQty
  const goods = (line.applyAmount * worn) / returningQty(line)
  return Math.max(0, roundMinor(goods - fees * worn))
}

export function sumOf<T>(list: readonly T[], amountOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + amountOf(one), 0)
}

/**
 * What goes back in points beside an amount of each line's money: in the same proportion. Of goods
 * without money, those of the units that leave the order: not sent, or sent back.
 */
export function pointsBack(
  lines: readonly Pick<ReverseLineRow, 'points' | 'paid' | 'takenQty' | 'boughtQty'>[],
  amounts: readonly number[],
): number {
  return lines.reduce((sum, { points, paid, takenQty, boughtQty }, index) => {
    const share = paid > 0 ? (amounts[index] ?? 0) / paid : takenQty / boughtQty
    return sum + Math.floor(points * share)
  }, 0)
}

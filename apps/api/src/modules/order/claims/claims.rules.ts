import { REQUESTS_PER_LINE } from '@galleria/contract/after-sales-rules'
import { roundMinor } from '@galleria/kernel/money'
import type { OrderLineRow, OrderRow } from '../order.types.ts'

/**
 * What of an order's lines can still be asked back: units and money apart, in minor units of the
 * order's currency. Money back for goods that stay uses money only; a unit that was never sent is
 * cancelled with all of its money.
 */
export type LineClaims = Pick<
  OrderLineRow,
  | 'qty'
  | 'deliveredQty'
  | 'reversedQty'
  | 'openReverseQty'
  | 'canceledQty'
  | 'openCancelQty'
  | 'needPay'
  | 'claimed'
  | 'cancelClaimed'
>

/** Units that no after-sales order has taken out of the line. */
export function reversibleQty(
  line: Pick<LineClaims, 'qty' | 'reversedQty' | 'openReverseQty'>,
): number {
  return line.qty - line.reversedQty - line.openReverseQty
}

/** Of these, the units that have not been sent and are still to be. */
export function cancelableQty(
  line: Pick<LineClaims, 'qty' | 'deliveredQty' | 'canceledQty' | 'openCancelQty'>,
): number {
  return line.qty - line.deliveredQty - line.canceledQty - line.openCancelQty
}

/** And those that the buyer holds, or that are on their way. */
export function heldQty(line: LineClaims): number {
  return reversibleQty(line) - cancelableQty(line)
}

/**
 * All the money of so many unsent units. The units of a line are rounded together, so that units
 * sent and units cancelled, in whatever order, come to exactly what was paid.
 */
export function cancelAmount(line: LineClaims, qty: number): number {
  // Nothing is kept for none: else a cent of rounding is nobody's once all others were sent.
  if (qty === 0) return 0
  const gone = line.canceledQty + line.openCancelQty + qty
  const ofGone = line.needPay - roundMinor((line.needPay * (line.qty - gone)) / line.qty)
  // Never more than is left: a unit whose cancellation came to nothing may be rounded otherwise now.
  return Math.max(0, Math.min(ofGone - line.cancelClaimed, line.needPay - line.claimed))
}

/**
 * The money that so many units the buyer holds can still give back: what was paid for them, as far
 * as it is left. All of them give what rounding has left over as well, but not what others of the
 * line went back without: who agreed to less for two of three lamps does not get it with the third.
 */
export function heldAmount(line: LineClaims, qty: number): number {
  const left = Math.max(0, line.needPay - line.claimed - cancelAmount(line, cancelableQty(line)))
  const share = roundMinor((line.needPay * qty) / line.qty)
  const isOfRounding = left - share <= line.qty - reversibleQty(line)
  return qty === heldQty(line) && isOfRounding ? left : Math.min(left, share)
}

/** After so many requests a line needs a person; those that were taken back do not count. */
export function isAskedOut(line: Pick<OrderLineRow, 'requests'>): boolean {
  return line.requests >= REQUESTS_PER_LINE
}

/**
 * The shipping that goes back together with so much of the goods' money: all that is left of it,
 * once nothing is left of the goods'.
 */
export function shippingWith(
  order: Pick<OrderRow, 'needPay' | 'shipping' | 'claimedShipping' | 'claimedGoods'>,
  goods: number,
): number {
  return order.claimedGoods + goods === order.needPay - order.shipping
    ? order.shipping - order.claimedShipping
    : 0
}

/** Whether there is a unit about which anything can still be asked. */
export function hasSomethingToAsk(
  order: Pick<
    OrderRow,
    | 'needPay'
    | 'shipping'
    | 'claimedShipping'
    | 'claimedGoods'
    | 'hasUnitToAskFor'
    | 'hasGoodsToAskFor'
  >,
): boolean {
  return order.hasGoodsToAskFor || (order.hasUnitToAskFor && shippingWith(order, 0) > 0)
}

/** How many units of the line can be asked about; none once that was done too often. */
export function askableQty(
  line: Pick<OrderLineRow, 'qty' | 'reversedQty' | 'openReverseQty' | 'requests'>,
): number {
  return isAskedOut(line) ? 0 : reversibleQty(line)
}

/** Whether a gift is named: its buyer asks nothing about it by itself. */
export function namesGift(
  { lines }: Pick<OrderRow, 'lines'>,
  asked: readonly { readonly lineId: string }[],
): boolean {
  return asked.some(({ lineId }) => lines.find(({ id }) => id === lineId)?.snapshot.gift)
}

/**
 * Gifts that were not sent yet, to go with a request for `goods` that no request claims yet: with
 * the last of the goods' money, where all that was asked for before it goes back for certain
 * (`undecided` is what somebody can still refuse or take back). Those that were sent stay their
 * buyer's.
 */
export function giftsWith(
  order: Pick<OrderRow, 'needPay' | 'shipping' | 'claimedGoods' | 'lines'>,
  {
    goods,
    undecided,
    named,
  }: {
    readonly goods: number
    readonly undecided: number
    readonly named: readonly { readonly lineId: string }[]
  },
): AskedUnits[] {
  const isLast = order.claimedGoods + goods === order.needPay - order.shipping
  if (!isLast || order.claimedGoods + goods === 0 || undecided > 0) return []
  return unsentGifts(order)
    .filter(({ id }) => !named.some(({ lineId }) => lineId === id))
    .map((line) => {
      const qty = cancelableQty(line)
      return { line, qty, unsentQty: qty, unsentAmount: 0, heldCeiling: 0, ceiling: 0 }
    })
}

export function unsentGifts({ lines }: Pick<OrderRow, 'lines'>): OrderLineRow[] {
  return lines.filter((line) => line.snapshot.gift && cancelableQty(line) > 0)
}

/**
 * Units of one line that somebody asks about, and what they can give back: the unsent ones all of
 * theirs, the others up to `heldCeiling`.
 */
export type AskedUnits = {
  readonly line: OrderLineRow
  readonly qty: number
  readonly unsentQty: number
  readonly unsentAmount: number
  readonly heldCeiling: number
  /** The most that all of them can give back, without shipping. */
  readonly ceiling: number
}
/**
 * With the last of the goods' money the shipping can go back, too: then nothing that was paid for
 * is left.
 */
export type Available = { readonly lines: readonly AskedUnits[]; readonly shipping: number }

type Asked = {
  readonly qty: number
  /** How many unsent units are meant; without it those that the buyer holds are meant first. */
  readonly cancelQty?: number | undefined
}

/**
 * What the asked units can give back. `tooOften` when a line of them needs a person; undefined when
 * one is not the order's, is named twice, or has fewer units of either kind.
 */
export function findAvailable(
  order: OrderRow,
  asked: readonly (Asked & { readonly lineId: string })[],
): Available | 'tooOften' | undefined {
  const named = asked.map(({ lineId }) => order.lines.find(({ id }) => id === lineId))
  if (named.some((line) => line && isAskedOut(line))) return 'tooOften'
  if (new Set(named).size !== named.length) return undefined
  const units = asked.map((one, index) => {
    const line = named[index]
    return line && findAskedUnits(line, one)
  })
  const lines = units.filter((one) => one !== undefined)
  return lines.length === units.length ? availableOf(order, lines) : undefined
}

/** Undefined when the line has fewer units of either kind. */
export function findAskedUnits(line: OrderLineRow, asked: Asked): AskedUnits | undefined {
  const held = heldQty(line)
  const unsentQty = asked.cancelQty ?? Math.max(0, asked.qty - held)
  const stayingQty = asked.qty - unsentQty
  if (unsentQty > cancelableQty(line) || stayingQty > held || stayingQty < 0) return undefined
  const unsentAmount = unsentQty > 0 ? cancelAmount(line, unsentQty) : 0
  const heldCeiling = stayingQty > 0 ? heldAmount(line, stayingQty) : 0
  return {
    line,
    qty: asked.qty,
    unsentQty,
    unsentAmount,
    heldCeiling,
    ceiling: unsentAmount + heldCeiling,
  }
}

export function availableOf(
  order: Pick<OrderRow, 'needPay' | 'shipping' | 'claimedShipping' | 'claimedGoods'>,
  lines: readonly AskedUnits[],
): Available {
  const goods = lines.reduce((sum, one) => sum + one.ceiling, 0)
  return { lines, shipping: shippingWith(order, goods) }
}

/**
 * What a buyer can ask about a line: units, those of them to cancel, and the money of those that
 * stay. Nothing once it was asked too often, or of what was sent at no charge.
 */
export function claimableOf(
  line: OrderLineRow,
  order: Pick<OrderRow, 'needPay' | 'shipping' | 'claimedShipping' | 'claimedGoods' | 'reissueOf'>,
): { qty: number; cancelQty: number; amount: number } {
  const { gift, surcharge } = line.snapshot
  if (isAskedOut(line) || gift || surcharge || order.reissueOf)
    return { qty: 0, cancelQty: 0, amount: 0 }
  const held = heldQty(line)
  const goods = held > 0 ? heldAmount(line, held) : 0
  return {
    qty: askableQty(line),
    cancelQty: cancelableQty(line),
    amount: goods + (held > 0 ? shippingWith(order, goods) : 0),
  }
}

import { Temporal } from 'temporal-polyfill'
import { allows, operationsFor } from '@galleria/kernel/flow'
import { partOf } from '@galleria/kernel/money'
import type { TimeSpan } from '@galleria/contract/order'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import type { Units } from '#modules/catalog/stock/index.ts'
import { hasPlace } from '#modules/group-buy/index.ts'
import { askingTime } from './asking/asking-time.rules.ts'
import { cancelableQty, hasSomethingToAsk, isAskedOut } from './claims/claims.rules.ts'
import { orderFlow, type OrderFacts } from './order.flow.ts'
import type { ContractRow, OrderRow } from './order.types.ts'

export function factsOf(order: OrderRow, now: Date): OrderFacts {
  return {
    isSent: order.handover === 'parcel',
    isFetched: order.handover === 'site',
    isReady: order.readyAt !== null,
    isFetchOver: order.fetchBy !== null && order.fetchBy <= now,
    hasCodeToUse: order.handover === 'voucher' && order.unshippedQty > 0,
    isWindowOpen: order.deadlineAt > now,
    isPayable: order.payableFrom !== null && order.payableFrom <= now,
    hasAttempt: order.hasAttempt,
    hasInvoice: order.hasInvoice,
    hasUnitsToShip: order.unshippedQty > 0,
    isHeld: order.heldAt !== null,
    hasUnitsToCancel: order.hasUnitToCancel && !isBeside(order),
    hasGiftToCancel: order.lines.some(
      (line) => line.snapshot.gift && cancelableQty(line) > 0 && !isAskedOut(line),
    ),
    hasParcel: order.parcelCount > 0,
    hasParcelUnderWay: order.parcelsUnderWay > 0,
    isAllLost: order.parcelsUnderWay > 0 && order.parcelsLost === order.parcelsUnderWay,
    hasParcelToPostpone: order.parcelsToPostpone > 0,
    hasSellableSku: order.hasSellableSku && !isBeside(order),
    hasGroupParcel: order.hasGroupParcel,
    isMembers: order.isMembers,
    hasLineToReview: !order.isReviewed && !isBeside(order),
    wasReceived: order.completedAt !== null,
    isOwnShops: order.isOwnShops,
    isGroupWaiting: order.groupBuy?.status === 'OPEN',
    hasGroupPlace: order.groupBuy !== null && hasPlace(order.groupBuy, now),
    isReissue: isReissue(order),
    isForgotten: order.isForgotten,
    hasLineToReverse:
      !isBeside(order) && hasSomethingToAsk(order) && askingTime(order, now) !== 'OVER',
  }
}

/**
 * What an exchange costs more goes the way of that exchange: it has nothing of its own to send, to
 * give back or to speak of.
 */
export function isSurcharge({ surchargeOf }: Pick<OrderRow, 'surchargeOf'>): boolean {
  return surchargeOf !== null
}

/** Sent at no charge: what its buyer lacks is asked for at the order that it belongs to. */
export function isReissue({ reissueOf }: Pick<OrderRow, 'reissueOf'>): boolean {
  return reissueOf !== null
}

/** Nothing that was sold: it belongs to another order, where its buyer asks and speaks of it. */
function isBeside(order: Pick<OrderRow, 'surchargeOf' | 'reissueOf'>): boolean {
  return isSurcharge(order) || isReissue(order)
}

/** What of some lines is on the shelf: a part in words is not. */
export function shelfUnits(
  units: readonly {
    readonly line: Pick<OrderRow['lines'][number], 'id' | 'skuId' | 'snapshot'>
    readonly qty: number
  }[],
): Units[] {
  return units
    .filter(({ line }) => line.snapshot.part === undefined)
    .map(({ line, qty }) => ({ skuId: line.skuId, lineId: line.id, qty }))
}

/** All of it is paid, not only a deposit; what costs points only is paid when it is ordered. */
export function isPaidWhole({ paid, needPay }: Pick<OrderRow, 'paid' | 'needPay'>): boolean {
  return paid === needPay
}

/** All that an order cost went back; where that were points only, all its units. */
export function isAllBack(
  order: Pick<OrderRow, 'paid' | 'refunded' | 'reversedQty' | 'unitCount'>,
): boolean {
  return order.paid > 0 ? order.refunded === order.paid : order.reversedQty === order.unitCount
}

/**
 * No unit that was paid for stays with its buyer, whatever of the money does with the shop: nothing
 * was bought in the end. A gift that was sent stays where it is.
 */
export function isGoodsBack({
  lines,
}: {
  readonly lines: readonly Pick<OrderRow['lines'][number], 'qty' | 'reversedQty' | 'snapshot'>[]
}): boolean {
  return lines.every(({ qty, reversedQty, snapshot }) => reversedQty === qty || snapshot.gift)
}

/**
 * So much an order counts for what it brings its buyer: what is paid of it, as long as anything of
 * it stays with them.
 */
export function countedOf(order: Pick<OrderRow, 'needPay' | 'refunded' | 'lines'>): number {
  return isGoodsBack(order) ? 0 : order.needPay - order.refunded
}

/**
 * What stays with the mall, and what of the payout is contained tax, after what was given back:
 * each line's share as the books took it back.
 */
export function retainedOf(
  order: Pick<
    OrderRow,
    'status' | 'tax' | 'shipping' | 'needPay' | 'paid' | 'deposit' | 'refunded' | 'lines'
  >,
): {
  commission: number
  tax: number
} {
  const sum = (amountOf: (line: OrderRow['lines'][number]) => number) =>
    order.lines.reduce((total, line) => total + amountOf(line), 0)
  const back = (of: 'tax' | 'commission') =>
    sum((line) => partOf(line[of], line.needPay, 0, line.refunded))
  const shippingTax = partOf(
    order.tax - sum((line) => line.tax),
    order.shipping,
    0,
    order.refunded - sum((line) => line.refunded),
  )
  // Of an order that ended with its deposit, that one's part of them; of one that goes back
  // nothing.
  const isGone = order.status === 'CLOSED' && order.paid > 0 && order.refunded === order.paid
  const ofPaid = (whole: number) =>
    order.paid === 0 || isPaidWhole(order) || order.status !== 'CLOSED'
      ? whole
      : partOf(whole, order.needPay, order.refunded, order.paid)
  // All of it went back, whether or not it was asked for line by line.
  if (isGone) return { commission: 0, tax: 0 }
  return {
    commission: ofPaid(sum((line) => line.commission) - back('commission')),
    tax: ofPaid(order.tax - back('tax') - shippingTax),
  }
}

/** Whose contract it is has left: nobody is written to, and nothing can be sent anywhere. */
export function isForgotten({ email }: Pick<ContractRow, 'email'>): boolean {
  return email === ''
}

/**
 * How far after-sales have come with a line or an order: something is asked for, something was
 * given back, or neither.
 */
export function reverseStatusOf(
  some: Pick<OrderRow, 'openRequests' | 'reversedQty' | 'refunded'>,
): 'NOT_REQUESTED' | 'PROCESSING' | 'DONE' {
  if (some.openRequests > 0) return 'PROCESSING'
  return some.reversedQty > 0 || some.refunded > 0 ? 'DONE' : 'NOT_REQUESTED'
}

/** Whether a life cycle lets the buyer do this now. */
export function allowsBuyer(
  order: OrderRow,
  name: keyof typeof orderFlow.moves | keyof typeof orderFlow.offers,
  now: Date,
): boolean {
  return allows(orderFlow, name, {
    state: order.status,
    actor: 'buyer',
    facts: factsOf(order, now),
  })
}

/** Who does the work of a shop: its people, or the operator in its name. */
export type ShopActor = 'merchant' | 'operator'
/**
 * In whose name something is done: the shop's people need to give no reason, the operator always
 * does, and both sides read it.
 */
export type ForShop =
  | { readonly actor: 'merchant' }
  | { readonly actor: 'operator'; readonly reason: string }
export const asShop: ForShop = { actor: 'merchant' }

/** What a move keeps of why it was made in a shop's name. */
export function reasonOf(as: ForShop): { readonly reason?: string } {
  return as.actor === 'operator' ? { reason: as.reason } : {}
}

export function operationsOf(order: OrderRow, actor: 'buyer' | ShopActor, now: Date): string[] {
  return operationsFor(orderFlow, { state: order.status, actor, facts: factsOf(order, now) })
}

/** A time span as instants: calendar years are those of the storefront's time zone. */
export function spanOf(
  span: TimeSpan,
  now: Date,
  site: Site,
): { from: Date | null; until: Date | null } {
  if (span === 'lta') return { from: null, until: null }
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    storefronts[site].timeZone,
  )
  if (span === '3m') return { from: toDate(here.subtract({ months: 3 })), until: null }
  const newYear = here.with({ month: 1, day: 1 }).startOfDay()
  return span === 'ty'
    ? { from: toDate(newYear), until: null }
    : { from: toDate(newYear.subtract({ years: 1 })), until: toDate(newYear) }
}
function toDate(at: Temporal.ZonedDateTime): Date {
  return new Date(at.epochMilliseconds)
}

import { Temporal } from 'temporal-polyfill'
import type { Parsed } from '@galleria/contract/define-call'
import type { MerchantOrder, MerchantOrderRow, merchantCalls } from '@galleria/contract/merchant'
import { storefronts } from '@galleria/contract/storefronts'
import { allows } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { offsetOf } from '@galleria/kernel/page'
import { refuse } from '@galleria/contract/refusals'
import { dayIn } from '#platform/calendar.ts'
import type { Context } from '#platform/context.ts'
import { findHistory } from '#platform/transitions.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findShopDays, hasRight, sellerOf } from '#modules/merchant/index.ts'
import { findEndingPromise } from '#modules/payment/captures/index.ts'
import { canCallBack, canCorrect, findParcels, type ParcelRow } from '#modules/shipping/index.ts'
import { presentDelay } from '../parcels/delay.present.ts'
import { isAskedBack } from '../parcels/call-back-parcel.ts'
import { presentOrderLines, presentOrderRow, presentParcel } from '../present/order.present.ts'
import { presentOrderHistory } from '../present/order-history.present.ts'
import { pageSellersOrders, type OrderFilters } from './merchant-orders.queries.ts'
import { readCodeStates } from '../codes/list-vouchers.ts'
import { readMessages } from '../messages/order-messages.ts'
import { findNotes } from './order-notes.ts'
import { countToday, findSales, type ShopDay } from './order-tallies.queries.ts'
import { findHeld } from '../payout/held.store.ts'
import { presentPayout } from '../payout/payout.present.ts'
import { orderFlow } from '../order.flow.ts'
import { findContract, findSellersOrder } from '../order.queries.ts'
import { presentReissues } from '../reissue/reissue.present.ts'
import { findReissues } from '../reissue/reissue.queries.ts'
import { factsOf, type ShopActor } from '../order.rules.ts'
import type { OrderRow, StoredAddress } from '../order.types.ts'

/**
 * What a seller sees of the orders of the own shops. The seller is part of every query: another
 * seller's order is not there.
 */
export async function listSellersOrders(
  ctx: Context,
  body: Parsed<typeof merchantCalls.pageMerchantOrders>,
): Promise<{ data: MerchantOrderRow[]; total: number; isTotalExact: boolean }> {
  const days = await findShopDays(ctx, sellerOf(ctx))
  const { rows, ...count } = await pageSellersOrders(ctx.db, {
    sellerId: sellerOf(ctx),
    statuses: body.status ?? [],
    keyword: body.keyword ?? '',
    shopId: body.shopId ?? null,
    site: body.site ?? null,
    isToShipOnly: body.toShipOnly ?? false,
    isLateOnly: body.lateOnly ?? false,
    isHeldOnly: body.heldOnly ?? false,
    filters: readFilters(body, timeZoneOf(days)),
    days,
    isOldestFirst: body.sort === 'oldest',
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return { data: rows.map((row) => presentRow(ctx, row, row.deliveryAddress, days)), ...count }
}

/**
 * Calendar days as instants of the shop, amounts in minor units: every currency of the mall has
 * cents.
 */
function readFilters(
  body: Parsed<typeof merchantCalls.pageMerchantOrders>,
  timeZone: string,
): OrderFilters {
  const midnight = (day: string, later: number) =>
    new Date(
      Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(timeZone).epochMilliseconds,
    )
  return {
    ...(body.dayFrom ? { from: midnight(body.dayFrom, 0) } : {}),
    ...(body.dayTo ? { until: midnight(body.dayTo, 1) } : {}),
    ...(body.fetchedOnly ? { isFetched: true as const } : {}),
    ...(body.lostOnly ? { hasLost: true as const } : {}),
    ...(body.reissuedOnly ? { isReissue: true as const } : {}),
    ...(body.countryCode ? { country: body.countryCode } : {}),
    ...(body.amountFrom === undefined ? {} : { least: Math.round(body.amountFrom * 100) }),
    ...(body.amountTo === undefined ? {} : { most: Math.round(body.amountTo * 100) }),
  }
}

/** A seller's calendar is that of the first shop. */
function timeZoneOf(days: Awaited<ReturnType<typeof findShopDays>>): string {
  return days[0]?.timeZone ?? storefronts.DE.timeZone
}

export async function readSellersOrder(ctx: Context, id: Id<'order'>): Promise<MerchantOrder> {
  const order = await findSellersOrder(ctx.db, sellerOf(ctx), id)
  if (!order) throw refuse('order.not_found')
  const [contract, parcels, history, days, notes, messageList, promise, codeList, held, reissues] =
    await Promise.all([
      findContract(ctx.db, 'mall', order.contractId),
      findParcels(ctx.db, order.id),
      findHistory(ctx.db, 'order', order.id),
      findShopDays(ctx, sellerOf(ctx)),
      findNotes(ctx.db, order.id),
      readMessages(ctx.db, order),
      findEndingPromise(ctx, order.contractId),
      readCodeStates(ctx, order),
      findHeld(ctx.db, [order.id]),
      findReissues(ctx.db, order.id),
    ])
  if (!contract) throw new Error('an order without its contract')
  const { deliveryAddress: to, billingAddress: billed } = contract
  return {
    ...presentRow(ctx, order, to, days),
    promise,
    tradeOrderLineList: presentOrderLines(order),
    progressList: presentOrderHistory(order, history),
    codeList,
    ...presentReissues(reissues),
    messageList,
    noteList: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    packageList: parcels.map((parcel) => ({
      ...presentParcel(parcel, order, ctx.language),
      operationList: hasRight(ctx, 'ship') ? parcelWorkOf(order, parcel, ctx.now()) : [],
    })),
    ...presentPayout(order, held),
    deliverTo: presentParty(to),
    billTo: presentBilled(billed),
  }
}

/** What its shop, or the operator in its name, can do with a parcel: both life cycles allow it. */
export function parcelWorkOf(
  order: OrderRow,
  parcel: ParcelRow,
  now: Date,
  actor: ShopActor = 'merchant',
): string[] {
  const asked = { state: order.status, actor, facts: factsOf(order, now) }
  return [
    ...(allows(orderFlow, 'correctParcel', asked) && canCorrect(parcel) ? ['correct'] : []),
    ...(allows(orderFlow, 'callBack', asked) && canCallBack(parcel) && !isAskedBack(order, parcel)
      ? ['callBack']
      : []),
  ]
}

/** What an invoice is written with. */
export function presentBilled(billed: StoredAddress): MerchantOrder['billTo'] {
  const { email, taxCode, eori = '' } = billed
  return { ...presentParty(billed), email, taxCode, eori }
}

export function presentParty(address: StoredAddress): MerchantOrder['deliverTo'] {
  return {
    name: `${address.firstName} ${address.lastName}`,
    company: address.company,
    street: address.poiName,
    houseNo: address.houseNo,
    detailAddress: address.detailAddress,
    postalCode: address.postalCode,
    city: address.city,
    province: address.province,
    country: address.country,
    phone: address.personPhone,
  }
}

/**
 * Today's work and the sales of the last 30 days, each currency by itself: sums over currencies
 * would mean nothing.
 */
export async function readToday(ctx: Context) {
  const days = await findShopDays(ctx, sellerOf(ctx))
  const timeZone = timeZoneOf(days)
  const day = dayIn(ctx.now(), timeZone)
  const [work, sales] = await Promise.all([
    countToday(ctx.db, sellerOf(ctx), days),
    findSales(ctx.db, sellerOf(ctx), {
      from: day.subtract({ days: SALES_DAYS - 1 }).toString(),
      timeZone,
    }),
  ])
  return {
    ...work,
    day: day.toString(),
    sales: sales.map((one) => ({
      day: one.day,
      orders: one.orders,
      amount: wireMoney(one.amount, one.currency),
    })),
  }
}
const SALES_DAYS = 30

function presentRow(
  ctx: Context,
  order: OrderRow,
  to: StoredAddress,
  days: readonly ShopDay[],
): MerchantOrderRow {
  const row = presentOrderRow(order, 'merchant', ctx.now())
  return {
    ...row,
    operationList: hasRight(ctx, 'ship') ? row.operationList : [],
    buyerName: `${to.firstName} ${to.lastName}`,
    shipTo: order.pickup?.name ?? `${to.city}, ${to.regionShortName}`,
    shipBy: order.shipBy,
    shopDay: days.find(({ shopId }) => shopId === order.shopId)?.today ?? '',
    unshippedQty: order.unshippedPieces,
    holdReason: order.status === 'UN_DELIVERY' ? order.holdReason : null,
    delay: presentDelay(order),
  }
}

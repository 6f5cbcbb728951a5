import type { Parsed } from '@galleria/contract/define-call'
import type { MerchantOrder, MerchantOrderRow, merchantCalls } from '@galleria/contract/merchant'
import { storefronts, isSite } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { offsetOf } from '@galleria/kernel/page'
import { refuse } from '@galleria/contract/refusals'
import { hasRight, sellerOf, type Context } from '#platform/context.ts'
import { findHistory } from '#platform/transitions.ts'
import { runSql } from '#platform/db.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findOwed } from '#modules/ledger/index.ts'
import { findParcels } from '#modules/shipping/index.ts'
import { presentHistory, presentLine, presentOrderRow, presentParcel } from './order.present.ts'
import {
  findContractForMall,
  findSellersOrder,
  findToday,
  pageSellersOrders,
} from './order.queries.ts'
import { keptOf } from './order.rules.ts'
import type { OrderRow, StoredAddress } from './order.types.ts'

/** What a seller sees of the orders of the own shops. The seller is part of every query: another seller's order is not there. */
export async function listSellersOrders(
  ctx: Context,
  body: Parsed<typeof merchantCalls.pageMerchantOrders>,
): Promise<{ data: MerchantOrderRow[]; total: number }> {
  const { rows, total } = await pageSellersOrders(ctx.db, {
    sellerId: sellerOf(ctx),
    statuses: body.status ?? [],
    keyword: body.keyword ?? '',
    shopId: body.shopId ?? null,
    site: body.site ?? null,
    isToShipOnly: body.toShipOnly ?? false,
    isLateOnly: body.lateOnly ?? false,
    now: ctx.now(),
    isOldestFirst: body.sort === 'oldest',
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return { data: rows.map((row) => presentRow(ctx, row, row.deliveryAddress, row.shipBy)), total }
}

export async function readSellersOrder(ctx: Context, id: Id<'order'>): Promise<MerchantOrder> {
  const order = await findSellersOrder(ctx.db, sellerOf(ctx), id)
  if (!order) throw refuse('order.not_found')
  const [contract, parcels, history, owed, shipBy] = await Promise.all([
    findContractForMall(ctx.db, order.contractId),
    findParcels(ctx.db, order.id),
    findHistory(ctx.db, 'order', order.id),
    findOwed(ctx.db, `seller:${order.shopId}`, order.contractId),
    runSql<{ day: string }>(
      ctx.db,
      `select to_char($1::timestamptz + make_interval(days => handling_days + 2), 'YYYY-MM-DD') as day from shops where id = $2`,
      [order.paidAt ?? order.orderedAt, order.shopId],
    ),
  ])
  if (!contract) throw new Error('an order without its contract')
  const { deliveryAddress: to } = contract
  const kept = keptOf(order)
  // The books pay out without the tax, which they keep apart; the shop declares it and is paid it.
  const payout = order.paid > 0 ? owed + kept.tax : order.needPay - kept.commission
  return {
    ...presentRow(ctx, order, to, shipBy[0]?.day ?? ''),
    tradeOrderLineList: order.lines.map((line) => presentLine(line, order)),
    progressList: presentHistory(history),
    packageList: parcels.map((parcel) => presentParcel(parcel, false)),
    commissionAmt: wireMoney(kept.commission, order.currency),
    payoutAmt: wireMoney(payout, order.currency),
    deliverTo: {
      name: `${to.firstName} ${to.lastName}`,
      company: to.company,
      street: to.poiName,
      houseNo: to.houseNo,
      detailAddress: to.detailAddress,
      postalCode: to.postalCode,
      city: to.city,
      province: to.province,
      country: to.country,
      phone: to.personPhone,
    },
  }
}

export async function readToday(ctx: Context) {
  const [most] = await runSql<{ currency: string }>(
    ctx.db,
    'select currency from orders where seller_id = $1 group by 1 order by count(*) desc limit 1',
    [sellerOf(ctx)],
  )
  const currency = most?.currency ?? storefronts[isSite(ctx.site) ? ctx.site : 'DE'].currency
  const today = await findToday(ctx.db, sellerOf(ctx), currency, ctx.now())
  return {
    ...today,
    sales: today.sales.map((day) => ({
      day: day.day,
      orders: day.orders,
      amount: wireMoney(day.amount, currency),
    })),
  }
}

function presentRow(
  ctx: Context,
  order: OrderRow,
  to: StoredAddress,
  shipBy: string,
): MerchantOrderRow {
  const row = presentOrderRow(order, 'merchant', ctx.now())
  return {
    ...row,
    operationList: hasRight(ctx, 'ship') ? row.operationList : [],
    buyerName: `${to.firstName} ${to.lastName}`,
    shipTo: `${to.city}, ${to.regionShortName}`,
    shipBy,
    unshippedQty: order.unshippedQty,
  }
}

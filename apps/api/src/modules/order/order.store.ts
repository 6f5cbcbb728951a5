import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { recordTransitions } from '#platform/transitions.ts'
import { runSql, type Tx } from '#platform/db.ts'
import { lockRow, lockRows } from '#platform/lock.ts'
import { countSold } from '#modules/catalog/index.ts'
import { findShopCalendars, shipByDay } from '#modules/merchant/index.ts'
import { defineLifeCycle, moveRows, nextVersion, type MoveRequest } from '#platform/mover.ts'
import { orderFlow } from './order.flow.ts'
import type { ContractRow, NewOrder, StoredAddress } from './order.types.ts'

/** The one lock order of the mall begins here: contract, then orders, lines, attempt, stock. */
export function lockContract(tx: Tx, id: Id<'contract'>): Promise<boolean> {
  return lockRow(tx, 'contracts', { id })
}

export type NewContract = {
  id: Id<'contract'>
  buyerId: Id<'user'>
  quoteId: Id<'quote'>
  site: string
  language: string
  currency: string
  needPay: number
  email: string
  deliveryAddress: StoredAddress
  billingAddress: StoredAddress
  deadlineAt: Date
  createdAt: Date
}

/**
 * Contract, orders and lines in three statements, however many shops; each order's history begins with `submit`. An order is found by what its
 * items are called in any language, because whoever looks for it may read another one than its buyer ordered in.
 */
export async function addContract(
  tx: Tx,
  contract: NewContract,
  orders: readonly NewOrder[],
): Promise<void> {
  await runSql(
    tx,
    `insert into contracts (id, buyer_id, quote_id, site, language, currency, need_pay, email, delivery_address, billing_address, deadline_at, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      contract.id,
      contract.buyerId,
      contract.quoteId,
      contract.site,
      contract.language,
      contract.currency,
      contract.needPay,
      contract.email,
      JSON.stringify(contract.deliveryAddress),
      JSON.stringify(contract.billingAddress),
      contract.deadlineAt,
      contract.createdAt,
    ],
  )
  await runSql(
    tx,
    `insert into orders (id, buyer_id, contract_id, shop_id, seller_id, code, status, site, currency, goods, shipping, tax, tax_rate, need_pay, unit_count, search_words, deadline_at, ordered_at, updated_at)
    select o.id, $2, $3, o."shopId", o."sellerId", o.code, 'PENDING_PAY', $4, $5, o.goods, o.shipping, o.tax, o."taxRate", o."needPay", o."unitCount", plain_text(o."searchWords" || ' ' || coalesce(names.all, '')), $6, $7, $7
    from json_to_recordset($1::json) o(id uuid, "shopId" int, "sellerId" int, code text, goods bigint, shipping bigint, tax bigint, "taxRate" numeric, "needPay" bigint, "unitCount" int, "searchWords" text, "itemIds" int[])
    cross join lateral (select string_agg(distinct t.name, ' ') as all from item_texts t where t.item_id = any(o."itemIds")) names`,
    [
      JSON.stringify(
        orders.map(({ lines, ...order }) => ({
          ...order,
          itemIds: lines.map((line) => line.itemId),
        })),
      ),
      contract.buyerId,
      contract.id,
      contract.site,
      contract.currency,
      contract.deadlineAt,
      contract.createdAt,
    ],
  )
  await runSql(
    tx,
    `insert into order_lines (id, buyer_id, order_id, position, sku_id, item_id, qty, unit_price, need_pay, tax, commission, expect_date, snapshot)
    select l.id, $2, l."orderId", l.position, l."skuId", l."itemId", l.qty, l."unitPrice", l."needPay", l.tax, l.commission, l."expectDate", l.snapshot
    from json_to_recordset($1::json) l(id uuid, "orderId" uuid, position int, "skuId" int, "itemId" int, qty int, "unitPrice" bigint, "needPay" bigint, tax bigint, commission bigint, "expectDate" date, snapshot jsonb)`,
    [
      JSON.stringify(
        orders.flatMap((order) =>
          order.lines.map((line, index) => ({ ...line, orderId: order.id, position: index + 1 })),
        ),
      ),
      contract.buyerId,
    ],
  )
  await recordTransitions(
    tx,
    orders.map((order) => ({
      entity: 'order',
      entityId: order.id,
      from: null,
      to: 'PENDING_PAY',
      event: 'submit',
      actor: 'buyer',
      actorId: contract.buyerId,
      at: contract.createdAt,
    })),
  )
}

const orderLifeCycle = defineLifeCycle({
  entity: 'order',
  table: 'orders',
  flow: orderFlow,
  stamps: ({ move, to, at }) => ({
    version: nextVersion,
    updated_at: at,
    ...(move === 'pay' || move === 'revive' ? { paid: sql`t.need_pay`, paid_at: at } : {}),
    ...(to === 'COMPLETE' ? { completed_at: at } : {}),
  }),
})

/** Answers with the ids that moved. Payment writes `paid`; receipt writes `completed_at`. */
export async function moveOrders(
  tx: Tx,
  ids: readonly Id<'order'>[],
  request: MoveRequest<typeof orderFlow, 'orders'>,
): Promise<Id<'order'>[]> {
  const moved = (await moveRows(tx, orderLifeCycle, ids, request)).map(({ id }) => id)
  if (request.move === 'pay' || request.move === 'revive')
    await promiseShipping(tx, moved, request.at)
  return moved
}

/** From the moment it is paid an order has a day by which its shop hands it over. */
async function promiseShipping(tx: Tx, ids: readonly Id<'order'>[], paidAt: Date): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'shop_id'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  const shops = await findShopCalendars(
    tx,
    orders.map((order) => order.shop_id),
  )
  for (const shop of shops)
    await tx
      .updateTable('orders')
      .set({ ship_by: shipByDay(paidAt, shop) })
      .where('id', '=', sql<string>`any(${ids})`)
      .where('shop_id', '=', shop.id)
      .execute()
}

/** Extends or shortens the time a contract and its orders wait for money. */
export async function setDeadline(
  tx: Tx,
  contractId: ContractRow['id'],
  deadlineAt: Date,
): Promise<void> {
  await runSql(tx, 'update contracts set deadline_at = $2 where id = $1', [contractId, deadlineAt])
  await runSql(
    tx,
    `update orders set deadline_at = $2 where contract_id = $1 and status in ('PENDING_PAY', 'PROCESSING')`,
    [contractId, deadlineAt],
  )
}

/** Counts units as sent; false, and nothing written, when a line has fewer left or belongs to another order. */
export async function markSent(
  tx: Tx,
  orderId: Id<'order'>,
  lines: readonly { id: Id<'orderLine'>; qty: number }[],
): Promise<boolean> {
  const rows = await runSql(
    tx,
    `update order_lines l set delivered_qty = l.delivered_qty + s.qty from unnest($2::uuid[], $3::int[]) s(id, qty)
    where l.id = s.id and l.order_id = $1 and l.delivered_qty + l.canceled_qty + l.open_cancel_qty + s.qty <= l.qty returning 1`,
    [orderId, lines.map((line) => line.id), lines.map((line) => line.qty)],
  )
  return rows.length === lines.length
}

/** Counts what was sold, at the catalog, whose items they are. */
export async function addSold(tx: Tx, orderIds: readonly Id<'order'>[]): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['item_id as itemId', 'qty'])
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .execute()
  await countSold(tx, lines)
}

/** Nobody else changes these orders until the end of the transaction; in the order of their ids, as everywhere. */
export async function lockOrders(tx: Tx, ids: readonly Id<'order'>[]): Promise<void> {
  await lockRows(tx, 'orders', 'id', { id: ids })
}

/** No line of these orders is left to review. */
export async function markReviewed(tx: Tx, ids: readonly Id<'order'>[]): Promise<void> {
  await runSql(tx, 'update orders set is_reviewed = true where id = any($1)', [ids])
}

import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { runHot } from '#platform/hot-sql.ts'
import { escapeLike } from '#platform/keyword.ts'
import {
  buyersOrder,
  buyersOrders,
  contractById,
  contractOrders,
  orderById,
  orderCounts,
  orderList,
  orderListAfter,
  paymentLines,
  sellersOrder,
} from './order.hot.ts'
import type { ContractRow, OrderRow, PaymentLine } from './order.types.ts'

export type OrderListRequest = {
  statuses: readonly string[]
  keyword: string
  from: Date | null
  until: Date | null
  /** Only orders with points, or only those without. */ hasPoints: boolean | null
  offset: number
  limit: number
}

/**
 * The rows that come after one that is known, and how many there are from there on. None after an
 * order that is not the buyer's own.
 */
export async function pageOrdersAfter(
  db: Db,
  buyerId: Id<'user'>,
  request: Omit<OrderListRequest, 'offset'>,
  after: Id<'order'>,
): Promise<{ rows: OrderRow[]; total: number }> {
  const rows = await runHot(db, orderListAfter, [
    buyerId,
    request.statuses,
    escapeLike(request.keyword),
    request.from,
    request.until,
    request.limit,
    after,
    request.hasPoints,
  ])
  return { rows, total: rows[0]?.total ?? 0 }
}

/** One statement: the rows of the page and how many there are in all. */
export async function pageOrders(
  db: Db,
  buyerId: Id<'user'>,
  request: OrderListRequest,
): Promise<{ rows: OrderRow[]; total: number }> {
  const rows = await runHot(db, orderList, [
    buyerId,
    request.statuses,
    escapeLike(request.keyword),
    request.from,
    request.until,
    request.limit,
    request.offset,
    request.hasPoints,
  ])
  if (rows[0]) return { rows, total: rows[0].total }
  return {
    rows: [],
    total:
      request.offset === 0
        ? 0
        : (await pageOrders(db, buyerId, { ...request, offset: 0, limit: 1 })).total,
  }
}

export async function countOrders(
  db: Db,
  buyerId: Id<'user'>,
  request: Pick<OrderListRequest, 'keyword' | 'from' | 'until' | 'hasPoints'>,
): Promise<Map<string, number>> {
  const rows = await runHot(db, orderCounts, [
    buyerId,
    [],
    escapeLike(request.keyword),
    request.from,
    request.until,
    request.hasPoints,
  ])
  return new Map(rows.map((row) => [row.status, row.n]))
}

/**
 * Who reads: the buyer, whose own it has to be, or the mall itself (jobs, mails, a guest's signed
 * link), which has no person to ask for.
 */
type Reader = Id<'user'> | 'mall'

export async function findOrder(
  db: Db | Tx,
  reader: Reader,
  id: Id<'order'>,
): Promise<OrderRow | undefined> {
  const rows =
    reader === 'mall'
      ? await runHot(db, orderById, [id])
      : await runHot(db, buyersOrder, [reader, id])
  return rows[0]
}

/**
 * All orders of a contract, by their numbers; or several of a buyer's own, in no order: somebody
 * else's are not there.
 */
export function findOrders(
  db: Db | Tx,
  which:
    | { readonly contractId: Id<'contract'> }
    | { readonly buyerId: Id<'user'>; readonly ids: readonly Id<'order'>[] },
): Promise<OrderRow[]> {
  return 'contractId' in which
    ? runHot(db, contractOrders, [which.contractId])
    : runHot(db, buyersOrders, [which.buyerId, which.ids])
}

/** Orders of a seller by their codes; those of others are not there. */
export async function findSellersOrdersByCode(
  db: Db,
  sellerId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Id<'order'>>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'code'])
    .where('seller_id', '=', sellerId)
    .where('code', '=', sql<string>`any(${codes})`)
    .$castTo<{ id: Id<'order'>; code: string }>()
    .execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** The codes of a seller's orders; those of others are not there. */
export async function findSellersOrderCodes(
  db: Db,
  sellerId: number,
  ids: readonly Id<'order'>[],
): Promise<ReadonlyMap<Id<'order'>, string>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'code'])
    .where('seller_id', '=', sellerId)
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('ordered_at')
    .orderBy('id')
    .$castTo<{ id: Id<'order'>; code: string }>()
    .execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}

export async function findSellersOrder(
  db: Db | Tx,
  sellerId: number,
  id: Id<'order'>,
): Promise<OrderRow | undefined> {
  return (await runHot(db, sellersOrder, [sellerId, id]))[0]
}

/** An order of theirs has a place in it. */
export async function isInGroupBuy(
  db: Db | Tx,
  buyerId: Id<'user'>,
  id: Id<'groupBuy'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('group_buy_id', '=', id)
    .where('status', 'not in', ['CANCELED', 'CLOSED'])
    .executeTakeFirst()
  return found !== undefined
}

export async function findContract(
  db: Db | Tx,
  reader: Reader,
  id: Id<'contract'>,
): Promise<ContractRow | undefined> {
  return (await runHot(db, contractById, [id, reader === 'mall' ? null : reader]))[0]
}

export function findPaymentLines(db: Db, contractId: Id<'contract'>): Promise<PaymentLine[]> {
  return runHot(db, paymentLines, [contractId])
}

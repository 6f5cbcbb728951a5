import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { runHot } from '#platform/hot-sql.ts'
import {
  buyersOrder,
  buyersOrders,
  contractOrders,
  orderById,
  orderCounts,
  orderList,
  sellersOrder,
} from './order.hot.ts'
import type { ContractRow, OrderRow } from './order.types.ts'

export type OrderListRequest = {
  statuses: readonly string[]
  keyword: string
  from: Date | null
  until: Date | null
  offset: number
  limit: number
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
  request: Pick<OrderListRequest, 'keyword' | 'from' | 'until'>,
): Promise<Map<string, number>> {
  const rows = await runHot(db, orderCounts, [
    buyerId,
    [],
    escapeLike(request.keyword),
    request.from,
    request.until,
  ])
  return new Map(rows.map((row) => [row.status, row.n]))
}

/** A keyword with the wildcards of LIKE taken at their word. */
export function escapeLike(keyword: string): string {
  return keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

/** Whether a plain text (`plain_text`) has the keyword in it. The keyword is made plain once, not for each row. */
export function hasKeyword(text: RawBuilder<string>, keyword: string): RawBuilder<boolean> {
  return sql`${text} like (select '%' || plain_text(${escapeLike(keyword)}) || '%')`
}

export async function findOrder(
  db: Db | Tx,
  buyerId: Id<'user'>,
  id: Id<'order'>,
): Promise<OrderRow | undefined> {
  return (await runHot(db, buyersOrder, [buyerId, id]))[0]
}

/** Several of a buyer's own orders, in no order; somebody else's are not there. */
export function findOrders(
  db: Db | Tx,
  buyerId: Id<'user'>,
  ids: readonly Id<'order'>[],
): Promise<OrderRow[]> {
  return runHot(db, buyersOrders, [buyerId, ids])
}

export async function findSellersOrder(
  db: Db | Tx,
  sellerId: number,
  id: Id<'order'>,
): Promise<OrderRow | undefined> {
  return (await runHot(db, sellersOrder, [sellerId, id]))[0]
}

/** By the mall itself: jobs, mails and the guest's signed link, which have no person to ask for. */
export async function findOrderForMall(
  db: Db | Tx,
  id: Id<'order'>,
): Promise<OrderRow | undefined> {
  return (await runHot(db, orderById, [id]))[0]
}

export function findContractOrders(db: Db | Tx, contractId: Id<'contract'>): Promise<OrderRow[]> {
  return runHot(db, contractOrders, [contractId])
}

const selectContract = (db: Db | Tx) =>
  db
    .selectFrom('contracts as c')
    .select([
      'c.id',
      'c.buyer_id as buyerId',
      'c.site',
      'c.language',
      'c.currency',
      'c.need_pay as needPay',
      'c.email',
      'c.deadline_at as deadlineAt',
      'c.created_at as createdAt',
      'c.delivery_address as deliveryAddress',
      'c.billing_address as billingAddress',
    ])
    .$castTo<ContractRow>()

export function findContract(
  db: Db | Tx,
  buyerId: Id<'user'>,
  id: Id<'contract'>,
): Promise<ContractRow | undefined> {
  return selectContract(db)
    .where('c.buyer_id', '=', buyerId)
    .where('c.id', '=', id)
    .executeTakeFirst()
}

/** By the mall itself: jobs, mails, settling, which have no person to ask for. */
export function findContractForMall(
  db: Db | Tx,
  id: Id<'contract'>,
): Promise<ContractRow | undefined> {
  return selectContract(db).where('c.id', '=', id).executeTakeFirst()
}

export type PaymentLine = {
  id: Id<'paymentOrder'>
  kind: string
  amount: number
  status: string
  records: { status: string; channel: string; paidAt: string | null }[]
}

export async function findPaymentLines(db: Db, contractId: Id<'contract'>): Promise<PaymentLine[]> {
  const { rows } = await sql<PaymentLine>`
    select p.id, p.kind, p.amount, p.status, coalesce((select json_agg(json_build_object('status', a.status, 'channel', a.channel,
      'paidAt', (select min(t.at) from transitions t where t.entity = 'payment' and t.entity_id = a.id and t.to_state = 'PAY_SUCCESS')) order by a.created_at)
      from payment_attempts a where a.contract_id = p.contract_id and a.payment_order_id = p.id), '[]') as records
    from payment_orders p where p.contract_id = ${contractId} order by p.kind`.execute(db)
  return rows
}

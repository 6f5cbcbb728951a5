import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import { runHot } from '#platform/hot-sql.ts'
import { hasKeyword } from '#platform/keyword.ts'
import { ordersOfPage } from '../order.hot.ts'
import type { ContractRow, OrderRow } from '../order.types.ts'

/**
 * Of words that more orders have, only so many are looked at: who reads such a list needs more
 * words, not more pages.
 */
const MOST_FOUND = 2_000

export type AllOrdersRequest = {
  readonly keyword: string | undefined
  readonly sellerId: number | undefined
  readonly buyerId: Id<'user'> | undefined
  /** The last order that is shown. */ readonly after: Id<'order'> | undefined
  readonly limit: number
}
export type AnyOrder = OrderRow & Pick<ContractRow, 'deliveryAddress' | 'email'>
export type AllOrdersPage = {
  readonly rows: AnyOrder[]
  readonly hasMore: boolean
  /** False where more orders have the words than were looked at. */ readonly isComplete: boolean
}

/**
 * Orders of all sellers, the newest first, from where the page before ended: each page costs what
 * the first one does.
 */
export async function pageAllOrders(db: Db, request: AllOrdersRequest): Promise<AllOrdersPage> {
  const text = request.keyword === undefined ? newest(request) : withWords(request, request.keyword)
  const { rows } = await text.execute(db)
  const ids = rows.slice(0, request.limit).map(({ id }) => id)
  return {
    rows: await findRows(db, ids),
    hasMore: rows.length > request.limit,
    isComplete: rows.every((row) => row.isComplete),
  }
}

type ChosenText = RawBuilder<{ id: Id<'order'>; isComplete: boolean }>

const conditionsOf = ({ sellerId, buyerId, after }: AllOrdersRequest) =>
  sql`${sellerId === undefined ? sql`true` : sql`o.seller_id = ${sellerId}`} and ${buyerId === undefined ? sql`true` : sql`o.buyer_id = ${buyerId}`} and ${
    after === undefined
      ? sql`true`
      : sql`(o.ordered_at, o.id) < (select a.ordered_at, a.id from orders a where a.id = ${after})`
  }`

export function newest(request: AllOrdersRequest): ChosenText {
  return sql`select o.id, true as "isComplete" from orders o where ${conditionsOf(request)} order by o.ordered_at desc, o.id desc limit ${request.limit + 1}`
}

export function withWords(request: AllOrdersRequest, keyword: string): ChosenText {
  return sql`
    with goods as materialized (
        select f.id from orders f where ${hasKeyword(sql`f.search_words`, keyword)} limit ${MOST_FOUND + 1}),
      people as materialized (
        select c.id from contracts c where ${hasKeyword(sql`contract_words(c.email, c.delivery_address, c.billing_address)`, keyword)} limit ${MOST_FOUND + 1}),
      found as (
        select g.id from goods g
        union select f.id from people p join orders f on f.contract_id = p.id
        union select p.order_id from parcels p where upper(p.number) = upper(${keyword.replace(/\s/g, '')}))
    select o.id, (select count(*) from goods) <= ${MOST_FOUND} and (select count(*) from people) <= ${MOST_FOUND} as "isComplete"
    from found join orders o using (id) where ${conditionsOf(request)} order by o.ordered_at desc, o.id desc limit ${request.limit + 1}`
}

async function findRows(db: Db, ids: readonly Id<'order'>[]): Promise<AnyOrder[]> {
  if (ids.length === 0) return []
  const rows = (await runHot(db, ordersOfPage, [ids])) as (OrderRow &
    Pick<ContractRow, 'deliveryAddress'>)[]
  const mails = await db
    .selectFrom('contracts')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(rows.map(({ contractId }) => contractId))])
    .execute()
  const emailOf = new Map(mails.map(({ id, email }) => [id, email]))
  return rows.map((row) => ({ ...row, email: emailOf.get(row.contractId) ?? '' }))
}

export type AttemptRow = {
  claimId: Id<'paymentOrder'>
  channel: string
  provider: string
  providerRef: string | null
  status: string
  amount: number
  failedReason: string | null
  at: Date
}

/** All that was tried, taken, given back and booked of a contract, in the order it happened. */
export async function findMoneyOf(db: Db, order: Pick<OrderRow, 'id' | 'contractId'>) {
  const [attempts, captures, refunds, entries] = await Promise.all([
    db
      .selectFrom('payment_attempts')
      .select(['payment_order_id as claimId', 'channel', 'provider', 'provider_ref as providerRef'])
      .select(['status', 'amount', 'failed_reason as failedReason', 'created_at as at'])
      .where('contract_id', '=', order.contractId)
      .orderBy('created_at')
      .orderBy('id')
      .$castTo<AttemptRow>()
      .execute(),
    db
      .selectFrom('captures')
      .select(['provider', 'provider_ref as providerRef', 'amount', 'currency', 'disposition'])
      .select(['reason', 'seen_at as at'])
      .where('contract_id', '=', order.contractId)
      .orderBy('seen_at')
      .orderBy('provider_ref')
      .execute(),
    db
      .selectFrom('refunds')
      .select(['id', 'amount', 'currency', 'reason', 'status', 'failed_reason as failedReason'])
      .select('created_at as at')
      .where('contract_id', '=', order.contractId)
      .where((where) => where.or([where('order_id', '=', order.id), where('order_id', 'is', null)]))
      .orderBy('created_at')
      .orderBy('id')
      .$narrowType<{ id: Id<'refund'> }>()
      .execute(),
    db
      .selectFrom('ledger_entries')
      .select(['account', 'event', 'amount', 'currency', 'at'])
      .where('ref', '=', order.contractId)
      .orderBy('id')
      .execute(),
  ])
  return { attempts, captures, refunds, entries }
}

export async function findSellerName(db: Db, sellerId: number): Promise<string> {
  const { name } = await db
    .selectFrom('sellers')
    .select('name')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return name
}

import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'

export async function addQuote(
  db: Db,
  quote: { id: Id<'quote'>; buyerId: Id<'user'>; site: string; fingerprint: string; at: Date },
): Promise<void> {
  await runSql(
    db,
    'insert into quotes (id, buyer_id, site, fingerprint, created_at) values ($1, $2, $3, $4, $5)',
    [quote.id, quote.buyerId, quote.site, quote.fingerprint, quote.at],
  )
}

/** The quote under its lock, so that two tabs that order by it come one after the other; with the contract it has already made. */
export async function lockQuote(
  tx: Tx,
  buyerId: Id<'user'>,
  id: Id<'quote'>,
): Promise<{ fingerprint: string; site: string; contractId: Id<'contract'> | null } | undefined> {
  const [row] = await runSql<{ fingerprint: string; site: string }>(
    tx,
    `select fingerprint, site from quotes where buyer_id = $1 and id = $2 for update`,
    [buyerId, id],
  )
  if (!row) return undefined
  const [made] = await runSql<{ id: Id<'contract'> }>(
    tx,
    'select id from contracts where quote_id = $1',
    [id],
  )
  return { ...row, contractId: made?.id ?? null }
}

export async function sweepQuotes(db: Db, before: Date): Promise<void> {
  await runSql(
    db,
    'delete from quotes q where q.created_at < $1 and not exists (select 1 from contracts c where c.quote_id = q.id)',
    [before],
  )
}

export function findContractsDue(db: Db, now: Date): Promise<{ contractId: Id<'contract'> }[]> {
  return runSql(
    db,
    `select distinct contract_id as "contractId" from orders where status in ('PENDING_PAY', 'PROCESSING') and deadline_at <= $1 limit 100`,
    [now],
  )
}

export type Placed = {
  needPay: number
  currency: string
  orders: { id: Id<'order'>; code: string }[]
  claims: { id: Id<'paymentOrder'>; kind: string; amount: number }[]
}

/** What the answer to placing an order says, in one trip. */
export async function findPlaced(db: Db, contractId: Id<'contract'>): Promise<Placed | undefined> {
  const [row] = await runSql<Placed>(
    db,
    `select c.need_pay as "needPay", c.currency,
      (select json_agg(json_build_object('id', o.id, 'code', o.code) order by o.code) from orders o where o.contract_id = c.id) as orders,
      (select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'amount', p.amount) order by p.kind) from payment_orders p where p.contract_id = c.id) as claims
    from contracts c where c.id = $1`,
    [contractId],
  )
  return row
}

/** True when the clock closed these orders, the last that happened to each: nobody had cancelled them. */
export async function wereClosedByClock(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
): Promise<boolean> {
  const closings = await tx
    .selectFrom('transitions')
    .where('entity', '=', 'order')
    .where('entity_id', 'in', orderIds)
    .where('to_state', '=', 'CANCELED')
    .distinctOn('entity_id')
    .orderBy('entity_id')
    .orderBy('seq', 'desc')
    .select('actor')
    .execute()
  return closings.length > 0 && closings.every(({ actor }) => actor === 'clock')
}

/** True when every line's sku is still sold at the price the order was placed for. */
export async function arePricesStillGood(tx: Tx, contractId: Id<'contract'>): Promise<boolean> {
  const [row] = await runSql<{ ok: boolean }>(
    tx,
    `select bool_and(i.is_listed and p.amount is not distinct from l.unit_price) as ok
    from orders o join order_lines l on l.order_id = o.id join items i on i.id = l.item_id left join current_prices p on p.sku_id = l.sku_id and p.site = o.site where o.contract_id = $1`,
    [contractId],
  )
  return row?.ok ?? false
}

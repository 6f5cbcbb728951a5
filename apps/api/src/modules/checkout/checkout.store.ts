import { statusesOf } from '@galleria/contract/order-states'
import type { Site } from '@galleria/contract/storefronts'
import type { TaxRates, TaxTreatment } from '@galleria/contract/vat'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import { chargedFor } from '#modules/tax/index.ts'

export async function addQuote(
  db: Db,
  quote: {
    id: Id<'quote'>
    buyerId: Id<'user'>
    site: string
    fingerprint: string
    couponId: Id<'promotion'> | null
    at: Date
  },
): Promise<void> {
  await db
    .insertInto('quotes')
    .values({
      id: quote.id,
      buyer_id: quote.buyerId,
      site: quote.site,
      fingerprint: quote.fingerprint,
      coupon_id: quote.couponId,
      created_at: quote.at,
    })
    .execute()
}

type Quote = {
  fingerprint: string
  site: string
  couponId: Id<'promotion'> | null
  createdAt: Date
}
const quoteForUpdate = hotSql<'checkout.lockQuote', Quote>(
  'checkout.lockQuote',
  'select fingerprint, site, coupon_id as "couponId", created_at as "createdAt" from quotes where buyer_id = $1 and id = $2 for update',
)
const contractOfQuote = hotSql<'checkout.contractOfQuote', { id: Id<'contract'> }>(
  'checkout.contractOfQuote',
  'select id from contracts where quote_id = $1',
)

/**
 * The quote under its lock, so that two tabs that order by it come one after the other; with the
 * contract it has already made. Locked and read in one hot text rather than by `lockRow`: a quote
 * never changes once it is written, so what was read while waiting is what stands.
 */
export async function lockQuote(
  tx: Tx,
  buyerId: Id<'user'>,
  id: Id<'quote'>,
): Promise<(Quote & { contractId: Id<'contract'> | null }) | undefined> {
  const [row] = await runHot(tx, quoteForUpdate, [buyerId, id])
  if (!row) return undefined
  // In a statement of its own: only that one sees what the other tab wrote while this one waited.
  const [made] = await runHot(tx, contractOfQuote, [id])
  return { ...row, contractId: made?.id ?? null }
}

export async function sweepQuotes(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('quotes as q')
    .where('q.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('contracts as c').whereRef('c.quote_id', '=', 'q.id').select('c.id'))),
    )
    .execute()
}

/**
 * Contracts whose time to pay is over and that nobody has paid or closed, those that have waited
 * longest first.
 */
export function findContractsDue(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ contractId: Id<'contract'>; deadlineAt: Date }[]> {
  return db
    .selectFrom('contracts as c')
    .where('c.id', 'in', (due) =>
      due
        .selectFrom('orders')
        .where('status', 'in', statusesOf('PENDING_PAY'))
        .where('deadline_at', '<=', now)
        .select('contract_id'),
    )
    .where((is) => is.or([is('c.close_after', 'is', null), is('c.close_after', '<=', now)]))
    .orderBy((is) => is.fn.coalesce('c.close_after', 'c.deadline_at'))
    .orderBy('c.id')
    .limit(limit)
    .select(['c.id as contractId', 'c.deadline_at as deadlineAt'])
    .$castTo<{ contractId: Id<'contract'>; deadlineAt: Date }>()
    .execute()
}

export type Placed = {
  needPay: number
  currency: string
  orders: { id: Id<'order'>; code: string }[]
  paymentOrders: { id: Id<'paymentOrder'>; kind: string; amount: number }[]
}
const placed = hotSql<'checkout.placed', Placed>(
  'checkout.placed',
  `select c.need_pay as "needPay", c.currency,
    (select json_agg(json_build_object('id', o.id, 'code', o.code) order by o.code) from orders o where o.contract_id = c.id) as orders,
    coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'amount', p.amount) order by p.closes_at, p.kind) from payment_orders p where p.contract_id = c.id), '[]') as "paymentOrders"
  from contracts c where c.id = $1`,
)

/** What the answer to placing an order says, in one trip. */
export async function findPlaced(db: Db, contractId: Id<'contract'>): Promise<Placed | undefined> {
  return (await runHot(db, placed, [contractId]))[0]
}

/**
 * True when the clock closed these orders, the last that happened to each: nobody had cancelled
 * them.
 */
export async function wereClosedByClock(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
): Promise<boolean> {
  const closings = await tx
    .selectFrom('transitions')
    .where('entity', '=', 'order')
    .where(sql<boolean>`entity_id = any(${orderIds})`)
    .where('to_state', '=', 'CANCELED')
    .distinctOn('entity_id')
    .orderBy('entity_id')
    .orderBy('seq', 'desc')
    .select('actor')
    .execute()
  return closings.length > 0 && closings.every(({ actor }) => actor === 'clock')
}

type PricedLine = {
  readonly site: Site
  readonly treatment: TaxTreatment
  readonly price: number | null
  readonly agreed: number
  readonly isSold: boolean
  readonly isGift: boolean
}

/**
 * True when every line's sku is still sold at the price the order was placed for, and a set for as
 * much less. `taxRates` are those it was placed with.
 */
export async function arePricesStillGood(
  tx: Tx,
  contractId: Id<'contract'>,
  taxRates: TaxRates,
): Promise<boolean> {
  const rows = await tx
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .innerJoin('items as i', 'i.id', 'l.item_id')
    .leftJoin(
      sql<{ sku_id: number; site: string; amount: number }>`current_prices`.as('p'),
      (join) => join.onRef('p.sku_id', '=', 'l.sku_id').onRef('p.site', '=', 'o.site'),
    )
    .select([
      'o.site',
      'o.tax_treatment as treatment',
      'p.amount as price',
      'l.unit_price as agreed',
      sql<boolean>`l.snapshot ? 'gift'`.as('isGift'),
      sql<boolean>`
        i.is_listed and (not l.snapshot ? 'set' or exists (
          select 1 from order_lines m where m.order_id = o.id and m.snapshot->'set'->>'id' = l.snapshot->'set'->>'id' and m.snapshot->'set'->>'position' = '1'
            and coalesce((select s.percent_off from set_prices s where s.main_id = m.item_id), 0) = (l.snapshot->'set'->>'percentOff')::int))`.as(
        'isSold',
      ),
    ])
    .where('o.contract_id', '=', contractId)
    .$castTo<PricedLine>()
    .execute()
  return (
    rows.length > 0 &&
    rows.every(
      ({ site, treatment, price, agreed, isSold, isGift }) =>
        isSold &&
        (isGift || (price !== null && chargedFor(price, { site, taxRates, treatment }) === agreed)),
    )
  )
}

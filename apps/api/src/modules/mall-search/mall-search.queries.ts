import type { SellerStatus } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder } from 'kysely'
import { hasKeyword } from '#platform/keyword.ts'
import { listShops } from '#modules/merchant/index.ts'

/**
 * One text for each kind, each read by an index of its own and no further than `limit`; the plans
 * stand in `mall-search.plans.txt`.
 */

/**
 * From this on: a range, because a pattern that is not known when the plan is made reads no index.
 * The signs of a pattern stand for themselves.
 */
const beginsWith = (column: RawBuilder<unknown>, start: RawBuilder<string>) =>
  sql`${column} >= ${start} and ${column} < ${start} || chr(1114111)`

export type PersonRow = { id: Id<'user'>; email: string; createdAt: Date; orderCount: number }
/** More are not counted: who ordered that often is looked at in the list of the orders. */
const MOST_COUNTED = 100

export function peopleText(keyword: string, limit: number): RawBuilder<PersonRow> {
  return sql`
    select u.id, u.email, u.created_at as "createdAt",
      (select count(*)::int from (select from orders o where o.buyer_id = u.id limit ${MOST_COUNTED}) c) as "orderCount"
    from users u where u.kind = 'member' and ${beginsWith(sql`lower(u.email)`, sql`lower(${keyword})`)}
    order by lower(u.email) limit ${limit}`
}

type OfOrder = { orderId: Id<'order'> | null; code: string | null }
export type PaymentRow = OfOrder & {
  kind: 'PAYMENT' | 'REFUND'
  provider: string
  providerRef: string
  status: string
  amount: number
  currency: string
  at: Date
}

/**
 * What was tried; what was taken under a reference of its own; what went back. Of several orders
 * that were paid together it leads to the first.
 */
export function paymentsText(keyword: string, limit: number): RawBuilder<PaymentRow> {
  const begins = (column: RawBuilder<unknown>) => beginsWith(column, sql`${keyword}::text`)
  return sql`
    with found as (
      (select 'PAYMENT' as kind, a.provider, a.provider_ref as ref, a.status, a.amount, a.currency, a.created_at as at, a.contract_id
        from payment_attempts a where ${begins(sql`a.provider_ref`)} order by a.provider_ref limit ${limit})
      union all
      (select 'PAYMENT', c.provider, c.provider_ref, c.disposition, c.amount, c.currency, c.seen_at, c.contract_id
        from captures c where ${begins(sql`c.provider_ref`)}
          and c.provider_ref is distinct from (select a.provider_ref from payment_attempts a where a.id = c.attempt_id)
        order by c.provider_ref limit ${limit})
      union all
      (select 'REFUND', l.provider, y.provider_ref, y.status, l.amount, l.currency, y.sent_at, r.contract_id
        from refund_tries y join refund_legs l on l.id = y.leg_id join refunds r on r.id = l.refund_id
        where ${begins(sql`y.provider_ref`)} order by y.provider_ref limit ${limit})
      order by ref, kind, at limit ${limit})
    select f.kind, f.provider, f.ref as "providerRef", f.status, f.amount, f.currency, f.at, o.id as "orderId", o.code
    from found f left join lateral (select id, code from orders where contract_id = f.contract_id order by id limit 1) o on true
    order by f.ref, f.kind, f.at`
}

export type ParcelRow = OfOrder & {
  kind: 'OUT' | 'BACK' | 'STRAY'
  number: string
  carrierName: string
  at: Date
}

/**
 * On the way to a buyer, on the way back, and on the road without the books knowing of it. Blanks
 * in a number are how people read it.
 */
export function parcelsText(keyword: string, limit: number): RawBuilder<ParcelRow> {
  const typed = keyword.replace(/\s/g, '')
  const begins = (column: RawBuilder<unknown>) => beginsWith(column, sql`upper(${typed})`)
  return sql`
    with found as (
      (select 'OUT' as kind, p.number, p.carrier_id, '' as carrier, p.shipped_at as at, p.order_id
        from parcels p where ${begins(sql`upper(p.number)`)} order by upper(p.number) limit ${limit})
      union all
      (select 'BACK', p.number, p.carrier_id, '', p.sent_at, p.order_id
        from reverse_parcels p where ${begins(sql`p.number`)} order by p.number limit ${limit})
      union all
      (select 'STRAY', p.number, null, p.carrier_code, p.found_at, p.order_id
        from stray_parcels p where p.status = 'OPEN' and ${begins(sql`upper(p.number)`)} order by upper(p.number) limit ${limit})
      order by number, at limit ${limit})
    select f.kind, f.number, coalesce(c.name, f.carrier) as "carrierName", f.at, o.id as "orderId", o.code
    from found f left join carriers c on c.id = f.carrier_id left join orders o on o.id = f.order_id
    order by f.number, f.at`
}

export type ShopsRow = {
  id: number
  name: string
  vatId: string
  country: string
  status: SellerStatus
  shops: { id: number; name: string }[]
}

/** Sellers by their name, VAT ID or mail address, and by the names of their shops. */
export function shopsText(keyword: string, limit: number): RawBuilder<ShopsRow> {
  return sql`
    with found as (
      (select id from sellers where ${hasKeyword(sql`plain_text(name || ' ' || vat_id || ' ' || email)`, keyword)} limit ${limit})
      union
      (select seller_id from shops where ${hasKeyword(sql`plain_text(name)`, keyword)} limit ${limit}))
    select s.id, s.name, s.vat_id as "vatId", s.country, s.status, ${listShops} as shops
    from found join sellers s using (id) order by s.name, s.id limit ${limit}`
}

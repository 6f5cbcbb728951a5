import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import { inUnits, local, within, type Asked, type Keyed } from './exports.queries.ts'
import type { Part, Place } from './exports.types.ts'

/** Oldest first, along `reverse_orders_of_seller`. */
function requestsOf(asked: Asked, place: Place | null): RawBuilder<unknown> {
  const [at, id] = place?.after ?? []
  return sql`select r.* from reverse_orders r where r.seller_id = ${asked.sellerId} and ${within(asked, sql`r.applied_at`)}
    ${at === undefined ? sql`` : sql`and (r.applied_at, r.id) > (${at}::timestamptz, ${id}::uuid)`}
    order by r.applied_at, r.id limit ${asked.atOnce}`
}

/**
 * What buyers have asked back, line by line. An exchange asks for no money; what has gone back of
 * the delivery stands with a request's first line, so that it adds up.
 */
export async function readRequests(db: Db, asked: Asked, place: Place | null): Promise<Part> {
  const { rows } = await sql<Keyed>`
    select r.applied_at::text as k1, r.id as k2, r.code as request, o.code as "order", s.name as shop, ${local(asked, sql`r.applied_at`)} as "appliedAt", ${local(asked, sql`r.audited_at`)} as "decidedAt",
      r.type, r.reason, r.status, o.site, c.delivery_address->>'country' as country, trim(concat(c.delivery_address->>'firstName', ' ', c.delivery_address->>'lastName')) as buyer,
      coalesce(v.goods_sku_id, l.sku_id) as sku, l.snapshot->>'name' as name, coalesce(v.goods, l.snapshot)->>'finish' as finish, coalesce(v.goods, l.snapshot)->>'size' as size,
      ${inUnits(sql`v.qty`)} as qty, coalesce(l.snapshot->'measure'->>'unit', 'piece') as unit, r.currency,
      case when r.type = 'SALE_EXCHANGE' and not r.is_changed_to_return then 0 else coalesce(v.asked_amount, v.apply_amount) end as asked,
      case when r.refunded_at is null then 0 else v.apply_amount end as refunded,
      case when r.refunded_at is null or row_number() over (partition by r.id order by l.position) > 1 then 0 else r.refunded_shipping end as shipping
    from (${requestsOf(asked, place)}) r join reverse_lines v on v.reverse_id = r.id join order_lines l on l.id = v.line_id
      join orders o on o.id = r.order_id join contracts c on c.id = r.contract_id join shops s on s.id = r.shop_id
    order by r.applied_at, r.id, l.position`.execute(db)
  const last = rows.at(-1)
  // A request has lines, so fewer requests than asked for were the last ones.
  const requests = new Set(rows.map(({ k2 }) => k2)).size
  return { rows, next: last && requests === asked.atOnce ? { after: [last.k1, last.k2] } : null }
}

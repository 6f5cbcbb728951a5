import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { inUnits, local, within, type Asked } from './exports.queries.ts'
import type { Part, Place } from './exports.types.ts'

/** Oldest first, along `reverse_orders_of_seller`. */
function selectRequests(db: Db, asked: Asked, place: Place | null) {
  const [at, id] = place?.after ?? []
  return db
    .selectFrom('reverse_orders as r')
    .selectAll('r')
    .where('r.seller_id', '=', asked.sellerId)
    .where(within(asked, sql`r.applied_at`))
    .$if(at !== undefined, (requests) =>
      requests.where(sql<boolean>`(r.applied_at, r.id) > (${at}::timestamptz, ${id}::uuid)`),
    )
    .orderBy('r.applied_at')
    .orderBy('r.id')
    .limit(asked.atOnce)
    .as('r')
}

/**
 * What buyers have asked back, line by line. An exchange asks for no money; what has gone back of
 * the delivery stands with a request's first line, so that it adds up.
 */
export async function readRequests(db: Db, asked: Asked, place: Place | null): Promise<Part> {
  const rows = await db
    .selectFrom(selectRequests(db, asked, place))
    .innerJoin('reverse_lines as v', 'v.reverse_id', 'r.id')
    .innerJoin('order_lines as l', 'l.id', 'v.line_id')
    .innerJoin('skus as k', (join) =>
      join.on('k.id', '=', ({ fn }) => fn.coalesce('v.goods_sku_id', 'l.sku_id')),
    )
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('contracts as c', 'c.id', 'r.contract_id')
    .innerJoin('shops as s', 's.id', 'r.shop_id')
    .select([
      sql<string>`r.applied_at::text`.as('k1'),
      'r.id as k2',
      'r.code as request',
      'o.code as order',
      's.name as shop',
      local(asked, sql`r.applied_at`).as('appliedAt'),
      local(asked, sql`r.audited_at`).as('decidedAt'),
      'r.type',
      'r.reason',
      'r.status',
      'o.site',
      'o.country',
      sql<string>`trim(concat(c.delivery_address->>'firstName', ' ', c.delivery_address->>'lastName'))`.as(
        'buyer',
      ),
    ])
    .select([
      'k.code as sku',
      sql<string>`l.snapshot->>'name'`.as('name'),
      sql<string>`coalesce(v.goods, l.snapshot)->>'finish'`.as('finish'),
      sql<string>`coalesce(v.goods, l.snapshot)->>'size'`.as('size'),
      inUnits(sql`v.qty`).as('qty'),
      sql<string>`coalesce(l.snapshot->'measure'->>'unit', 'piece')`.as('unit'),
      'r.currency',
      sql<number>`case when r.type = 'SALE_EXCHANGE' and not r.is_changed_to_return then 0 else coalesce(v.asked_amount, v.apply_amount) end`.as(
        'asked',
      ),
      sql<number>`case when r.refunded_at is null then 0 else v.apply_amount end`.as('refunded'),
      sql<number>`case when r.refunded_at is null or row_number() over (partition by r.id order by l.position) > 1 then 0 else r.refunded_shipping end`.as(
        'shipping',
      ),
    ])
    .orderBy('r.applied_at')
    .orderBy('r.id')
    .orderBy('l.position')
    .execute()
  const last = rows.at(-1)
  // A request has lines, so fewer requests than asked for were the last ones.
  const requests = new Set(rows.map(({ k2 }) => k2)).size
  return { rows, next: last && requests === asked.atOnce ? { after: [last.k1, last.k2] } : null }
}

import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { itemCalls } from '@galleria/contract/item'
import { offsetOf } from '@galleria/kernel/page'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { presentCard } from '../catalog.present.ts'
import { findVersionCards } from '../catalog.queries.ts'

/**
 * The goods of the points mall of a storefront, each item once: as the version that costs the
 * fewest points, and of those the least money beside.
 */
export async function listForPoints(
  ctx: Context,
  body: Parsed<typeof itemCalls.itemsForPoints>,
): Promise<Reply<typeof itemCalls.itemsForPoints>> {
  const { db, site, language } = ctx
  const versions = db
    .selectFrom('point_prices as m')
    .innerJoin('skus as s', 's.id', 'm.sku_id')
    .innerJoin('items as i', 'i.id', 's.item_id')
    // A version that is not sold there any more keeps its price in points.
    .innerJoin(sql<{ sku_id: number; site: string }>`current_prices`.as('p'), (join) =>
      join.onRef('p.sku_id', '=', 'm.sku_id').onRef('p.site', '=', 'm.site'),
    )
    .where('m.site', '=', site)
    .where('i.is_listed', '=', true)
    .select(['i.id as itemId', 'm.sku_id as skuId', 'm.points', 'm.amount'])
    .select([
      sql<number>`count(*) over (partition by i.id)::int`.as('count'),
      sql<number>`row_number() over (partition by i.id order by m.points, m.amount, s.position, s.id)`.as(
        'nth',
      ),
    ])
  const rows = await db
    .with('versions', () => versions)
    .selectFrom('versions')
    .where('nth', '=', 1)
    .select(['skuId', 'count', sql<number>`count(*) over ()::int`.as('total')])
    .orderBy('points')
    .orderBy('amount')
    .orderBy('itemId')
    .limit(body.pageSize)
    .offset(offsetOf(body))
    .execute()
  const cards = rows.length > 0 ? await findVersionCards(db, site, language, rows) : []
  return { data: cards.map((card) => presentCard(card)), total: rows[0]?.total ?? 0 }
}

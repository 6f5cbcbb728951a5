import type { Site } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type SetChoice = {
  /** In the order of the set, the main item's first. */ readonly skuIds: number[]
  /** How many whole sets there are. */ readonly available: number
}

/**
 * The set that is made of these skus, with the main item's named; undefined where its shop does not
 * offer that, or not in this storefront, or one of them costs points there.
 */
export async function findSetChoice(
  db: Db,
  site: Site,
  mainSkuId: number,
  skuIds: readonly number[],
): Promise<SetChoice | undefined> {
  const found = await db
    .selectFrom((eb) =>
      eb
        .selectFrom(
          sql<{ sku_id: number }>`unnest(${skuIds}::int[])`.as<'asked'>(sql`asked(sku_id)`),
        )
        .innerJoin('skus as k', 'k.id', 'asked.sku_id')
        .innerJoin('stock as q', 'q.sku_id', 'k.id')
        .innerJoin(
          sql<{ sku_id: number; site: string; points: number }>`current_prices`.as('p'),
          (join) => join.onRef('p.sku_id', '=', 'k.id').on('p.site', '=', site),
        )
        .innerJoin('skus as m', (join) => join.on('m.id', '=', mainSkuId))
        .leftJoin('set_parts as g', (join) =>
          join.onRef('g.main_id', '=', 'm.item_id').onRef('g.part_id', '=', 'k.item_id'),
        )
        .select([
          sql<number[]>`array_agg(k.id order by coalesce(g.position, 0))`.as('skuIds'),
          sql<number>`coalesce(min(greatest(0, q.on_hand - q.reserved) / coalesce(g.qty, 1)), 0)`.as(
            'available',
          ),
          sql<boolean>`bool_and(p.points = 0)`.as('forMoney'),
        ])
        .as('c'),
    )
    .select([
      'c.skuIds',
      'c.available',
      sql<boolean>`offers_set(c."skuIds") and c."forMoney" and cardinality(c."skuIds") = ${skuIds.length}::int`.as(
        'isOffered',
      ),
    ])
    .executeTakeFirst()
  return found?.isOffered && found.skuIds[0] === mainSkuId ? found : undefined
}

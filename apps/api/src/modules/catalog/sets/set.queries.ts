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
  const { rows } = await sql<SetChoice & { isOffered: boolean }>`
    select c."skuIds", c.available, offers_set(c."skuIds") and c."forMoney" and cardinality(c."skuIds") = ${skuIds.length}::int as "isOffered"
    from (
      select array_agg(k.id order by coalesce(g.position, 0)) as "skuIds", coalesce(min(greatest(0, q.on_hand - q.reserved) / coalesce(g.qty, 1)), 0)::int as available, bool_and(p.points = 0) as "forMoney"
      from unnest(${skuIds}::int[]) asked(sku_id) join skus k on k.id = asked.sku_id join stock q on q.sku_id = k.id
        join current_prices p on p.sku_id = k.id and p.site = ${site} join skus m on m.id = ${mainSkuId}
        left join set_parts g on g.main_id = m.item_id and g.part_id = k.item_id
    ) c`.execute(db)
  const [found] = rows
  return found?.isOffered && found.skuIds[0] === mainSkuId ? found : undefined
}

import type { Language } from '@galleria/contract/storefronts'
import type { Measure } from '@galleria/kernel/measure'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** A sku as one of the versions of its item that a storefront sells now. */
export type VersionRow = {
  itemId: number
  skuId: number
  name: string
  urlKey: string
  suffix: string
  finish: string
  size: string
  picture: string
  currency: string
  amount: number
  measure: Measure | null
  available: number
}

/**
 * What of these items is for sale for money, at once and as goods: no codes, nothing that costs
 * points, nothing of a pre-sale. Also what is sold out. In the order of the item's own page.
 */
export async function findVersions(
  db: Db | Tx,
  { site, language, itemIds }: { site: string; language: Language; itemIds: readonly number[] },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select i.id as "itemId", s.id as "skuId", t.name, i.url_key as "urlKey", s.suffix, s.finish, s.size, s.picture, p.currency, p.amount::bigint as amount,
      case when i.measure is not null then json_build_object('unit', i.measure, 'step', i.step) end as measure, q.on_hand - q.reserved as available
    from items i join skus s on s.item_id = i.id join current_prices p on p.sku_id = s.id and p.site = ${site} join stock q on q.sku_id = s.id
      join item_texts t on t.item_id = i.id and t.language = ${language}
    where i.id = any(${itemIds}::int[]) and i.is_listed and i.voucher is null and p.points = 0
      and not exists (select from running_pre_sales r where r.sku_id = s.id)
    order by i.id, s.position`.execute(db)
  return rows
}

/** How many of each there are that nobody has. */
export async function countFree(
  db: Db | Tx,
  skuIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('stock')
    .select(['sku_id as skuId', sql<number>`on_hand - reserved`.as('free')])
    .where('sku_id', '=', sql<number>`any(${skuIds}::int[])`)
    .execute()
  return new Map(rows.map(({ skuId, free }) => [skuId, free]))
}

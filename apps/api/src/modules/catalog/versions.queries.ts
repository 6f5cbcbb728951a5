import type { Language } from '@galleria/contract/storefronts'
import type { Measure } from '@galleria/kernel/measure'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { itemMeasure } from './selling/item-json.ts'

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
export function findVersions(
  db: Db | Tx,
  { site, language, itemIds }: { site: string; language: Language; itemIds: readonly number[] },
): Promise<VersionRow[]> {
  return db
    .selectFrom('items as i')
    .innerJoin('skus as s', 's.item_id', 'i.id')
    .innerJoin(
      sql<{
        sku_id: number
        site: string
        currency: string
        amount: number
        points: number
      }>`current_prices`.as('p'),
      (join) => join.onRef('p.sku_id', '=', 's.id').on('p.site', '=', site),
    )
    .innerJoin('stock as q', 'q.sku_id', 's.id')
    .innerJoin('item_texts as t', (join) =>
      join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', language),
    )
    .where('i.id', '=', sql<number>`any(${itemIds}::int[])`)
    .where('i.is_listed', '=', sql.lit(true))
    .where('i.voucher', 'is', null)
    .where('p.points', '=', sql.lit(0))
    .where(sql<boolean>`not exists (select from running_pre_sales r where r.sku_id = s.id)`)
    .select((eb) => [
      'i.id as itemId',
      's.id as skuId',
      't.name',
      'i.url_key as urlKey',
      's.suffix',
      's.finish',
      's.size',
      's.picture',
      'p.currency',
      'p.amount',
      itemMeasure.as('measure'),
      eb('q.on_hand', '-', eb.ref('q.reserved')).as('available'),
    ])
    .orderBy('i.id')
    .orderBy('s.position')
    .execute()
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

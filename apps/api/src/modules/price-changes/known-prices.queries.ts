import type { Site } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { fitsFilter, isPriced } from '#modules/goods/index.ts'
import type { Chosen, KnownPrice, PriceChange } from './price-changes.types.ts'

/**
 * The prices of what was chosen, in the order in which they are set; one more than `limit` says
 * that there are more.
 */
export function findChosenPrices(
  tx: Tx,
  asked: Pick<PriceChange, 'sellerId' | 'language' | 'chosen' | 'sites' | 'isReduced'>,
  limit: number,
): Promise<KnownPrice[]> {
  const { sellerId, language, chosen, sites, isReduced } = asked
  const { categoryId, itemIds } = chosen
  return tx
    .selectFrom('shops as h')
    .innerJoin('items as i', 'i.shop_id', 'h.id')
    .innerJoin('skus as k', 'k.item_id', 'i.id')
    .innerJoin('stock as q', 'q.sku_id', 'k.id')
    .innerJoin('categories as c', 'c.id', 'i.category_id')
    .leftJoin('item_texts as t', (join) =>
      join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', language),
    )
    .innerJoin('sku_prices as p', (join) =>
      join
        .onRef('p.sku_id', '=', 'k.id')
        .on('p.site', '=', sql<string>`any(${sites}::text[])`)
        .on('p.withdrawn_at', 'is', null),
    )
    .select(['k.id as skuId', 'k.code', 'p.site', 'p.currency', 'p.amount as before', 'p.was'])
    .select([
      isPriced.as('isPriced'),
      sql<boolean>`coalesce(i.voucher = 'shopping_card', false)`.as('isCard'),
      (isReduced
        ? sql<number | null>`lowest_price(p.sku_id, p.site, mall_now())::bigint`
        : sql<number | null>`null::bigint`
      ).as('lowest'),
      sql<boolean>`coalesce(p.sold_since > mall_now() - interval '30 days', true)`.as('isNew'),
      sql<
        number | null
      >`(select max(f.amount) from flash_sales f where f.sku_id = k.id and f.site = p.site and f.ends_at > mall_now())::bigint`.as(
        'flashSale',
      ),
      sql<boolean>`exists (select from price_plans l join planned_prices x on x.plan_id = l.id where l.sku_id = k.id and l.status = 'PLANNED' and x.site = p.site)`.as(
        'isPlanned',
      ),
    ])
    .where('h.seller_id', '=', sellerId)
    .where(fitsFilter(chosen))
    .$if(categoryId !== undefined, (query) =>
      query.where(sql<boolean>`${categoryId}::int = any(c.path)`),
    )
    .$if(itemIds !== undefined, (query) =>
      query.where('i.id', '=', sql<number>`any(${itemIds}::int[])`),
    )
    .orderBy('k.id')
    .orderBy('p.site')
    .limit(limit + 1)
    .$castTo<KnownPrice>()
    .execute()
}

export type PriceNow = { amount: number; was: number | null; changeId: string | null }

/** What it costs now; undefined where it is not sold any more. */
export function findPriceNow(
  db: Db | Tx,
  skuId: number,
  site: Site,
): Promise<PriceNow | undefined> {
  return db
    .selectFrom('sku_prices as p')
    .select([
      'p.amount',
      'p.was',
      sql<string | null>`case when p.set_for = 'CHANGE' then p.change_id end`.as('changeId'),
    ])
    .where('p.sku_id', '=', skuId)
    .where('p.site', '=', site)
    .where('p.withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/** What is filtered by, as people call it. */
export function findChosenNames(
  db: Db,
  { shopId, categoryId }: Pick<Chosen, 'shopId' | 'categoryId'>,
  language: string,
): Promise<{ shopName: string | null; categoryName: string | null }> {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('shops as h')
        .select('h.name')
        .where('h.id', '=', sql<number>`${shopId ?? null}::int`)
        .as('shopName'),
      eb
        .selectFrom('category_texts as x')
        .select('x.name')
        .where('x.category_id', '=', sql<number>`${categoryId ?? null}::int`)
        .where('x.language', '=', language)
        .as('categoryName'),
    ])
    .executeTakeFirstOrThrow()
}

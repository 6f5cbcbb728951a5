import type { Site } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { fitsFilter } from '#modules/goods/index.ts'
import type { Chosen, KnownPrice, PriceChange } from './price-changes.types.ts'

/**
 * The prices of what was chosen, in the order in which they are set; one more than `limit` says
 * that there are more.
 */
export async function findChosenPrices(
  tx: Tx,
  asked: Pick<PriceChange, 'sellerId' | 'language' | 'chosen' | 'sites' | 'isReduced'>,
  limit: number,
): Promise<KnownPrice[]> {
  const { sellerId, language, chosen, sites, isReduced } = asked
  const { rows } = await sql<KnownPrice>`
    select k.id as "skuId", k.code, p.site, p.currency, p.amount as before, p.was,
      i.status not in ('IN_REVIEW', 'ARCHIVED') and not exists (select from point_prices m where m.sku_id = k.id) as "isPriced",
      coalesce(i.voucher = 'shopping_card', false) as "isCard",
      ${isReduced ? sql`lowest_price(p.sku_id, p.site, mall_now())::bigint` : sql`null::bigint`} as lowest,
      coalesce(p.sold_since > mall_now() - interval '30 days', true) as "isNew",
      (select max(f.amount) from flash_sales f where f.sku_id = k.id and f.site = p.site and f.ends_at > mall_now())::bigint as "flashSale",
      exists (select from price_plans l join planned_prices x on x.plan_id = l.id where l.sku_id = k.id and l.status = 'PLANNED' and x.site = p.site) as "isPlanned"
    from shops h join items i on i.shop_id = h.id join skus k on k.item_id = i.id join stock q on q.sku_id = k.id
      join categories c on c.id = i.category_id left join item_texts t on t.item_id = i.id and t.language = ${language}
      join sku_prices p on p.sku_id = k.id and p.site = any(${sites}::text[]) and p.withdrawn_at is null
    where h.seller_id = ${sellerId} and ${fitsFilter(chosen)}
      and (${chosen.categoryId ?? null}::int is null or ${chosen.categoryId ?? null} = any(c.path))
    order by k.id, p.site limit ${limit + 1}`.execute(tx)
  return rows
}

export type PriceNow = { amount: number; was: number | null; changeId: string | null }

/** What it costs now; undefined where it is not sold any more. */
export async function findPriceNow(
  db: Db | Tx,
  skuId: number,
  site: Site,
): Promise<PriceNow | undefined> {
  const { rows } = await sql<PriceNow>`
    select p.amount, p.was, case when p.set_for = 'CHANGE' then p.change_id end as "changeId"
    from sku_prices p where p.sku_id = ${skuId} and p.site = ${site} and p.withdrawn_at is null`.execute(
    db,
  )
  return rows[0]
}

/** What is filtered by, as people call it. */
export async function findChosenNames(
  db: Db,
  { shopId, categoryId }: Pick<Chosen, 'shopId' | 'categoryId'>,
  language: string,
): Promise<{ shopName: string | null; categoryName: string | null }> {
  const { rows } = await sql<{ shopName: string | null; categoryName: string | null }>`
    select (select h.name from shops h where h.id = ${shopId ?? null}::int) as "shopName",
      (select x.name from category_texts x where x.category_id = ${categoryId ?? null}::int and x.language = ${language}) as "categoryName"`.execute(
    db,
  )
  return rows[0] ?? { shopName: null, categoryName: null }
}

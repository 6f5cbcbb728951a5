import type { Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/**
 * Goods of a pre-sale, goods for points, and what is ordered in a group of buyers, are ordered by
 * themselves, so what is selected can always be ordered together: with the line that was just
 * selected no other one, if it is such a line, and otherwise none that is. Without a line all were
 * selected: such ones only where there is nothing else, and then the first.
 */
export async function keepApart(
  db: Db,
  buyerId: Id<'user'>,
  site: Site,
  by:
    | { readonly lineId: Id<'cartLine'> }
    | { readonly skuId: number }
    | { readonly setSkus: readonly number[] }
    | 'groupBuy'
    | 'all',
): Promise<void> {
  const chosen =
    by === 'all'
      ? sql`select id, is_alone from mine order by is_alone, created_at, id limit 1`
      : by === 'groupBuy'
        ? sql`select id, is_alone from mine where group_buy_size is not null`
        : 'lineId' in by
          ? sql`select id, is_alone from mine where id = ${by.lineId}`
          : 'setSkus' in by
            ? sql`select id, is_alone from mine where set_skus = ${by.setSkus}::int[]`
            : sql`select id, is_alone from mine where sku_id = ${by.skuId} and group_buy_size is null`
  await sql`
    with mine as (
      select l.id, l.sku_id, l.set_skus, l.group_buy_size, l.created_at, l.group_buy_size is not null or exists (select 1 from running_pre_sales r where r.sku_id = l.sku_id) or exists (select 1 from point_prices m where m.sku_id = l.sku_id and m.site = ${site}) as is_alone
      from cart_lines l where l.buyer_id = ${buyerId} and l.is_selected
    ),
    chosen as (${chosen})
    update cart_lines l set is_selected = false from mine m, chosen c
    where l.id = m.id and l.buyer_id = ${buyerId} and m.id <> c.id and (c.is_alone or m.is_alone)`.execute(
    db,
  )
}

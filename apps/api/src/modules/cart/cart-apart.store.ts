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
  await db
    .with('mine', (cte) =>
      cte
        .selectFrom('cart_lines as l')
        .select([
          'l.id',
          'l.sku_id',
          'l.set_skus',
          'l.group_buy_size',
          'l.created_at',
          sql<boolean>`l.group_buy_size is not null or exists (select 1 from running_pre_sales r where r.sku_id = l.sku_id) or exists (select 1 from point_prices m where m.sku_id = l.sku_id and m.site = ${site})`.as(
            'is_alone',
          ),
        ])
        .where('l.buyer_id', '=', buyerId)
        .where(({ ref }) => ref('l.is_selected')),
    )
    .with('chosen', (cte) => {
      const mine = cte.selectFrom('mine').select(['id', 'is_alone'])
      if (by === 'all')
        return mine.orderBy('is_alone').orderBy('created_at').orderBy('id').limit(sql.lit(1))
      if (by === 'groupBuy') return mine.where('group_buy_size', 'is not', null)
      if ('lineId' in by) return mine.where('id', '=', by.lineId)
      if ('setSkus' in by) return mine.where('set_skus', '=', sql<number[]>`${by.setSkus}::int[]`)
      return mine.where('sku_id', '=', by.skuId).where('group_buy_size', 'is', null)
    })
    .updateTable('cart_lines as l')
    .from(['mine as m', 'chosen as c'])
    .set({ is_selected: sql.lit(false) })
    .whereRef('l.id', '=', 'm.id')
    .where('l.buyer_id', '=', buyerId)
    .whereRef('m.id', '<>', 'c.id')
    .where(({ or, ref }) => or([ref('c.is_alone'), ref('m.is_alone')]))
    .execute()
}

import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { WishRow } from './restock.types.ts'

/** A version as a storefront sells it; undefined when it does not. */
export async function findSoldVersion(
  db: Db,
  site: string,
  skuId: number,
): Promise<{ isThere: boolean } | undefined> {
  const { rows } = await sql<{ isThere: boolean }>`
    select q.on_hand > q.reserved as "isThere"
    from skus s join items i on i.id = s.item_id and i.is_listed
      join current_prices p on p.sku_id = s.id and p.site = ${site} join stock q on q.sku_id = s.id
    where s.id = ${skuId}`.execute(db)
  return rows[0]
}

export async function findWish(db: Db | Tx, id: Id<'stockWish'>): Promise<WishRow | undefined> {
  const { rows } = await sql<WishRow>`
    select w.id, w.sku_id as "skuId", w.site, w.language, w.user_id as "userId", w.mailbox,
      coalesce(w.email, u.email) as "to", u.nickname, w.waits_since as "waitsSince", w.told_at as "toldAt",
      t.name as "itemName", s.finish, s.size, s.picture, '/item/' || i.url_key || '-' || i.shop_id || '-' || i.id || '?sku=' || s.suffix as path,
      (select json_build_object('amount', p.amount, 'points', p.points, 'currency', p.currency)
        from current_prices p join stock q on q.sku_id = p.sku_id and q.on_hand > q.reserved
        where p.sku_id = s.id and p.site = w.site and i.is_listed) as offer
    from stock_wishes w left join users u on u.id = w.user_id
      join skus s on s.id = w.sku_id join items i on i.id = s.item_id
      join item_texts t on t.item_id = i.id and t.language = w.language
    where w.id = ${id} and w.expires_at > mall_now()`.execute(db)
  return rows[0]
}

/** The versions that a member still waits for. */
export async function findWished(db: Db, userId: Id<'user'>): Promise<number[]> {
  const rows = await db
    .selectFrom('stock_wishes')
    .select('sku_id as skuId')
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .where('expires_at', '>', sql<Date>`mall_now()`)
    .orderBy('sku_id')
    .execute()
  return rows.map(({ skuId }) => skuId)
}

/** Versions that somebody waits for and that are on the shelf again, however they came there. */
export async function findBack(db: Db): Promise<number[]> {
  const { rows } = await sql<{ skuId: number }>`
    select w.sku_id as "skuId"
    from (select distinct sku_id from stock_wishes where waits_since is not null and told_at is null) w
      join stock q on q.sku_id = w.sku_id and q.on_hand > q.reserved
      join skus s on s.id = w.sku_id join items i on i.id = s.item_id and i.is_listed
    order by w.sku_id`.execute(db)
  return rows.map(({ skuId }) => skuId)
}

/** What a member waits for beside this version. */
export async function countWishes(tx: Tx, userId: Id<'user'>, skuId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('stock_wishes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('sku_id', '<>', skuId)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { AlertRow } from './restock.types.ts'

/** A version as a storefront sells it; undefined when it does not. */
export function findSoldVersion(
  db: Db,
  site: string,
  skuId: number,
): Promise<{ isThere: boolean } | undefined> {
  return db
    .selectFrom('skus as s')
    .innerJoin('items as i', (join) =>
      join.onRef('i.id', '=', 's.item_id').on(({ ref }) => ref('i.is_listed')),
    )
    .innerJoin(currentPrices.as('p'), (join) =>
      join.onRef('p.sku_id', '=', 's.id').on('p.site', '=', site),
    )
    .innerJoin('stock as q', 'q.sku_id', 's.id')
    .select(sql<boolean>`q.on_hand > q.reserved`.as('isThere'))
    .where('s.id', '=', skuId)
    .executeTakeFirst()
}

export function findAlert(db: Db | Tx, id: Id<'stockWish'>): Promise<AlertRow | undefined> {
  return db
    .selectFrom('stock_wishes as w')
    .leftJoin('users as u', 'u.id', 'w.user_id')
    .innerJoin('skus as s', 's.id', 'w.sku_id')
    .innerJoin('items as i', 'i.id', 's.item_id')
    .innerJoin('item_texts as t', (join) =>
      join.onRef('t.item_id', '=', 'i.id').onRef('t.language', '=', 'w.language'),
    )
    .select((eb) => [
      'w.id',
      'w.sku_id as skuId',
      'w.site',
      'w.language',
      'w.user_id as userId',
      'w.mailbox',
      eb.fn.coalesce('w.email', 'u.email').as('to'),
      'u.nickname',
      'w.waits_since as waitsSince',
      'w.told_at as toldAt',
      't.name as itemName',
      's.finish',
      's.size',
      's.picture',
      sql<string>`'/item/' || i.url_key || '-' || i.shop_id || '-' || i.id || '?sku=' || s.suffix`.as(
        'path',
      ),
      eb
        .selectFrom(currentPrices.as('p'))
        .innerJoin('stock as q', (join) =>
          join.onRef('q.sku_id', '=', 'p.sku_id').onRef('q.on_hand', '>', 'q.reserved'),
        )
        .select(
          sql<
            NonNullable<AlertRow['offer']>
          >`json_build_object('amount', p.amount, 'points', p.points, 'currency', p.currency)`.as(
            'offer',
          ),
        )
        .whereRef('p.sku_id', '=', 's.id')
        .whereRef('p.site', '=', 'w.site')
        .where(({ ref }) => ref('i.is_listed'))
        .as('offer'),
    ])
    .where('w.id', '=', id)
    .where('w.expires_at', '>', sql<Date>`mall_now()`)
    .$castTo<AlertRow>()
    .executeTakeFirst()
}

/** A view of the catalog's. */
const currentPrices = sql<{ sku_id: number; site: string }>`current_prices`

/** The versions that a member still waits for. */
export async function findAlertSkus(db: Db, userId: Id<'user'>): Promise<number[]> {
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
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('stock_wishes')
        .select('sku_id')
        .distinct()
        .where('waits_since', 'is not', null)
        .where('told_at', 'is', null)
        .as('w'),
    )
    .innerJoin('stock as q', (join) =>
      join.onRef('q.sku_id', '=', 'w.sku_id').onRef('q.on_hand', '>', 'q.reserved'),
    )
    .innerJoin('skus as s', 's.id', 'w.sku_id')
    .innerJoin('items as i', (join) =>
      join.onRef('i.id', '=', 's.item_id').on(({ ref }) => ref('i.is_listed')),
    )
    .select('w.sku_id as skuId')
    .orderBy('w.sku_id')
    .execute()
  return rows.map(({ skuId }) => skuId)
}

/** What a member waits for beside this version. */
export async function countAlerts(tx: Tx, userId: Id<'user'>, skuId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('stock_wishes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('sku_id', '<>', skuId)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

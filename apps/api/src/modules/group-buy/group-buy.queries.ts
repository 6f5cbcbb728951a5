import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { GroupBuy, PricedGroupBuy } from './group-buy.types.ts'

export function findGroupBuy(db: Db | Tx, id: Id<'groupBuy'>): Promise<GroupBuy | undefined> {
  return db
    .selectFrom('group_buys as g')
    .select([
      'g.id',
      'g.sku_id as skuId',
      'g.size',
      'g.percent_off as percentOff',
      'g.open_hours as openHours',
      'g.status',
      'g.taken',
      'g.paid',
      'g.ends_at as endsAt',
    ])
    .where('g.id', '=', id)
    .$castTo<GroupBuy>()
    .executeTakeFirst()
}

/**
 * Groups of an item that somebody more can join now, those that need the fewest members first, with
 * what a unit costs singly; before them the one that is asked for, however it stands.
 */
export function findGroupBuysOf(
  db: Db,
  site: string,
  which: {
    readonly itemId: number
    readonly asked?: Id<'groupBuy'> | undefined
    readonly limit: number
  },
): Promise<PricedGroupBuy[]> {
  const asked = which.asked ?? null
  return db
    .selectFrom('group_buys as g')
    .innerJoin('skus as k', 'k.id', 'g.sku_id')
    .innerJoin('items as i', 'i.id', 'k.item_id')
    .innerJoin(
      sql<{
        sku_id: number
        site: string
        amount: number
        currency: string
      }>`current_prices`.as('p'),
      (join) => join.onRef('p.sku_id', '=', 'k.id').on('p.site', '=', site),
    )
    .select(['g.id', 'g.sku_id as skuId', 'g.size', 'g.percent_off as percentOff'])
    .select(['g.open_hours as openHours', 'g.status', 'g.taken', 'g.paid', 'g.ends_at as endsAt'])
    .select(['p.amount', 'p.currency'])
    .where('k.item_id', '=', which.itemId)
    .where(({ ref }) => ref('i.is_listed'))
    .where(
      sql<boolean>`(g.id = ${asked}::uuid or (g.status = 'OPEN' and g.ends_at > mall_now() and g.taken < g.size))`,
    )
    .orderBy(sql`g.id is not distinct from ${asked}::uuid`, 'desc')
    .orderBy((eb) => eb('g.size', '-', eb.ref('g.paid')))
    .orderBy('g.ends_at')
    .limit(which.limit)
    .$castTo<PricedGroupBuy>()
    .execute()
}

/** Groups whose time is over and that the clock has not closed. */
export async function findGroupBuysDue(
  db: Db,
  now: Date,
  limit: number,
): Promise<Id<'groupBuy'>[]> {
  const rows = await db
    .selectFrom('group_buys')
    .where('status', '=', sql.lit('OPEN'))
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .select('id')
    .$castTo<{ id: Id<'groupBuy'> }>()
    .execute()
  return rows.map(({ id }) => id)
}

import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** Where a buyer fetches what of the cart comes from a shop. */

export async function setSite(
  db: Db,
  buyerId: Id<'user'>,
  { shopId, siteId }: { readonly shopId: number; readonly siteId: number },
): Promise<void> {
  await db
    .insertInto('cart_pickups')
    .values({ buyer_id: buyerId, shop_id: shopId, site_id: siteId })
    .onConflict((on) => on.columns(['buyer_id', 'shop_id']).doUpdateSet({ site_id: siteId }))
    .execute()
}

/**
 * Of these shops, or of all: what is bought from them next is delivered, unless it is chosen again.
 */
export async function forgetSites(
  db: Db | Tx,
  buyerId: Id<'user'>,
  shopIds?: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('cart_pickups')
    .where('buyer_id', '=', buyerId)
    .$if(shopIds !== undefined, (query) =>
      query.where('shop_id', '=', sql<number>`any(${shopIds ?? []})`),
    )
    .execute()
}

/** What the member has chosen stands. */
export async function moveSites(tx: Tx, from: Id<'user'>, to: Id<'user'>): Promise<void> {
  await tx
    .insertInto('cart_pickups')
    .columns(['buyer_id', 'shop_id', 'site_id'])
    .expression((eb) =>
      eb
        .selectFrom('cart_pickups')
        .select([sql<string>`${to}::uuid`.as('buyer_id'), 'shop_id', 'site_id'])
        .where('buyer_id', '=', from),
    )
    .onConflict((on) => on.columns(['buyer_id', 'shop_id']).doNothing())
    .execute()
}

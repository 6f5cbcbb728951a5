import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Fitting } from '#modules/service/index.ts'

/** That a buyer wants what of the cart comes from a shop delivered with assembly. */

export async function setService(
  db: Db,
  buyerId: Id<'user'>,
  shopId: number,
  { contactNumber, remark }: Fitting,
): Promise<void> {
  const columns = { contact_number: contactNumber, remark }
  await db
    .insertInto('cart_services')
    .values({ buyer_id: buyerId, shop_id: shopId, ...columns })
    .onConflict((on) => on.columns(['buyer_id', 'shop_id']).doUpdateSet(columns))
    .execute()
}

/** Of these shops, or of all. */
export async function forgetServices(
  db: Db | Tx,
  buyerId: Id<'user'>,
  shopIds?: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('cart_services')
    .where('buyer_id', '=', buyerId)
    .$if(shopIds !== undefined, (query) =>
      query.where('shop_id', '=', sql<number>`any(${shopIds ?? []})`),
    )
    .execute()
}

/** What the member has chosen stands. */
export async function moveServices(tx: Tx, from: Id<'user'>, to: Id<'user'>): Promise<void> {
  await tx
    .insertInto('cart_services')
    .columns(['buyer_id', 'shop_id', 'contact_number', 'remark'])
    .expression((eb) =>
      eb
        .selectFrom('cart_services')
        .select([sql<string>`${to}::uuid`.as('buyer_id'), 'shop_id', 'contact_number', 'remark'])
        .where('buyer_id', '=', from),
    )
    .onConflict((on) => on.columns(['buyer_id', 'shop_id']).doNothing())
    .execute()
}

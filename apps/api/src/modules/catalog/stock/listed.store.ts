import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { lockRows } from '#platform/lock.ts'
import { moveItem, resumeSale } from '../item.store.ts'

/**
 * A seller who may not sell: its listed items are put aside and marked, so that exactly these come
 * back. `is_listed` stays the one flag that listing, search, item pages and the cart ask, with its
 * indexes; what lies in carts stays there and says that it is gone.
 */
export async function hideItems(tx: Tx, sellerId: number): Promise<void> {
  await listItems(tx, { sellerId, from: { is_listed: true }, to: { isListed: false } })
}

export async function showItems(tx: Tx, sellerId: number): Promise<void> {
  await listItems(tx, { sellerId, from: { held_back: true }, to: { isListed: true } })
}

async function listItems(
  tx: Tx,
  change: {
    readonly sellerId: number
    readonly from: { readonly is_listed: true } | { readonly held_back: true }
    readonly to: { readonly isListed: boolean }
  },
): Promise<void> {
  const shops = await tx
    .selectFrom('shops')
    .where('seller_id', '=', change.sellerId)
    .select('id')
    .execute()
  const shopIds = shops.map(({ id }) => id)
  const ids = await lockRows(tx, 'items', 'id', { shop_id: shopIds, ...change.from })
  await tx
    .updateTable('items')
    .set({ is_listed: change.to.isListed, held_back: !change.to.isListed })
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
}

type Person = {
  readonly actorId: Id<'user'>
  readonly at: Date
  /** The one that was read; undefined: whichever it is. */ readonly version?: number | undefined
}

/** Takes an item off sale for its shop; false when it is not on sale, or was changed meanwhile. */
export async function pauseItem(
  tx: Tx,
  itemId: number,
  { version, ...by }: Person,
): Promise<boolean> {
  const moved = await moveItem(tx, itemId, {
    ...by,
    move: 'pause',
    actor: 'shop',
    where: sql<boolean>`t.is_listed and (${version ?? null}::int is null or t.version = ${version ?? null})`,
  })
  return moved !== undefined
}

/** Puts it back; false when its shop has not taken it off, or it was changed meanwhile. */
export async function resumeItem(
  tx: Tx,
  { itemId, sellerId }: { readonly itemId: number; readonly sellerId: number },
  by: Person,
): Promise<boolean> {
  return (await resumeSale(tx, { id: itemId, sellerId }, by)) !== undefined
}

/** How many items each of these sellers has listed; a seller without one is not in the map. */
export async function countListed(
  db: Db | Tx,
  sellerIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('items as i')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .select((eb) => ['h.seller_id as sellerId', eb.fn.countAll<number>().as('count')])
    .where('h.seller_id', '=', sql<number>`any(${sellerIds})`)
    .where('i.is_listed', '=', sql.lit(true))
    .groupBy('h.seller_id')
    .execute()
  return new Map(rows.map(({ sellerId, count }) => [sellerId, count]))
}

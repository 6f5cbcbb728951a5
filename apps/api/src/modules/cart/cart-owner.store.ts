import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { forgetServices, moveServices } from './cart-service.store.ts'
import { forgetSites, moveSites } from './cart-site.store.ts'

/**
 * A guest's lines become the member's; of the same sku the larger quantity stays (decisions section
 * 5).
 */
export async function moveCart(tx: Tx, from: Id<'user'>, to: Id<'user'>): Promise<void> {
  await tx
    .insertInto('cart_lines')
    .columns(['id', 'buyer_id', 'sku_id', 'qty', 'is_selected', 'is_insured', 'created_at'])
    .expression(
      selectLines(tx, from, to)
        .select(['sku_id', 'qty', 'is_selected', 'is_insured', 'created_at'])
        .where('sku_id', 'is not', null)
        .where('group_buy_size', 'is', null),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['buyer_id', 'sku_id'])
        .where('group_buy_size', 'is', null)
        .doUpdateSet({
          ...moreOf,
          is_insured: sql<boolean>`cart_lines.is_insured or excluded.is_insured`,
        }),
    )
    .execute()
  await tx
    .insertInto('cart_lines')
    .columns(['id', 'buyer_id', 'set_skus', 'qty', 'is_selected', 'created_at'])
    .expression(
      selectLines(tx, from, to)
        .select(['set_skus', 'qty', 'is_selected', 'created_at'])
        .where('set_skus', 'is not', null),
    )
    .onConflict((conflict) => conflict.columns(['buyer_id', 'set_skus']).doUpdateSet(moreOf))
    .execute()
  await tx
    .insertInto('cart_lines')
    .columns([
      'id',
      'buyer_id',
      'sku_id',
      'qty',
      'group_buy_size',
      'group_buy_id',
      'is_selected',
      'created_at',
    ])
    .expression(
      selectLines(tx, from, to)
        .select(['sku_id', 'qty', 'group_buy_size', 'group_buy_id', 'is_selected', 'created_at'])
        .where('group_buy_size', 'is not', null),
    )
    .onConflict((conflict) =>
      conflict.column('buyer_id').where('group_buy_size', 'is not', null).doNothing(),
    )
    .execute()
  await moveSites(tx, from, to)
  await moveServices(tx, from, to)
  await forgetCart(tx, from)
}

/** A guest's lines as a member's, under ids of their own. */
function selectLines(tx: Tx, from: Id<'user'>, to: Id<'user'>) {
  return tx
    .selectFrom('cart_lines')
    .select([sql<string>`gen_random_uuid()`.as('id'), sql<string>`${to}::uuid`.as('buyer_id')])
    .where('buyer_id', '=', from)
}
const moreOf = {
  qty: sql<number>`greatest(cart_lines.qty, excluded.qty)`,
  is_selected: sql<boolean>`cart_lines.is_selected or excluded.is_selected`,
}

export async function forgetCart(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await forgetSites(tx, buyerId)
  await forgetServices(tx, buyerId)
  await tx.deleteFrom('cart_lines').where('buyer_id', '=', buyerId).execute()
}

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
  await sql`
    insert into cart_lines (id, buyer_id, sku_id, qty, is_selected, is_insured, created_at)
    select gen_random_uuid(), ${to}, sku_id, qty, is_selected, is_insured, created_at
    from cart_lines where buyer_id = ${from} and sku_id is not null and group_buy_size is null
    on conflict (buyer_id, sku_id) where group_buy_size is null do update set
      qty = greatest(cart_lines.qty, excluded.qty),
      is_selected = cart_lines.is_selected or excluded.is_selected,
      is_insured = cart_lines.is_insured or excluded.is_insured`.execute(tx)
  await sql`
    insert into cart_lines (id, buyer_id, set_skus, qty, is_selected, created_at)
    select gen_random_uuid(), ${to}, set_skus, qty, is_selected, created_at
    from cart_lines where buyer_id = ${from} and set_skus is not null
    on conflict (buyer_id, set_skus) do update set
      qty = greatest(cart_lines.qty, excluded.qty),
      is_selected = cart_lines.is_selected or excluded.is_selected`.execute(tx)
  await sql`
    insert into cart_lines (id, buyer_id, sku_id, qty, group_buy_size, group_buy_id, is_selected, created_at)
    select gen_random_uuid(), ${to}, sku_id, qty, group_buy_size, group_buy_id, is_selected, created_at
    from cart_lines where buyer_id = ${from} and group_buy_size is not null
    on conflict (buyer_id) where group_buy_size is not null do nothing`.execute(tx)
  await moveSites(tx, from, to)
  await moveServices(tx, from, to)
  await forgetCart(tx, from)
}

export async function forgetCart(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await forgetSites(tx, buyerId)
  await forgetServices(tx, buyerId)
  await tx.deleteFrom('cart_lines').where('buyer_id', '=', buyerId).execute()
}

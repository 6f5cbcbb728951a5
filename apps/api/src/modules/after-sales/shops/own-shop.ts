import { refuse } from '@galleria/contract/refusals'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { sellerOf } from '#modules/merchant/index.ts'

/** What is set up for a shop changes under its lock. */
export async function lockOwnShop(ctx: Context, tx: Tx, shopId: number): Promise<void> {
  if (!(await lockRow(tx, 'shops', { id: shopId, seller_id: sellerOf(ctx) })))
    throw refuse('shop.not_found')
}

/** The shop of a row that is set up for it; false where there is no such row of an own shop. */
export async function lockShopOf(
  ctx: Context,
  tx: Tx,
  table: 'saved_answers' | 'approval_rules',
  id: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom(sql.table(table).$castTo<{ id: number; shop_id: number }>().as('a'))
    .innerJoin('shops as h', 'h.id', 'a.shop_id')
    .where('a.id', '=', id)
    .where('h.seller_id', '=', sellerOf(ctx))
    .select('a.shop_id as shopId')
    .executeTakeFirst()
  if (!row) return false
  await lockOwnShop(ctx, tx, row.shopId)
  return true
}

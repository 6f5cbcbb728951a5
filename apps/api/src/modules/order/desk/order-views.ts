import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { orderViewCalls } from '@galleria/contract/order-view'
import { MOST_VIEWS } from '@galleria/contract/order-view-rules'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { sellerOf } from '#modules/merchant/index.ts'

type Views = Reply<typeof orderViewCalls.listOrderViews>

/**
 * The views of whoever asks: the person is part of every statement, so that another one's are not
 * there.
 */
export async function listOrderViews(ctx: Context): Promise<Views> {
  const rows = await ctx.db
    .selectFrom('order_views')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', buyerOf(ctx))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, ...view }) => ({
    id: toWireId('orderView', id as Id<'orderView'>),
    ...view,
  }))
}

export async function saveOrderView(
  ctx: Context,
  { name, query }: Parsed<typeof orderViewCalls.saveOrderView>,
): Promise<Views> {
  await ctx.inTransaction(async (tx) => {
    const own = await lockOwn(ctx, tx)
    const same = own.find((one) => one.name === name)
    if (same?.query === query) return
    if (same) throw refuse('view.name_taken')
    if (own.length >= MOST_VIEWS) throw refuse('view.too_many', { most: MOST_VIEWS })
    await tx
      .insertInto('order_views')
      .values({
        id: ctx.newId('orderView'),
        user_id: buyerOf(ctx),
        name,
        query,
        created_at: ctx.now(),
      })
      .execute()
  })
  return listOrderViews(ctx)
}

export async function renameOrderView(
  ctx: Context,
  { id, name }: Parsed<typeof orderViewCalls.renameOrderView>,
): Promise<Views> {
  await ctx.inTransaction(async (tx) => {
    const own = await lockOwn(ctx, tx)
    if (!own.some((one) => one.id === id)) throw refuse('view.not_found')
    if (own.some((one) => one.name === name && one.id !== id)) throw refuse('view.name_taken')
    await tx.updateTable('order_views').set({ name }).where('id', '=', id).execute()
  })
  return listOrderViews(ctx)
}

export async function removeOrderView(
  ctx: Context,
  { id }: Parsed<typeof orderViewCalls.removeOrderView>,
): Promise<Views> {
  const removed = await ctx.db
    .deleteFrom('order_views')
    .where('id', '=', id)
    .where('user_id', '=', buyerOf(ctx))
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw refuse('view.not_found')
  return listOrderViews(ctx)
}

/** Under a lock of the person's own, so that two tabs cannot go over the limit together. */
async function lockOwn(
  ctx: Context,
  tx: Tx,
): Promise<{ id: string; name: string; query: string }[]> {
  await lockRow(tx, 'seller_staff', { user_id: buyerOf(ctx), seller_id: sellerOf(ctx) })
  return tx
    .selectFrom('order_views')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', buyerOf(ctx))
    .execute()
}

/** They go with their person. */
export async function forgetOrderViews(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx.deleteFrom('order_views').where('user_id', '=', userId).execute()
}

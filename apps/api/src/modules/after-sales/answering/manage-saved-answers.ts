import type { reverseDeskCalls } from '@galleria/contract/after-sales-desk'
import { MOST_SAVED_ANSWERS } from '@galleria/contract/after-sales-desk-rules'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { lockOwnShop, lockShopOf } from '../shops/own-shop.ts'

type Saved = Reply<typeof reverseDeskCalls.listSavedAnswers>

export async function listSavedAnswers(ctx: Context): Promise<Saved> {
  const rows = await ctx.db
    .selectFrom('saved_answers as a')
    .innerJoin('shops as h', 'h.id', 'a.shop_id')
    .where('h.seller_id', '=', sellerOf(ctx))
    .select(['a.id', 'a.title', 'a.content', 'h.id as shopId', 'h.name as shopName'])
    .orderBy('h.id')
    .orderBy('a.title')
    .orderBy('a.id')
    .execute()
  return rows.map(({ shopId, shopName, ...one }) => ({
    ...one,
    shop: { id: shopId, name: shopName },
  }))
}

/**
 * Under the shop's lock: of two forms one comes after the other, and one that is sent twice makes
 * one.
 */
export async function saveAnswer(
  ctx: Context,
  { id, shopId, title, content }: Parsed<typeof reverseDeskCalls.saveSavedAnswer>,
): Promise<Saved> {
  await ctx.inTransaction(async (tx) => {
    await lockOwnShop(ctx, tx, shopId)
    const saved = await tx
      .selectFrom('saved_answers')
      .where('shop_id', '=', shopId)
      .select(['id', 'title', 'content'])
      .execute()
    const before = saved.find((one) => one.id === id)
    if (id !== undefined && !before) throw refuse('setting.not_found')
    if (!before && saved.some((one) => one.title === title && one.content === content)) return
    if (!before && saved.length >= MOST_SAVED_ANSWERS)
      throw refuse('setting.too_many', { most: MOST_SAVED_ANSWERS })
    noteChanges(
      tx,
      { kind: 'savedAnswer', id: String(id ?? title), name: title },
      {
        ...(before ? { before: { title: before.title, note: before.content } } : {}),
        after: { title, note: content },
      },
    )
    if (before)
      await tx
        .updateTable('saved_answers')
        .set({ title, content })
        .where('id', '=', before.id)
        .execute()
    else await tx.insertInto('saved_answers').values({ shop_id: shopId, title, content }).execute()
  })
  return listSavedAnswers(ctx)
}

export async function removeAnswer(
  ctx: Context,
  { id }: Parsed<typeof reverseDeskCalls.removeSavedAnswer>,
): Promise<Saved> {
  await ctx.inTransaction(async (tx) => {
    if (!(await lockShopOf(ctx, tx, 'saved_answers', id))) return
    const gone = await tx
      .deleteFrom('saved_answers')
      .where('id', '=', id)
      .returning(['title', 'content'])
      .executeTakeFirst()
    if (!gone) return
    noteChanges(
      tx,
      { kind: 'savedAnswer', id: String(id), name: gone.title },
      { before: { title: gone.title, note: gone.content }, after: { title: '', note: '' } },
    )
  })
  return listSavedAnswers(ctx)
}

import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { stockWishCalls } from '@galleria/contract/stock-wish'
import type { Context } from '#platform/context.ts'
import { findWish } from './restock.queries.ts'
import { confirmWish, dropWishesOf } from './restock.store.ts'
import { readConfirmToken, readEndToken } from './wish-keys.ts'

/** What the links of the mails do, once their button is pressed. */

export async function confirmByKey(
  ctx: Context,
  { token }: Parsed<typeof stockWishCalls.confirmStockWish>,
): Promise<Reply<typeof stockWishCalls.confirmStockWish>> {
  const id = readConfirmToken(ctx, token)
  const wish = id && (await findWish(ctx.db, id))
  if (!wish || !(await confirmWish(ctx.db, wish.id))) throw refuse('guest.link')
  return { href: wish.path, name: wish.itemName }
}

/** Done again, or by whoever waits for nothing any more, it is answered the same. */
export async function endByKey(
  ctx: Context,
  { token }: Parsed<typeof stockWishCalls.endStockWishes>,
): Promise<void> {
  const reader = readEndToken(ctx, token)
  if (!reader) throw refuse('guest.link')
  await dropWishesOf(ctx.db, reader)
}

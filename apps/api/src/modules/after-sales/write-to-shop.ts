import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findAnswerersMailboxes } from '#modules/merchant/index.ts'
import { afterSalesJobs, type ShopsMail } from './after-sales.jobs.ts'

/** A mail to the seller's mailbox and to each of its staff who may answer: one job each, sent with the transaction that caused it. */
export async function writeToShop(
  ctx: Context,
  tx: Tx,
  reverse: { readonly id: Id<'reverse'>; readonly sellerId: number },
  mail: ShopsMail,
): Promise<void> {
  for (const { userId } of await findAnswerersMailboxes(tx, reverse.sellerId))
    await ctx.jobs.send(tx, afterSalesJobs.mailShop, {
      ...mail,
      reverseId: reverse.id,
      to: userId,
    })
}

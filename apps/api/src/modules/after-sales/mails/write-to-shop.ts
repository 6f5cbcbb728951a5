import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { findAnswerersMailboxes, findOperators } from '#modules/merchant/index.ts'
import { afterSalesJobs, type ShopsMail } from '../after-sales.jobs.ts'

/**
 * Of what the mall answers in its place, a mail to the mall's people; else one to the seller's
 * mailbox and to each of its staff who may answer: one job each, sent with the transaction that
 * caused it.
 */
export async function writeToShop(
  ctx: Context,
  tx: Tx,
  reverse: { readonly id: Id<'reverse'>; readonly sellerId: number; readonly isMalls?: boolean },
  mail: ShopsMail,
): Promise<void> {
  for (const { userId } of await findAnswerers(tx, reverse))
    await ctx.jobs.send(tx, afterSalesJobs.mailShop, {
      ...mail,
      reverseId: reverse.id,
      to: userId,
    })
}

/** Where those who answer a request read mail. */
export async function findAnswerers(
  db: Db | Tx,
  { sellerId, isMalls }: { readonly sellerId: number; readonly isMalls?: boolean },
): Promise<{ userId: Id<'user'> | null; email: string; language: string }[]> {
  if (!isMalls) return findAnswerersMailboxes(db, sellerId)
  const people = await findOperators(db, 'service')
  return people.map(({ key, email, language }) => ({ userId: key as Id<'user'>, email, language }))
}

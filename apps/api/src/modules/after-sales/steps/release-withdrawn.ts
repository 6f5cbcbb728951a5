import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { takeGifts } from '../asking/write-reverse.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { sweepAt } from './look-again.ts'

/**
 * What was withdrawn from and had not been sent: its money goes back from here on, and the shop is
 * told.
 */
export async function releaseWithdrawn(
  ctx: Context,
  tx: Tx,
  reverse: { readonly id: Id<'reverse'>; readonly sellerId: number },
): Promise<boolean> {
  const moved = await moveReverse(tx, reverse.id, {
    move: 'cancelUnsent',
    actor: 'clock',
    at: ctx.now(),
    set: { next_step_at: sweepAt(ctx), audited_at: ctx.now() },
  })
  if (!moved) return false
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  await writeToShop(ctx, tx, reverse, { kind: 'canceled' })
  return true
}

/**
 * The step of a request that was written and waits: one by number and address only, whose time to
 * be disowned is over (A3).
 */
export async function goOnWithdrawn(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (!reverse.refundBy || reverse.answerBy > ctx.now()) return
  if (await releaseWithdrawn(ctx, tx, reverse)) await takeGifts(tx, reverse)
}

import type { MerchantReverse, WireReverse } from '@galleria/contract/after-sales'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { crashAt } from '#platform/crash-point.ts'
import { changeClaims, lockContract } from '#modules/order/index.ts'
import { readReverse, readSellersReverse } from './read-reverse.ts'
import { operationsOf } from './reverse.present.ts'
import { findReverse, findSellersReverse } from './reverse.queries.ts'
import { claimsOf, moveReverse } from './reverse.store.ts'
import type { ReverseRow } from './reverse.types.ts'
import { afterSalesJobs } from './after-sales.jobs.ts'
import { sweepAt } from './steps/look-again.ts'
import { takeGifts } from './write-reverse.ts'

/** The buyer takes an application back (A5): its units and money are free again. */
export async function cancelApplication(ctx: Context, id: Id<'reverse'>): Promise<WireReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lock(tx, () => findReverse(tx, buyerOf(ctx), id))
    if (
      !(await moveReverse(tx, id, {
        move: 'cancel',
        actor: 'buyer',
        actorId: reverse.buyerId,
        at: ctx.now(),
        set: { next_step_at: null, stopped_at: ctx.now() },
      }))
    )
      throw refuse('reverse.state', { operationList: operationsOf(reverse, 'buyer') })
    await changeClaims(tx, claimsOf(reverse), 'takenBack')
  })
  return readReverse(ctx, id)
}

/** The seller agrees (A7): from here the refund runs by itself. */
export async function approveApplication(
  ctx: Context,
  id: Id<'reverse'>,
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, id)
    if (!(await agree(ctx, tx, reverse, 'merchant')))
      throw refuse('reverse.state', { operationList: operationsOf(reverse, 'merchant') })
  })
  crashAt('reverse.approved')
  return readSellersReverse(ctx, id)
}

/** Also the clock's answer to a seller's silence (A13). */
export async function agree(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  actor: 'merchant' | 'clock',
): Promise<boolean> {
  const isClock = actor === 'clock'
  const moved = await moveReverse(tx, reverse.id, {
    move: 'approveRefund',
    actor,
    actorId: isClock ? undefined : buyerOf(ctx),
    at: ctx.now(),
    set: { next_step_at: sweepAt(ctx), audited_at: ctx.now(), is_auto: isClock },
  })
  if (!moved) return false
  await takeGifts(tx, reverse)
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  return true
}

/** The seller refuses (A12), with a reason that the buyer reads. */
export async function rejectApplication(
  ctx: Context,
  request: { id: Id<'reverse'>; reason: string },
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, request.id)
    const moved = await moveReverse(tx, request.id, {
      move: 'reject',
      actor: 'merchant',
      actorId: buyerOf(ctx),
      at: ctx.now(),
      set: {
        next_step_at: null,
        audited_at: ctx.now(),
        stopped_at: ctx.now(),
        reject_reason: request.reason,
      },
    })
    if (!moved) throw refuse('reverse.state', { operationList: operationsOf(reverse, 'merchant') })
    await changeClaims(tx, claimsOf(reverse), 'refused')
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: request.id, kind: 'rejected' })
  })
  return readSellersReverse(ctx, request.id)
}

async function lockSellers(ctx: Context, tx: Tx, id: Id<'reverse'>): Promise<ReverseRow> {
  const reverse = await lock(tx, () => findSellersReverse(tx, sellerOf(ctx), id))
  // Nobody decides about the money of an own purchase.
  if (reverse.buyerId === buyerOf(ctx)) throw refuse('reverse.own_purchase')
  return reverse
}

/** The mall's one lock order begins with the contract. */
async function lock(tx: Tx, find: () => Promise<ReverseRow | undefined>): Promise<ReverseRow> {
  const reverse = await findLocked(find, (found) => lockContract(tx, found.contractId))
  if (!reverse) throw refuse('reverse.not_found')
  return reverse
}

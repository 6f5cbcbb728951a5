import type { MerchantReverse, WireReverse } from '@galleria/contract/after-sales'
import type { Id } from '@galleria/kernel/id'
import { crashAt } from '#platform/crash-point.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { asShop, reasonOf, type ForShop, type ShopActor } from '#modules/order/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { isSurchargePaid } from '../exchange/surcharge.rules.ts'
import { freeReplacement } from '../exchange/exchange.store.ts'
import { giveSurcharge } from '../exchange/give-surcharge.ts'
import { lock, lockSellers } from '../lock-reverse.ts'
import { readReverse, readSellersReverse } from '../read-reverse.ts'
import { factsOf } from '../reverse.facts.ts'
import { findReverse } from '../reverse.queries.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { sweepAt } from '../steps/look-again.ts'
import { takeGifts } from '../asking/write-reverse.ts'
import { refuseState } from './refuse-state.ts'

/**
 * A25: the goods are back and the shop cannot send others, or has sent others that are lost. Their
 * money goes back, and what was held is for sale again.
 */
export async function refundInstead(
  ctx: Context,
  { id }: { readonly id: Id<'reverse'> },
  as: ForShop = asShop,
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, id, { as })
    const by = { actor: as.actor, actorId: buyerOf(ctx), facts: reasonOf(as) }
    if (!(await giveMoney(ctx, tx, reverse, by))) throw refuseState(reverse, as.actor)
  })
  crashAt('reverse.approved')
  return readSellersReverse(ctx, id, as)
}

/** What came instead is lost on its way, and its buyer waits for it no longer. */
export async function refundLost(
  ctx: Context,
  { id }: { readonly id: Id<'reverse'> },
): Promise<WireReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lock(tx, () => findReverse(tx, buyerOf(ctx), id))
    if (!(await giveMoney(ctx, tx, reverse, { actor: 'buyer', actorId: reverse.buyerId })))
      throw refuseState(reverse, 'buyer')
  })
  crashAt('reverse.approved')
  return readReverse(ctx, id)
}

/** Of what was not paid: before its time was over it can only have been its buyer who ended it. */
function endOf(ctx: Context, { surcharge }: ReverseRow): 'surchargeCanceled' | 'surchargeLapsed' {
  const isInTime = surcharge && new Date(surcharge.payBy) > ctx.now()
  return isInTime ? 'surchargeCanceled' : 'surchargeLapsed'
}

type Giver = {
  readonly actor: ShopActor | 'clock' | 'buyer'
  readonly actorId?: Id<'user'>
  readonly facts?: object
}

/**
 * Nothing was sent, or what was sent is lost: each is a move of its own, and of what is lost its
 * buyer's as well.
 */
function moveToMoney(ctx: Context, tx: Tx, reverse: ReverseRow, by: Giver): Promise<boolean> {
  const { actor, ...who } = by
  const how = {
    ...who,
    at: ctx.now(),
    set: { next_step_at: sweepAt(ctx), is_changed_to_return: true },
  }
  if (factsOf(reverse).isReplacementLost && actor !== 'clock')
    return actor === 'buyer'
      ? moveReverse(tx, reverse.id, { move: 'takeMoneyForLost', actor, ...how })
      : moveReverse(tx, reverse.id, { move: 'giveMoneyForLost', actor, ...how })
  if (actor === 'buyer') return Promise.resolve(false)
  return moveReverse(tx, reverse.id, { move: 'refundInstead', actor, ...how })
}

/** Also the clock's, where nothing was sent in time. */
export async function giveMoney(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  by: Giver,
): Promise<boolean> {
  if (!(await moveToMoney(ctx, tx, reverse, by))) return false
  await takeGifts(tx, reverse)
  await giveSurcharge(ctx, tx, {
    ...reverse,
    status: 'WAITING_FOR_REFUND',
    isChangedToReturn: true,
  })
  await ctx.jobs.send(tx, afterSalesJobs.mail, {
    reverseId: reverse.id,
    kind: by.actor === 'clock' && !isSurchargePaid(reverse) ? endOf(ctx, reverse) : 'moneyInstead',
  })
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  await freeReplacement(tx, reverse)
  return true
}

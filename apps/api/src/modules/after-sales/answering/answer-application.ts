import type { afterSalesCalls, MerchantReverse, WireReverse } from '@galleria/contract/after-sales'
import type { Parsed } from '@galleria/contract/define-call'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { asShop, reasonOf, type ForShop } from '#modules/order/index.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { readReverse, readSellersReverse } from '../read-reverse.ts'
import { operationsOf } from '../reverse.present.ts'
import { findReverse } from '../reverse.queries.ts'
import { agree } from './agree.ts'
import { attachShopsProof } from '../disputes/attach-evidence.ts'
import { endOffer } from '../offers/offer.store.ts'
import { freeReplacement } from '../exchange/exchange.store.ts'
import { claimsOf, moveReverse } from '../reverse.store.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { lock, lockSellers } from '../lock-reverse.ts'
import { remindToAskAt } from '../deadlines.rules.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { refuseState } from './refuse-state.ts'

/**
 * The buyer takes an application back (A5), as long as nothing was sent back: its units and money
 * are free again.
 */
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
      throw refuseState(reverse, 'buyer')
    await endOffer(tx, reverse, 'DROPPED', ctx.now())
    // One that was declined counts as a request, whatever its buyer asks the mall and takes back.
    const isDeclined = reverse.status === 'IN_DISPUTE'
    await changeClaims(tx, claimsOf(reverse), isDeclined ? 'refused' : 'takenBack')
    await freeReplacement(tx, reverse)
    if (reverse.status !== 'AS_APPLIED')
      await writeToShop(ctx, tx, reverse, { kind: 'applicationCanceled' })
  })
  return readReverse(ctx, id)
}

/**
 * The seller agrees: from here the refund runs by itself (A7), or the goods come back first (A11).
 * Of an exchange it can agree to a return, where there is no replacement.
 */
export async function approveApplication(
  ctx: Context,
  { id, version, returnAddress, refundInstead }: Parsed<typeof afterSalesCalls.approveReverse>,
  as: ForShop = asShop,
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, id, { as, seen: version })
    if (!(await agree(ctx, tx, reverse, { ...as, returnAddress, refundInstead })))
      throw refuseState(reverse, as.actor)
  })
  crashAt('reverse.approved')
  return readSellersReverse(ctx, id, as)
}

/**
 * The seller refuses (A12), with a reason that the buyer reads, and with proof where it has some.
 */
export async function rejectApplication(
  ctx: Context,
  request: Parsed<typeof afterSalesCalls.rejectReverse>,
  as: ForShop = asShop,
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, request.id, { as, seen: request.version })
    const operationList = operationsOf(reverse, as.actor)
    if (!operationList.includes('reject')) throw refuse('reverse.state', { operationList })
    const moved = await moveReverse(tx, request.id, {
      move: 'reject',
      actor: as.actor,
      actorId: buyerOf(ctx),
      facts: reasonOf(as),
      at: ctx.now(),
      set: {
        next_step_at: remindToAskAt(ctx.now()),
        audited_at: ctx.now(),
        stopped_at: ctx.now(),
        reject_reason: request.reason,
        reject_photos: await attachShopsProof(ctx, tx, reverse, request.attachmentList?.files),
      },
    })
    if (!moved) throw refuse('reverse.state', { operationList })
    await changeClaims(tx, claimsOf(reverse), 'refused')
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: request.id, kind: 'rejected' })
  })
  crashAt('reverse.moved')
  return readSellersReverse(ctx, request.id, as)
}

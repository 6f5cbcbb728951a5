import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { Id } from '@galleria/kernel/id'
import { crashAt } from '#platform/crash-point.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { asShop, reasonOf, type ForShop } from '#modules/order/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { reduceReverse } from './inspection.store.ts'
import { lockSellers } from '../lock-reverse.ts'
import { readSellersReverse } from '../read-reverse.ts'
import { factsOf } from '../reverse.facts.ts'
import { returningQty } from '../reverse.rules.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { sweepAt } from '../steps/look-again.ts'
import { takeGifts } from '../asking/write-reverse.ts'
import { refuseState } from './refuse-state.ts'
import { followDispute } from '../disputes/hold-disputed.ts'

/**
 * A17: the buyer may keep the goods, and gets the money all the same. No stock moves, and the units
 * stay the buyer's.
 */
export async function waiveReturn(
  ctx: Context,
  { id }: { readonly id: Id<'reverse'> },
  as: ForShop = asShop,
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, id, { as })
    const moved =
      factsOf(reverse).wantsMoney &&
      (await moveReverse(tx, id, {
        move: 'waiveReturn',
        actor: as.actor,
        actorId: buyerOf(ctx),
        facts: reasonOf(as),
        at: ctx.now(),
        set: { next_step_at: sweepAt(ctx) },
      }))
    if (!moved) throw refuseState(reverse, as.actor)
    await leaveGoods(tx, reverse)
    await takeGifts(tx, reverse)
    // Gifts that stay are no more in question.
    await followDispute(tx, reverse.id, ctx.now())
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: id, kind: 'waived' })
    await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: id })
  })
  crashAt('reverse.approved')
  return readSellersReverse(ctx, id, as)
}

/**
 * The money goes back and the goods stay with their buyer: their units are not taken out of the
 * order. But those of goods that cost points alone are, because by them their points go back.
 */
export async function leaveGoods(tx: Tx, reverse: ReverseRow): Promise<void> {
  await reduceReverse(tx, reverse, {
    shipping: 0,
    surcharge: 'withMoney',
    lines: reverse.lines
      .filter((line) => returningQty(line) > 0 && !(line.paid === 0 && line.points > 0))
      .map(({ lineId, takenQty }) => ({ lineId, takenQty, unsentQty: 0, applyAmount: 0 })),
  })
}

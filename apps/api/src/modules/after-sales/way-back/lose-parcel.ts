import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { comingBack } from '../answering/accept-goods.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { asMoney, askByItself } from '../asking/ask-by-itself.ts'
import { freeReplacement } from '../exchange/exchange.store.ts'
import { addInspections } from '../answering/inspection.store.ts'
import { factsOf } from '../reverse.facts.ts'
import { returningQty } from '../reverse.rules.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { sweepAt } from '../steps/look-again.ts'
import { takeGifts } from '../asking/write-reverse.ts'
import { writeToShop } from '../mails/write-to-shop.ts'

/**
 * A22: the parcel in which goods come back is lost, as its carrier says. Whose risk that was
 * decides what follows.
 */
export function loseParcel(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  return factsOf(reverse).isShopsRisk ? payLost(ctx, tx, reverse) : askAboutLost(ctx, tx, reverse)
}

/**
 * The money goes back as if all had been accepted. Nobody has the goods, so no stock moves; what
 * was held in exchange for them is for sale again.
 */
async function payLost(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const moved = await moveReverse(tx, reverse.id, {
    move: 'payLost',
    actor: 'clock',
    at: ctx.now(),
    set: { next_step_at: sweepAt(ctx), ...asMoney(reverse) },
  })
  if (!moved) return
  await addInspections(
    tx,
    comingBack(reverse).map((line) => ({ id: line.id, found: { LOST: returningQty(line) } })),
  )
  await takeGifts(tx, reverse)
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'lostPaid' })
  await writeToShop(ctx, tx, reverse, { kind: 'lostPaidShop' })
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  await freeReplacement(tx, reverse)
}

/** A buyer's own parcel: the mall rules about the money, once both have said theirs. */
async function askAboutLost(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (!(await askByItself(ctx, tx, reverse, { move: 'askLost', cause: 'LOST' }))) return
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'lostDisputed' })
  await writeToShop(ctx, tx, reverse, { kind: 'lostDisputedShop' })
  await freeReplacement(tx, reverse)
}

import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findOrder } from '#modules/order/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { differenceFor } from './exchange.rules.ts'
import { reduceReverse } from '../answering/inspection.store.ts'
import { sumOf } from '../reverse.rules.ts'
import { addReverse, moveReverse } from '../reverse.store.ts'
import type { NewReverse, ReverseLineRow, ReverseRow } from '../reverse.types.ts'
import { sweepAt } from '../steps/look-again.ts'
import { newReverseCode } from '../asking/write-reverse.ts'

type Part = { readonly line: ReverseLineRow; readonly amount: number }

/**
 * The replacement leaves, and costs less than was paid for the goods: from here on the exchange
 * claims that much less, and a request of its own, which nobody has to agree to, gives it back as
 * any money is given back. Not before: until the parcel is there all of the money may have to go
 * back, and then it goes in one piece.
 */
export async function giveDifference(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const parts = reverse.lines
    .map((line) => ({ line, amount: differenceFor(line, line.heldQty) }))
    .filter(({ amount }) => amount > 0)
  if (parts.length === 0) return
  await reduceReverse(tx, reverse, {
    shipping: 0,
    lines: parts.map(({ line: { lineId }, amount }) => ({
      lineId,
      takenQty: 0,
      unsentQty: 0,
      applyAmount: amount,
    })),
  })
  const order = await findOrder(tx, 'mall', reverse.orderId)
  if (!order) throw new Error('a request without its order')
  const one = differenceRequest(ctx, reverse, parts)
  const by = { actor: 'merchant', actorId: buyerOf(ctx) } as const
  await addReverse(tx, order, { ...one, by })
  await moveReverse(tx, one.id, {
    move: 'giveDifference',
    ...by,
    at: one.appliedAt,
    set: {
      next_step_at: sweepAt(ctx),
      audited_at: one.appliedAt,
      difference_of: reverse.id,
    },
  })
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: one.id })
}

function differenceRequest(
  ctx: Context,
  { id, reason }: ReverseRow,
  parts: readonly Part[],
): Omit<NewReverse, 'by'> {
  const at = ctx.now()
  const goods = sumOf(parts, ({ amount }) => amount)
  return {
    event: 'splitDifference',
    isBeside: true,
    id: ctx.newId('reverse'),
    code: newReverseCode(at),
    type: 'SALE_REFUND',
    reason,
    remark: '',
    evidence: [],
    goods,
    shipping: 0,
    availableGoods: goods,
    availableShipping: 0,
    // One to an exchange.
    requestKey: `difference-of-${id}`,
    answerBy: at,
    nextStepAt: sweepAt(ctx),
    appliedAt: at,
    // No units: money alone goes back, for goods that were exchanged.
    lines: parts.map(({ line, amount }) => ({
      lineId: line.lineId,
      qty: line.heldQty,
      unsentQty: 0,
      takenQty: 0,
      available: amount,
      applyAmount: amount,
      unsentAmount: 0,
      ...goodsOf(line),
    })),
  }
}

/** What it is about is what comes instead. */
function goodsOf({ derivativeSkuId, derivative }: ReverseLineRow) {
  return derivative && derivativeSkuId !== null
    ? { goodsSkuId: derivativeSkuId, goods: derivative }
    : {}
}

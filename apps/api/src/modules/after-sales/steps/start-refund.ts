import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { addRefund, findAppliedCapture, paymentJobs } from '#modules/payment/index.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { lookAgainAt } from './look-again.ts'

/** A27: the money is reserved on the payment's capture before any provider hears of it; a row without a receipt can be retried, a receipt without a row cannot. */
export async function startRefund(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const capture = await findAppliedCapture(tx, reverse.contractId)
  if (!capture) throw new Error('a paid contract without a capture')
  const refundId = ctx.newId('refund')
  const isReserved = await addRefund(tx, {
    id: refundId,
    buyerId: reverse.buyerId,
    contractId: reverse.contractId,
    attemptId: capture.attemptId,
    provider: capture.provider,
    captureRef: capture.ref,
    amount: reverse.goods + reverse.shipping,
    currency: reverse.currency,
    reason: 'after_sales',
    requestKey: `reverse:${reverse.id}`,
    at: ctx.now(),
    reverse: {
      id: reverse.id,
      orderId: reverse.orderId,
      lines: reverse.lines.map((line, index) => ({
        lineId: line.lineId,
        goods: line.applyAmount,
        shipping: index === 0 ? reverse.shipping : 0,
      })),
    },
  })
  if (!isReserved)
    throw new Error(`after-sales order ${reverse.code} asks for more than its payment holds`)
  await moveReverse(tx, reverse.id, {
    move: 'startRefund',
    actor: 'payment',
    at: ctx.now(),
    set: { next_step_at: lookAgainAt(ctx, reverse) },
  })
  await ctx.jobs.send(tx, paymentJobs.sendRefund, { refundId })
}

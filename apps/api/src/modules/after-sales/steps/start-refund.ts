import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findOrder } from '#modules/order/index.ts'
import { isStillToBeTaken, reserveRefund } from '#modules/payment/refunds/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { lookAgainAt, sweepAt } from './look-again.ts'
import { waitOn } from './tell-of-yes.ts'

/**
 * A27: the money is reserved on the captures that paid before any provider is called; a row without
 * a receipt can be retried, a receipt without a row cannot.
 */
export async function startRefund(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (!hasMoney(reverse)) return skipMoney(ctx, tx, reverse)
  const order = await findOrder(tx, 'mall', reverse.orderId)
  if (!order) throw new Error('an after-sales order without its order')
  const refund: Parameters<typeof reserveRefund>[2] = {
    id: ctx.newId('refund'),
    owner: { contractId: reverse.contractId, buyerId: reverse.buyerId },
    amount: reverse.goods + reverse.shipping,
    currency: reverse.currency,
    reason: 'after_sales',
    requestKey: `reverse:${reverse.id}`,
    at: ctx.now(),
    of: {
      reverseId: reverse.id,
      orderId: reverse.orderId,
      needPay: order.needPay,
      // A gift that goes along has no money.
      lines: reverse.lines
        .map((line, index) => ({
          lineId: line.lineId,
          goods: line.applyAmount,
          shipping: index === 0 ? reverse.shipping : 0,
        }))
        .filter(({ goods, shipping }) => goods + shipping > 0),
      unsent: unsentMoneyOf(reverse),
    },
  }
  // What has just left is being taken: it is given back once it is there.
  if (await isStillToBeTaken(tx, refund)) return waitOn(ctx, tx, reverse)
  const legs = await reserveRefund(ctx, tx, refund)
  if (!legs)
    throw new Error(`after-sales order ${reverse.code} asks for more than its payment holds`)
  await moveReverse(tx, reverse.id, {
    move: 'startRefund',
    actor: 'payment',
    at: ctx.now(),
    set: { next_step_at: lookAgainAt(ctx, reverse) },
  })
}

/** In minor units, with the delivery where nothing of it was sent. */
function unsentMoneyOf({ goods, shipping, lines }: ReverseRow): number {
  return lines.every(({ unsentQty, qty }) => unsentQty === qty)
    ? goods + shipping
    : lines.reduce((sum, line) => sum + line.unsentAmount, 0)
}

/** What costs points only has no money to give back. */
export function hasMoney({ goods, shipping }: Pick<ReverseRow, 'goods' | 'shipping'>): boolean {
  return goods + shipping > 0
}

/** No provider is asked: the next step counts it as given back. */
async function skipMoney(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  await moveReverse(tx, reverse.id, {
    move: 'startRefund',
    actor: 'payment',
    at: ctx.now(),
    set: { next_step_at: sweepAt(ctx) },
  })
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
}

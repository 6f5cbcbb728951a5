import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { findOrder, lockContract } from '#modules/order/index.ts'
import { adjustEarnings } from '#modules/order/benefits/index.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { bounceRefund, findRefund } from '#modules/payment/refunds/index.ts'
import { findReverseForMall } from '../reverse.queries.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { claimsOf, moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { followPayment } from '#modules/order/payout/index.ts'
import { followDispute } from '../disputes/hold-disputed.ts'
import { returnGift } from '../exchange/take-gift-back.ts'
import { undoSale } from '../exchange/undo-sale.rules.ts'
import { lookAgainAt } from './look-again.ts'

/**
 * A32: the provider had reported that the money arrived, and takes that back. What was counted and
 * booked for it is undone and the buyer is told; from there on it is a refund that failed, sent
 * again by its own clock. A bank does this days later, so also when everything was settled. Also
 * for refunds without an after-sales order.
 */
export async function takeBackRefund(
  ctx: Context,
  bounce: Parameters<typeof bounceRefund>[2],
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const found = await findRefund(tx, { id: bounce.refundId })
    if (!found || (found.contractId && !(await lockContract(tx, found.contractId)))) return
    if (!(await bounceRefund(ctx, tx, bounce))) return
    const reverse = found.reverseId ? await findReverseForMall(tx, found.reverseId) : undefined
    if (reverse) await reopen(ctx, tx, reverse, bounce.reason)
  })
}

async function reopen(ctx: Context, tx: Tx, reverse: ReverseRow, reason: string): Promise<void> {
  const moved = await moveReverse(tx, reverse.id, {
    move: 'bounceRefund',
    actor: 'payment',
    facts: { reason },
    at: ctx.now(),
    set: {
      next_step_at: lookAgainAt(ctx, reverse),
      refunded_at: null,
      refunded_goods: 0,
      refunded_shipping: 0,
      stopped_at: null,
    },
  })
  // False while the first news is still on its way: then nothing is counted yet, and the next step
  // sees a refund that failed.
  if (!moved) return
  await returnGift(ctx, tx, reverse)
  await changeClaims(tx, claimsOf(reverse), 'bounced')
  await followDispute(tx, reverse.id, ctx.now())
  await followPayment(tx, reverse, ctx.now())
  await adjustEarnings(tx, reverse.orderId, { reverseId: reverse.id, at: ctx.now() })
  const order = await findOrder(tx, 'mall', reverse.orderId)
  const counted = await findReverseForMall(tx, reverse.id)
  if (!order || !counted) throw new Error('an after-sales order without its order')
  await postEntries(tx, {
    event: 'reversal',
    ref: reverse.contractId,
    currency: reverse.currency,
    at: ctx.now(),
    entries: undoSale(order, counted).map(({ account, minor }) => ({ account, minor: -minor })),
  })
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'failed' })
}

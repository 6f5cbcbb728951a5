import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { passOnNote } from '#platform/mail-notes.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { findOrder } from '#modules/order/index.ts'
import { adjustEarnings } from '#modules/order/benefits/index.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { writeCreditNote } from '#modules/order/invoices/index.ts'
import type { Refund } from '#modules/payment/index.ts'
import { findLostSubject } from '#modules/payment/reconciling/index.ts'
import { findRefund } from '#modules/payment/refunds/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { paidBackQty, pointsBack } from '../reverse.rules.ts'
import { claimsOf, moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { followPayment } from '#modules/order/payout/index.ts'
import { followDispute } from '../disputes/hold-disputed.ts'
import { takeGiftBack } from '../exchange/take-gift-back.ts'
import { undoSale } from '../exchange/undo-sale.rules.ts'
import { lookAgainAt, sweepAt } from './look-again.ts'
import { hasMoney } from './start-refund.ts'
import { waitOn } from './tell-of-yes.ts'

/** A28-A30: the after-sales order follows its refund. */
export async function followRefund(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (!hasMoney(reverse)) return finish(ctx, tx, reverse)
  const refund = await findRefund(tx, { reverseId: reverse.id })
  if (!refund) throw new Error('a refund that was started is not there')
  if (refund.status === 'FAILED') await fail(ctx, tx, reverse, refund)
  else if (reverse.status === 'REFUND_FAIL') await retry(ctx, tx, reverse)
  if (refund.status === 'DONE') return finish(ctx, tx, reverse, refund)
  return waitOn(ctx, tx, reverse)
}

async function fail(ctx: Context, tx: Tx, reverse: ReverseRow, refund: Refund): Promise<void> {
  const moved = await moveReverse(tx, reverse.id, {
    move: 'failRefund',
    actor: 'payment',
    facts: { reason: refund.failedReason },
    at: ctx.now(),
    // Its mail says what is to be known.
    set: { next_step_at: lookAgainAt(ctx, reverse), reminded_at: ctx.now() },
  })
  if (moved) await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'failed' })
}

async function retry(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  await moveReverse(tx, reverse.id, {
    move: 'retryRefund',
    actor: 'payment',
    at: ctx.now(),
    set: { next_step_at: lookAgainAt(ctx, reverse) },
  })
}

/**
 * The provider has given the money back, or there was none: it counts as given, and the sale is
 * undone in the books to the same amount.
 */
async function finish(ctx: Context, tx: Tx, reverse: ReverseRow, refund?: Refund): Promise<void> {
  const moved = await moveReverse(tx, reverse.id, {
    move: 'finishRefund',
    actor: 'payment',
    ...(refund ? { facts: { refundId: refund.id } } : {}),
    at: ctx.now(),
    set: {
      next_step_at: sweepAt(ctx),
      refunded_at: ctx.now(),
      refunded_goods: reverse.goods,
      refunded_shipping: reverse.shipping,
    },
  })
  if (!moved) return
  const order = await findOrder(tx, 'mall', reverse.orderId)
  if (!order) throw new Error('an after-sales order without its order')
  await postEntries(tx, {
    event: 'reversal',
    ref: reverse.contractId,
    currency: reverse.currency,
    at: ctx.now(),
    entries: undoSale(order, reverse),
  })
  await takeGiftBack(ctx, tx, reverse)
  await changeClaims(tx, claimsOf(reverse), 'refunded')
  await followDispute(tx, reverse.id, ctx.now())
  await followPayment(tx, reverse, ctx.now())
  await adjustEarnings(tx, order.id, { reverseId: reverse.id, at: ctx.now() })
  await writeCreditNote(ctx, tx, order, {
    reverseId: reverse.id,
    given: {
      lines: reverse.lines.map((line) => ({
        lineId: line.lineId,
        qty: paidBackQty(line),
        amount: line.applyAmount,
      })),
      shipping: reverse.shipping,
    },
  })
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  if (!refund) return tellOfPoints(ctx, tx, reverse)
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'refunded' })
  // The money had been given for a request that was lost with the books: its buyer knows.
  const lost = await findLostSubject(tx, refund.id)
  if (lost)
    await passOnNote(
      tx,
      afterSalesJobs.mail,
      { reverseId: lost as Id<'reverse'>, kind: 'refunded' },
      { reverseId: reverse.id, kind: 'refunded' },
    )
}

/** No money went back, and so nobody else says anything of the points that did. */
async function tellOfPoints(ctx: Context, tx: Tx, { id, lines }: ReverseRow): Promise<void> {
  const amounts = lines.map(({ applyAmount }) => applyAmount)
  if (pointsBack(lines, amounts) === 0) return
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: id, kind: 'pointsBack' })
}

import type { Id } from '@galleria/kernel/id'
import { partOf } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { fault } from '#platform/fault.ts'
import { freeUnits } from '#modules/catalog/index.ts'
import { postEntries, type Entry } from '#modules/ledger/index.ts'
import { findOrderForMall, lockContract, moveOrders, type OrderRow } from '#modules/order/index.ts'
import {
  addRefund,
  bounceRefund,
  findAppliedCapture,
  findRefund,
  findRefundOfReverse,
  type Bounce,
  type Refund,
} from '#modules/payment/index.ts'
import { agree, SWEEP_AFTER_MS } from './answer-application.ts'
import { findDueReverses, findReverseForMall } from './reverse.queries.ts'
import {
  cancelUnsent,
  countRefunded,
  hasSettled,
  moveReverse,
  setNextStep,
  uncountRefunded,
} from './reverse.store.ts'
import type { ReverseRow } from './reverse.types.ts'
import { afterSalesJobs } from './after-sales.jobs.ts'
import { paymentJobs } from '#modules/payment/index.ts'

/**
 * Everything that happens to an after-sales order without a person: called by its jobs, by the refund's news and by the minute's round, in
 * any order and any number of times. Each call looks at what is, under the contract's lock, and takes the one step that is due.
 */
export async function stepReverse(ctx: Context, reverseId: Id<'reverse'>): Promise<void> {
  const from = await ctx.inTransaction(async (tx) => {
    const found = await findReverseForMall(tx, reverseId)
    if (!found || !(await lockContract(tx, found.contractId))) return undefined
    const reverse = (await findReverseForMall(tx, reverseId)) ?? found
    await takeStep(ctx, tx, reverse)
    return reverse.status
  })
  if (from === 'WAITING_FOR_REFUND') fault('reverse.started')
  if (from === 'REFUND_PENDING') fault('reverse.finished')
}

async function takeStep(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (reverse.status === 'WAITING_FOR_AUDIT_BY_SELLER') return decideBySilence(ctx, tx, reverse)
  if (reverse.status === 'WAITING_FOR_REFUND') return startRefund(ctx, tx, reverse)
  if (reverse.status === 'REFUND_PENDING' || reverse.status === 'REFUND_FAIL')
    return followRefund(ctx, tx, reverse)
  if (reverse.status === 'REFUND_DONE') return settle(ctx, tx, reverse)
}

/** While a provider has a refund in hand, the row is looked at again even if all news of it were lost: soon at first, since a process may have died, then with growing pauses. */
function lookAgain(ctx: Context, reverse: ReverseRow): Date {
  const now = ctx.now().getTime()
  const since = now - (reverse.auditedAt ?? reverse.appliedAt).getTime()
  return new Date(now + Math.min(Math.max(since / 4, 10_000), 3_600_000))
}

/** The poller's round: rows whose clock has run out, whether or not a job was lost. */
export async function stepDueReverses(ctx: Context): Promise<void> {
  for (const { id } of await findDueReverses(ctx.db, ctx.now()))
    await stepReverse(ctx, id).catch((error: unknown) =>
      ctx.log.error({ err: error, reverseId: id }, 'an after-sales order could not go on'),
    )
}

async function decideBySilence(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (reverse.nextStepAt && reverse.nextStepAt <= ctx.now()) await agree(ctx, tx, reverse, 'clock')
}

/** A27: the money is reserved on the payment's capture before any provider hears of it; a row without a receipt can be retried, a receipt without a row cannot. */
async function startRefund(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
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
    nextStepAt: lookAgain(ctx, reverse),
  })
  await ctx.jobs.send(tx, paymentJobs.sendRefund, { refundId })
}

/** A28-A30: the after-sales order follows its refund. */
async function followRefund(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const refund = await findRefundOfReverse(tx, reverse.id)
  if (!refund) throw new Error('a refund that was started is not there')
  const isFailed = reverse.status === 'REFUND_FAIL'
  if (refund.status === 'FAILED') {
    if (
      !isFailed &&
      (await moveReverse(tx, reverse.id, {
        move: 'failRefund',
        actor: 'payment',
        facts: { reason: refund.failedReason },
        at: ctx.now(),
        nextStepAt: lookAgain(ctx, reverse),
      }))
    )
      await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'failed' })
    return setNextStep(tx, reverse.id, lookAgain(ctx, reverse))
  }
  if (isFailed)
    await moveReverse(tx, reverse.id, {
      move: 'retryRefund',
      actor: 'payment',
      at: ctx.now(),
      nextStepAt: lookAgain(ctx, reverse),
    })
  if (refund.status === 'DONE') return finish(ctx, tx, reverse, refund)
  return setNextStep(tx, reverse.id, lookAgain(ctx, reverse))
}

/** The provider has given the money back: units count as returned, and the sale is undone in the books to the same amount. */
async function finish(ctx: Context, tx: Tx, reverse: ReverseRow, refund: Refund): Promise<void> {
  if (
    !(await moveReverse(tx, reverse.id, {
      move: 'finishRefund',
      actor: 'payment',
      facts: { refundId: refund.id },
      at: ctx.now(),
      nextStepAt: new Date(ctx.now().getTime() + SWEEP_AFTER_MS),
    }))
  )
    return
  const order = await findOrderForMall(tx, reverse.orderId)
  if (!order) throw new Error('an after-sales order without its order')
  await postEntries(tx, {
    event: 'reversal',
    ref: reverse.contractId,
    currency: reverse.currency,
    at: ctx.now(),
    entries: undoSale(order, reverse),
  })
  await countRefunded(tx, reverse.id)
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'refunded' })
}

/** What the sale gave to seller, mall and state, taken back in proportion. */
function undoSale(order: OrderRow, reverse: ReverseRow): Entry[] {
  const shippingTax = order.tax - order.lines.reduce((sum, line) => sum + line.tax, 0)
  const shippingBack = order.refunded - order.lines.reduce((sum, line) => sum + line.refunded, 0)
  const tax =
    reverse.lines.reduce(
      (sum, line) =>
        sum + partOf(line.tax, line.paid, line.refunded, line.refunded + line.applyAmount),
      0,
    ) + partOf(shippingTax, order.shipping, shippingBack, shippingBack + reverse.shipping)
  const commission = reverse.lines.reduce(
    (sum, line) =>
      sum + partOf(line.commission, line.paid, line.refunded, line.refunded + line.applyAmount),
    0,
  )
  const amount = reverse.goods + reverse.shipping
  return [
    { account: 'buyer', minor: -amount },
    { account: `seller:${order.shopId}`, minor: amount - tax - commission },
    { account: 'commission', minor: commission },
    { account: 'tax', minor: tax },
  ]
}

/**
 * A32: the provider had said that the money arrived, and takes that back. What was counted and booked for it is undone and the buyer is told; from there on it is a refund that
 * failed, sent again by its own clock. A bank does this days later, so also when everything was settled. Also for refunds without an after-sales order.
 */
export async function takeBackRefund(ctx: Context, bounce: Bounce): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const found = await findRefund(tx, bounce.refundId)
    if (!found || !(await lockContract(tx, found.contractId))) return
    if (!(await bounceRefund(ctx, tx, found, bounce))) return
    const reverse = found.reverseId ? await findReverseForMall(tx, found.reverseId) : undefined
    if (reverse) await reopen(ctx, tx, reverse, bounce.reason)
  })
}

async function reopen(ctx: Context, tx: Tx, reverse: ReverseRow, reason: string): Promise<void> {
  // False while the first news is still on its way: then nothing is counted yet, and the next step sees a refund that failed.
  if (
    !(await moveReverse(tx, reverse.id, {
      move: 'bounceRefund',
      actor: 'payment',
      facts: { reason },
      at: ctx.now(),
      nextStepAt: lookAgain(ctx, reverse),
    }))
  )
    return
  await uncountRefunded(tx, reverse.id)
  const [order, counted] = [
    await findOrderForMall(tx, reverse.orderId),
    await findReverseForMall(tx, reverse.id),
  ]
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

/** A33: units that were never sent go back on the shelf, and the order is looked at again. */
async function settle(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const isAgain = await hasSettled(tx, reverse.id)
  if (
    !(await moveReverse(tx, reverse.id, {
      move: 'settle',
      actor: 'clock',
      at: ctx.now(),
      nextStepAt: null,
    })) ||
    isAgain
  )
    return
  await cancelUnsent(tx, reverse.id)
  const order = await findOrderForMall(tx, reverse.orderId)
  if (!order) throw new Error('an after-sales order without its order')
  await moveOn(ctx, tx, order)
  const unsent = reverse.lines
    .filter((line) => line.unsentQty > 0)
    .map((line) => ({ skuId: line.skuId, lineId: line.lineId, qty: line.unsentQty }))
  // Last: others wait for these rows.
  if (unsent.length > 0) await freeUnits(tx, unsent, 'refunded unsent')
}

/** O16, O20: an order whose money went back whole is closed; one that has nothing left to send waits for its parcels, or is complete. */
async function moveOn(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  const at = ctx.now()
  const hasNothingLeft = order.status === 'UN_DELIVERY' && order.unsentQty === 0
  if (order.refunded === order.paid || (hasNothingLeft && order.parcelCount === 0))
    await moveOrders(tx, [order.id], { move: 'close', to: 'CLOSED', actor: 'payment', at })
  else if (hasNothingLeft)
    await moveOrders(tx, [order.id], {
      move: 'skipRest',
      to: order.parcelsUnderWay > 0 ? 'UN_RECEIVED' : 'COMPLETE',
      actor: 'payment',
      at,
    })
}

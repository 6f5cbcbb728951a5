import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { OutsideError } from '#platform/outside.ts'
import { holdUnits } from '#modules/catalog/index.ts'
import { moveOrders, setDeadline } from '#modules/order/index.ts'
import {
  findKnownCaptures,
  hearOfRefunds,
  moveAttempt,
  type ProviderPayment,
} from '#modules/payment/index.ts'
import { applyCapture } from './apply-capture.ts'
import { arePricesStillGood, wereClosedByClock } from './checkout.store.ts'
import { checkoutJobs } from './checkout.jobs.ts'
import { giveBack, type GiveBackReason } from './give-back.ts'
import { isOpenOrder, lockCase, type Capture, type PaymentCase } from './payment-case.ts'

/** How long a bank may think before an order that it has not answered for is closed. */
const BANK_WINDOW_MS = 24 * 3_600_000
/** A closed or failed attempt is still looked at now and then: money can come late and without a word. */
const LATE_CHECK_MS = 60_000

/**
 * The one place where money meets orders. Webhook, return page and poller all end here with what the provider says now, so their order and
 * number do not matter: under the contract's lock each capture is taken in once, applied to its claim, or given back. What the provider says of
 * refunds is taken in after that, each under its own lock.
 */
export async function settlePayment(
  ctx: Context,
  attemptId: Id<'attempt'>,
  providerState: ProviderPayment,
): Promise<void> {
  if (providerState.reference !== attemptId)
    throw new OutsideError(`asked about ${attemptId}, told about ${providerState.reference}`)
  const provider = await ctx.inTransaction(async (tx) => {
    const found = await lockCase(tx, attemptId, providerState)
    if (!found) return undefined
    await takeCaptures(ctx, tx, found)
    return found.attempt.provider
  })
  if (provider) await hearOfRefunds(ctx, provider, providerState.refunds)
}

async function takeCaptures(ctx: Context, tx: Tx, found: PaymentCase): Promise<void> {
  const { captures } = found.providerState
  const known = await findKnownCaptures(
    tx,
    found.attempt.provider,
    captures.map((capture) => capture.ref),
  )
  const fresh = captures.filter((capture) => !known.has(capture.ref))
  let current = found
  for (const capture of fresh) {
    const use = await decideUse(tx, current, capture)
    current =
      use === 'pay' || use === 'revive'
        ? await applyCapture(ctx, tx, current, capture, use)
        : await giveBack(ctx, tx, current, capture, use)
  }
  if (fresh.length === 0) await noteProgress(ctx, tx, current)
}

/** What becomes of money: it pays its claim, brings back orders that were closed for want of it, or goes back, and why. */
async function decideUse(
  tx: Tx,
  { attempt, claim, orders, contract }: PaymentCase,
  { amount }: Capture,
): Promise<'pay' | 'revive' | GiveBackReason> {
  if (amount.minor !== claim.amount || amount.currency !== claim.currency) return 'amount'
  if (claim.status === 'PAID') return 'duplicate'
  // An attempt whose money went back once is over; whatever it takes later goes the same way.
  const isOver = attempt.status === 'PAY_DUPLICATE'
  if (orders.every(isOpenOrder)) return isOver ? 'duplicate' : 'pay'
  // Late money (O7): the whole contract again, or all of it back. What its buyer cancelled stays cancelled.
  const isRevivable =
    !isOver &&
    orders.every((order) => order.status === 'CANCELED') &&
    (await wereClosedByClock(
      tx,
      orders.map((order) => order.id),
    )) &&
    (await arePricesStillGood(tx, contract.id)) &&
    (await holdUnits(
      tx,
      orders.flatMap((order) =>
        order.lines.map((line) => ({ skuId: line.skuId, lineId: line.id, qty: line.qty })),
      ),
      'hold again',
    ))
  return isRevivable ? 'revive' : 'late'
}

/** No new money: the attempt and its orders follow what the provider says, each only from a state that allows it. */
async function noteProgress(ctx: Context, tx: Tx, found: PaymentCase): Promise<void> {
  const { status } = found.providerState
  if (status === 'paid') return
  if (status === 'open' || status === 'processing') return noteWaiting(ctx, tx, found, status)
  const { attempt, orders, providerState } = found
  const at = ctx.now()
  const isNews = await moveAttempt(tx, attempt, {
    move: status === 'declined' ? 'fail' : 'close',
    actor: 'payment',
    at,
    providerRef: providerState.ref,
    failedReason: providerState.failedReason ?? status,
    nextCheckAt: new Date(at.getTime() + LATE_CHECK_MS),
  })
  // Back to unpaid; if the time to pay is over, the clock closes it on its next round. Of an attempt that had ended before, the orders wait for another one.
  if (isNews)
    await moveOrders(
      tx,
      orders.map((order) => order.id),
      { move: 'lapse', actor: 'payment', facts: { reason: status }, at },
    )
}

async function noteWaiting(
  ctx: Context,
  tx: Tx,
  found: PaymentCase,
  status: 'open' | 'processing',
): Promise<void> {
  const { attempt, orders, providerState } = found
  const at = ctx.now()
  await moveAttempt(tx, attempt, {
    move: 'open',
    actor: 'payment',
    at,
    providerRef: providerState.ref,
    redirectUrl: providerState.redirectUrl,
  })
  if (status === 'open' || attempt.status === 'PAY_CLOSED') return
  const waiting = await moveOrders(
    tx,
    orders.map((order) => order.id),
    { move: 'wait', actor: 'payment', at },
  )
  if (waiting.length > 0) await extendForBank(ctx, tx, found)
}

async function extendForBank(ctx: Context, tx: Tx, { contract }: PaymentCase): Promise<void> {
  const until = new Date(ctx.now().getTime() + BANK_WINDOW_MS)
  if (until <= contract.deadlineAt) return
  await setDeadline(tx, contract.id, until)
  await ctx.jobs.send(
    tx,
    checkoutJobs.expire,
    { contractId: contract.id },
    { startAfter: new Date(until.getTime() + 1000) },
  )
}

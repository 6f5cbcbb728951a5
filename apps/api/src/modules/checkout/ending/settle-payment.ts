import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countSold, holdUnits } from '#modules/catalog/stock/index.ts'
import {
  finishSurcharge,
  isForgotten,
  isSurcharge,
  moveOrders,
  orderJobs,
  setDeadline,
} from '#modules/order/index.ts'
import { hasActivities } from '#modules/order/present/index.ts'
import { writeDepositInvoice } from '#modules/order/invoices/index.ts'
import { findDue, reopenPaymentOrder, type PaymentOrder } from '#modules/payment/index.ts'
import { followProvider } from '#modules/payment/attempts/index.ts'
import {
  findNewCaptures,
  payWithCapture,
  payWithPromise,
  refusePromise,
  returnCapture,
  takeParcelCapture,
} from '#modules/payment/captures/index.ts'
import { usedMethod, type ProviderPayment } from '#modules/payment/providers/index.ts'
import { holdAgain, releaseHeld } from '#modules/promotion/index.ts'
import { finishPaying } from '../bill/points-part.ts'
import { enterCampaigns } from '../placing/enter-campaigns.ts'
import { hasPlaceToPay, payIntoGroupBuy } from '../placing/enter-group-buy.ts'
import { bookSale } from '../placing/book-sale.ts'
import { findTaxRates } from '#modules/tax/index.ts'
import { arePricesStillGood, wereClosedByClock } from '../checkout.store.ts'
import { checkoutJobs } from '../checkout.jobs.ts'
import {
  deadlineAfterBank,
  deadlineAtBank,
  lastTransferDay,
  isOverBy,
  remindAt,
} from '../placing/pay-window.rules.ts'
import {
  closesAtOf,
  isOpenOrder,
  isPartWaiting,
  lockCase,
  orderIdsOf,
  unitsOf,
  type PaymentCase,
} from '../payment-case.ts'

type Capture = ProviderPayment['captures'][number]
/** Why money goes back. */
type ReturnReason = 'amount' | 'duplicate' | 'late'

/**
 * The one place where money meets orders. Webhook, return page and poller all end here with what
 * the provider says now, so their order and number do not matter: under the contract's lock each
 * capture is taken in once, applied to its payment order, or given back.
 */
export async function settlePayment(
  ctx: Context,
  attemptId: Id<'attempt'>,
  providerState: ProviderPayment,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const found = await lockCase(tx, attemptId, providerState)
    if (!found) return
    if (found.attempt.captureMode === 'BY_PARCEL') return settlePromise(ctx, tx, found)
    const captures = await findNewCaptures(tx, found.attempt, providerState)
    if (captures.length === 0) return noteProgress(ctx, tx, found)
    let current = found
    for (const capture of captures) current = await takeCapture(ctx, tx, current, capture)
  })
}

/**
 * Only promised: by the promise its orders are paid, or it is given up; what is taken by it for
 * parcels is booked as it comes.
 */
async function settlePromise(ctx: Context, tx: Tx, found: PaymentCase): Promise<void> {
  const { attempt, providerState } = found
  const captures = await findNewCaptures(tx, attempt, providerState)
  const isStanding = providerState.status === 'authorised' || captures.length > 0
  const isNew = isStanding && !attempt.authorisedAt
  const refused = isNew ? await takePromise(ctx, tx, found) : undefined
  let current = found
  for (const capture of captures)
    if (refused) current = await giveBack(ctx, tx, current, capture, refused)
    else
      await takeParcelCapture(ctx, tx, attempt, capture, {
        paymentRef: providerState.ref,
        orderIds: orderIdsOf(found),
      })
  if (!isStanding) await noteProgress(ctx, tx, found)
}

/**
 * Pays with a promise what is still to be paid with so much; answers with why nobody waits for it,
 * if that is so.
 */
async function takePromise(
  ctx: Context,
  tx: Tx,
  found: PaymentCase,
): Promise<ReturnReason | undefined> {
  const { attempt, paymentOrder, providerState } = found
  const use = await decideUse(ctx, tx, found, providerState)
  if (use === 'pay' || use === 'revive') {
    await pay(ctx, tx, found, undefined, use)
    return undefined
  }
  await refusePromise(ctx, tx, attempt, providerState, use)
  if (use === 'amount' && paymentOrder.status === 'OPEN') await lapse(ctx, tx, found, 'amount')
  return use
}

async function takeCapture(
  ctx: Context,
  tx: Tx,
  found: PaymentCase,
  capture: Capture,
): Promise<PaymentCase> {
  const use = await decideUse(ctx, tx, found, capture)
  return use === 'pay' || use === 'revive'
    ? pay(ctx, tx, found, capture, use)
    : giveBack(ctx, tx, found, capture, use)
}

/**
 * What becomes of money: it pays its payment order, brings back orders that were closed for want of
 * it, or goes back, and why.
 */
async function decideUse(
  ctx: Context,
  tx: Tx,
  found: PaymentCase,
  { amount }: Pick<Capture, 'amount'>,
): Promise<'pay' | 'revive' | ReturnReason> {
  const { attempt, paymentOrder, orders, contract } = found
  const at = ctx.now()
  if (amount.minor !== paymentOrder.amount || amount.currency !== paymentOrder.currency)
    return 'amount'
  if (paymentOrder.status === 'PAID') return 'duplicate'
  if (orders.every(isOpenOrder) && !(await hasPlaceToPay(tx, orders, at))) return 'late'
  // Each in its turn, and none when what comes after it can no longer be paid.
  const rest = found.paymentOrders.filter((one) => one.id !== paymentOrder.id)
  if (findDue(found.paymentOrders)?.id !== paymentOrder.id || rest.some(isOverBy(at))) return 'late'
  // An attempt whose money went back once is over; whatever it takes later goes the same way.
  const isOver = attempt.status === 'PAY_DUPLICATE'
  if (orders.every(isOpenOrder)) return isOver ? 'duplicate' : 'pay'
  // Late money (O7): the whole contract again, or all of it back. What its buyer cancelled stays
  // cancelled.
  const isRevivable =
    !isOver &&
    // Where to send it is forgotten with its buyer.
    !isForgotten(contract) &&
    // A place in a group of buyers is somebody else's by now.
    orders.every((order) => order.groupBuy === null) &&
    // Its exchange has gone on without it.
    !orders.some(isSurcharge) &&
    // Its points are its buyer's again, to be spent on something else.
    orders.every((order) => order.status === 'CANCELED' && order.points === 0) &&
    (await wereClosedByClock(tx, orderIdsOf(found))) &&
    (await areStillGood(ctx, tx, contract)) &&
    (await holdAllAgain(tx, found, at))
  return isRevivable ? 'revive' : 'late'
}

/** Prices only: the order keeps the tax it was placed with. */
async function areStillGood(
  ctx: Context,
  tx: Tx,
  { id, createdAt }: PaymentCase['contract'],
): Promise<boolean> {
  return arePricesStillGood(tx, id, await findTaxRates(ctx, { db: tx, at: createdAt }))
}

/** What was taken off it and its goods, both or neither. */
async function holdAllAgain(tx: Tx, found: PaymentCase, at: Date): Promise<boolean> {
  const { contract, orders } = found
  const isReduced = orders.some(hasActivities)
  if (isReduced && !(await holdAgain(tx, contract.id, at))) return false
  if (await holdUnits(tx, unitsOf(found), 'hold again')) return true
  if (isReduced) await releaseHeld(tx, contract.id, { actor: 'clock', at })
  return false
}

/**
 * The payment order is paid and its part of the sale booked; once nothing more is to pay, the
 * orders move on.
 */
async function pay(
  ctx: Context,
  tx: Tx,
  found: PaymentCase,
  /** None where it is only promised. */
  capture: Capture | undefined,
  move: 'pay' | 'revive',
): Promise<PaymentCase> {
  const { attempt, paymentOrder, contract } = found
  const { providerState } = found
  if (capture) await payWithCapture(ctx, tx, { attempt, paymentOrder, capture }, providerState.ref)
  else await payWithPromise(ctx, tx, found, providerState)
  const tax = await bookSale(ctx, tx, found)
  const paymentOrders = found.paymentOrders.map((one) =>
    one.id === paymentOrder.id ? { ...one, status: 'PAID' as const } : one,
  )
  const next = paymentOrders.find((one) => one.status !== 'PAID')
  const member = found.orders.find((order) => order.groupBuy)
  const surcharge = found.orders.find(isSurcharge)
  const whole = surcharge ? 'paySurcharge' : member ? 'payGroup' : move
  await moveOn(ctx, tx, found, next ? partMoves[move] : whole)
  if (move === 'revive')
    await countSold(
      tx,
      found.orders.flatMap((order) => order.lines),
    )
  if (next) {
    await awaitClaim(ctx, tx, next)
    for (const order of found.orders)
      await writeDepositInvoice(ctx, tx, order, { amount: paymentOrder.amount, tax })
  } else if (member) await payIntoGroupBuy(ctx, tx, member)
  else if (surcharge) await finishSurcharge(ctx, tx, surcharge)
  else await finishPaying(ctx, tx, contract.id, found.orders)
  if (!next && !surcharge) await enterCampaigns(ctx, tx, found.orders)
  return {
    ...found,
    paymentOrders,
    paymentOrder: { ...paymentOrder, status: 'PAID' },
    attempt: { ...attempt, status: capture ? 'PAY_SUCCESS' : 'PRE_AUTH_SUCCESS' },
  }
}

/** What happens to an order of which more is to pay. */
const partMoves = { pay: 'payDeposit', revive: 'reviveDeposit' } as const

async function moveOn(
  ctx: Context,
  tx: Tx,
  found: PaymentCase,
  move: 'pay' | 'paySurcharge' | 'payGroup' | 'revive' | 'payDeposit' | 'reviveDeposit',
): Promise<void> {
  const moved = await moveOrders(tx, orderIdsOf(found), {
    move,
    actor: 'payment',
    facts: { attemptId: found.attempt.id },
    at: ctx.now(),
  })
  if (moved.length !== found.orders.length)
    throw new Error('not every order of a paid contract could move')
}

/**
 * More is to pay, in its own time: from now on the contract's deadline is that of this claim, and
 * its buyer is told when it opens and before it closes.
 */
async function awaitClaim(ctx: Context, tx: Tx, claim: PaymentOrder): Promise<void> {
  const { contractId, opensAt, closesAt } = claim
  if (!opensAt || !closesAt) throw new Error('a claim that comes later without its time')
  await reopenPaymentOrder(tx, claim, ctx.now())
  await setDeadline(tx, contractId, closesAt)
  const startAfter = new Date(closesAt.getTime() + 1000)
  await ctx.jobs.send(tx, checkoutJobs.expire, { contractId }, { startAfter })
  await ctx.jobs.send(tx, orderJobs.deposit, { contractId })
  await ctx.jobs.send(
    tx,
    orderJobs.balanceDue,
    { contractId, kind: 'opens' },
    { startAfter: opensAt },
  )
  const lastDay = remindAt(opensAt, closesAt)
  if (lastDay)
    await ctx.jobs.send(
      tx,
      orderJobs.balanceDue,
      { contractId, kind: 'ends' },
      { startAfter: lastDay },
    )
}

async function giveBack(
  ctx: Context,
  tx: Tx,
  found: PaymentCase,
  capture: Capture,
  reason: ReturnReason,
): Promise<PaymentCase> {
  const { attempt, paymentOrder } = found
  await returnCapture(ctx, tx, { attempt, paymentOrder, capture }, found.providerState.ref, reason)
  // A bank that was thought to be at it has answered.
  if (reason === 'amount' && paymentOrder.status === 'OPEN') await lapse(ctx, tx, found, 'amount')
  return {
    ...found,
    attempt: attempt.status === 'PAY_SUCCESS' ? attempt : { ...attempt, status: 'PAY_DUPLICATE' },
  }
}

/**
 * No new money: the attempt and its orders follow what the provider says, each only from a state
 * that allows it.
 */
async function noteProgress(ctx: Context, tx: Tx, found: PaymentCase): Promise<void> {
  const { attempt, providerState } = found
  const isNews = await followProvider(ctx, tx, attempt, providerState)
  switch (providerState.status) {
    case 'paid':
    case 'open':
      return
    // Of one that is taken at once: it is about to be.
    case 'authorised':
    case 'processing':
      return attempt.status === 'PAY_CLOSED' ? undefined : waitForBank(ctx, tx, found)
    default:
      // If the time to pay is over, the clock closes the orders on its next round. Of an attempt
      // that had ended before, they wait for another one.
      if (isNews) await lapse(ctx, tx, found, providerState.status)
  }
}

/**
 * Back to unpaid. The day that the bank had is over with its answer; the clock closes on its next
 * round what is not paid in the time that is left.
 */
async function lapse(ctx: Context, tx: Tx, found: PaymentCase, reason: string): Promise<void> {
  const at = ctx.now()
  const lapsed = await moveOrders(tx, orderIdsOf(found), {
    move: 'lapse',
    actor: 'payment',
    facts: { reason },
    at,
  })
  const { id, deadlineAt } = found.contract
  if (lapsed.length === 0 && !isPartWaiting(found)) return
  const isOtherAmount = reason === 'amount' && daysAtBank(found) !== undefined
  await setDeadline(tx, id, deadlineAfterBank(closesAtOf(found), deadlineAt, at, isOtherAmount))
}

/** How many days its way of payment takes, where it is one of days. */
const daysAtBank = ({ attempt: { channel, method } }: PaymentCase) =>
  usedMethod(channel, method)?.waitsDays

/** What ends before a transfer may have come. */
function endsOf({ orders, paymentOrders, paymentOrder }: PaymentCase) {
  const groupEndsAt = orders.find(({ groupBuy }) => groupBuy)?.groupBuy?.endsAt
  return {
    groupEndsAt: groupEndsAt ? new Date(groupEndsAt) : null,
    laterClosesAt: paymentOrders.flatMap(({ id, status, closesAt }) =>
      id !== paymentOrder.id && status !== 'PAID' && closesAt ? [closesAt] : [],
    ),
  }
}

async function waitForBank(ctx: Context, tx: Tx, found: PaymentCase): Promise<void> {
  const at = ctx.now()
  const waiting = await moveOrders(tx, orderIdsOf(found), { move: 'wait', actor: 'payment', at })
  const { id: contractId, deadlineAt } = found.contract
  const days = daysAtBank(found)
  const thought = deadlineAtBank(closesAtOf(found), at, days)
  const until = days ? lastTransferDay(thought, endsOf(found)) : thought
  if (waiting.length === 0 && !isPartWaiting(found)) return
  if (found.providerState.redirectInfo?.instructions)
    await ctx.jobs.send(tx, orderJobs.howToPay, { attemptId: found.attempt.id })
  // A balance may have more time than its bank takes.
  if (until <= deadlineAt) return
  await setDeadline(tx, contractId, until)
  await ctx.jobs.send(
    tx,
    checkoutJobs.expire,
    { contractId },
    { startAfter: new Date(until.getTime() + 1000) },
  )
}

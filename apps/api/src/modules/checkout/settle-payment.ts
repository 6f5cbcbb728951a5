import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { OutsideError } from '#platform/outside.ts'
import { holdUnits } from '#modules/catalog/index.ts'
import { postEntries } from '#modules/ledger/index.ts'
import {
  addSold,
  findContractForMall,
  findContractOrders,
  lockContract,
  moveOrders,
  setDeadline,
  type ContractRow,
  type OrderRow,
} from '#modules/order/index.ts'
import {
  addCapture,
  addRefund,
  findAttempt,
  findKnownCaptures,
  findPaymentOrders,
  moveAttempt,
  movePaymentOrder,
  type Attempt,
  type PaymentOrder,
  type ProviderPayment,
} from '#modules/payment/index.ts'
import { arePricesStillGood } from './checkout.store.ts'
import { checkoutJobs } from './checkout.jobs.ts'
import { paymentJobs } from '#modules/payment/index.ts'

type Capture = ProviderPayment['captures'][number]
type Case = {
  attempt: Attempt
  contract: ContractRow
  claim: PaymentOrder
  orders: OrderRow[]
  said: ProviderPayment
}

/** How long a bank may think before an order that it has not answered for is closed. */
const BANK_WINDOW_MS = 24 * 3_600_000
/** A closed or failed attempt is still looked at now and then: money can come late and without a word. */
const LATE_CHECK_MS = 60_000

/**
 * The one place where money meets orders. Webhook, return page and poller all end here with what the provider says now, so their order and
 * number do not matter: under the contract's lock each capture is taken in once, applied to the open claim, or given back.
 */
export async function settlePayment(
  ctx: Context,
  attemptId: Id<'attempt'>,
  said: ProviderPayment,
): Promise<void> {
  if (said.reference !== attemptId)
    throw new OutsideError(`asked about ${attemptId}, told about ${said.reference}`)
  await ctx.inTransaction(async (tx) => {
    const found = await findAttempt(tx, attemptId)
    if (!found || !(await lockContract(tx, found.contractId))) return
    const [attempt, contract, claims, orders] = [
      (await findAttempt(tx, attemptId)) ?? found,
      await findContractForMall(tx, found.contractId),
      await findPaymentOrders(tx, found.contractId),
      await findContractOrders(tx, found.contractId),
    ]
    const claim = claims.find((one) => one.id === attempt.paymentOrderId)
    if (!contract || !claim) throw new Error('an attempt without its contract')

    const known = await findKnownCaptures(
      tx,
      attempt.provider,
      said.captures.map((capture) => capture.ref),
    )
    const fresh = said.captures.filter((capture) => !known.has(capture.ref))
    let current: Case = { attempt, contract, claim, orders, said }
    for (const capture of fresh) current = await takeCapture(ctx, tx, current, capture)
    if (fresh.length === 0) await noteProgress(ctx, tx, current)
  })
}

async function takeCapture(ctx: Context, tx: Tx, one: Case, capture: Capture): Promise<Case> {
  const { attempt, claim } = one
  if (capture.amount.minor !== claim.amount || capture.amount.currency !== claim.currency) {
    await keepCapture(ctx, tx, one, capture, 'REVIEW', 'another amount than was asked')
    ctx.log.error(
      { attemptId: attempt.id, asked: claim.amount, captured: capture.amount.minor },
      'a capture of another amount waits for a person',
    )
    return one
  }
  if (claim.status === 'PAID') return giveBack(ctx, tx, one, capture, 'duplicate')
  if (one.orders.every((order) => order.status === 'PENDING_PAY' || order.status === 'PROCESSING'))
    return applyCapture(ctx, tx, one, capture, 'pay')
  // Late money (O7): the whole contract again, or all of it back.
  if (
    one.orders.every((order) => order.status === 'CANCELED') &&
    attempt.status !== 'PAY_DUPLICATE' &&
    (await canRevive(tx, one))
  )
    return applyCapture(ctx, tx, one, capture, 'revive')
  return giveBack(ctx, tx, one, capture, 'late')
}

async function canRevive(tx: Tx, one: Case): Promise<boolean> {
  if (!(await arePricesStillGood(tx, one.contract.id))) return false
  const units = one.orders.flatMap((order) =>
    order.lines.map((line) => ({ skuId: line.skuId, lineId: line.id, qty: line.qty })),
  )
  return holdUnits(tx, units, 'hold again')
}

async function applyCapture(
  ctx: Context,
  tx: Tx,
  one: Case,
  capture: Capture,
  move: 'pay' | 'revive',
): Promise<Case> {
  const { attempt, claim, orders, contract } = one
  if (!(await movePaymentOrder(tx, claim.id, ['OPEN', 'CLOSED'], 'PAID')))
    throw new Error('an open claim could not be paid under its lock')
  if (
    !(await moveAttempt(tx, attempt, {
      move: 'succeed',
      actor: 'payment',
      at: ctx.now(),
      providerRef: one.said.ref,
      nextCheckAt: null,
    }))
  )
    throw new Error('a claim was paid by an attempt that cannot succeed')
  await keepCapture(ctx, tx, one, capture, 'APPLIED', 'paid')
  const moved = await moveOrders(
    tx,
    orders.map((order) => order.id),
    { move, to: 'UN_DELIVERY', actor: 'payment', facts: { attemptId: attempt.id }, at: ctx.now() },
  )
  if (moved.length !== orders.length)
    throw new Error('not every order of a paid contract could move')
  if (move === 'revive') await addSold(tx, moved)
  await postEntries(tx, {
    event: 'sale',
    ref: contract.id,
    currency: contract.currency,
    at: ctx.now(),
    entries: [{ account: 'buyer', minor: capture.amount.minor }, ...orders.flatMap(shareOut)],
  })
  await ctx.jobs.send(tx, checkoutJobs.paid, { contractId: contract.id })
  return {
    ...one,
    claim: { ...claim, status: 'PAID' },
    attempt: { ...attempt, status: 'PAY_SUCCESS' },
  }
}

/** What each order's money is made of: the seller's share, the mall's commission, the tax contained. */
function shareOut(
  order: OrderRow,
): { account: `seller:${number}` | 'commission' | 'tax'; minor: number }[] {
  const commission = order.lines.reduce((sum, line) => sum + line.commission, 0)
  return [
    { account: `seller:${order.shopId}`, minor: -(order.needPay - commission - order.tax) },
    { account: 'commission', minor: -commission },
    { account: 'tax', minor: -order.tax },
  ]
}

/** A second success, or money nobody can use any more: reserved for refund in the same transaction that notices it. */
async function giveBack(
  ctx: Context,
  tx: Tx,
  one: Case,
  capture: Capture,
  reason: 'duplicate' | 'late',
): Promise<Case> {
  const { attempt, contract } = one
  await moveAttempt(tx, attempt, {
    move: 'duplicate',
    actor: 'payment',
    at: ctx.now(),
    providerRef: one.said.ref,
    failedReason: reason,
    nextCheckAt: null,
  })
  await keepCapture(ctx, tx, one, capture, 'AUTO_REFUNDED', reason)
  const refundId = ctx.newId('refund')
  await addRefund(tx, {
    id: refundId,
    buyerId: contract.buyerId,
    contractId: contract.id,
    attemptId: attempt.id,
    provider: attempt.provider,
    captureRef: capture.ref,
    amount: capture.amount.minor,
    currency: capture.amount.currency,
    reason,
    requestKey: `${reason}:${attempt.provider}:${capture.ref}`,
    at: ctx.now(),
  })
  await ctx.jobs.send(tx, paymentJobs.sendRefund, { refundId })
  return {
    ...one,
    attempt: attempt.status === 'PAY_SUCCESS' ? attempt : { ...attempt, status: 'PAY_DUPLICATE' },
  }
}

async function keepCapture(
  ctx: Context,
  tx: Tx,
  one: Case,
  capture: Capture,
  disposition: 'APPLIED' | 'AUTO_REFUNDED' | 'REVIEW',
  reason: string,
): Promise<void> {
  const { attempt, contract } = one
  const isNew = await addCapture(tx, {
    provider: attempt.provider,
    ref: capture.ref,
    contractId: contract.id,
    attemptId: attempt.id,
    amount: capture.amount.minor,
    currency: capture.amount.currency,
    fee: capture.fee,
    disposition,
    reason,
    at: ctx.now(),
  })
  if (!isNew) throw new Error(`capture ${capture.ref} was taken twice`)
  await postEntries(tx, {
    event: 'capture',
    ref: contract.id,
    currency: capture.amount.currency,
    at: ctx.now(),
    entries: [
      { account: 'provider', minor: capture.amount.minor - capture.fee },
      { account: 'fees', minor: capture.fee },
      { account: 'buyer', minor: -capture.amount.minor },
    ],
  })
}

/** No new money: the attempt and its orders follow what the provider says, each only from a state that allows it. */
async function noteProgress(ctx: Context, tx: Tx, one: Case): Promise<void> {
  const { attempt, said, orders } = one
  const ids = orders.map((order) => order.id)
  const at = ctx.now()
  if (said.status === 'open' || said.status === 'processing') {
    await moveAttempt(tx, attempt, {
      move: 'open',
      actor: 'payment',
      at,
      providerRef: said.ref,
      redirectUrl: said.redirectUrl,
    })
    if (said.status === 'processing' && attempt.status !== 'PAY_CLOSED') {
      const waiting = await moveOrders(tx, ids, {
        move: 'wait',
        to: 'PROCESSING',
        actor: 'payment',
        at,
      })
      if (waiting.length > 0) await extendForBank(ctx, tx, one)
    }
    return
  }
  if (said.status === 'paid') return
  const move = said.status === 'declined' ? 'fail' : 'close'
  const isNews = await moveAttempt(tx, attempt, {
    move,
    actor: 'payment',
    at,
    providerRef: said.ref,
    failedReason: said.failedReason ?? said.status,
    nextCheckAt: new Date(at.getTime() + LATE_CHECK_MS),
  })
  // Back to unpaid; if the time to pay is over, the clock closes it on its next round. Of an attempt that had ended before, the orders wait for another one.
  if (isNews)
    await moveOrders(tx, ids, {
      move: 'lapse',
      to: 'PENDING_PAY',
      actor: 'payment',
      facts: { reason: said.status },
      at,
    })
}

async function extendForBank(ctx: Context, tx: Tx, { contract }: Case): Promise<void> {
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

import type { Currency } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { countSold } from '#modules/catalog/index.ts'
import { moveOrders, orderJobs } from '#modules/order/index.ts'
import {
  findAttempts,
  keepCapture,
  liveAttempts,
  moveAttempt,
  movePaymentOrder,
} from '#modules/payment/index.ts'
import { checkoutJobs } from './checkout.jobs.ts'
import type { Capture, PaymentCase } from './payment-case.ts'
import { partOfSale, sharesOf } from './sale.rules.ts'

/** Pays a claim with a capture: the claim's part of the sale is booked, and once nothing more is to pay the orders move on. */
export async function applyCapture(
  ctx: Context,
  tx: Tx,
  found: PaymentCase,
  capture: Capture,
  move: 'pay' | 'revive',
): Promise<PaymentCase> {
  const { attempt, claim, contract } = found
  if (!(await movePaymentOrder(tx, claim.id, ['OPEN', 'CLOSED'], 'PAID')))
    throw new Error('an open claim could not be paid under its lock')
  const isMoved = await moveAttempt(tx, attempt, {
    move: 'succeed',
    actor: 'payment',
    at: ctx.now(),
    providerRef: found.providerState.ref,
    nextCheckAt: null,
  })
  if (!isMoved) throw new Error('a claim was paid by an attempt that cannot succeed')
  const isNew = await keepCapture(
    ctx,
    tx,
    {
      provider: attempt.provider,
      ...capture,
      of: { contractId: contract.id, attemptId: attempt.id },
      disposition: 'APPLIED',
      reason: 'paid',
      at: ctx.now(),
    },
    { ref: contract.id, owedTo: 'buyer' },
  )
  if (!isNew) throw new Error(`capture ${capture.ref} was taken twice`)
  await bookSale(ctx, tx, found)
  const claims = found.claims.map((one) =>
    one.id === claim.id ? { ...one, status: 'PAID' as const } : one,
  )
  if (claims.every((one) => one.status === 'PAID')) await moveOn(ctx, tx, found, move)
  await closeOthers(ctx, tx, found)
  return {
    ...found,
    claims,
    claim: { ...claim, status: 'PAID' },
    attempt: { ...attempt, status: 'PAY_SUCCESS' },
  }
}

async function bookSale(
  ctx: Context,
  tx: Tx,
  { claims, claim, orders, contract }: PaymentCase,
): Promise<void> {
  const before = claims
    .filter((one) => one.status === 'PAID')
    .reduce((sum, one) => sum + one.amount, 0)
  const parts = partOfSale(orders.flatMap(sharesOf), {
    before,
    after: before + claim.amount,
    currency: contract.currency as Currency,
  })
  await postEntries(tx, {
    event: 'sale',
    ref: contract.id,
    currency: contract.currency,
    at: ctx.now(),
    entries: [
      { account: 'buyer', minor: claim.amount },
      ...parts.map(({ account, minor }) => ({ account, minor: -minor })),
    ],
  })
}

async function moveOn(
  ctx: Context,
  tx: Tx,
  { attempt, orders, contract }: PaymentCase,
  move: 'pay' | 'revive',
): Promise<void> {
  const moved = await moveOrders(
    tx,
    orders.map((order) => order.id),
    { move, actor: 'payment', facts: { attemptId: attempt.id }, at: ctx.now() },
  )
  if (moved.length !== orders.length)
    throw new Error('not every order of a paid contract could move')
  if (move === 'revive')
    await countSold(
      tx,
      orders.flatMap((order) => order.lines),
    )
  await ctx.jobs.send(tx, checkoutJobs.paid, { contractId: contract.id })
  await ctx.jobs.send(tx, orderJobs.sold, { contractId: contract.id })
}

/** What else could still be paid for the same claim is closed at its provider, after this transaction. */
async function closeOthers(
  ctx: Context,
  tx: Tx,
  { attempt, claim, contract }: PaymentCase,
): Promise<void> {
  for (const other of await findAttempts(tx, contract.id))
    if (
      other.id !== attempt.id &&
      other.paymentOrderId === claim.id &&
      liveAttempts.includes(other.status)
    )
      await ctx.jobs.send(tx, checkoutJobs.close, { attemptId: other.id })
}

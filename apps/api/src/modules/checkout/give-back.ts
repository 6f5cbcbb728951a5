import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { moveOrders } from '#modules/order/index.ts'
import { keepCapture, moveAttempt, openMatter, reserveRefund } from '#modules/payment/index.ts'
import type { Capture, PaymentCase } from './payment-case.ts'

/** Paid twice, paid when nobody could use it any more, or another amount than was asked. */
export type GiveBackReason = 'duplicate' | 'late' | 'amount'

/** Money that pays nothing is reserved for refund in the transaction that notices it. Its claim is as open as before: the buyer may pay again. */
export async function giveBack(
  ctx: Context,
  tx: Tx,
  found: PaymentCase,
  capture: Capture,
  reason: GiveBackReason,
): Promise<PaymentCase> {
  const { attempt, contract } = found
  const at = ctx.now()
  await moveAttempt(tx, attempt, {
    move: 'duplicate',
    actor: 'payment',
    at,
    providerRef: found.providerState.ref,
    failedReason: reason,
    nextCheckAt: null,
  })
  const isNew = await keepCapture(
    ctx,
    tx,
    {
      provider: attempt.provider,
      ...capture,
      of: { contractId: contract.id, attemptId: attempt.id },
      disposition: 'AUTO_REFUNDED',
      reason,
      at,
    },
    { ref: contract.id, owedTo: 'buyer' },
  )
  if (!isNew) throw new Error(`capture ${capture.ref} was taken twice`)
  const legs = await reserveRefund(
    ctx,
    tx,
    {
      id: ctx.newId('refund'),
      owner: { contractId: contract.id, buyerId: contract.buyerId },
      amount: capture.amount.minor,
      currency: capture.amount.currency,
      reason,
      requestKey: `${reason}:${attempt.provider}:${capture.ref}`,
      at,
    },
    { provider: attempt.provider, ref: capture.ref },
  )
  if (!legs) throw new Error(`capture ${capture.ref} could not be given back`)
  if (reason === 'amount') await tellOtherAmount(ctx, tx, found, capture, legs[0])
  return {
    ...found,
    attempt: attempt.status === 'PAY_SUCCESS' ? attempt : { ...attempt, status: 'PAY_DUPLICATE' },
  }
}

/** A provider that takes another amount than was asked needs a person's look, although the money goes back by itself. */
async function tellOtherAmount(
  ctx: Context,
  tx: Tx,
  { attempt, claim, contract, orders }: PaymentCase,
  { ref, amount }: Capture,
  legId: Parameters<typeof openMatter>[2]['legId'],
): Promise<void> {
  await openMatter(ctx, tx, {
    kind: 'OTHER_AMOUNT',
    cause: `amount:${attempt.provider}:${ref}`,
    provider: attempt.provider,
    reference: ref,
    legId,
    contractId: contract.id,
    amount,
    reason: `asked for ${claim.amount} ${claim.currency}`,
  })
  ctx.log.error(
    { attemptId: attempt.id, asked: claim.amount, captured: amount.minor },
    'a capture of another amount goes back',
  )
  // A bank that was thought to be at it has answered.
  if (claim.status === 'OPEN')
    await moveOrders(
      tx,
      orders.map((order) => order.id),
      {
        move: 'lapse',
        actor: 'payment',
        facts: { reason: 'amount' },
        at: ctx.now(),
      },
    )
}

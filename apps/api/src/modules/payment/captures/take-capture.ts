import type { Id } from '@galleria/kernel/id'
import { askedFor } from '@galleria/contract/matter-reasons'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { moveAttempt } from '../attempts/attempt.store.ts'
import { findKnownCaptures, type NewCapture } from './capture.store.ts'
import { closeOthers } from '../attempts/close-others.ts'
import { markPaid } from '../payment-order.store.ts'
import { recordCapture } from './record-capture.ts'
import { openMatter } from '../matters/matter.store.ts'
import type { ProviderPayment } from '../providers/payment-provider.ts'
import type { Attempt, PaymentOrder } from '../payment.types.ts'
import { reserveRefund } from '../refunds/reserve-refund.ts'

export type Capture = ProviderPayment['captures'][number]
/** Paid twice, paid when nobody could use it any more, or another amount than was asked. */
export type ReturnReason = 'duplicate' | 'late' | 'amount'
type Paid = {
  readonly attempt: Attempt
  readonly paymentOrder: PaymentOrder
  readonly capture: Capture
}

/** What a provider took for an attempt and the mall has not taken in. */
export async function findNewCaptures(
  tx: Tx,
  { provider }: Attempt,
  { captures }: ProviderPayment,
): Promise<Capture[]> {
  const refs = captures.map(({ ref }) => ref)
  const known = await findKnownCaptures(tx, provider, refs)
  return captures.filter(({ ref }) => !known.has(ref))
}

/**
 * Pays a payment order with a capture, which is remembered and booked once. What else could still
 * be paid for the payment order is closed at its provider, after this transaction.
 */
export async function payWithCapture(
  ctx: Context,
  tx: Tx,
  { attempt, paymentOrder, capture }: Paid,
  paymentRef: string,
): Promise<void> {
  const at = ctx.now()
  await markPaid(tx, paymentOrder, at)
  const isMoved = await moveAttempt(tx, attempt.id, {
    move: 'succeed',
    actor: 'payment',
    at,
    set: { provider_ref: paymentRef, next_check_at: null },
  })
  if (!isMoved) throw new Error('a paymentOrder was paid by an attempt that cannot succeed')
  await keep(ctx, tx, attempt, capture, { disposition: 'APPLIED', reason: 'paid' })
  await closeOthers(ctx, tx, attempt, paymentOrder)
}

/**
 * Money that pays nothing is reserved for refund in the transaction that notices it. Its payment
 * order is as open as before: the buyer may pay again.
 */
export async function returnCapture(
  ctx: Context,
  tx: Tx,
  { attempt, paymentOrder, capture }: Paid,
  paymentRef: string,
  reason: ReturnReason,
): Promise<void> {
  const at = ctx.now()
  await moveAttempt(tx, attempt.id, {
    move: 'duplicate',
    actor: 'payment',
    facts: { reason },
    at,
    set: { provider_ref: paymentRef, failed_reason: reason, next_check_at: null },
  })
  await keep(ctx, tx, attempt, capture, { disposition: 'AUTO_REFUNDED', reason })
  const from = { provider: attempt.provider, ref: capture.ref }
  const legs = await reserveRefund(
    ctx,
    tx,
    {
      id: ctx.newId('refund'),
      owner: { contractId: attempt.contractId, buyerId: attempt.buyerId },
      amount: capture.amount.minor,
      currency: capture.amount.currency,
      reason,
      requestKey: `${reason}:${from.provider}:${from.ref}`,
      at,
    },
    from,
  )
  if (!legs) throw new Error(`capture ${capture.ref} could not be given back`)
  if (reason === 'amount')
    await listOtherAmount(ctx, tx, { attempt, paymentOrder, capture }, legs[0])
}

async function keep(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  capture: Capture,
  use: Pick<NewCapture, 'disposition' | 'reason'>,
): Promise<void> {
  const isNew = await recordCapture(
    ctx,
    tx,
    {
      provider: attempt.provider,
      ...capture,
      of: { contractId: attempt.contractId, attemptId: attempt.id },
      ...use,
      at: ctx.now(),
    },
    { ref: attempt.contractId, owedTo: 'buyer' },
  )
  if (!isNew) throw new Error(`capture ${capture.ref} was taken twice`)
}

/**
 * A provider that takes another amount than was asked needs a person's look, although the money
 * goes back by itself.
 */
async function listOtherAmount(
  ctx: Context,
  tx: Tx,
  { attempt, paymentOrder, capture: { ref, amount } }: Paid,
  legId: Id<'refundLeg'> | undefined,
): Promise<void> {
  await openMatter(ctx, tx, {
    kind: 'OTHER_AMOUNT',
    cause: `amount:${attempt.provider}:${ref}`,
    provider: attempt.provider,
    reference: ref,
    legId,
    contractId: attempt.contractId,
    amount,
    reason: askedFor(paymentOrder.amount, paymentOrder.currency),
  })
  ctx.log.error(
    { attemptId: attempt.id, asked: paymentOrder.amount, captured: amount.minor },
    'a capture of another amount goes back',
  )
}

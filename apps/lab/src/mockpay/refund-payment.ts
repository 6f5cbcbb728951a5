import { newId, type LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { announce } from './announce.ts'
import {
  findPayment,
  findRefund,
  listCapturesOf,
  listRefundsOf,
  saveRefund,
} from './mockpay.store.ts'
import type { Capture, Money, Payment, Refund } from './mockpay.types.ts'

export type RefundRequest = { amount: Money; reference: string; captureId?: string }

/**
 * Gives money back at once, except for `refund_fails`, whose bank takes a moment and then refuses,
 * and `refund_fails_once`, whose bank does so the first time. The first refund of `refund_returned`
 * has succeeded when the bank sends it back.
 */
export function refundPayment(
  context: LabContext,
  payment: Payment,
  request: RefundRequest,
): Refund {
  const captures = listCapturesOf(context.db, payment.id)
  const earlier = listRefundsOf(context.db, payment.id)
  const refunds = earlier.filter((refund) => refund.status !== 'failed')
  const captureId = chooseCapture(captures, refunds, request)
  const willFail =
    payment.outcome === 'refund_fails' ||
    (payment.outcome === 'refund_fails_once' && earlier.length === 0)

  const refund = saveRefund(context.db, {
    id: newId('re'),
    paymentId: payment.id,
    captureId,
    status: willFail ? 'pending' : 'succeeded',
    amount: { minor: request.amount.minor, currency: request.amount.currency },
    reference: request.reference,
    failureReason: null,
    createdAt: context.now().toISOString(),
  })
  if (willFail) context.agenda.schedule('mockpay.fail-refund', refund.id, context.delays.refund)
  else announce(context, 'refund.succeeded', payment, { refund })
  if (payment.outcome === 'refund_returned' && earlier.length === 0)
    context.agenda.schedule('mockpay.return-refund', refund.id, context.delays.refund)
  return refund
}

export function failRefund(context: LabContext, id: string): void {
  endRefund(context, id, 'pending', 'account_closed')
}

/** The account that took the money at first turned out to be closed. */
export function returnRefund(context: LabContext, id: string): void {
  endRefund(context, id, 'succeeded', 'returned')
}

function endRefund(
  context: LabContext,
  id: string,
  from: Refund['status'],
  failureReason: string,
): void {
  inTransaction(context.db, () => {
    const refund = findRefund(context.db, id)
    const payment = refund && findPayment(context.db, refund.paymentId)
    if (!payment || refund.status !== from) return
    const failed = saveRefund(context.db, { ...refund, status: 'failed', failureReason })
    announce(context, 'refund.failed', payment, { refund: failed })
  })
}

function chooseCapture(
  captures: Capture[],
  refunds: Refund[],
  request: RefundRequest,
): string | null {
  const named = captures.find((capture) => capture.id === request.captureId)
  if (request.captureId && !named)
    throw new Refusal(422, 'capture_not_found', 'The payment has no such capture.')
  if (captures.some((capture) => capture.amount.currency !== request.amount.currency)) {
    throw new Refusal(
      422,
      'currency_mismatch',
      `The payment was captured in ${captures[0]?.amount.currency}.`,
    )
  }

  // The sum counts, not the single refund: two halves and a bit are as wrong as one that is too
  // large.
  const left = sum(captures) - sum(refunds)
  const leftOf = (capture: Capture) =>
    capture.amount.minor - sum(refunds.filter((refund) => refund.captureId === capture.id))
  const limit = named ? Math.min(left, leftOf(named)) : left
  if (request.amount.minor > limit) {
    throw new Refusal(
      422,
      'amount_exceeds_captured',
      `Only ${limit} minor units are left to refund.`,
      { left: limit },
    )
  }
  return (named ?? captures.find((capture) => leftOf(capture) >= request.amount.minor))?.id ?? null
}

function sum(parts: { amount: Money }[]): number {
  return parts.reduce((total, part) => total + part.amount.minor, 0)
}

import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { fromMinor, isAmount, toMinor } from './amount.ts'
import { announce } from './announce.ts'
import { PaypalError } from './paypal.errors.ts'
import { presentRefund } from './paypal.present.ts'
import {
  findCapture,
  findOrder,
  findRefund,
  listRefundsOf,
  newPaypalId,
  saveCapture,
  saveRefund,
} from './paypal.store.ts'
import type { Amount, Capture, Refund } from './paypal.types.ts'

export type RefundRequest = { amount?: Amount; custom_id?: string } | null

/** Gives back what is left of a capture, or a part of it; the fee stays with PayPal. */
export function refundCapture(
  context: LabContext,
  capture: Capture,
  request: RefundRequest,
): Refund {
  const order = findOrder(context.db, capture.orderId)
  if (!order) throw new PaypalError('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  const earlier = listRefundsOf(context.db, order.id).filter((one) => one.captureId === capture.id)
  const amount = checkAmount(capture, earlier, request)
  const willFail =
    order.outcome === 'refund_fails' ||
    (order.outcome === 'refund_fails_once' && earlier.length === 0)
  const now = context.now().toISOString()
  const refund = saveRefund(context.db, {
    id: newPaypalId(),
    orderId: order.id,
    captureId: capture.id,
    status: willFail ? 'PENDING' : 'COMPLETED',
    amount,
    customId: request?.custom_id ?? null,
    createTime: now,
    updateTime: now,
  })
  markCapture(context, capture.id)
  announce(context, willFail ? 'PAYMENT.REFUND.PENDING' : 'PAYMENT.CAPTURE.REFUNDED', order, {
    kind: 'refund',
    body: presentRefund(context, refund),
  })
  if (willFail) context.agenda.schedule('paypal.fail-refund', refund.id, context.delays.refund)
  return refund
}

/** The buyer's bank did not take it. */
export function failRefund(context: LabContext, id: string): void {
  inTransaction(context.db, () => {
    const refund = findRefund(context.db, id)
    const order = refund && findOrder(context.db, refund.orderId)
    if (!order || refund.status !== 'PENDING') return
    const now = context.now().toISOString()
    const failed = saveRefund(context.db, { ...refund, status: 'FAILED', updateTime: now })
    markCapture(context, refund.captureId)
    announce(context, 'PAYMENT.REFUND.FAILED', order, {
      kind: 'refund',
      body: presentRefund(context, failed),
    })
  })
}

function checkAmount(capture: Capture, earlier: readonly Refund[], request: RefundRequest): Amount {
  if (capture.status === 'PENDING' || capture.status === 'DECLINED')
    throw new PaypalError('UNPROCESSABLE_ENTITY', 'INVALID_CAPTURE_STATUS')
  const left = toMinor(capture.amount) - givenBack(earlier)
  if (left <= 0) throw new PaypalError('UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED')
  const amount = request?.amount
  if (!amount) return fromMinor(left, capture.amount.currency_code)
  if (amount.currency_code !== capture.amount.currency_code)
    throw new PaypalError('UNPROCESSABLE_ENTITY', 'CURRENCY_MISMATCH')
  if (!isAmount(amount)) throw new PaypalError('UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION')
  // The sum counts, not the single refund: two halves and a bit are as wrong as one that is too
  // large.
  if (toMinor(amount) > left)
    throw new PaypalError('UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
  return { currency_code: amount.currency_code, value: amount.value }
}

/** A capture says itself how much of it has gone back. */
function markCapture({ db, now }: LabContext, id: string): void {
  const capture = findCapture(db, id)
  if (!capture) return
  const given = givenBack(listRefundsOf(db, capture.orderId).filter((one) => one.captureId === id))
  const status =
    given === 0 ? 'COMPLETED' : given >= toMinor(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  saveCapture(db, { ...capture, status, updateTime: now().toISOString() })
}

function givenBack(refunds: readonly Refund[]): number {
  return refunds
    .filter(({ status }) => status !== 'FAILED')
    .reduce((total, { amount }) => total + toMinor(amount), 0)
}

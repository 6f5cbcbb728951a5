import type { LabContext } from '../platform/context.ts'
import { listCapturesOf, listRefundsOf } from './mockpay.store.ts'
import type { Capture, Payment } from './mockpay.types.ts'

/** A payment as the API and the webhooks show it, with its captures and refunds. */
export function presentPayment(context: LabContext, payment: Payment) {
  const { id, status, reference, amount, failureReason, createdAt, updatedAt } = payment
  return {
    id,
    status,
    reference,
    amount,
    checkoutUrl: `${context.url()}/mockpay/pay/${id}`,
    captures: listCapturesOf(context.db, id).map(presentCapture),
    refunds: listRefundsOf(context.db, id),
    failureReason,
    createdAt,
    updatedAt,
  }
}

export function presentCapture({ id, amount, fee, capturedAt }: Capture) {
  return { id, amount, fee, capturedAt }
}

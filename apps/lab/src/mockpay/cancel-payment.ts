import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { announce } from './announce.ts'
import { presentPayment } from './mockpay.present.ts'
import { savePayment } from './mockpay.store.ts'
import type { Payment } from './mockpay.types.ts'

/**
 * The merchant gives up waiting. A payment that came to nothing already is answered as it is: there
 * is nothing left to cancel.
 */
export function cancelPayment(context: LabContext, payment: Payment): Payment {
  if (payment.status === 'paid') {
    throw new Refusal(409, 'already_paid', 'The payment was paid before the cancel arrived.', {
      payment: presentPayment(context, payment),
    })
  }
  if (payment.status !== 'open' && payment.status !== 'processing') return payment

  return inTransaction(context.db, () => {
    const canceled = savePayment(context.db, {
      ...payment,
      status: 'canceled',
      updatedAt: context.now().toISOString(),
    })
    announce(context, 'payment.canceled', canceled)
    if (payment.outcome === 'late')
      context.agenda.schedule('mockpay.capture', payment.id, context.delays.late)
    return canceled
  })
}

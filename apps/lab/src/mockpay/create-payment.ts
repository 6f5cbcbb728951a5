import { newId, type LabContext } from '../platform/context.ts'
import { takeScenario } from '../scenario.ts'
import { savePayment } from './mockpay.store.ts'
import type { Outcome, Payment, PaymentRequest } from './mockpay.types.ts'

/**
 * Opens a payment. With an outcome waiting in the queue it goes its way by itself, otherwise a
 * person decides on the hosted page.
 */
export function createPayment(context: LabContext, request: PaymentRequest): Payment {
  const now = context.now().toISOString()
  const outcome = takeScenario<Outcome>(context.db, 'MOCKPAY')
  const payment = savePayment(context.db, {
    id: newId('mp'),
    reference: request.reference,
    status: 'open',
    amount: { minor: request.amount.minor, currency: request.amount.currency },
    returnUrl: request.returnUrl,
    webhookUrl: request.webhookUrl,
    description: request.description ?? null,
    locale: request.locale ?? 'en',
    outcome,
    isScripted: outcome !== null,
    failureReason: null,
    createdAt: now,
    updatedAt: now,
  })
  if (outcome) context.agenda.schedule('mockpay.take-outcome', payment.id, context.delays.script)
  context.agenda.schedule('mockpay.expire', payment.id, context.delays.expiry)
  return payment
}

import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { AdyenError, newPsp } from './adyen-error.ts'
import {
  addEntry,
  findModification,
  findPayment,
  findPaymentsOf,
  listModifications,
  saveModification,
  savePayment,
} from './adyen.store.ts'
import { announce, newsOf, type EventCode } from './announce.ts'
import { entryOf, feeOf, isOpen } from './decide.ts'
import { findMethod } from './methods.ts'
import type { Amount, Modification, Payment } from './adyen.types.ts'

const DAY_MS = 86_400_000
const sum = (parts: readonly Modification[]) =>
  parts.reduce((total, { amount }) => total + amount.value, 0)

export function requirePayment(context: LabContext, psp: string): Payment {
  const payment = findPayment(context.db, psp)
  if (!payment)
    throw new AdyenError(422, '167', 'Original pspReference required for this operation')
  return payment
}

/** A request to modify is only received; what became of it is told later. */
function receive(
  context: LabContext,
  payment: Payment,
  one: Pick<Modification, 'kind' | 'amount' | 'reference'>,
): Modification {
  const modification = saveModification(context.db, {
    pspReference: newPsp(),
    paymentPspReference: payment.pspReference,
    status: 'received',
    createdAt: context.now().toISOString(),
    ...one,
  })
  context.agenda.schedule(`adyen.${one.kind}`, modification.pspReference, 0)
  return modification
}

export function receiveRefund(
  context: LabContext,
  payment: Payment,
  { amount, reference }: { amount: Amount; reference: string },
): Modification {
  if (payment.resultCode !== 'Authorised')
    throw new AdyenError(422, '167', 'Original pspReference required for this operation')
  if (amount.currency !== payment.amount.currency)
    throw new AdyenError(422, '138', 'Currency not allowed for this transaction')
  const taken = payment.isManual ? takenOf(context, payment) : payment.amount.value
  const given = listModifications(context.db, payment.pspReference, 'refund').filter(
    ({ status }) => status !== 'failed',
  )
  if (sum(given) + amount.value > taken)
    throw new AdyenError(
      422,
      '137',
      'Invalid amount specified: the refund exceeds what was captured',
    )
  return receive(context, payment, { kind: 'refund', amount, reference })
}

const takenOf = ({ db }: LabContext, { pspReference }: Payment) =>
  sum(listModifications(db, pspReference, 'capture').filter(({ status }) => status === 'done'))

/** What of a payment that its merchant captures can be captured still. */
function leftOf(context: LabContext, payment: Payment): number {
  const isAgreed = payment.isManual && payment.resultCode === 'Authorised'
  return isAgreed ? payment.amount.value - takenOf(context, payment) - payment.letGo : 0
}

export function receiveCapture(
  context: LabContext,
  payment: Payment,
  request: { amount: Amount; reference: string },
): Modification {
  if (request.amount.currency !== payment.amount.currency)
    throw new AdyenError(422, '138', 'Currency not allowed for this transaction')
  if (request.amount.value > payment.amount.value)
    throw new AdyenError(422, '137', 'Invalid amount specified: more than was authorised')
  return receive(context, payment, { kind: 'capture', ...request })
}

export function receiveCancel(
  context: LabContext,
  payment: Payment,
  reference: string,
): Modification {
  return receive(context, payment, { kind: 'cancel', amount: payment.amount, reference })
}

/** `/cancels`: for whoever has no answer and knows the payment by their own reference alone. */
export function receiveTechnicalCancel(
  context: LabContext,
  merchantReference: string,
  reference: string,
): Modification | undefined {
  const received = findPaymentsOf(context.db, merchantReference)
    .filter((payment) => isOpen(payment) || leftOf(context, payment) > 0)
    .map((payment) => receiveCancel(context, payment, reference))
  return received[0]
}

/**
 * What was captured at once, has been let go or was authorised too long ago is captured by nobody;
 * of PayPo nothing less than all.
 */
function whyNot(context: LabContext, payment: Payment, { amount }: Modification) {
  const { as = 'parts', days = 28 } = findMethod(payment.method)?.captured ?? {}
  const isFirst = listModifications(context.db, payment.pspReference, 'capture').length === 1
  if (!payment.isManual) return 'Transaction already captured'
  if (payment.outcome === 'capture_refused' && isFirst) return 'Refused by the lender'
  if (payment.resultCode !== 'Authorised') return 'Transaction not authorised'
  if (context.now().getTime() >= Date.parse(payment.createdAt) + days * DAY_MS)
    return 'Authorisation expired'
  if (amount.value > leftOf(context, payment)) return 'Insufficient balance on payment'
  if (as === 'whole' && amount.value !== payment.amount.value) return 'Partial capture not allowed'
  return undefined
}

export function takeCapture(context: LabContext, psp: string): void {
  finish(context, psp, (payment, capture) => {
    const reason = whyNot(context, payment, capture)
    if (reason) return end(context, payment, capture, 'CAPTURE', 'failed', reason)
    addEntry(context.db, {
      ...entryOf(context, payment),
      type: 'SentForSettle',
      mainAmount: payment.amount,
      amount: capture.amount,
      fee: feeOf(capture.amount.value),
      modificationReference: psp,
      modificationMerchantReference: capture.reference,
    })
    const isLost = payment.outcome === 'capture_event_lost'
    if (isLost) saveModification(context.db, { ...capture, status: 'done' })
    else end(context, payment, capture, 'CAPTURE', 'done')
    if (payment.outcome === 'capture_failed')
      context.agenda.schedule('adyen.fail-capture', psp, context.delays.refund)
  })
}

/** What was said to be captured is not, after all. */
export function failCapture(context: LabContext, psp: string): void {
  inTransaction(context.db, () => {
    const capture = findModification(context.db, psp)
    const payment = capture && findPayment(context.db, capture.paymentPspReference)
    if (payment && capture.status === 'done')
      end(context, payment, capture, 'CAPTURE_FAILED', 'failed', 'Rejected by the lender', true)
  })
}

export function takeCancel(context: LabContext, psp: string): void {
  finish(context, psp, (payment, cancel) => {
    const left = leftOf(context, payment)
    if (left > 0) return letGo(context, payment, cancel, left)
    // Its bank was quicker: the cancel comes too late, and the money a moment later.
    if (payment.outcome === 'late' && isOpen(payment))
      context.agenda.schedule('adyen.take-late', payment.pspReference, context.delays.late)
    if (payment.outcome === 'late' || !isOpen(payment)) {
      const reason =
        payment.resultCode === 'Authorised'
          ? 'Transaction already captured'
          : 'Transaction not authorised'
      return end(context, payment, cancel, 'CANCELLATION', 'failed', reason)
    }
    const canceled = savePayment(context.db, { ...payment, resultCode: 'Cancelled' })
    end(context, canceled, cancel, 'CANCELLATION', 'done')
  })
}

/** Of what its merchant captures, what was not captured; what was, stays. */
function letGo(context: LabContext, payment: Payment, cancel: Modification, left: number): void {
  const isUntouched = left === payment.amount.value
  const changed = savePayment(context.db, {
    ...payment,
    letGo: payment.letGo + left,
    ...(isUntouched && { resultCode: 'Cancelled' as const }),
  })
  addEntry(context.db, { ...entryOf(context, changed), type: 'Cancelled', fee: 0 })
  end(context, changed, cancel, 'CANCELLATION', 'done')
}

export function takeRefund(context: LabContext, psp: string): void {
  finish(context, psp, (payment, refund) => {
    const isFirst =
      listModifications(context.db, payment.pspReference, 'refund')[0]?.pspReference === psp
    if (payment.outcome === 'refund_fails_once' && isFirst)
      return end(context, payment, refund, 'REFUND', 'failed', 'Insufficient balance on payment')
    end(context, payment, refund, 'REFUND', 'done')
    addEntry(context.db, {
      ...entryOf(context, payment),
      type: 'SentForRefund',
      amount: refund.amount,
      fee: 0,
      modificationReference: psp,
      modificationMerchantReference: refund.reference,
    })
    if (payment.outcome === 'refund_fails' || (payment.outcome === 'refund_returned' && isFirst))
      context.agenda.schedule('adyen.return-refund', psp, context.delays.refund)
  })
}

/** The bank sends back what was given back: the money is with the merchant again. */
export function returnRefund(context: LabContext, psp: string): void {
  inTransaction(context.db, () => {
    const refund = findModification(context.db, psp)
    const payment = refund && findPayment(context.db, refund.paymentPspReference)
    if (!payment || refund.status !== 'done') return
    const isReversed = payment.outcome === 'refund_returned'
    addEntry(context.db, {
      ...entryOf(context, payment),
      type: 'RefundedReversed',
      amount: refund.amount,
      fee: 0,
      modificationReference: psp,
      modificationMerchantReference: refund.reference,
    })
    end(
      context,
      payment,
      refund,
      isReversed ? 'REFUNDED_REVERSED' : 'REFUND_FAILED',
      'failed',
      isReversed ? 'The account of the buyer is closed' : 'Refund could not be processed',
      true,
    )
  })
}

function finish(
  context: LabContext,
  psp: string,
  act: (payment: Payment, modification: Modification) => void,
): void {
  inTransaction(context.db, () => {
    const modification = findModification(context.db, psp)
    const payment = modification && findPayment(context.db, modification.paymentPspReference)
    if (payment && modification.status === 'received') act(payment, modification)
  })
}

function end(
  context: LabContext,
  payment: Payment,
  modification: Modification,
  eventCode: EventCode,
  status: 'done' | 'failed',
  reason?: string,
  success = status === 'done',
): void {
  saveModification(context.db, { ...modification, status })
  announce(context, payment, [
    newsOf(payment, {
      eventCode,
      success,
      pspReference: modification.pspReference,
      originalReference: payment.pspReference,
      merchantReference: modification.reference || payment.merchantReference,
      amount: modification.amount,
      ...(reason && { reason }),
    }),
  ])
}

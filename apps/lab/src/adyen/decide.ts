import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { newPsp } from './adyen-error.ts'
import { addEntry, findLink, findPayment, saveLink, savePayment } from './adyen.store.ts'
import { announce, newsOf, type EventCode } from './announce.ts'
import type { Entry, Outcome, PageOutcome, Payment } from './adyen.types.ts'

type Act = (context: LabContext, payment: Payment) => Payment

const acts: Record<Outcome | PageOutcome, Act> = {
  paid: authorise,
  paid_no_return: authorise,
  refund_fails: authorise,
  refund_fails_once: authorise,
  refund_returned: authorise,
  slow: authorise,
  silent: authorise,
  event_lost: (context, payment) => take(context, payment, false),
  capture_refused: authorise,
  capture_event_lost: authorise,
  capture_failed: authorise,
  wrong_amount: (context, payment) =>
    authorise(context, {
      ...payment,
      amount: { ...payment.amount, value: payment.amount.value - 1 },
    }),
  declined: (context, payment) => refuse(context, payment, { reason: 'Refused', code: '2' }),
  canceled: cancelByBuyer,
  pending: (context, payment) => wait(context, payment),
  pending_then_paid: waitForBank,
  pending_then_paid_twice: waitForBank,
  paid_twice: authoriseTwice,
  // Stays as it is: the money comes once the merchant wants to cancel, see `modify.ts`.
  late: (context, payment) => wait(context, payment),
  chargeback: disputedLater,
  // The bank decides for the shop: the money comes back, the fee does not.
  chargeback_won: disputedLater,
}

function disputedLater(context: LabContext, payment: Payment): Payment {
  const paid = authorise(context, payment)
  context.agenda.schedule('adyen.chargeback', payment.pspReference, context.delays.refund)
  return paid
}

export const isOpen = (payment: Payment) =>
  ['RedirectShopper', 'PresentToShopper', 'Pending', 'Received'].includes(payment.resultCode)

/** What happens to a payment, unless that is over. */
export function decide(
  context: LabContext,
  payment: Payment,
  outcome: Outcome | PageOutcome,
): Payment {
  return inTransaction(context.db, () =>
    acts[outcome](context, savePayment(context.db, { ...payment, outcome })),
  )
}

/** A person chose on the page of a bank. Undefined when it was no longer theirs to decide. */
export function decideByPerson(
  context: LabContext,
  psp: string,
  outcome: PageOutcome,
): Payment | undefined {
  return inTransaction(context.db, () => {
    const payment = findPayment(context.db, psp)
    return payment && isOpen(payment) && !payment.outcome
      ? decide(context, payment, outcome)
      : undefined
  })
}

/** What was queued beforehand happens, unless the merchant was quicker and cancelled. */
export function takeQueued(context: LabContext, psp: string): void {
  const payment = findPayment(context.db, psp)
  if (payment?.outcome && isOpen(payment)) decide(context, payment, payment.outcome)
}

/**
 * The bank's answer of `pending_then_paid`, and the money of `late`, for which the merchant's cancel
 * came too late.
 */
export function takeLate(context: LabContext, psp: string): void {
  inTransaction(context.db, () => {
    const payment = findPayment(context.db, psp)
    if (!payment || !isOpen(payment)) return
    if (payment.outcome === 'pending_then_paid_twice') authoriseTwice(context, payment)
    else authorise(context, payment)
  })
}

export function chargeBack(context: LabContext, psp: string): void {
  const payment = findPayment(context.db, psp)
  if (!payment) return
  inTransaction(context.db, () => {
    const disputePsp = newPsp()
    const more = { originalReference: psp, pspReference: disputePsp, reason: 'Fraud' }
    const book = (type: Entry['type'], fee: number) =>
      addEntry(context.db, {
        ...entryOf(context, payment),
        type,
        fee,
        modificationReference: disputePsp,
      })
    const news = (eventCode: EventCode) => newsOf(payment, { eventCode, success: true, ...more })
    book('Chargeback', 2000)
    announce(context, payment, [news('NOTIFICATION_OF_CHARGEBACK'), news('CHARGEBACK')])
    if (payment.outcome !== 'chargeback_won') return
    book('ChargebackReversed', 0)
    announce(context, payment, [news('CHARGEBACK_REVERSED')])
  })
}

export function refuse(
  context: LabContext,
  payment: Payment,
  refusal: NonNullable<Payment['refusal']>,
): Payment {
  const isError = refusal.code === '4'
  const refused = savePayment(context.db, {
    ...payment,
    refusal,
    resultCode: isError ? 'Error' : 'Refused',
  })
  announce(context, refused, [
    newsOf(refused, { eventCode: 'AUTHORISATION', success: false, reason: refusal.reason }),
  ])
  return refused
}

/** 1.2 % and 11 minor units, rounded half up. */
export const feeOf = (value: number) => Math.floor((value * 12 + 500) / 1000) + 11

export const entryOf = (context: LabContext, payment: Payment) => ({
  at: context.now().toISOString(),
  pspReference: payment.pspReference,
  merchantReference: payment.merchantReference,
  method: payment.method,
  brand: payment.brand,
  amount: payment.amount,
  modificationReference: null,
  modificationMerchantReference: null,
})

function authorise(context: LabContext, payment: Payment): Payment {
  return take(context, payment, true)
}

/**
 * Authorised, and sent for settlement at once as the account is set up, unless its merchant
 * captures it; the event may be lost, the report is not.
 */
function take(context: LabContext, payment: Payment, isTold: boolean): Payment {
  const paid = savePayment(context.db, { ...payment, resultCode: 'Authorised', refusal: null })
  addEntry(context.db, { ...entryOf(context, paid), type: 'Authorised', fee: 0 })
  if (!paid.isManual)
    addEntry(context.db, {
      ...entryOf(context, paid),
      type: 'SentForSettle',
      fee: feeOf(paid.amount.value),
    })
  const link = paid.linkId ? findLink(context.db, paid.linkId) : undefined
  if (link)
    saveLink(context.db, { ...link, status: 'completed', updatedAt: context.now().toISOString() })
  if (isTold) announce(context, paid, [newsOf(paid, { eventCode: 'AUTHORISATION', success: true })])
  return paid
}

/** Two payments under one reference: their events come in one call. */
function authoriseTwice(context: LabContext, payment: Payment): Payment {
  const paid = take(context, payment, false)
  const psp = newPsp()
  const second = take(
    context,
    { ...payment, pspReference: psp, redirectResult: `${payment.redirectResult}.${psp}` },
    false,
  )
  announce(
    context,
    paid,
    [paid, second].map((one) => newsOf(one, { eventCode: 'AUTHORISATION', success: true })),
  )
  return paid
}

function cancelByBuyer(context: LabContext, payment: Payment): Payment {
  const canceled = savePayment(context.db, {
    ...payment,
    resultCode: 'Cancelled',
    refusal: { reason: 'Shopper Cancelled', code: '16' },
  })
  announce(context, canceled, [
    newsOf(canceled, {
      eventCode: 'AUTHORISATION',
      success: false,
      reason: 'Shopper Cancelled',
    }),
  ])
  return canceled
}

function wait(context: LabContext, payment: Payment): Payment {
  return savePayment(context.db, {
    ...payment,
    resultCode: payment.resultCode === 'PresentToShopper' ? 'PresentToShopper' : 'Received',
  })
}

function waitForBank(context: LabContext, payment: Payment): Payment {
  context.agenda.schedule('adyen.take-late', payment.pspReference, context.delays.bank)
  return wait(context, payment)
}

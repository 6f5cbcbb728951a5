import { newId, type LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { announce } from './announce.ts'
import { addCapture, findPayment, savePayment } from './mockpay.store.ts'
import type { Capture, Money, Outcome, PageOutcome, Payment } from './mockpay.types.ts'

type Act = (context: LabContext, payment: Payment) => void

const acts: Record<Outcome | PageOutcome, Act> = {
  paid: capture,
  paid_no_return: capture,
  refund_fails: capture,
  refund_fails_once: capture,
  refund_returned: capture,
  slow: capture,
  silent: capture,
  declined: (context, payment) => move(context, payment, 'declined', 'insufficient_funds'),
  canceled: (context, payment) => move(context, payment, 'canceled'),
  pending: (context, payment) => move(context, payment, 'processing'),
  pending_then_paid: waitForBank,
  pending_then_paid_twice: waitForBank,
  paid_twice: captureTwice,
  // Stays open: the money comes once the merchant has canceled, see cancel-payment.ts.
  late: () => undefined,
  wrong_amount: (context, payment) =>
    capture(context, {
      ...payment,
      amount: { ...payment.amount, minor: payment.amount.minor - 1 },
    }),
}

/** A person chose on the hosted page. False when the payment was no longer theirs to decide. */
export function chooseOutcome(context: LabContext, id: string, outcome: PageOutcome): boolean {
  return inTransaction(context.db, () => {
    const payment = findPayment(context.db, id)
    if (payment?.status !== 'open' || payment.outcome) return false
    acts[outcome](context, savePayment(context.db, { ...payment, outcome }))
    return true
  })
}

/** The queued outcome happens, unless the merchant was quicker and canceled. */
export function takeQueuedOutcome(context: LabContext, id: string): void {
  inTransaction(context.db, () => {
    const payment = findPayment(context.db, id)
    if (payment?.status === 'open' && payment.outcome) acts[payment.outcome](context, payment)
  })
}

/**
 * The bank's answer of `pending_then_paid`, or the money of `late` that comes after the merchant
 * canceled.
 */
export function captureWhenDue(context: LabContext, id: string): void {
  inTransaction(context.db, () => {
    const payment = findPayment(context.db, id)
    if (!payment) return
    const isLate = payment.outcome === 'late' && payment.status === 'canceled'
    if (payment.status !== 'processing' && !isLate) return
    if (payment.outcome === 'pending_then_paid_twice') captureTwice(context, payment)
    else capture(context, payment)
  })
}

/** Nobody came. No event: real providers let it lapse quietly, so a merchant has to ask. */
export function expirePayment(context: LabContext, id: string): void {
  const payment = findPayment(context.db, id)
  if (payment?.status === 'open' && payment.outcome !== 'late') {
    savePayment(context.db, {
      ...payment,
      status: 'expired',
      updatedAt: context.now().toISOString(),
    })
  }
}

/**
 * 1.4 % and 25 minor units, rounded half up; in whole thousandths, so that no float decides a cent.
 */
export function feeOf(amount: Money): Money {
  return { minor: Math.floor((amount.minor * 14 + 500) / 1000) + 25, currency: amount.currency }
}

function capture(context: LabContext, payment: Payment): void {
  const now = context.now().toISOString()
  const captured: Capture = addCapture(context.db, {
    id: newId('cap'),
    paymentId: payment.id,
    amount: payment.amount,
    fee: feeOf(payment.amount),
    capturedAt: now,
  })
  const paid = savePayment(context.db, { ...payment, status: 'paid', updatedAt: now })
  announce(context, 'payment.paid', paid, { capture: captured })
}

function captureTwice(context: LabContext, payment: Payment): void {
  capture(context, payment)
  capture(context, payment)
}

function waitForBank(context: LabContext, payment: Payment): void {
  move(context, payment, 'processing')
  context.agenda.schedule('mockpay.capture', payment.id, context.delays.bank)
}

function move(
  context: LabContext,
  payment: Payment,
  status: 'processing' | 'declined' | 'canceled',
  failureReason: string | null = null,
): void {
  const moved = savePayment(context.db, {
    ...payment,
    status,
    failureReason,
    updatedAt: context.now().toISOString(),
  })
  announce(context, `payment.${status}`, moved)
}

import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { addCapture, findPayment, savePayment, saveRefund } from './mockpay.store.ts'
import type { Capture, Money, Refund } from './mockpay.types.ts'

/**
 * A payment of the past: what was taken and what went back, or what it came to without. What is
 * pending stays so for ever.
 */
export type PastPayment = {
  id: string
  reference: string
  amount: Money
  webhookUrl: string
  createdAt: string
  status?: 'paid' | 'processing' | 'declined' | 'canceled'
  /** How it would go on from here; without one as any paid one. */
  outcome?: 'paid' | 'refund_fails'
  captures: readonly Omit<Capture, 'paymentId'>[]
  refunds: readonly Omit<Refund, 'paymentId'>[]
}

/**
 * Remembers payments as if they had been made here, without a word to anybody. One whose id is
 * known stays as it is. Answers how many were new.
 */
export function takeOverPayments(context: LabContext, payments: readonly PastPayment[]): number {
  return inTransaction(
    context.db,
    () => payments.filter((payment) => takeOver(context, payment)).length,
  )
}

function takeOver(
  { db }: LabContext,
  {
    id,
    reference,
    amount,
    webhookUrl,
    createdAt,
    status = 'paid',
    outcome = 'paid',
    captures,
    refunds,
  }: PastPayment,
): boolean {
  if (findPayment(db, id)) return false
  const updatedAt = captures.at(-1)?.capturedAt ?? createdAt
  savePayment(db, {
    id,
    reference,
    status,
    amount,
    returnUrl: webhookUrl,
    webhookUrl,
    description: null,
    locale: 'en',
    outcome: status === 'processing' ? 'pending' : outcome,
    isScripted: false,
    failureReason: null,
    createdAt,
    updatedAt,
  })
  for (const capture of captures) addCapture(db, { ...capture, paymentId: id })
  for (const refund of refunds) saveRefund(db, { ...refund, paymentId: id })
  return true
}

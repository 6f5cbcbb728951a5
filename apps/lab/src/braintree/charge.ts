import { createHash } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { takeScenario } from '../scenario.ts'
import { announce } from './announce.ts'
import {
  findNonce,
  findTransaction,
  listRefundsOf,
  newTransactionId,
  saveNonce,
  saveTransaction,
  type Outcome,
  type Transaction,
} from './braintree.store.ts'
import { isDisputed, openDispute } from './disputes.ts'
import type { ProcessorError } from './present.ts'

export type SaleRequest = {
  type?: string
  amount?: string | number
  order_id?: string
  payment_method_nonce?: string
  api_request_key?: string
  merchant_account_id?: string
  options?: { submit_for_settlement?: boolean; three_d_secure?: { required?: boolean } }
}
export type RefundRequest = {
  amount?: string | number
  order_id?: string
  api_request_key?: string
}

/** Documented for verifications; here it is declined when it is charged as well. */
const DECLINED_CARD = '4000111111111115'

/**
 * Charges a token of a card, once. Amounts from 2000 on are declined as in Braintree's sandbox,
 * with the amount as the reason.
 */
export function sell(context: LabContext, request: SaleRequest): Transaction | ProcessorError {
  const { db } = context
  const amount = String(request.amount ?? '')
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(amount))
    return { code: '81503', attribute: 'amount', message: 'Amount is an invalid format.' }
  const nonce = findNonce(db, request.payment_method_nonce ?? '')
  if (!nonce)
    return {
      code: '91565',
      attribute: 'payment_method_nonce',
      message: 'Unknown or expired payment_method_nonce.',
    }
  if (nonce.isConsumed)
    return {
      code: '91564',
      attribute: 'payment_method_nonce',
      message: 'Cannot use a payment_method_nonce more than once.',
    }
  saveNonce(db, { ...nonce, isConsumed: true })
  const outcome = takeScenario<Outcome>(db, 'BRAINTREE')
  // Where a shop insists on it, nothing is charged that the card's bank has not said yes to.
  const isUnverified =
    request.options?.three_d_secure?.required === true && !nonce.authentication?.liabilityShifted
  const end = isUnverified
    ? rejectedBy('three_d_secure')
    : endOf(outcome, nonce.card.number, Number(amount))
  const now = context.now().toISOString()
  const taken = outcome === 'wrong_amount' ? (Number(amount) - 0.01).toFixed(2) : amount
  const made = saveTransaction(db, {
    id: newTransactionId(),
    type: 'sale',
    ...end,
    amount: taken,
    currency: request.merchant_account_id?.slice(-3).toUpperCase() ?? 'EUR',
    orderId: request.order_id ?? null,
    refundedId: null,
    lastFour: nonce.card.number.slice(-4),
    cardType: nonce.card.type,
    cardIdentifier: createHash('sha256').update(nonce.card.number).digest('hex').slice(0, 32),
    outcome,
    createdAt: now,
    updatedAt: now,
  })
  if (made.status === 'submitted_for_settlement')
    context.agenda.schedule('braintree.settle', made.id, context.delays.bank)
  return made
}

type End = Pick<Transaction, 'status' | 'responseCode' | 'responseText' | 'rejectionReason'>

const rejectedBy = (rejectionReason: string): End => ({
  status: 'gateway_rejected',
  responseCode: '',
  responseText: '',
  rejectionReason,
})

function endOf(outcome: Outcome | null, number: string, amount: number): End {
  if (outcome === 'rejected') return rejectedBy('fraud')
  const isByAmount = !outcome && amount >= 2000 && amount < 3000
  if (outcome === 'declined' || isByAmount || number === DECLINED_CARD) {
    const code = isByAmount ? String(Math.floor(amount)) : outcome ? '2001' : '2000'
    return {
      status: 'processor_declined',
      responseCode: code,
      responseText: code === '2001' ? 'Insufficient Funds' : 'Do Not Honor',
      rejectionReason: null,
    }
  }
  return {
    status: 'submitted_for_settlement',
    responseCode: '1000',
    responseText: 'Approved',
    rejectionReason: null,
  }
}

/** The night's settlement. */
export function settle(context: LabContext, id: string): void {
  inTransaction(context.db, () => {
    const found = findTransaction(context.db, id)
    if (found?.status !== 'submitted_for_settlement') return
    const isDeclined = found.outcome === 'settlement_declined'
    const settled = saveTransaction(context.db, {
      ...found,
      status: isDeclined ? 'settlement_declined' : 'settled',
      updatedAt: context.now().toISOString(),
    })
    announce(
      context,
      isDeclined ? 'transaction_settlement_declined' : 'transaction_settled',
      settled,
    )
    if (isDisputed(found.outcome)) openDispute(context, settled, found.outcome)
  })
}

/** What is not settled yet is undone as a whole. */
export function voidSale(context: LabContext, sale: Transaction): Transaction | ProcessorError {
  if (sale.status !== 'submitted_for_settlement')
    return {
      code: '91504',
      attribute: 'base',
      message:
        'Transaction can only be voided if status is authorized or submitted_for_settlement.',
    }
  return saveTransaction(context.db, {
    ...sale,
    status: 'voided',
    updatedAt: context.now().toISOString(),
  })
}

/** What is settled is given back, in parts too. */
export function refundSale(
  context: LabContext,
  sale: Transaction,
  request: RefundRequest,
): Transaction | ProcessorError {
  if (sale.status !== 'settled')
    return {
      code: '91506',
      attribute: 'base',
      message: 'Cannot refund transaction unless it is settled.',
    }
  const earlier = listRefundsOf(context.db, sale.id)
  const left = cents(sale.amount) - sum(earlier.filter((one) => one.status !== 'failed'))
  const amount = cents(String(request.amount ?? (left / 100).toFixed(2)))
  if (left <= 0)
    return {
      code: '91512',
      attribute: 'base',
      message: 'Transaction has already been completely refunded.',
    }
  if (amount > left)
    return { code: '91521', attribute: 'amount', message: 'Refund amount is too large.' }
  const willFail =
    sale.outcome === 'refund_fails' ||
    (sale.outcome === 'refund_fails_once' && earlier.length === 0)
  const now = context.now().toISOString()
  const refund = saveTransaction(context.db, {
    ...sale,
    id: newTransactionId(),
    type: 'credit',
    status: 'submitted_for_settlement',
    amount: (amount / 100).toFixed(2),
    orderId: request.order_id ?? null,
    refundedId: sale.id,
    createdAt: now,
    updatedAt: now,
  })
  if (willFail) context.agenda.schedule('braintree.fail-refund', refund.id, context.delays.refund)
  return refund
}

/** The buyer's bank did not take it. */
export function failRefund(context: LabContext, id: string): void {
  inTransaction(context.db, () => {
    const refund = findTransaction(context.db, id)
    if (refund?.status !== 'submitted_for_settlement') return
    const now = context.now().toISOString()
    const failed = saveTransaction(context.db, { ...refund, status: 'failed', updatedAt: now })
    announce(context, 'refund_failed', failed)
  })
}

const cents = (value: string) => Math.round(Number(value) * 100)
const sum = (all: readonly Transaction[]) =>
  all.reduce((total, { amount }) => total + cents(amount), 0)

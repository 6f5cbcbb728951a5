import type { DatabaseSync } from 'node:sqlite'
import { listRefundsOf, type Transaction } from './braintree.store.ts'
import type { Xml } from './xml.ts'

export function presentTransaction(db: DatabaseSync, one: Transaction): Xml {
  return {
    id: one.id,
    type: one.type,
    status: one.status,
    'currency-iso-code': one.currency,
    amount: one.amount,
    'order-id': one.orderId ?? '',
    'refunded-transaction-id': one.refundedId,
    'refund-ids': { item: 'item', list: listRefundsOf(db, one.id).map(({ id }) => id) },
    'processor-response-code': one.responseCode,
    'processor-response-text': one.responseText,
    'gateway-rejection-reason': one.rejectionReason,
    'credit-card': { 'last-4': one.lastFour, 'card-type': one.cardType },
    'payment-instrument-type': 'credit_card',
    'created-at': new Date(one.createdAt),
    'updated-at': new Date(one.updatedAt),
  }
}

/**
 * Braintree's no: validation errors by code, and the transaction where one was made all the same.
 */
export function presentRefusal(
  message: string,
  errors: readonly { code: string; attribute: string; message: string }[],
  transaction?: Xml,
): Xml {
  return {
    errors: {
      errors: { item: 'error', list: [] },
      transaction: { errors: { item: 'error', list: errors.map((one) => ({ ...one })) } },
    },
    message,
    ...(transaction ? { transaction } : {}),
  }
}

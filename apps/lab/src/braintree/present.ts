import type { DatabaseSync } from 'node:sqlite'
import {
  findTransaction,
  listRefundsOf,
  type Dispute,
  type Nonce,
  type Transaction,
} from './braintree.store.ts'
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
    'credit-card': {
      'last-4': one.lastFour,
      'card-type': one.cardType,
      'unique-number-identifier': one.cardIdentifier,
    },
    'payment-instrument-type': 'credit_card',
    'created-at': new Date(one.createdAt),
    'updated-at': new Date(one.updatedAt),
  }
}

/** A card as the browser's scripts are told of it: never its number. */
export function presentCard({ nonce, card }: Nonce) {
  return {
    type: 'CreditCard',
    nonce,
    description: `ending in ${card.number.slice(-2)}`,
    details: {
      cardType: card.type,
      lastFour: card.number.slice(-4),
      lastTwo: card.number.slice(-2),
      bin: card.number.slice(0, 6),
    },
  }
}

export function presentDispute(db: DatabaseSync, one: Dispute): Xml {
  return {
    id: one.id,
    kind: one.kind,
    status: one.status,
    reason: one.reason,
    'currency-iso-code': one.currency,
    amount: one.amount,
    'amount-disputed': one.amount,
    'amount-won': one.amountWon,
    'received-date': { day: one.receivedDate },
    'reply-by-date': { day: one.replyByDate },
    evidence: {
      item: 'evidence',
      list: one.evidence.map(({ id, comments, createdAt }) => ({
        id,
        comments,
        'created-at': new Date(createdAt),
      })),
    },
    transaction: {
      id: one.transactionId,
      amount: findTransaction(db, one.transactionId)?.amount,
    },
    'created-at': new Date(one.createdAt),
    'updated-at': new Date(one.updatedAt),
  }
}

/** A no with the code that Braintree documents for it. */
export type ProcessorError = { code: string; attribute: string; message: string }

/**
 * Braintree's no: validation errors by code, and the transaction where one was made all the same.
 */
export function presentRefusal(
  message: string,
  errors: readonly ProcessorError[],
  transaction?: Xml,
  about: 'transaction' | 'dispute' = 'transaction',
): Xml {
  return {
    errors: {
      errors: { item: 'error', list: [] },
      [about]: { errors: { item: 'error', list: errors.map((one) => ({ ...one })) } },
    },
    message,
    ...(transaction ? { transaction } : {}),
  }
}

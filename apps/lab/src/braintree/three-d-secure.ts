import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { findNonce, saveNonce, type Authentication, type Nonce } from './braintree.store.ts'

/** What a bank answers about a card: at once, or only once it has asked its holder. */
type Bank = { readonly asks: boolean; readonly status: string }

/** What a bank says yes to. */
const SUCCESSFUL: Bank = { asks: false, status: 'authenticate_successful' }

/**
 * Braintree's documented test cards; the bank of any other says yes.
 * https://developer.paypal.com/braintree/docs/guides/3d-secure/testing
 */
const banks: Readonly<Record<string, Bank>> = {
  4000000000001018: { asks: false, status: 'authenticate_frictionless_failed' },
  4000000000001026: { asks: false, status: 'authenticate_attempt_successful' },
  4000000000001034: { asks: false, status: 'authenticate_unable_to_authenticate' },
  4000000000001042: { asks: false, status: 'authenticate_rejected' },
  4000000000001059: { asks: false, status: 'authentication_unavailable' },
  4000000000001067: { asks: false, status: 'lookup_error' },
  4000000000001091: { asks: true, status: 'authenticate_successful' },
  4000000000001109: { asks: true, status: 'authenticate_failed' },
}

/** Of which the shop is not liable, and of which it would not be if its holder were the right one. */
const shifted = ['authenticate_successful', 'authenticate_attempt_successful']
const shiftable = [
  ...shifted,
  'authenticate_frictionless_failed',
  'authenticate_rejected',
  'authenticate_failed',
  'challenge_required',
]

const stateOf = (status: string, amount: string): Authentication => ({
  status,
  amount,
  liabilityShifted: shifted.includes(status),
  liabilityShiftPossible: shiftable.includes(status),
})

export const newNonce = () => `tokencc_bc_${randomUUID().replaceAll('-', '_')}`

/** A token is good once: what is known of its card goes on under another. */
function upgrade(db: DatabaseSync, nonce: Nonce, authentication: Authentication): Nonce {
  saveNonce(db, { ...nonce, isConsumed: true })
  return saveNonce(db, { ...nonce, nonce: newNonce(), authentication })
}

/** Asks the bank of a card about a payment; undefined for a token that is not good any more. */
export function lookUp(db: DatabaseSync, token: string, amount: string): Nonce | undefined {
  const nonce = findNonce(db, token)
  if (!nonce || nonce.isConsumed) return undefined
  const bank = banks[nonce.card.number] ?? SUCCESSFUL
  return upgrade(db, nonce, stateOf(bank.asks ? 'challenge_required' : bank.status, amount))
}

/** What its holder types when the bank asks. */
const CODE = '1234'

/** The holder has answered the bank. */
export function answerBank(db: DatabaseSync, nonce: Nonce, code: string): void {
  const status = banks[nonce.card.number]?.status ?? SUCCESSFUL.status
  saveNonce(db, { ...nonce, verdict: code === CODE ? status : 'authenticate_failed' })
}

export function findAsked(db: DatabaseSync, token: string): Nonce | undefined {
  const nonce = findNonce(db, token)
  return nonce?.authentication?.status === 'challenge_required' ? nonce : undefined
}

/** What came of the bank's question; undefined as long as nobody has answered it. */
export function takeVerdict(db: DatabaseSync, token: string): Nonce | undefined {
  const nonce = findAsked(db, token)
  if (!nonce?.verdict || !nonce.authentication || nonce.isConsumed) return undefined
  return upgrade(db, nonce, stateOf(nonce.verdict, nonce.authentication.amount))
}

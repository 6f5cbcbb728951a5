import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

export const outcomes = [
  'paid',
  'declined',
  'rejected',
  'settlement_declined',
  'wrong_amount',
  'refund_fails',
  'refund_fails_once',
  'charged_back',
  'questioned',
  'slow',
  'silent',
] as const
export type Outcome = (typeof outcomes)[number]

export type Card = { number: string; month: string; year: string; type: string }
/** What the bank of a card says of who pays with it. */
export type Authentication = {
  /** By Braintree's names. */
  status: string
  amount: string
  liabilityShifted: boolean
  liabilityShiftPossible: boolean
}
export type Nonce = {
  nonce: string
  card: Card
  isConsumed: boolean
  authentication?: Authentication
  /** What became of the bank's question, until the browser's script asks for it. */
  verdict?: string
}
export type Transaction = {
  id: string
  type: 'sale' | 'credit'
  status:
    | 'submitted_for_settlement'
    | 'settled'
    | 'settlement_declined'
    | 'processor_declined'
    | 'gateway_rejected'
    | 'voided'
    | 'failed'
  amount: string
  currency: string
  orderId: string | null
  /** Of a refund: the sale that it gives back. */
  refundedId: string | null
  responseCode: string
  responseText: string
  rejectionReason: string | null
  lastFour: string
  cardType: string
  /** The same for the same number, and not the number. */
  cardIdentifier: string
  outcome: Outcome | null
  createdAt: string
  updatedAt: string
}

export type Dispute = {
  id: string
  transactionId: string
  kind: 'chargeback' | 'retrieval'
  status: 'open' | 'disputed' | 'accepted' | 'won' | 'lost'
  reason: string
  amount: string
  amountWon: string
  currency: string
  /** A day. */ receivedDate: string
  /** A day. */ replyByDate: string
  evidence: readonly { id: string; comments: string; createdAt: string }[]
  createdAt: string
  updatedAt: string
}

export const tables = `
  create table if not exists braintree_nonces (nonce text primary key, doc text not null) strict;
  create table if not exists braintree_transactions (id text primary key, at text not null, refunded_id text, doc text not null) strict;
  create index if not exists braintree_transactions_by_refunded on braintree_transactions (refunded_id);
  create table if not exists braintree_disputes (id text primary key, received text not null, doc text not null) strict;
  create table if not exists braintree_made (key text primary key, request text not null, transaction_id text not null) strict;
  create table if not exists braintree_listener (one integer primary key check (one = 1), url text not null) strict;
`

const signs = '0123456789abcdefghjkmnpqrstvwxyz'

/** Eight small letters and digits, as Braintree names transactions. */
export function newTransactionId(): string {
  return [...randomBytes(8)].map((byte) => signs[byte % signs.length]).join('')
}

export function saveNonce(db: DatabaseSync, nonce: Nonce): Nonce {
  db.prepare(
    'insert into braintree_nonces (nonce, doc) values (?, ?) on conflict (nonce) do update set doc = excluded.doc',
  ).run(nonce.nonce, JSON.stringify(nonce))
  return nonce
}

export function findNonce(db: DatabaseSync, nonce: string): Nonce | undefined {
  return read(db.prepare('select doc from braintree_nonces where nonce = ?').get(nonce))
}

export function saveTransaction(db: DatabaseSync, transaction: Transaction): Transaction {
  db.prepare(
    'insert into braintree_transactions (id, at, refunded_id, doc) values (?, ?, ?, ?) on conflict (id) do update set doc = excluded.doc',
  ).run(transaction.id, transaction.createdAt, transaction.refundedId, JSON.stringify(transaction))
  return transaction
}

export function findTransaction(db: DatabaseSync, id: string): Transaction | undefined {
  return read(db.prepare('select doc from braintree_transactions where id = ?').get(id))
}

export function listRefundsOf(db: DatabaseSync, id: string): Transaction[] {
  return db
    .prepare('select doc from braintree_transactions where refunded_id = ? order by rowid')
    .all(id)
    .map(readDoc<Transaction>)
}

/** What a key was used for first. */
export function findMade(
  db: DatabaseSync,
  key: string,
): { request: string; transactionId: string } | undefined {
  const row = db
    .prepare('select request, transaction_id from braintree_made where key = ?')
    .get(key)
  return row && { request: String(row['request']), transactionId: String(row['transaction_id']) }
}

export function saveMade(
  db: DatabaseSync,
  key: string,
  request: string,
  transactionId: string,
): void {
  db.prepare('insert into braintree_made (key, request, transaction_id) values (?, ?, ?)').run(
    key,
    request,
    transactionId,
  )
}

/** The newest first, as a search answers. */
export function listTransactions(db: DatabaseSync): Transaction[] {
  return db
    .prepare('select doc from braintree_transactions order by at desc, rowid desc')
    .all()
    .map(readDoc<Transaction>)
}

export function saveDispute(db: DatabaseSync, dispute: Dispute): Dispute {
  db.prepare(
    'insert into braintree_disputes (id, received, doc) values (?, ?, ?) on conflict (id) do update set doc = excluded.doc',
  ).run(dispute.id, dispute.receivedDate, JSON.stringify(dispute))
  return dispute
}

export function findDispute(db: DatabaseSync, id: string): Dispute | undefined {
  return read(db.prepare('select doc from braintree_disputes where id = ?').get(id))
}

/** Those that were received on a day or later, the newest first. */
export function listDisputesFrom(db: DatabaseSync, day: string): Dispute[] {
  return db
    .prepare('select doc from braintree_disputes where received >= ? order by rowid desc')
    .all(day)
    .map(readDoc<Dispute>)
}

export function findListener(db: DatabaseSync): string | undefined {
  const row = db.prepare('select url from braintree_listener').get()
  return row && String(row['url'])
}

export function saveListener(db: DatabaseSync, url: string): void {
  db.prepare(
    'insert into braintree_listener (one, url) values (1, ?) on conflict (one) do update set url = excluded.url',
  ).run(url)
}

type Row = Record<string, unknown>

function read<T>(row: Row | undefined): T | undefined {
  return row && readDoc<T>(row)
}

function readDoc<T>(row: Row): T {
  return JSON.parse(String(row['doc'])) as T
}

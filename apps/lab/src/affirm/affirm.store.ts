import type { DatabaseSync } from 'node:sqlite'
import { AffirmRefusal } from './affirm-door.ts'
import type { Checkout, StoredTransaction } from './affirm.types.ts'

export function saveCheckout(db: DatabaseSync, checkout: Checkout): Checkout {
  db.prepare(
    'insert into affirm_checkouts (token, doc) values (?, ?) on conflict (token) do update set doc = excluded.doc',
  ).run(checkout.token, JSON.stringify(checkout))
  return checkout
}

export function requireCheckout(db: DatabaseSync, token: string): Checkout {
  const row = db.prepare('select doc from affirm_checkouts where token = ?').get(token)
  if (!row) throw new AffirmRefusal(404, 'not_found', 'The checkout could not be found.')
  return JSON.parse(String(row['doc'])) as Checkout
}

export function saveTransaction(db: DatabaseSync, stored: StoredTransaction): StoredTransaction {
  const { id, checkout_id, created } = stored.transaction
  db.prepare(
    `insert into affirm_transactions (id, checkout, created, doc) values (?, ?, ?, ?)
     on conflict (id) do update set doc = excluded.doc`,
  ).run(id, checkout_id, created, JSON.stringify(stored))
  return stored
}

export function requireTransaction(db: DatabaseSync, id: string): StoredTransaction {
  const row = db.prepare('select doc from affirm_transactions where id = ?').get(id)
  if (!row) throw new AffirmRefusal(404, 'not_found', 'The transaction could not be found.')
  return read(row)
}

export function findByCheckout(db: DatabaseSync, token: string): StoredTransaction | undefined {
  const row = db.prepare('select doc from affirm_transactions where checkout = ?').get(token)
  return row && read(row)
}

/** Newest first, as Affirm lists them. */
export function listTransactions(
  db: DatabaseSync,
  limit: number,
  offset: number,
): StoredTransaction[] {
  return db
    .prepare('select doc from affirm_transactions order by rowid desc limit ? offset ?')
    .all(limit, offset)
    .map(read)
}

function read(row: Record<string, unknown>): StoredTransaction {
  return JSON.parse(String(row['doc'])) as StoredTransaction
}

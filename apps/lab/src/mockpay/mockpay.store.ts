import type { DatabaseSync } from 'node:sqlite'
import type { Capture, Payment, Refund } from './mockpay.types.ts'

type Row = Record<string, unknown> | undefined

export function savePayment(db: DatabaseSync, payment: Payment): Payment {
  db.prepare(
    'insert into payments (id, reference, doc) values (?, ?, ?) on conflict (id) do update set doc = excluded.doc',
  ).run(payment.id, payment.reference, JSON.stringify(payment))
  return payment
}

export function findPayment(db: DatabaseSync, id: string): Payment | undefined {
  return readDoc(db.prepare('select doc from payments where id = ?').get(id))
}

export function listPaymentsOf(db: DatabaseSync, reference: string): Payment[] {
  return readDocs(
    db.prepare('select doc from payments where reference = ? order by rowid desc').all(reference),
  )
}

export function addCapture(db: DatabaseSync, capture: Capture): Capture {
  db.prepare('insert into captures (id, payment_id, captured_at, doc) values (?, ?, ?, ?)').run(
    capture.id,
    capture.paymentId,
    capture.capturedAt,
    JSON.stringify(capture),
  )
  return capture
}

export function listCapturesOf(db: DatabaseSync, paymentId: string): Capture[] {
  return readDocs(
    db.prepare('select doc from captures where payment_id = ? order by rowid').all(paymentId),
  )
}

/**
 * Oldest first and including the instant itself: a merchant who asks again from the last one seen
 * misses none.
 */
export function listCapturesSince(db: DatabaseSync, since: string, limit: number): Capture[] {
  return readDocs(
    db
      .prepare(
        'select doc from captures where captured_at >= ? order by captured_at, rowid limit ?',
      )
      .all(since, limit),
  )
}

export function saveRefund(db: DatabaseSync, refund: Refund): Refund {
  db.prepare(
    'insert into refunds (id, payment_id, doc) values (?, ?, ?) on conflict (id) do update set doc = excluded.doc',
  ).run(refund.id, refund.paymentId, JSON.stringify(refund))
  return refund
}

export function findRefund(db: DatabaseSync, id: string): Refund | undefined {
  return readDoc(db.prepare('select doc from refunds where id = ?').get(id))
}

export function listRefundsOf(db: DatabaseSync, paymentId: string): Refund[] {
  return readDocs(
    db.prepare('select doc from refunds where payment_id = ? order by rowid').all(paymentId),
  )
}

/** Oldest first and including the instant itself, as captures are. */
export function listRefundsSince(db: DatabaseSync, since: string, limit: number): Refund[] {
  return readDocs(
    db
      .prepare(
        "select doc from refunds where json_extract(doc, '$.createdAt') >= ? order by json_extract(doc, '$.createdAt'), rowid limit ?",
      )
      .all(since, limit),
  )
}

function readDoc<T>(row: Row): T | undefined {
  return row && (JSON.parse(String(row['doc'])) as T)
}

function readDocs<T>(rows: NonNullable<Row>[]): T[] {
  return rows.map((row) => JSON.parse(String(row['doc'])) as T)
}

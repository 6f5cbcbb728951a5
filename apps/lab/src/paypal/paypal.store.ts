import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Capture, Dispute, Order, Refund } from './paypal.types.ts'

export const tables = `
  create table if not exists paypal_tokens (token text primary key) strict;
  create table if not exists paypal_orders (id text primary key, doc text not null) strict;
  create table if not exists paypal_captures (id text primary key, order_id text not null, at text not null, doc text not null) strict;
  create index if not exists paypal_captures_by_order on paypal_captures (order_id);
  create table if not exists paypal_refunds (
    id text primary key, order_id text not null, capture_id text not null, at text not null, doc text not null
  ) strict;
  create index if not exists paypal_refunds_by_order on paypal_refunds (order_id);
  create table if not exists paypal_disputes (id text primary key, at text not null, doc text not null) strict;
  create table if not exists paypal_request_ids (
    call text not null, key text not null, at text not null, answer text not null, primary key (call, key)
  ) strict;
`

const signs = 'ABCDEFGHJKLMNPRSTUVWXY0123456789'

/** Seventeen capitals and digits, as PayPal names orders, captures and refunds. */
export function newPaypalId(): string {
  return [...randomBytes(17)].map((byte) => signs[byte % signs.length]).join('')
}

export function saveOrder(db: DatabaseSync, order: Order): Order {
  db.prepare(
    'insert into paypal_orders (id, doc) values (?, ?) on conflict (id) do update set doc = excluded.doc',
  ).run(order.id, JSON.stringify(order))
  return order
}

export function findOrder(db: DatabaseSync, id: string): Order | undefined {
  return read(db.prepare('select doc from paypal_orders where id = ?').get(id))
}

export function saveCapture(db: DatabaseSync, capture: Capture): Capture {
  db.prepare(
    'insert into paypal_captures (id, order_id, at, doc) values (?, ?, ?, ?) on conflict (id) do update set doc = excluded.doc',
  ).run(capture.id, capture.orderId, capture.createTime, JSON.stringify(capture))
  return capture
}

export function findCapture(db: DatabaseSync, id: string): Capture | undefined {
  return read(db.prepare('select doc from paypal_captures where id = ?').get(id))
}

export function listCapturesOf(db: DatabaseSync, orderId: string): Capture[] {
  return db
    .prepare('select doc from paypal_captures where order_id = ? order by rowid')
    .all(orderId)
    .map(readDoc<Capture>)
}

export function saveRefund(db: DatabaseSync, refund: Refund): Refund {
  db.prepare(
    'insert into paypal_refunds (id, order_id, capture_id, at, doc) values (?, ?, ?, ?, ?) on conflict (id) do update set doc = excluded.doc',
  ).run(refund.id, refund.orderId, refund.captureId, refund.createTime, JSON.stringify(refund))
  return refund
}

export function findRefund(db: DatabaseSync, id: string): Refund | undefined {
  return read(db.prepare('select doc from paypal_refunds where id = ?').get(id))
}

export function listRefundsOf(db: DatabaseSync, orderId: string): Refund[] {
  return db
    .prepare('select doc from paypal_refunds where order_id = ? order by rowid')
    .all(orderId)
    .map(readDoc<Refund>)
}

export function saveDispute(db: DatabaseSync, dispute: Dispute): Dispute {
  db.prepare(
    'insert into paypal_disputes (id, at, doc) values (?, ?, ?) on conflict (id) do update set at = excluded.at, doc = excluded.doc',
  ).run(dispute.id, dispute.updateTime, JSON.stringify(dispute))
  return dispute
}

export function findDispute(db: DatabaseSync, id: string): Dispute | undefined {
  return read(db.prepare('select doc from paypal_disputes where id = ?').get(id))
}

/** Those that were changed from a moment on, the newest first. */
export function listDisputesFrom(db: DatabaseSync, from: string): Dispute[] {
  return db
    .prepare('select doc from paypal_disputes where at >= ? order by rowid desc')
    .all(from)
    .map(readDoc<Dispute>)
}

/** All that moved the account's balance between two moments, oldest first. */
export function listMovements(
  db: DatabaseSync,
  from: string,
  to: string,
): ({ kind: 'capture'; movement: Capture } | { kind: 'refund'; movement: Refund })[] {
  return db
    .prepare(
      `select kind, doc from (
         select 'capture' as kind, at, rowid as place, doc from paypal_captures
         union all select 'refund', at, rowid, doc from paypal_refunds
       ) where at >= ? and at <= ? order by at, kind, place`,
    )
    .all(from, to)
    .map((row) =>
      row['kind'] === 'capture'
        ? { kind: 'capture', movement: readDoc<Capture>(row) }
        : { kind: 'refund', movement: readDoc<Refund>(row) },
    )
}

type Row = Record<string, unknown>

function read<T>(row: Row | undefined): T | undefined {
  return row && readDoc<T>(row)
}

function readDoc<T>(row: Row): T {
  return JSON.parse(String(row['doc'])) as T
}

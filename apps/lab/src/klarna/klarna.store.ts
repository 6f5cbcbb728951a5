import type { DatabaseSync } from 'node:sqlite'
import { KlarnaRefusal } from './klarna-door.ts'
import type { Dispute, StoredOrder, Session } from './klarna.types.ts'

export function saveSession(db: DatabaseSync, session: Session): Session {
  db.prepare(
    `insert into klarna_sessions (id, token, doc) values (?, ?, ?)
     on conflict (id) do update set token = excluded.token, doc = excluded.doc`,
  ).run(session.id, session.authorizationToken, JSON.stringify(session))
  return session
}

export function requireSession(db: DatabaseSync, id: string): Session {
  const session = read<Session>(db.prepare('select doc from klarna_sessions where id = ?').get(id))
  if (!session) throw new KlarnaRefusal(404, 'NOT_FOUND', 'The session does not exist.')
  return session
}

/** An authorization that was used or canceled is gone. */
export function requireAuthorized(db: DatabaseSync, token: string): Session {
  const session = read<Session>(
    db.prepare('select doc from klarna_sessions where token = ?').get(token),
  )
  if (!session) throw new KlarnaRefusal(404, 'NOT_FOUND', 'The authorization does not exist.')
  return session
}

export function saveOrder(db: DatabaseSync, stored: StoredOrder): StoredOrder {
  db.prepare(
    'insert into klarna_orders (id, doc) values (?, ?) on conflict (id) do update set doc = excluded.doc',
  ).run(stored.order.order_id, JSON.stringify(stored))
  return stored
}

export function findOrder(db: DatabaseSync, id: string): StoredOrder | undefined {
  return read<StoredOrder>(db.prepare('select doc from klarna_orders where id = ?').get(id))
}

export function requireOrder(db: DatabaseSync, id: string): StoredOrder {
  const stored = findOrder(db, id)
  if (!stored) throw new KlarnaRefusal(404, 'NO_SUCH_ORDER', `No order with id ${id} exists.`)
  return stored
}

export function saveDispute(db: DatabaseSync, dispute: Dispute): Dispute {
  db.prepare(
    `insert into klarna_disputes (id, order_id, at, doc) values (?, ?, ?, ?)
     on conflict (id) do update set at = excluded.at, doc = excluded.doc`,
  ).run(dispute.id, dispute.orderId, dispute.updatedAt, JSON.stringify(dispute))
  return dispute
}

export function requireDispute(db: DatabaseSync, id: string): Dispute {
  const dispute = read<Dispute>(db.prepare('select doc from klarna_disputes where id = ?').get(id))
  if (!dispute) throw new KlarnaRefusal(404, 'NOT_FOUND', 'The requested resource was not found.')
  return dispute
}

/** Those that were changed from a moment on, of one order or of all, the oldest first. */
export function listDisputes(db: DatabaseSync, from: string, orderId: string): Dispute[] {
  return db
    .prepare(
      `select doc from klarna_disputes where at >= ? and (? = '' or order_id = ?) order by rowid`,
    )
    .all(from, orderId, orderId)
    .map((row) => JSON.parse(String(row['doc'])) as Dispute)
}

function read<T>(row: Record<string, unknown> | undefined): T | undefined {
  return row && (JSON.parse(String(row['doc'])) as T)
}

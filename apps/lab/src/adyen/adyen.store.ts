import type { DatabaseSync } from 'node:sqlite'
import type { Entry, Link, Modification, Payment, Session } from './adyen.types.ts'

export const tables = `
  create table if not exists adyen_payments (psp text primary key, redirect text not null unique, doc text not null) strict;
  create table if not exists adyen_modifications (psp text primary key, payment text not null, doc text not null) strict;
  create index if not exists adyen_modifications_by_payment on adyen_modifications (payment);
  create table if not exists adyen_sessions (id text primary key, doc text not null) strict;
  create table if not exists adyen_links (id text primary key, doc text not null) strict;
  create table if not exists adyen_entries (id integer primary key, at text not null, doc text not null) strict;
  create index if not exists adyen_entries_by_time on adyen_entries (at);
  create table if not exists adyen_keys (key text primary key, call text not null, answer text not null, status integer not null) strict;
`

type Row = Record<string, unknown> | undefined
const read = <T>(row: Row): T | undefined => row && (JSON.parse(String(row['doc'])) as T)

export function savePayment(db: DatabaseSync, payment: Payment): Payment {
  db.prepare(
    'insert into adyen_payments (psp, redirect, doc) values (?, ?, ?) on conflict (psp) do update set doc = excluded.doc',
  ).run(payment.pspReference, payment.redirectResult, JSON.stringify(payment))
  return payment
}
export const findPayment = (db: DatabaseSync, psp: string): Payment | undefined =>
  read(db.prepare('select doc from adyen_payments where psp = ?').get(psp))
export const findReturned = (db: DatabaseSync, redirectResult: string): Payment | undefined =>
  read(db.prepare('select doc from adyen_payments where redirect = ?').get(redirectResult))
export const findPaymentsOf = (db: DatabaseSync, merchantReference: string): Payment[] =>
  db
    .prepare(
      "select doc from adyen_payments where json_extract(doc, '$.merchantReference') = ? order by rowid",
    )
    .all(merchantReference)
    .map((row) => read<Payment>(row) as Payment)

export function saveModification(db: DatabaseSync, one: Modification): Modification {
  db.prepare(
    'insert into adyen_modifications (psp, payment, doc) values (?, ?, ?) on conflict (psp) do update set doc = excluded.doc',
  ).run(one.pspReference, one.paymentPspReference, JSON.stringify(one))
  return one
}
export const findModification = (db: DatabaseSync, psp: string): Modification | undefined =>
  read(db.prepare('select doc from adyen_modifications where psp = ?').get(psp))
export const listModifications = (
  db: DatabaseSync,
  payment: string,
  kind: Modification['kind'],
): Modification[] =>
  db
    .prepare(
      "select doc from adyen_modifications where payment = ? and json_extract(doc, '$.kind') = ? order by rowid",
    )
    .all(payment, kind)
    .map((row) => read<Modification>(row) as Modification)

export function saveSession(db: DatabaseSync, session: Session): Session {
  db.prepare('insert into adyen_sessions (id, doc) values (?, ?)').run(
    session.id,
    JSON.stringify(session),
  )
  return session
}
export const findSession = (db: DatabaseSync, id: string): Session | undefined =>
  read(db.prepare('select doc from adyen_sessions where id = ?').get(id))

export function saveLink(db: DatabaseSync, link: Link): Link {
  db.prepare(
    'insert into adyen_links (id, doc) values (?, ?) on conflict (id) do update set doc = excluded.doc',
  ).run(link.id, JSON.stringify(link))
  return link
}
export const findLink = (db: DatabaseSync, id: string): Link | undefined =>
  read(db.prepare('select doc from adyen_links where id = ?').get(id))

export function addEntry(db: DatabaseSync, entry: Entry): void {
  db.prepare('insert into adyen_entries (at, doc) values (?, ?)').run(
    entry.at,
    JSON.stringify(entry),
  )
}
/** Oldest first, of one day, up to the instant until which the reports are made. */
export const listEntries = (db: DatabaseSync, day: string, until: string): Entry[] =>
  db
    .prepare(
      'select doc from adyen_entries where substr(at, 1, 10) = ? and at <= ? order by at, id',
    )
    .all(day, until)
    .map((row) => read<Entry>(row) as Entry)
/** Of those that wait for their buyer outside the shop's own pages, newest first. */
export const listOpenPayments = (db: DatabaseSync): Payment[] =>
  db
    .prepare(
      "select doc from adyen_payments where json_extract(doc, '$.resultCode') in ('Pending', 'PresentToShopper') or (json_extract(doc, '$.resultCode') = 'Received' and json_extract(doc, '$.method') = 'bankTransfer_IBAN') order by rowid desc limit 50",
    )
    .all()
    .map((row) => read<Payment>(row) as Payment)

import { randomBytes } from 'node:crypto'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type Stripe from 'stripe'
import { missing } from './stripe-error.ts'

/**
 * Everything that Stripe keeps is a document with an id, a kind and a time; the types are those of
 * its own library.
 */
export const tables = `
  create table if not exists stripe_objects (
    seq integer primary key, id text not null unique, object text not null, created integer not null, doc text not null, facts text not null
  ) strict;
  create index if not exists stripe_objects_by_time on stripe_objects (object, created, seq);
  create table if not exists stripe_idempotency_keys (
    key text primary key, call text not null, form text not null, status integer not null, answer text not null, at integer not null
  ) strict;
`

export type Kinds = {
  payment_intent: Stripe.PaymentIntent
  setup_intent: Stripe.SetupIntent
  setup_attempt: Stripe.SetupAttempt
  payment_method: Stripe.PaymentMethod
  customer: Stripe.Customer
  charge: Stripe.Charge
  refund: Stripe.Refund
  balance_transaction: Stripe.BalanceTransaction
  dispute: Stripe.Dispute
  event: Stripe.Event
  webhook_endpoint: Stripe.WebhookEndpoint
}
export type Kind = keyof Kinds
/**
 * What only the stand-in knows of an object: how its card behaves, which outcome was queued for it.
 */
export type Facts = Readonly<Record<string, string | boolean>>

const prefixes: Record<Kind, string> = {
  payment_intent: 'pi',
  setup_intent: 'seti',
  setup_attempt: 'setatt',
  payment_method: 'pm',
  customer: 'cus',
  charge: 'ch',
  refund: 're',
  balance_transaction: 'txn',
  dispute: 'du',
  event: 'evt',
  webhook_endpoint: 'we',
}

export function newStripeId(kind: Kind): string {
  return `${prefixes[kind]}_${randomName()}`
}

export function randomName(): string {
  return randomBytes(18).toString('base64url').replaceAll(/[-_]/g, 'x')
}

export function save<T extends Kinds[Kind]>(db: DatabaseSync, doc: T, facts?: Facts): T {
  const { object, created } = doc as { object: string; created: number }
  db.prepare(
    `insert into stripe_objects (id, object, created, doc, facts) values (?, ?, ?, ?, ?)
     on conflict (id) do update set doc = excluded.doc, facts = coalesce(?, facts)`,
  ).run(
    doc.id,
    object,
    created,
    JSON.stringify(doc),
    JSON.stringify(facts ?? {}),
    facts ? JSON.stringify(facts) : null,
  )
  return doc
}

export function find<K extends Kind>(db: DatabaseSync, kind: K, id: string): Kinds[K] | undefined {
  const row = db
    .prepare('select doc from stripe_objects where id = ? and object = ?')
    .get(id, kind) as { doc: string } | undefined
  return row && (JSON.parse(row.doc) as Kinds[K])
}

export function need<K extends Kind>(
  db: DatabaseSync,
  kind: K,
  id: string,
  param?: string,
): Kinds[K] {
  const found = find(db, kind, id)
  if (!found) throw missing(kind, id, param)
  return found
}

export function findAny(db: DatabaseSync, id: string): unknown {
  const row = db.prepare('select doc from stripe_objects where id = ?').get(id) as
    | { doc: string }
    | undefined
  return row && (JSON.parse(row.doc) as unknown)
}

export function remove(db: DatabaseSync, id: string): void {
  db.prepare('delete from stripe_objects where id = ?').run(id)
}

export function factsOf(db: DatabaseSync, id: string): Facts {
  const row = db.prepare('select facts from stripe_objects where id = ?').get(id) as
    | { facts: string }
    | undefined
  return row ? (JSON.parse(row.facts) as Facts) : {}
}

/** Those whose fields have these values, newest first. */
export function listWhere<K extends Kind>(
  db: DatabaseSync,
  kind: K,
  fields: Readonly<Record<string, string | number>> = {},
): Kinds[K][] {
  const names = Object.keys(fields)
  const wheres = names.map(() => ` and json_extract(doc, '$.' || ?) = ?`)
  const values = names.flatMap((name): SQLInputValue[] => [name, fields[name] ?? null])
  return db
    .prepare(
      `select doc from stripe_objects where object = ?${wheres.join('')} order by created desc, seq desc`,
    )
    .all(kind, ...values)
    .map((row) => JSON.parse(String(row['doc'])) as Kinds[K])
}

/**
 * Puts the objects in place of their ids along paths as `latest_charge.balance_transaction` or
 * `data.source`.
 */
export function expand<T>(db: DatabaseSync, doc: T, paths: readonly string[]): T {
  const copy = structuredClone(doc)
  for (const path of paths) expandPath(db, copy, path.split('.'))
  return copy
}

function expandPath(db: DatabaseSync, at: unknown, [name, ...rest]: readonly string[]): void {
  if (name === undefined || typeof at !== 'object' || at === null) return
  if (Array.isArray(at)) {
    for (const one of at) expandPath(db, one, [name, ...rest])
    return
  }
  const holder = at as Record<string, unknown>
  const value = holder[name]
  if (typeof value === 'string') holder[name] = findAny(db, value) ?? value
  expandPath(db, holder[name], rest)
}

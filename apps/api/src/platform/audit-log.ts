import type { Call } from '@galleria/contract/define-call'
import {
  LONGEST_AUDIT_TEXT,
  MOST_AUDIT_CHANGES,
  type AuditArea,
  type AuditField,
  type AuditSubject,
} from '@galleria/contract/merchant-audit-log'
import type { Id } from '@galleria/kernel/id'
import { minorDigits, toMajor, type Currency } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import type { Tx } from './db.ts'

/**
 * Who of the staff changed what (decision record 215). `bind` opens an entry for every transaction
 * of a staff's call that writes, what happens in it is noted here, and the line is the last thing
 * the transaction does: it is there exactly when the change is.
 */
export type AuditAbout = {
  readonly kind: AuditSubject
  readonly id: string | number
  /** As people know it, where its row could be gone or renamed by the time somebody reads. */
  readonly name?: string
}
type Value = string | number | boolean | null | undefined
type Values = Readonly<Partial<Record<AuditField, Value>>>
/** A change as the table keeps it; without `kind` it is of what the line is about. */
export type AuditChange = {
  readonly kind?: AuditSubject
  readonly id?: string
  readonly name?: string
  readonly field: AuditField
  /** Which of several, for instance the storefront of a price. */
  readonly of?: string
  readonly from: string | null
  readonly to: string | null
}
type Entry = { about?: AuditAbout; sellerId?: number; isChanged: boolean; changes: AuditChange[] }

const entries = new WeakMap<object, Entry>()

/**
 * What the line is about; the first one counts. Nothing happens in a transaction that is nobody's
 * call.
 */
export function noteSubject(tx: Tx, about: AuditAbout): void {
  const entry = entries.get(tx)
  if (entry) entry.about ??= about
}

/** In whose log the mall's line stands, too. */
export function noteSeller(tx: Tx, sellerId: number): void {
  const entry = entries.get(tx)
  if (entry) entry.sellerId = sellerId
}

/**
 * What is other than before, field by field. `of` says of which of several, for instance at which
 * storefront.
 */
export function noteChanges(
  tx: Tx,
  about: AuditAbout,
  { before, after, of }: { readonly before?: Values; readonly after: Values; readonly of?: string },
): void {
  const entry = entries.get(tx)
  if (!entry) return
  noteSubject(tx, about)
  entry.isChanged = true
  for (const [field, value] of Object.entries(after) as [AuditField, Value][]) {
    const [from, to] = [textOf(before?.[field]), textOf(value)]
    if (from !== to) add(entry, about, { field, ...shorten(from, to), ...(of ? { of } : {}) })
  }
}

/** What the facts of a move put in the place of something else, by the move. */
const changedBy: Readonly<Record<string, AuditField>> = {
  delay: 'deliveryDay',
  correctParcel: 'trackingNumber',
  changeAddress: 'address',
}

/**
 * Moves by the tables of the life cycles say by themselves what they are, and those of the mall
 * why; what a shop writes to its buyer stands where it wrote it.
 */
export function noteMove(
  tx: Tx,
  move: {
    readonly entity: AuditSubject
    readonly entityId: string
    readonly from: string | null
    readonly to: string
    readonly event: string
    readonly actor: string
    readonly facts?: object | undefined
  },
): void {
  const entry = entries.get(tx)
  if (!entry) return
  const about = { kind: move.entity, id: move.entityId }
  noteSubject(tx, about)
  entry.isChanged = true
  // What comes to be on the way is told by what brought it.
  const isBegun = move.from === null && isOther(entry, about)
  if (move.from !== move.to && !isBegun)
    add(entry, about, { field: 'state', from: move.from, to: move.to })
  const { changed, reason, note } = (move.facts ?? {}) as {
    readonly changed?: { readonly from?: unknown; readonly to?: unknown }
    readonly reason?: unknown
    readonly note?: unknown
  }
  const field = changedBy[move.event]
  if (field && typeof changed?.from === 'string' && typeof changed.to === 'string')
    add(entry, about, { field, from: changed.from, to: changed.to })
  if (move.actor !== 'operator') return
  for (const [name, text] of Object.entries({ reason, note } as const))
    if (typeof text === 'string')
      add(entry, about, { field: name as AuditField, ...shorten(null, text) })
}

/** An amount as the log writes it, the same in every language: 109.00 EUR. */
export function auditMoney(minor: number, currency: string): string {
  const known = currency as Currency
  return `${toMajor({ minor, currency: known }).toFixed(minorDigits(known))} ${currency}`
}

function add(entry: Entry, about: AuditAbout, change: AuditChange): void {
  const whose = isOther(entry, about)
    ? { kind: about.kind, id: String(about.id), ...(about.name ? { name: about.name } : {}) }
    : {}
  entry.changes.push({ ...whose, ...change })
}

const isOther = (entry: Entry, { kind, id }: AuditAbout) =>
  entry.about?.kind !== kind || String(entry.about.id) !== String(id)

function textOf(value: Value): string | null {
  return value === null || value === undefined || value === '' ? null : String(value)
}

/** So much of what is the same stands before what is another. */
const SAME_BEFORE = 32

/** Of long texts the part from where they differ, so that a word changed far behind is seen. */
function shorten(from: string | null, to: string | null): Pick<AuditChange, 'from' | 'to'> {
  const isLong = [from, to].some((text) => (text?.length ?? 0) > LONGEST_AUDIT_TEXT)
  const start = isLong && from && to ? Math.max(0, countSame(from, to) - SAME_BEFORE) : 0
  return { from: partOf(from, start), to: partOf(to, start) }
}

function countSame(a: string, b: string): number {
  let count = 0
  while (count < a.length && a[count] === b[count]) count += 1
  return count
}

/** No half of a sign at either end: PostgreSQL takes none. */
function partOf(text: string | null, start: number): string | null {
  if (text === null) return null
  const part = text
    .slice(start, start + LONGEST_AUDIT_TEXT)
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
  const isCut = start + LONGEST_AUDIT_TEXT < text.length
  return `${start > 0 ? '…' : ''}${part}${isCut ? '…' : ''}`
}

const ORIGIN_DAYS = 180

/** Where somebody sat is known for half a year. */
export async function sweepAuditOrigins(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await ctx.db
    .deleteFrom('audit_origins')
    .where('at', '<', new Date(ctx.now().getTime() - ORIGIN_DAYS * DAY))
    .execute()
}

/**
 * What of the log tells where a person was, as the account ends; what was done stays, under
 * nobody's name.
 */
export async function forgetAuditOrigins(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx
    .deleteFrom('audit_origins as o')
    .using('audit_lines as l')
    .whereRef('l.id', '=', 'o.line_id')
    .where('l.actor_id', '=', userId)
    .execute()
}

/** The same context, whose transactions leave a line each, as far as they change anything. */
export function withAuditLog(ctx: Context, call: Call): Context {
  const logged: Context = {
    ...ctx,
    inTransaction: (work) =>
      ctx.inTransaction(async (tx) => {
        const entry: Entry = { isChanged: false, changes: [] }
        entries.set(tx, entry)
        const before = isStrict ? await countWritten(tx) : undefined
        const done = await work(tx)
        const { writes } = call
        if (writes && writes !== 'own' && entry.isChanged)
          await addLine(ctx, tx, { call, area: writes }, entry)
        else if (before) demandNothingWritten(call, before, await countWritten(tx))
        return done
      }),
  }
  unlogged.set(logged, ctx)
  return logged
}

const unlogged = new WeakMap<Context, Context>()
/**
 * For what happens on the way and is not the caller's doing: what a carrier or a provider says when
 * it is asked.
 */
export function withoutAuditLog(ctx: Context): Context {
  return unlogged.get(ctx) ?? ctx
}

const isStrict = process.env['NODE_ENV'] !== 'production' && Boolean(process.env['VITEST'])

/** Rows that this connection has written so far, by table. */
async function countWritten(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, n_tup_ins + n_tup_upd + n_tup_del as count from pg_stat_xact_user_tables`.execute(
    tx,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

/** In tests what a call of the staff writes without a word about it is a fault. */
function demandNothingWritten(
  { call }: Call,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): void {
  const written = [...after].filter(([name, count]) => count > (before.get(name) ?? 0))
  const names = written.map(([name]) => name)
  if (names.length > 0)
    throw new Error(`${call} wrote ${names.join(', ')}, and the audit log does not say so`)
}

async function addLine(
  ctx: Context,
  tx: Tx,
  { call, area }: { call: Call; area: AuditArea },
  entry: Entry,
): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'member' && actor.kind !== 'key') throw new Error('a line about nobody')
  const isMerchant = call.who === 'merchant'
  const logged = entry.changes.slice(0, MOST_AUDIT_CHANGES)
  const line = {
    at: ctx.now(),
    request_id: ctx.requestId,
    call: call.call.slice(call.call.indexOf('/mall-') + 1),
    area,
    as_who: call.who === 'operator' ? 'operator' : 'merchant',
    actor_id: actor.userId,
    key_id: actor.kind === 'key' ? actor.keyId : null,
    role: isMerchant ? actor.role : null,
    seller_id: entry.sellerId ?? (isMerchant ? actor.sellerId : null),
    about: entry.about?.kind ?? null,
    about_id: entry.about ? String(entry.about.id) : null,
    about_name: entry.about?.name ?? null,
    changes: JSON.stringify({ list: logged, more: entry.changes.length - logged.length }),
  }
  const origin = { network: ctx.ip, device: ctx.session.userAgent.slice(0, 200), at: line.at }
  await tx
    .with('line', (query) => query.insertInto('audit_lines').values(line).returning('id'))
    .insertInto('audit_origins')
    .columns(['line_id', 'network', 'device', 'at'])
    .expression((query) =>
      query
        .selectFrom('line')
        .select(({ val }) => [
          'line.id',
          val(origin.network).as('network'),
          val(origin.device).as('device'),
          val(origin.at).as('at'),
        ]),
    )
    .execute()
}

import type { VoucherKind } from '@galleria/contract/voucher-terms'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, moveRows, nextVersion } from '#platform/mover.ts'
import { keyIdOf, seal } from '#platform/seal.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { hashCode, makeCode, makePassword } from './code-text.ts'
import { openSeal, SEALED_FOR, type VoucherRow } from './voucher.queries.ts'
import { voucherFlow } from './voucher.flow.ts'

/**
 * A line's units, and how many of them are not to be used, because their money was asked back
 * before.
 */
export type LineToIssue = {
  readonly lineId: Id<'orderLine'>
  readonly units: number
  readonly voidUnits: number
}
export type ToIssue = {
  readonly orderId: Id<'order'>
  readonly sellerId: number
  readonly kind: VoucherKind
  readonly expiresAt: Date
  readonly lines: readonly LineToIssue[]
}

/**
 * A code for each unit, for who holds the order's lock; the table takes no second one for a unit.
 */
export async function addVouchers(ctx: Context, tx: Tx, issue: ToIssue): Promise<void> {
  const at = ctx.now()
  const rows = issue.lines.flatMap(({ lineId, units, voidUnits }) =>
    Array.from({ length: units }, (_, index) => ({
      ...sealed(ctx, issue.kind),
      order_id: issue.orderId,
      line_id: lineId,
      unit: index + 1,
      seller_id: issue.sellerId,
      kind: issue.kind,
      status: index < units - voidUnits ? ('NOT_USED' as const) : ('VOID' as const),
      issued_at: at,
      expires_at: issue.expiresAt,
    })),
  )
  await tx.insertInto('vouchers').values(rows).execute()
  await recordTransitions(
    tx,
    rows.map(({ id, status }) => ({
      entity: 'voucher',
      entityId: id,
      from: null,
      to: status,
      event: 'issue',
      actor: 'clock',
      at,
    })),
  )
}

function sealed(ctx: Context, kind: VoucherKind) {
  const id = ctx.newId('voucher')
  const code = makeCode()
  const password = kind === 'shopping_card' ? makePassword() : ''
  return { id, ...underSecret(ctx.env.secret, id, code, password) }
}

function underSecret(secret: string, id: Id<'voucher'>, code: string, password: string) {
  return {
    code_hash: hashCode(secret, code),
    sealed: seal(secret, SEALED_FOR, id, `${code}:${password}`),
    key_id: keyIdOf(secret),
  }
}

const lifeCycle = defineLifeCycle({
  entity: 'voucher',
  table: 'vouchers',
  flow: voucherFlow,
  stamps: ({ to, at }) => ({ version: nextVersion, ...(to === 'USED' ? { used_at: at } : {}) }),
})

/** False when it could not be used any more. */
export async function useVoucher(
  tx: Tx,
  id: Id<'voucher'>,
  by: { readonly actorId: string; readonly at: Date },
): Promise<boolean> {
  return (await moveRow(tx, lifeCycle, id, { move: 'use', actor: 'merchant', ...by })) !== undefined
}

/** Codes of a line whose time is over; answers how many there were. */
export async function expireVouchers(
  tx: Tx,
  ids: readonly Id<'voucher'>[],
  at: Date,
): Promise<number> {
  return (await moveRows(tx, lifeCycle, ids, { move: 'expire', actor: 'clock', at })).length
}

/**
 * So many codes of a line can no longer be used, because their money is asked back; or can be
 * again. Codes of a line are alike, so any of them do. A line without codes has none to change.
 */
export async function switchUnits(
  tx: Tx,
  move: 'void' | 'reinstate',
  { lineId, units }: { readonly lineId: Id<'orderLine'>; readonly units: number },
): Promise<void> {
  const rows = await tx
    .selectFrom('vouchers')
    .select(['id', sql<Date>`mall_now()`.as('at')])
    .where('line_id', '=', lineId)
    .where('status', '=', move === 'void' ? 'NOT_USED' : 'VOID')
    .orderBy('unit', 'desc')
    .limit(units)
    .$castTo<{ id: Id<'voucher'>; at: Date }>()
    .execute()
  const [first] = rows
  if (!first) return
  const ids = rows.map(({ id }) => id)
  await moveRows(tx, lifeCycle, ids, { move, actor: 'payment', at: first.at })
}

/** Codes kept under the secret before this one, kept under this one: so that the old one can go. */
export async function resealVouchers(
  ctx: Context,
  db: Db,
  rows: readonly VoucherRow[],
): Promise<void> {
  for (const row of rows) {
    const { code, password } = openSeal(ctx.env.secrets, row)
    await db
      .updateTable('vouchers')
      .set(underSecret(ctx.env.secret, row.id, code, password ?? ''))
      .where('id', '=', row.id)
      .where('key_id', '=', row.keyId)
      .execute()
  }
}

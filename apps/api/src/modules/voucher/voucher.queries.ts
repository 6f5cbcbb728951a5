import type { VoucherKind } from '@galleria/contract/voucher-terms'
import type { StateOf } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { keyIdOf, unsealNamed } from '#platform/seal.ts'
import { hashCode, readCode } from './code-text.ts'
import type { voucherFlow } from './voucher.flow.ts'

export const SEALED_FOR = 'voucher'

export type VoucherRow = {
  readonly id: Id<'voucher'>
  readonly orderId: Id<'order'>
  readonly lineId: Id<'orderLine'>
  readonly unit: number
  readonly kind: VoucherKind
  readonly status: StateOf<typeof voucherFlow>
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly sealed: Buffer
  readonly keyId: string
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('vouchers as v')
    .select([
      'v.id',
      'v.order_id as orderId',
      'v.line_id as lineId',
      'v.unit',
      'v.kind',
      'v.status',
      'v.expires_at as expiresAt',
      'v.used_at as usedAt',
      'v.sealed',
      'v.key_id as keyId',
    ])
    .$castTo<VoucherRow>()

/** All codes of an order, in the order of its units. */
export function findVouchers(db: Db | Tx, orderId: Id<'order'>): Promise<VoucherRow[]> {
  return select(db)
    .where('v.order_id', '=', orderId)
    .orderBy('v.line_id')
    .orderBy('v.unit')
    .execute()
}

/** By their ids, in no order. */
export function findVouchersById(
  db: Db | Tx,
  ids: readonly Id<'voucher'>[],
): Promise<VoucherRow[]> {
  return select(db)
    .where('v.id', '=', sql<string>`any(${ids})`)
    .execute()
}

/** A code as somebody typed it; only a seller's own. */
export function findTypedVoucher(
  db: Db | Tx,
  secrets: readonly string[],
  { sellerId, typed }: { readonly sellerId: number; readonly typed: string },
): Promise<VoucherRow | undefined> {
  const code = readCode(typed)
  return select(db)
    .where('v.seller_id', '=', sellerId)
    .where('v.code_hash', 'in', [...secrets.map((secret) => hashCode(secret, code))])
    .executeTakeFirst()
}

/** Orders with codes whose time is over. */
export async function findOrdersWithExpired(db: Db, now: Date): Promise<Id<'order'>[]> {
  const rows = await db
    .selectFrom('vouchers')
    .select('order_id as orderId')
    .distinct()
    .where('status', '=', sql.lit('NOT_USED'))
    .where('expires_at', '<=', now)
    .limit(100)
    .$castTo<{ orderId: Id<'order'> }>()
    .execute()
  return rows.map(({ orderId }) => orderId)
}

/** Some that are kept under one of these secrets. */
export function findSealedUnder(db: Db, secrets: readonly string[]): Promise<VoucherRow[]> {
  return select(db)
    .where('v.key_id', 'in', [...secrets.map(keyIdOf)])
    .limit(500)
    .execute()
}

/** What stands on a voucher, for its buyer and for the till. */
export function openSeal(
  secrets: readonly string[],
  row: VoucherRow,
): { code: string; password: string | null } {
  const [code = '', password = ''] = unsealNamed(secrets, SEALED_FOR, row.id, row).split(':')
  return { code, password: password || null }
}

import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { keyIdOf, seal, unsealNamed } from '#platform/seal.ts'
import { isSame, keyedHash } from '#platform/secrets.ts'
import { makeCode, readCode, showCode } from './code-text.ts'

/**
 * The code by which a buyer shows whose an order is: one for each order, made once, kept as
 * vouchers are.
 */

const SEALED_FOR = 'order-code'

export type OrderCode = {
  readonly orderId: Id<'order'>
  readonly codeHash: Buffer
  readonly sealed: Buffer
  readonly keyId: string
}

/** For who holds the order's lock; an order that has one keeps it. */
export async function addOrderCode(ctx: Context, tx: Tx, orderId: Id<'order'>): Promise<void> {
  await tx
    .insertInto('order_codes')
    .values({
      order_id: orderId,
      ...underSecret(ctx.env.secret, orderId, makeCode()),
      made_at: ctx.now(),
    })
    .onConflict((on) => on.column('order_id').doNothing())
    .execute()
}

function underSecret(secret: string, orderId: Id<'order'>, code: string) {
  return {
    code_hash: hashOf(secret, orderId, code),
    sealed: seal(secret, SEALED_FOR, orderId, code),
    key_id: keyIdOf(secret),
  }
}

/** With the order in it: the same code of another order is another hash. */
function hashOf(secret: string, orderId: Id<'order'>, code: string): Buffer {
  return keyedHash(secret, SEALED_FOR, `${orderId}:${code}`)
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('order_codes')
    .select(['order_id as orderId', 'code_hash as codeHash', 'sealed', 'key_id as keyId'])
    .$castTo<OrderCode>()

export function findOrderCode(db: Db | Tx, orderId: Id<'order'>): Promise<OrderCode | undefined> {
  return select(db).where('order_id', '=', orderId).executeTakeFirst()
}

/** As its buyer reads it. */
export function openOrderCode(secrets: readonly string[], code: OrderCode): string {
  return showCode(open(secrets, code))
}

function open(secrets: readonly string[], code: OrderCode): string {
  return unsealNamed(secrets, SEALED_FOR, code.orderId, code)
}

/** Whether somebody typed this code, in whatever groups and case. */
export function isOrderCode(
  secrets: readonly string[],
  { orderId, codeHash }: OrderCode,
  typed: string,
): boolean {
  const code = readCode(typed)
  return secrets.some((secret) => isSame(codeHash, hashOf(secret, orderId, code)))
}

export async function useOrderCode(tx: Tx, orderId: Id<'order'>, at: Date): Promise<void> {
  await tx.updateTable('order_codes').set({ used_at: at }).where('order_id', '=', orderId).execute()
}

/** Some hundred of those that are kept under these secrets, kept under the mall's own. */
export async function resealOrderCodes(ctx: Context, before: readonly string[]): Promise<void> {
  const rows = await select(ctx.db)
    .where('key_id', 'in', [...before.map(keyIdOf)])
    .limit(500)
    .execute()
  for (const row of rows)
    await ctx.db
      .updateTable('order_codes')
      .set(underSecret(ctx.env.secret, row.orderId, open(ctx.env.secrets, row)))
      .where('order_id', '=', row.orderId)
      .where('key_id', '=', row.keyId)
      .execute()
}

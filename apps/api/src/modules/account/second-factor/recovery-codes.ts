import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'
import { hashToken } from '#platform/sessions.ts'
import { drawSigns, hasSigns, readCode, showCode } from '#platform/typed-code.ts'

/**
 * Ways in for whoever has lost the phone: shown once, kept as hashes, each good once. 80 bits, so
 * that a plain hash of one tells nothing and no secret of the mall is needed to check it.
 */
const CODES = 10
const SIGNS = 16

/** Ten new ones; those there were are worth nothing. As they are shown. */
export async function drawRecoveryCodes(tx: Tx, userId: Id<'user'>): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => drawSigns(SIGNS))
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) })))
    .execute()
  return codes.map(showCode)
}

/** Of any number at once with the same code one gets in. */
export async function takeRecoveryCode(
  tx: Tx,
  userId: Id<'user'>,
  typed: string,
  at: Date,
): Promise<boolean> {
  const code = readCode(typed)
  if (!hasSigns(code, SIGNS)) return false
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes(db: Db, userId: Id<'user'>): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

function hashOf(userId: Id<'user'>, code: string): Buffer {
  return hashToken(`${userId}:${code}`)
}

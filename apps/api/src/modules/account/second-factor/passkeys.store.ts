import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { hashToken } from '#platform/sessions.ts'

/** The passkeys of a person. Whoever changes something of them holds the person's lock. */

export const CHALLENGE_MS = 5 * 60_000

export type Passkey = {
  readonly id: Id<'passkey'>
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string[]
  readonly isSynced: boolean
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

/** Last used first. */
export function findPasskeys(db: Db | Tx, userId: Id<'user'>): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id as credentialId', 'public_key as publicKey', 'counter'])
    .select(['transports', 'is_synced as isSynced', 'name'])
    .select(['created_at as createdAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('used_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .$castTo<Passkey>()
    .execute()
}

export async function hasPasskey(db: Db | Tx, userId: Id<'user'>): Promise<boolean> {
  return (await findPasskeys(db, userId)).length > 0
}

/** False when somebody has it already. */
export async function insertPasskey(
  tx: Tx,
  userId: Id<'user'>,
  passkey: Omit<Passkey, 'usedAt'> & { readonly isBackedUp: boolean },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      is_synced: passkey.isSynced,
      is_backed_up: passkey.isBackedUp,
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** What it has signed counts once: false when another call was quicker. */
export async function notePasskeyUse(
  tx: Tx,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  now: { readonly counter: number; readonly isBackedUp: boolean; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter: now.counter, is_backed_up: now.isBackedUp, used_at: now.at })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deletePasskey(
  tx: Tx,
  userId: Id<'user'>,
  id: Id<'passkey'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** All of somebody who has lost them; the ids of those there were. */
export async function deletePasskeys(tx: Tx, userId: Id<'user'>): Promise<string[]> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return gone.map(({ id }) => id)
}

/** In the place of the one before: of two windows the later one counts. */
export async function keepChallenge(
  ctx: Context,
  holder: string,
  userId: Id<'user'>,
  challenge: string,
): Promise<void> {
  const row = {
    user_id: userId,
    challenge,
    expires_at: new Date(ctx.now().getTime() + CHALLENGE_MS),
  }
  await ctx.db
    .insertInto('passkey_challenges')
    .values({ holder_hash: hashToken(holder), ...row })
    .onConflict((conflict) => conflict.column('holder_hash').doUpdateSet(row))
    .execute()
}

/** Outside any transaction: it is used up although its call is refused. */
export async function takeChallenge(
  ctx: Context,
  holder: string,
  userId: Id<'user'>,
): Promise<string | undefined> {
  const row = await ctx.db
    .deleteFrom('passkey_challenges')
    .where('holder_hash', '=', hashToken(holder))
    .where('user_id', '=', userId)
    .where('expires_at', '>', ctx.now())
    .returning('challenge')
    .executeTakeFirst()
  return row?.challenge
}

import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { hashToken } from '#platform/sessions.ts'
import { recordTransitions } from '#platform/transitions.ts'
import type { passkeyFlow } from './passkey.flow.ts'

/** The passkeys of a person. Whoever changes something of them holds the person's lock. */

export const CHALLENGE_MS = 5 * 60_000
/**
 * Each is a row for so long. Of one network, so that a stranger who knows the password keeps nobody
 * else from using theirs.
 */
const ASKED = { times: 100, seconds: 600 }
/** All of them are named at each sign-in. */
const MOST_PASSKEYS = 20

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
  const found = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Before a device makes another one, and again under the person's lock. */
export function demandRoom(passkeys: readonly unknown[]): void {
  if (passkeys.length >= MOST_PASSKEYS) throw refuse('passkey.too_many', { most: MOST_PASSKEYS })
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

export async function notePasskeyUse(
  tx: Tx,
  id: Id<'passkey'>,
  now: { readonly counter: number; readonly isBackedUp: boolean; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ counter: now.counter, is_backed_up: now.isBackedUp, used_at: now.at })
    .where('id', '=', id)
    .execute()
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
export async function deletePasskeys(tx: Tx, userId: Id<'user'>): Promise<Id<'passkey'>[]> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .returning('id')
    .$castTo<{ id: Id<'passkey'> }>()
    .execute()
  return gone.map(({ id }) => id)
}

/** That they came or went stays when they are gone. */
export async function recordPasskeys(
  tx: Tx,
  ids: readonly Id<'passkey'>[],
  {
    move,
    ...by
  }: {
    readonly move: 'add' | keyof typeof passkeyFlow.moves
    readonly actor: 'member' | 'operator'
    readonly actorId?: Id<'user'>
    readonly facts?: { readonly reason: string }
    readonly at: Date
  },
): Promise<void> {
  await recordTransitions(
    tx,
    ids.map((entityId) => ({
      ...{ entity: 'passkey' as const, entityId, event: move, ...by },
      ...(move === 'add' ? { from: null, to: 'ON' } : { from: 'ON', to: 'OFF' }),
    })),
  )
}

/** What is asked here for this, and of nobody else: an answer to it counts nowhere else. */
const hashOf = (holder: string, challenge: string) => hashToken(`${holder}:${challenge}`)

export async function storeChallenge(
  ctx: Context,
  holder: string,
  userId: Id<'user'>,
  challenge: string,
): Promise<void> {
  await countAgainst(ctx, `passkey.ask:${userId}:${ctx.ip}`, ASKED)
  await ctx.db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashOf(holder, challenge),
      user_id: userId,
      expires_at: new Date(ctx.now().getTime() + CHALLENGE_MS),
    })
    .execute()
}

/** Whether this was asked. Outside any transaction: it is used up although its call is refused. */
export async function takeChallenge(
  ctx: Context,
  holder: string,
  userId: Id<'user'>,
  challenge: string,
): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(holder, challenge))
    .where('user_id', '=', userId)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  return numDeletedRows === 1n
}

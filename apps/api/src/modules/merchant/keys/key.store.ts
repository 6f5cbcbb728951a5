import type { KeyScope } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { nameOfUser } from '#modules/account/index.ts'

/**
 * The keys of a seller's programs. Whoever makes one holds the seller's lock, so that nobody makes
 * one who is being removed.
 */

export type KeyEnd = 'REVOKED' | 'MAKER_LEFT'
export type Key = {
  readonly id: Id<'apiKey'>
  readonly name: string
  readonly prefix: string
  readonly scopes: KeyScope[]
  readonly madeBy: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly lastUsedAt: Date | null
  readonly endedBy: KeyEnd | null
}

/** The good ones, then those that ended since, each the newest first. */
export function findKeys(
  db: Db | Tx,
  { sellerId, now, endedSince }: { sellerId: number; now: Date; endedSince: Date },
): Promise<Key[]> {
  return db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.made_by')
    .where('k.seller_id', '=', sellerId)
    .where(sql<boolean>`least(k.ended_at, k.expires_at) > ${endedSince}`)
    .select(['k.id', 'k.name', 'k.prefix', 'k.scopes', nameOfUser('u').as('madeBy')])
    .select(['k.created_at as createdAt', 'k.expires_at as expiresAt'])
    .select(['k.last_used_at as lastUsedAt', 'k.ended_by as endedBy'])
    .orderBy(sql`k.ended_at is null and k.expires_at > ${now}`, 'desc')
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(200)
    .$castTo<Key>()
    .execute()
}

export async function countGoodKeys(tx: Tx, sellerId: number, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('api_keys')
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function addKey(
  tx: Tx,
  key: {
    readonly id: Id<'apiKey'>
    readonly sellerId: number
    readonly name: string
    readonly prefix: string
    readonly secretHash: Buffer
    readonly scopes: readonly KeyScope[]
    readonly madeBy: Id<'user'>
    readonly createdAt: Date
    readonly expiresAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('api_keys')
    .values({
      id: key.id,
      seller_id: key.sellerId,
      name: key.name,
      prefix: key.prefix,
      secret_hash: key.secretHash,
      scopes: [...key.scopes],
      made_by: key.madeBy,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .execute()
}

/**
 * What it was called; undefined where the seller has none of that id, null where it had ended
 * before.
 */
export async function revoke(
  tx: Tx,
  { id, sellerId, at }: { id: Id<'apiKey'>; sellerId: number; at: Date },
): Promise<{ name: string; hasEnded: boolean } | undefined> {
  const found = await tx
    .selectFrom('api_keys')
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .select('name')
    .executeTakeFirst()
  if (!found) return undefined
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ ended_at: at, ended_by: 'REVOKED' })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return { name: found.name, hasEnded: numUpdatedRows > 0 }
}

/** The keys that somebody made who does not say any more who works here: they know the secrets. */
export async function endKeysOf(
  tx: Tx,
  { sellerId, userId }: { sellerId: number; userId: Id<'user'> },
): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ ended_at: sql`mall_now()`, ended_by: 'MAKER_LEFT' })
    .where('seller_id', '=', sellerId)
    .where('made_by', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import type { Actor } from './context.ts'
import type { Db } from './db.ts'
import type { Env } from './env.ts'
import { openBucket } from './floods.ts'

/**
 * Programs sign in with a key of their shop (decision record 217), each call for itself:
 * `Authorization: Bearer glr_…`. No browser sends that by itself, so whose page asks says nothing,
 * and cookies that come along count for nothing.
 */
export type FoundKey = Extract<Actor, { kind: 'key' }> & { readonly lastUsedAt: Date | null }
export type KeyFinder = {
  readonly find: (db: Db, secretHash: Buffer, now: Date) => Promise<FoundKey | undefined>
  /** Waits for nobody who writes it down, too. */
  readonly markUsed: (db: Db, keyId: Id<'apiKey'>, now: Date) => Promise<void>
}

/** Of one key, beside what its network may: a screen of orders each second, and a wave of sixty. */
const CALLS = { most: 60, seconds: 6 }
/** The use of a key is written down no more often. */
const NOTED_MS = 60_000
const LONGEST = 100

/** What a request brings as a key, good or not; undefined where it brings none. */
export function keyOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme = '', secret = ''] = (request.headers.authorization ?? '').split(/ +/, 2)
  return scheme.toLowerCase() === 'bearer' ? secret : undefined
}

export function hashKey(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

export function openPrograms(
  keys: KeyFinder,
  { patience, processes }: Pick<Env, 'patience' | 'processes'>,
) {
  const bucket = openBucket(CALLS, patience / processes)
  return {
    /** Throws where the key is none, or calls too often. */
    async find(db: Db, secret: string, now: Date): Promise<Actor> {
      const found =
        secret.length > 0 && secret.length <= LONGEST
          ? await keys.find(db, hashKey(secret), now)
          : undefined
      if (!found) throw refuse('key.not_valid')
      if (!bucket.take(found.keyId))
        throw refuse('429', {
          retryAfter: Math.max(1, Math.ceil(bucket.debtOf(found.keyId) / 1000)),
        })
      const { lastUsedAt, ...actor } = found
      if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= NOTED_MS)
        await keys.markUsed(db, found.keyId, now)
      return actor
    },
  }
}

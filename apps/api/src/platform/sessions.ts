import { hash, randomBytes } from 'node:crypto'
import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import type { Actor, Context } from './context.ts'
import type { Db, Tx } from './db.ts'

/**
 * Sessions: 256 random bits to the browser, their SHA-256 in the database. A member's lasts 30
 * days, a guest's 90, each use renews it daily.
 */

/** So long after a sign-in or a proof, contacts and ways in may be changed without asking again. */
const PROOF_MS = 5 * 60_000
const LIFETIME = { member: 30 * DAY, tourist: 90 * DAY }

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/**
 * Finds who holds a session that has not ended, by the hash of its token; roles are the business of
 * the module that is asked.
 */
export type FindSignedIn = (
  db: Db,
  tokenHash: Buffer,
  now: Date,
) => Promise<
  (Exclude<Actor, { kind: 'anonymous' | 'key' }> & { readonly lastSeenAt: Date }) | undefined
>

export async function findActor(
  db: Db,
  token: string | undefined,
  now: Date,
  findSignedIn: FindSignedIn,
): Promise<Actor> {
  if (!token || token.length > 100) return { kind: 'anonymous' }
  const row = await findSignedIn(db, hashToken(token), now)
  if (!row) return { kind: 'anonymous' }
  if (now.getTime() - row.lastSeenAt.getTime() > DAY)
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now, expires_at: new Date(now.getTime() + LIFETIME[row.kind]) })
      .where('token_hash', '=', hashToken(token))
      .execute()
  const { lastSeenAt: _, ...actor } = row
  return actor
}

/**
 * A new session with a new token; the old one of this caller ends, so that nothing planted before
 * sign-in lives on. Unless `isProven`, it changes no contacts and ways in before the person has
 * shown more.
 */
export async function openSession(
  ctx: Context,
  tx: Tx,
  user: { id: Id<'user'>; kind: 'tourist' | 'member' },
  { isProven = true }: { isProven?: boolean } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  if (ctx.session.token)
    await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(ctx.session.token)).execute()
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      user_agent: ctx.session.userAgent.slice(0, 200),
      created_at: ctx.now(),
      last_seen_at: ctx.now(),
      expires_at: new Date(ctx.now().getTime() + LIFETIME[user.kind]),
      proven_until:
        user.kind === 'member' && isProven ? new Date(ctx.now().getTime() + PROOF_MS) : null,
    })
    .execute()
  return token
}

export async function endSession(ctx: Context): Promise<void> {
  if (ctx.session.token)
    await ctx.db
      .deleteFrom('sessions')
      .where('token_hash', '=', hashToken(ctx.session.token))
      .execute()
  ctx.session.set(undefined)
}

/**
 * Whether whoever sits there has shown within five minutes that he is still the one who signed in.
 */
export async function isProven(ctx: Context, db: Db | Tx = ctx.db): Promise<boolean> {
  if (!ctx.session.token) return false
  const found = await db
    .selectFrom('sessions')
    .where('token_hash', '=', hashToken(ctx.session.token))
    .where('proven_until', '>', ctx.now())
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

export async function markProven(ctx: Context): Promise<void> {
  if (ctx.session.token)
    await ctx.db
      .updateTable('sessions')
      .set({ proven_until: new Date(ctx.now().getTime() + PROOF_MS) })
      .where('token_hash', '=', hashToken(ctx.session.token))
      .execute()
}

/**
 * At which of several desks this session is, in every window of the browser; whether the person may
 * sit there is asked by whoever calls.
 */
export async function sitAtDesk(ctx: Context, tx: Tx | Db, sellerId: number): Promise<void> {
  if (ctx.session.token)
    await tx
      .updateTable('sessions')
      .set({ seller_id: sellerId })
      .where('token_hash', '=', hashToken(ctx.session.token))
      .execute()
}

export type SessionRow = {
  id: Id<'session'>
  isCurrent: boolean
  userAgent: string
  createdAt: Date
  lastSeenAt: Date
}

export function findSessions(ctx: Context, userId: Id<'user'>): Promise<SessionRow[]> {
  return ctx.db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', ctx.now())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .select((eb) => [
      'id',
      eb('token_hash', '=', hashToken(ctx.session.token ?? '')).as('isCurrent'),
      'user_agent as userAgent',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
    ])
    .$castTo<SessionRow>()
    .execute()
}

/** False when this person has no such session. */
export async function revokeSession(
  tx: Tx,
  userId: Id<'user'>,
  id: Id<'session'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** Signs a person out everywhere, but for the session with the token `except`. */
export async function endSessionsOf(tx: Tx | Db, userId: Id<'user'>, except = ''): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', hashToken(except))
    .execute()
}

export async function sweepSessions(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await ctx.db.deleteFrom('sessions').where('expires_at', '<', ctx.now()).execute()
}

import { hash, randomBytes } from 'node:crypto'
import type { SellerStatus } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import type { Actor, Context } from './context.ts'
import { runSql, type Db, type Tx } from './db.ts'

/** Sessions: 256 random bits to the browser, their SHA-256 in the database. A member's lasts 30 days, a guest's 90, each use renews it daily. */

const DAY = 86_400_000
/** So long after a sign-in or a proof, contacts and ways in may be changed without asking again. */
const PROOF_MS = 5 * 60_000
const LIFETIME = { member: 30 * DAY, tourist: 90 * DAY }

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

export async function findActor(db: Db, token: string | undefined, now: Date): Promise<Actor> {
  if (!token || token.length > 100) return { kind: 'anonymous' }
  const [row] = await runSql<{
    user_id: Id<'user'>
    kind: 'tourist' | 'member'
    seller_id: number | null
    seller_status: SellerStatus | null
    is_operator: boolean
    last_seen_at: Date
  }>(
    db,
    `
    select s.user_id, u.kind, f.seller_id, e.status as seller_status, o.user_id is not null as is_operator, s.last_seen_at from sessions s join users u on u.id = s.user_id
    left join seller_staff f on f.user_id = u.id left join sellers e on e.id = f.seller_id left join operators o on o.user_id = u.id
    where s.token_hash = $1 and s.expires_at > $2`,
    [hashToken(token), now],
  )
  if (!row) return { kind: 'anonymous' }
  if (now.getTime() - row.last_seen_at.getTime() > DAY) {
    await runSql(
      db,
      'update sessions set last_seen_at = $2, expires_at = $3 where token_hash = $1',
      [hashToken(token), now, new Date(now.getTime() + LIFETIME[row.kind])],
    )
  }
  return {
    kind: row.kind,
    userId: row.user_id,
    sellerId: row.seller_id,
    sellerStatus: row.seller_status,
    isOperator: row.is_operator,
  }
}

/** A new session with a new token; the old one of this caller ends, so that nothing planted before sign-in lives on. */
export async function openSession(
  ctx: Context,
  tx: Tx,
  user: { id: Id<'user'>; kind: 'tourist' | 'member' },
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
      proven_until: user.kind === 'member' ? new Date(ctx.now().getTime() + PROOF_MS) : null,
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

/** Whether whoever sits there has shown within five minutes that he is still the one who signed in. */
export async function isProven(ctx: Context): Promise<boolean> {
  if (!ctx.session.token) return false
  const rows = await runSql(
    ctx.db,
    'select 1 from sessions where token_hash = $1 and proven_until > $2',
    [hashToken(ctx.session.token), ctx.now()],
  )
  return rows.length === 1
}

export async function markProven(ctx: Context): Promise<void> {
  if (ctx.session.token)
    await runSql(ctx.db, 'update sessions set proven_until = $2 where token_hash = $1', [
      hashToken(ctx.session.token),
      new Date(ctx.now().getTime() + PROOF_MS),
    ])
}

export type SessionRow = {
  id: Id<'session'>
  isCurrent: boolean
  userAgent: string
  createdAt: Date
  lastSeenAt: Date
}

export function findSessions(ctx: Context, userId: Id<'user'>): Promise<SessionRow[]> {
  return runSql(
    ctx.db,
    `select id, token_hash = $2 as "isCurrent", user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt" from sessions
    where user_id = $1 and expires_at > $3 order by last_seen_at desc, id limit 100`,
    [userId, hashToken(ctx.session.token ?? ''), ctx.now()],
  )
}

/** False when this person has no such session. */
export async function revokeSession(
  ctx: Context,
  userId: Id<'user'>,
  id: Id<'session'>,
): Promise<boolean> {
  const rows = await runSql(
    ctx.db,
    'delete from sessions where user_id = $1 and id = $2 returning 1',
    [userId, id],
  )
  return rows.length === 1
}

/** Signs a person out everywhere, but for the session with the token `except`. */
export async function endSessionsOf(tx: Tx | Db, userId: Id<'user'>, except = ''): Promise<void> {
  await runSql(tx, 'delete from sessions where user_id = $1 and token_hash <> $2', [
    userId,
    hashToken(except),
  ])
}

export async function sweepSessions(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await runSql(ctx.db, 'delete from sessions where expires_at < $1', [ctx.now()])
}

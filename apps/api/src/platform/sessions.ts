import { createHash, randomBytes } from 'node:crypto'
import type { SellerStatus } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import type { Actor, Context } from './context.ts'
import { runSql, type Db, type Tx } from './db.ts'

/** Sessions: 256 random bits to the browser, their SHA-256 in the database. A member's lasts 30 days, a guest's 90, each use renews it daily. */

const DAY = 86_400_000
const LIFETIME = { member: 30 * DAY, tourist: 90 * DAY }

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export async function findActor(db: Db, token: string | undefined, now: Date): Promise<Actor> {
  if (!token || token.length > 100) return { kind: 'anonymous' }
  const [row] = await runSql<{ user_id: Id<'user'>; kind: 'tourist' | 'member'; seller_id: number | null; seller_status: SellerStatus | null; is_operator: boolean; last_seen_at: Date }>(db, `
    select s.user_id, u.kind, f.seller_id, e.status as seller_status, o.user_id is not null as is_operator, s.last_seen_at from sessions s join users u on u.id = s.user_id
    left join seller_staff f on f.user_id = u.id left join sellers e on e.id = f.seller_id left join operators o on o.user_id = u.id
    where s.token_hash = $1 and s.expires_at > $2`, [hashToken(token), now])
  if (!row) return { kind: 'anonymous' }
  if (now.getTime() - row.last_seen_at.getTime() > DAY) {
    await runSql(db, 'update sessions set last_seen_at = $2, expires_at = $3 where token_hash = $1', [hashToken(token), now, new Date(now.getTime() + LIFETIME[row.kind])])
  }
  return { kind: row.kind, userId: row.user_id, sellerId: row.seller_id, sellerStatus: row.seller_status, isOperator: row.is_operator }
}

/** A new session with a new token; the old one of this caller ends, so that nothing planted before sign-in lives on. */
export async function openSession(ctx: Context, tx: Tx, user: { id: Id<'user'>; kind: 'tourist' | 'member' }): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  if (ctx.session.token) await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(ctx.session.token)).execute()
  await tx.insertInto('sessions').values({
    token_hash: hashToken(token), user_id: user.id, user_agent: ctx.session.userAgent.slice(0, 200), created_at: ctx.now(), last_seen_at: ctx.now(),
    expires_at: new Date(ctx.now().getTime() + LIFETIME[user.kind]),
  }).execute()
  return token
}

export async function endSession(ctx: Context): Promise<void> {
  if (ctx.session.token) await ctx.db.deleteFrom('sessions').where('token_hash', '=', hashToken(ctx.session.token)).execute()
  ctx.session.set(undefined)
}

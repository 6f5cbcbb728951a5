import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/kernel/refusal'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { openSession } from '#platform/sessions.ts'
import { findMemberByEmail, type UserRow } from './account.store.ts'

// Verified when there is no such account, so that an unknown address costs the same time as a wrong password.
const nobody = hash(randomUUID(), { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

/** Lets the guest's belongings come along; called inside the sign-in's transaction. */
export type TakeAlong = (tx: Tx, from: Id<'user'>, to: Id<'user'>) => Promise<void>

/** Signs a member in with a new session. The same refusal and the same work for an unknown address as for a wrong password. */
export async function signIn(ctx: Context, credentials: { account: string; password: string }, takeAlong: TakeAlong): Promise<UserRow> {
  const account = credentials.account.toLowerCase()
  await countAgainst(ctx, `sign-in:ip:${ctx.ip}`, { times: 60, seconds: 600 })
  await countAgainst(ctx, `sign-in:account:${account}`, { times: 10, seconds: 600 })

  const user = await findMemberByEmail(ctx.db, account)
  const isRight = await verify(user?.passwordHash ?? await nobody, credentials.password).catch(() => false)
  if (!user || !isRight) throw refuse('auth.wrong_credentials')

  const token = await ctx.inTransaction(async (tx) => {
    if (ctx.actor.kind === 'tourist') await takeAlong(tx, ctx.actor.userId, user.id)
    return openSession(ctx, tx, user)
  })
  ctx.session.set(token)
  return user
}

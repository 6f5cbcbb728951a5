import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst, takeBack } from '#platform/rate-limit.ts'
import { blind } from '#platform/secrets.ts'
import { endSessionsOf, openSession } from '#platform/sessions.ts'
import { findMember, type UserRow } from '../account.store.ts'
import { contactOf } from '../contacts/contact.ts'
import { isPassword } from './passwords.ts'

/** Lets the guest's belongings come along; called inside the sign-in's transaction. */
export type TakeAlong = (tx: Tx, from: Id<'user'>, to: Id<'user'>) => Promise<void>

/**
 * Signs a member in with a new session. The same refusal and the same work for an unknown account as for a wrong password. Wrong tries
 * are slowed per account and address together, so that a stranger's guessing does not lock the owner out; the account's own limit is far higher
 * and counts right ones too, because each costs a hash.
 */
export async function signIn(
  ctx: Context,
  credentials: { account: string; password: string },
  takeAlong: TakeAlong,
): Promise<UserRow> {
  const contact = contactOf(credentials.account)
  const account = blind(ctx.env.secret, contact.target)
  const guesses = [`sign-in:ip:${ctx.ip}`, `sign-in:account:${account}:${ctx.ip}`] as const
  await countAgainst(ctx, guesses[0], { times: 60, seconds: 600 })
  await countAgainst(ctx, guesses[1], { times: 10, seconds: 600 })
  await countAgainst(ctx, `sign-in:account:${account}`, { times: 200, seconds: 3600 })

  const user = await findMember(ctx.db, contact)
  const isRight = await isPassword(user?.passwordHash, credentials.password)
  if (!user || !isRight) throw refuse('auth.wrong_credentials')
  await takeBack(ctx, guesses)
  await comeIn(ctx, user, takeAlong)
  return user
}

/** A new session for somebody who has proven who he is; `before` is written in the same transaction. */
export async function comeIn(
  ctx: Context,
  user: Pick<UserRow, 'id' | 'kind'>,
  takeAlong: TakeAlong,
  before: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> {
  const token = await ctx.inTransaction(async (tx) => {
    await before(tx)
    if (ctx.actor.kind === 'tourist') {
      await takeAlong(tx, ctx.actor.userId, user.id)
      // Once: what was the guest's is the member's now, on every device the guest was on.
      await endSessionsOf(tx, ctx.actor.userId)
    }
    return openSession(ctx, tx, user)
  })
  ctx.session.set(token)
}

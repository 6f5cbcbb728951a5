import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { endSessionsOf, openSession } from '#platform/sessions.ts'
import type { UserRow } from '../account.store.ts'
import { rememberDevice } from './known-device.ts'
import { noteBrowser } from './seen-browsers.ts'

/** Lets the guest's belongings come along; called inside the sign-in's transaction. */
export type TakeAlong = (tx: Tx, from: Id<'user'>, to: Id<'user'>) => Promise<void>

/**
 * A new session for somebody who has shown everything, in the caller's transaction. What it answers
 * is run once that is committed: the browser's cookies.
 */
export async function enter(
  ctx: Context,
  tx: Tx,
  user: Pick<UserRow, 'id' | 'kind' | 'passwordHash'>,
  {
    takeAlong,
    browser,
    isProven = true,
  }: { takeAlong: TakeAlong; browser: string; isProven?: boolean },
): Promise<() => void> {
  if (ctx.actor.kind === 'tourist') {
    await takeAlong(tx, ctx.actor.userId, user.id)
    // Once: what was the guest's is the member's now, on every device the guest was on.
    await endSessionsOf(tx, ctx.actor.userId)
  }
  await noteBrowser(ctx, tx, user, browser)
  const token = await openSession(ctx, tx, user, { isProven })
  return () => {
    ctx.session.set(token)
    rememberDevice(ctx, user, browser)
  }
}

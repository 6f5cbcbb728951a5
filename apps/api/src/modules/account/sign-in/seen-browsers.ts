import { DAY } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { hashToken } from '#platform/sessions.ts'
import { accountJobs } from '../account.jobs.ts'
import type { UserRow } from '../account.store.ts'
import { findKnownDevice } from './known-device.ts'

/**
 * Notes from which browser somebody signs in, and has them told of one that was not seen before:
 * once, and not of the one the account was opened in. Of an account from before browsers were noted
 * a browser with a good mark was seen; later a mark says less, because setting a new password gives
 * one, too.
 */
export async function noteBrowser(
  ctx: Context,
  tx: Tx,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  browser: string,
): Promise<void> {
  const hasNotes = await isIn(tx, 'seen_browsers', user)
  const isKnown =
    !hasNotes && (findKnownDevice(ctx, user) !== undefined || !(await isIn(tx, 'sessions', user)))
  if (!(await addBrowser(ctx, tx, user, browser)) || isKnown) return
  await ctx.jobs.send(tx, accountJobs.newBrowser, {
    userId: user.id,
    browser: hashToken(browser).toString('base64url'),
  })
}

async function isIn(
  tx: Tx,
  table: 'seen_browsers' | 'sessions',
  { id }: Pick<UserRow, 'id'>,
): Promise<boolean> {
  const found = await tx
    .selectFrom(table)
    .where('user_id', '=', id)
    .select('user_id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function addBrowser(
  ctx: Context,
  tx: Tx,
  { id }: Pick<UserRow, 'id'>,
  browser: string,
): Promise<boolean> {
  const added = await tx
    .insertInto('seen_browsers')
    .values({
      user_id: id,
      browser_hash: hashToken(browser),
      user_agent: ctx.session.userAgent.slice(0, 200),
      seen_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (added) return true
  await tx
    .updateTable('seen_browsers')
    .set({ seen_at: ctx.now() })
    .where('user_id', '=', id)
    .where('browser_hash', '=', hashToken(browser))
    .execute()
  return false
}

/** As long as a browser keeps its number at most: after that it comes with another one. */
const REMEMBERED_DAYS = 400

export async function sweepBrowsers(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - REMEMBERED_DAYS * DAY)
  await ctx.db.deleteFrom('seen_browsers').where('seen_at', '<', before).execute()
}

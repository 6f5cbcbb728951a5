import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { hashToken } from '#platform/sessions.ts'
import { accountJobs } from '../account.jobs.ts'
import type { UserRow } from '../account.store.ts'
import { findKnownDevice } from './known-device.ts'

/**
 * Notes from which browser somebody signs in, and has them told of one that was not seen before: once, and not of the one the account was opened in. A browser that
 * carries a good mark was seen, whatever the table says.
 */
export async function noteBrowser(
  ctx: Context,
  tx: Tx,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  browser: string,
): Promise<void> {
  const [wasThere, isNew] = [await hasBeenSeen(tx, user), await addBrowser(ctx, tx, user, browser)]
  if (!isNew || !wasThere || findKnownDevice(ctx, user) !== undefined) return
  await ctx.jobs.send(tx, accountJobs.newBrowser, {
    userId: user.id,
    browser: hashToken(browser).toString('base64url'),
  })
}

/** Somewhere, ever: an account from before browsers were noted has its sessions. */
async function hasBeenSeen(tx: Tx, { id }: Pick<UserRow, 'id'>): Promise<boolean> {
  const found = await tx
    .selectFrom('seen_browsers')
    .where('user_id', '=', id)
    .select('user_id')
    .union(tx.selectFrom('sessions').where('user_id', '=', id).select('user_id'))
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
  return added !== undefined
}

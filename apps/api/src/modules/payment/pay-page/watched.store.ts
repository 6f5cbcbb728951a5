import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/mall-settings.ts'
import { firstOf, type Watched } from './watched.rules.ts'

export const WATCHED_PAGES = 'pay-page.watched'

export const readWatched = async (ctx: Pick<Context, 'db'>) =>
  (await readSetting(ctx.db, WATCHED_PAGES)) as Watched | undefined

/** One change after the other; false, and nothing written, when it is none. */
export async function changeWatched(
  tx: Tx,
  now: Date,
  change: (watched: Watched) => Watched | undefined,
): Promise<boolean> {
  const watched = (await lockSetting(tx, WATCHED_PAGES, firstOf(now))) as Watched
  const changed = change(watched)
  if (changed) await writeSetting(tx, WATCHED_PAGES, changed)
  return changed !== undefined
}

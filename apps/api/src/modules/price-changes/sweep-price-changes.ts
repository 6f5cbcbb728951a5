import { RETENTION_DAYS, LOOK_HOURS } from '@galleria/contract/price-change-rules'
import { DAY, HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { priceChangeJobs } from './price-changes.jobs.ts'
import { findStuck, removeOver } from './price-changes.store.ts'

/** Longer than any part of one takes. */
const STUCK_MS = 120_000

/**
 * Takes up what has lost its job, and forgets looks that nobody said a word about, and what is
 * over.
 */
export async function sweepPriceChanges(ctx: Context): Promise<void> {
  const now = ctx.now().getTime()
  for (const changeId of await findStuck(ctx.db, new Date(now - STUCK_MS)))
    await ctx.jobs.send(ctx.db, priceChangeJobs.run, { changeId })
  await removeOver(ctx.db, {
    unused: new Date(now - LOOK_HOURS * HOUR),
    old: new Date(now - RETENTION_DAYS * DAY),
  })
}

import { IMPORT_DAYS, IMPORT_HOURS, openStatuses } from '@galleria/contract/goods-table-rules'
import { DAY, HOUR, MINUTE } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { goodsTableJobs } from './goods-table.jobs.ts'
import { importKey } from './import-files.ts'
import { findOver, findStuck, moveImport, removeImport } from './imports.store.ts'

/** Longer than any part of one takes. */
const STUCK_MS = 120_000
/**
 * Longer than a table may take to come: whoever was killed while it came must not keep the shop's
 * next one out.
 */
const BROKEN_MS = 15 * MINUTE

/**
 * Takes up what has lost its job, throws away what nobody decided about, and forgets what is over,
 * file first.
 */
export async function sweepImports(ctx: Context): Promise<void> {
  const now = ctx.now().getTime()
  for (const { id: importId, status, attempt } of await findStuck(ctx.db, new Date(now - STUCK_MS)))
    await (status === 'CHECKING'
      ? ctx.jobs.send(ctx.db, goodsTableJobs.check, { importId, attempt })
      : ctx.jobs.send(ctx.db, goodsTableJobs.run, { importId }))
  const over = await findOver(ctx.db, {
    broken: new Date(now - BROKEN_MS),
    unused: new Date(now - IMPORT_HOURS * HOUR),
    old: new Date(now - IMPORT_DAYS * DAY),
  })
  for (const row of over) {
    await ctx.files.remove(importKey(row))
    if (!openStatuses.includes(row.status) || !row.isHere) await removeImport(ctx.db, row.id)
    else await moveImport(ctx.db, row.id, { from: [row.status], to: 'DISCARDED', at: ctx.now() })
  }
}

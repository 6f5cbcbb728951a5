import { EXPORT_DAYS } from '@galleria/contract/export-rules'
import { DAY, HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { fileKey, removeParts } from './export-files.ts'
import { failExports, findOldExports, removeExport } from './exports.store.ts'

/**
 * After which a table that has not come on is not waited for any more: its jobs were all tried by
 * then.
 */
const STUCK_MS = 2 * HOUR

/** Tables name buyers, so they do not lie about: after some days they go, file first. */
export async function sweepExports(ctx: Context): Promise<void> {
  const now = ctx.now().getTime()
  await failExports(ctx.db, new Date(now - STUCK_MS))
  for (const old of await findOldExports(ctx.db, new Date(now - EXPORT_DAYS * DAY))) {
    await ctx.files.remove(fileKey(old))
    await removeParts(ctx, old)
    await removeExport(ctx.db, old.id)
  }
}

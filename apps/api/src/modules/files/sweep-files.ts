import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { documentKey, fileKey, fileSizes, modelKey } from './file-address.ts'
import { removeLooseFiles } from './file.store.ts'

const LOOSE_MS = DAY
const AT_ONCE = 200

/**
 * The clock's round: uploads that belong to nothing after a day, row and file. A crash in between
 * leaves the rows for the next round.
 */
export async function sweepLooseFiles(ctx: Context): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const files = await removeLooseFiles(tx, new Date(ctx.now().getTime() - LOOSE_MS), AT_ONCE)
    for (const { id, purpose } of files)
      for (const key of keysOf(id, purpose)) await ctx.files.remove(key)
  })
}

function keysOf(id: Id<'file'>, purpose: string): string[] {
  if (purpose === 'document') return [documentKey(id)]
  return purpose === 'model' ? [modelKey(id)] : fileSizes.map((size) => fileKey(id, size))
}

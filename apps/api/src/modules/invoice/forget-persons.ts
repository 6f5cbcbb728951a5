import type { Context } from '#platform/context.ts'
import { drawingKey } from './draw-invoice.ts'
import { emptyPersons, lockOutlived } from './invoice.store.ts'

/**
 * The clock's round: papers that no law keeps any more name nobody, whether or not their buyer is
 * still here. The drawing goes first: were the process killed in between, the next round finds the
 * row again.
 */
export async function forgetPersons(ctx: Context, atOnce = 200): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const ids = await lockOutlived(tx, ctx.now().toISOString().slice(0, 10), atOnce)
    for (const id of ids) await ctx.files.remove(drawingKey(id))
    if (ids.length > 0) await emptyPersons(tx, ids)
  })
}

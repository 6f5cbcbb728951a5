import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { factsOf } from '../reverse.facts.ts'
import { stopClock } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'

/**
 * Its shop has said no: before the week is over its buyer is told once that the mall can be asked,
 * where it still can.
 */
export async function remindToAsk(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (reverse.nextStepAt === null || reverse.nextStepAt > ctx.now()) return
  await stopClock(tx, reverse)
  if (factsOf(reverse).mayAskMall)
    await ctx.jobs.send(tx, afterSalesJobs.mail, {
      reverseId: reverse.id,
      kind: 'askMallReminder',
    })
}

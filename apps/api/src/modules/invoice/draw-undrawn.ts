import { DAY, MINUTE } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { drawInvoice } from './draw-invoice.ts'
import { findUndrawn } from './invoice.queries.ts'

/** Its job has had time until then, a restart and a full queue included. */
const LATE_MS = 15 * MINUTE
/** What is older was looked for every minute of a week. */
const LONGEST_MS = 7 * DAY

/**
 * The clock's round: papers whose job was lost or given up, while the disk was full for instance,
 * are drawn, and their buyers told. One that cannot be drawn keeps no other from it.
 */
export async function drawUndrawn(ctx: Context): Promise<void> {
  const now = ctx.now().getTime()
  const ids = await findUndrawn(ctx.db, {
    from: new Date(now - LONGEST_MS),
    until: new Date(now - LATE_MS),
  })
  for (const invoiceId of ids)
    await drawInvoice(ctx, { invoiceId }).catch((error: unknown) =>
      ctx.log.error({ err: error, invoiceId }, 'an invoice could not be drawn'),
    )
}

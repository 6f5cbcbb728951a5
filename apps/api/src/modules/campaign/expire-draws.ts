import type { Context } from '#platform/context.ts'
import { findDrawsDue } from './campaign.queries.ts'
import { expireDraws } from './prize-draw.store.ts'

/** The clock's round: what nobody drew in time is over. */
export async function expireDueDraws(ctx: Context): Promise<void> {
  const at = ctx.now()
  const due = await findDrawsDue(ctx.db, at, 500)
  if (due.length > 0) await ctx.inTransaction((tx) => expireDraws(tx, due, at))
}

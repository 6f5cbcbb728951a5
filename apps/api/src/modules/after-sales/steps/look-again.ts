import { HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** If the job of the next step is lost, the poller's round finds the row by this. */
const SWEEP_AFTER_MS = 10_000
const AT_LEAST_HOURLY = HOUR

/** The next step is sent as a job at once; the round takes it should the job be lost. */
export function sweepAt(ctx: Context): Date {
  return new Date(ctx.now().getTime() + SWEEP_AFTER_MS)
}

/**
 * While a provider has a refund in hand, the row is looked at again even if all news of it were
 * lost: soon at first, since a process may have died, then with growing pauses.
 */
export function lookAgainAt(ctx: Context, reverse: ReverseRow): Date {
  const now = ctx.now().getTime()
  const since = now - (reverse.auditedAt ?? reverse.appliedAt).getTime()
  return new Date(now + Math.min(Math.max(since / 4, SWEEP_AFTER_MS), AT_LEAST_HOURLY))
}

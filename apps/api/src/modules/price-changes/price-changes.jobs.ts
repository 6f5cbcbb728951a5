import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export const priceChangeJobs = {
  /** The next part of its prices, to be set or set back. */
  run: defineJob<{ readonly changeId: Id<'priceChange'> }>('prices.change'),
}

import { defineJob } from '#platform/jobs.ts'

export const catalogJobs = {
  /** The goods of categories that were retired go where they lead. */
  moveRetired: defineJob<Record<never, never>>('category.move-goods'),
}

import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export const exportJobs = {
  /** The next part of a table, or the whole of it once it has all its parts. */
  make: defineJob<{ readonly exportId: Id<'export'> }>('export.make'),
}

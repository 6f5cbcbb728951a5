import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export const goodsTableJobs = {
  /** The next part of the look at a table. */
  check: defineJob<{ readonly importId: Id<'goodsImport'>; readonly attempt: number }>(
    'goods.check',
  ),
  /** The next part of its rows. */
  run: defineJob<{ readonly importId: Id<'goodsImport'> }>('goods.import'),
}

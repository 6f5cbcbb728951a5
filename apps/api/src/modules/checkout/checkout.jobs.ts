import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export const checkoutJobs = {
  expire: defineJob<{ contractId: Id<'contract'> }>('order.expire'),
  /** A group of buyers is full, or was closed: what that means for each of them. */
  endGroupBuy: defineJob<{ groupBuyId: Id<'groupBuy'> }>('groupbuy.end'),
}

import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

export type ItemMailKind = 'waiting' | 'approved' | 'sentBack'

/**
 * `version` tells one sending of an item, and one decision, from the next; `note` is what is to be
 * changed.
 */
export type ItemMailJob = { itemId: number; version: number; kind: ItemMailKind; note?: string }

/** `day` is that of the shop's calendar on which the mall looked. */
export type LowStockJob = { sellerId: number; day: string }

/** Prices that could not begin. */
export type PricePlanJob = { planId: Id<'pricePlan'> }

export const goodsJobs = {
  mailItem: defineJob<ItemMailJob>('mail.item'),
  mailLowStock: defineJob<LowStockJob>('mail.low-stock'),
  mailPricePlan: defineJob<PricePlanJob>('mail.price-plan'),
}

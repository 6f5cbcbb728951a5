import type { Id } from '@galleria/kernel/id'
import type { StateOf } from '@galleria/kernel/flow'
import type { groupBuyFlow } from './group-buy.flow.ts'

export type GroupBuy = {
  readonly id: Id<'groupBuy'>
  readonly skuId: number
  readonly size: number
  readonly percentOff: number
  readonly openHours: number
  readonly status: StateOf<typeof groupBuyFlow>
  /** Places: of orders that are placed, and of them those that are paid. */
  readonly taken: number
  readonly paid: number
  /** Null until its first member has paid; text where it came as JSON. */
  readonly endsAt: Date | string | null
}

/** With what a unit costs singly. */
export type PricedGroupBuy = GroupBuy & { readonly amount: number; readonly currency: string }

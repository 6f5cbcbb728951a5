import type { prizeTypes } from '@galleria/contract/prize'
import type { Site } from '@galleria/contract/storefronts'
import type { StateOf } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import type { Currency } from '@galleria/kernel/money'
import type { campaignFlow, freeOrderFlow, giftCardFlow, prizeDrawFlow } from './campaign.flow.ts'

export type Campaign = {
  readonly id: Id<'campaign'>
  readonly kind: 'PRIZE' | 'FREE' | 'GIFT_CARD'
  readonly name: string
  readonly sites: readonly Site[]
  readonly currency: Currency
  /** What an order has to come to, in minor units. */
  readonly valueFrom: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly status: StateOf<typeof campaignFlow>
  /** Of free orders only. */ readonly free: FreeTerms | null
  /** Of gift cards only. */ readonly card: CardTerms | null
}

/**
 * Each order brings a card of one value, good for so many days, as long as the budget lasts; in
 * minor units.
 */
export type CardTerms = {
  readonly value: number
  readonly days: number
  readonly budget: number
  readonly spent: number
}

export type GiftCard = {
  readonly id: Id<'giftCard'>
  readonly campaignId: Id<'campaign'>
  readonly orderId: Id<'order'>
  readonly value: number
  readonly status: StateOf<typeof giftCardFlow>
  /** The coupon that it is used as, and until when; null until it is issued. */
  readonly promotionId: Id<'promotion'> | null
  readonly validUntil: Date | null
  readonly mailedAt: Date | null
  /**
   * For how many days it is good once it is issued, and what its order has to come to until then.
   */
  readonly days: number
  readonly valueFrom: number
}

/** One of so many orders is free, up to an amount, as long as the budget lasts; in minor units. */
export type FreeTerms = {
  readonly oneIn: number
  readonly most: number
  readonly budget: number
  readonly spent: number
}

export type FreeOrder = {
  readonly id: Id<'freeOrder'>
  readonly campaignId: Id<'campaign'>
  readonly orderId: Id<'order'>
  readonly status: StateOf<typeof freeOrderFlow>
  readonly paid: number
  readonly amount: number
  readonly refundId: Id<'refund'> | null
}

export type Prize = {
  readonly id: Id<'prize'>
  readonly campaignId: Id<'campaign'>
  readonly kind: (typeof prizeTypes)[number]
  /** In hundredths. */ readonly points: number
  readonly weight: number
  /** Null without a limit. */ readonly stock: number | null
  readonly given: number
}

export type PrizeDraw = {
  readonly id: Id<'prizeDraw'>
  readonly campaignId: Id<'campaign'>
  readonly orderId: Id<'order'>
  readonly status: StateOf<typeof prizeDrawFlow>
  readonly drawUntil: Date
  readonly drawnAt: Date | null
  /** What was drawn; nothing when no prize was left. */
  readonly prizeKind: Prize['kind'] | null
  readonly points: number
}

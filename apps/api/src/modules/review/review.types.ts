import type { Id } from '@galleria/kernel/id'
import type { OrderRow } from '#modules/order/index.ts'
import type { Written } from './review.fields.ts'
import type { ReviewStatus } from './review.flow.ts'

/** A review as written: the first of a line, or later its follow-up. */
export type Review = Written & {
  id: Id<'comment'>
  parentId: Id<'comment'> | null
  lineId: Id<'orderLine'>
  shopId: number
  sellerId: number
  authorId: Id<'user'>
  authorName: string
  createdAt: Date
}
/** With the whole days from receipt until then. */
export type FollowUp = Review & { daysOfUse: number }
/** What the shop says to it, as it reads now. */
export type Answer = { content: string; createdAt: Date; editedAt: Date | null }
/** One that stood there before. */
export type EarlierAnswer = { content: string; by: string; at: Date }

/** With what stands under it. */
export type ReviewRow = Review & {
  status: ReviewStatus
  /** Why the mall does not show it. */ decision: string
  decidedAt: Date | null
  orderId: Id<'order'>
  shopName: string
  answer: Answer | null
  followUp: FollowUp | null
}
/** As anybody reads it at the item. */
export type ItemReviewRow = ReviewRow & {
  finish: string
  size: string
  isReturned: boolean
  helpfulCount: number
  isHelpful: boolean
}
export type SellersReviewRow = ReviewRow & {
  orderCode: string
  skuId: number
  qty: number
  snapshot: OrderRow['lines'][number]['snapshot']
  /** What only the shop reads of its answer. */
  answerVersion: number | null
  answeredBy: string | null
  earlierAnswers: EarlierAnswer[]
}

export type NewReview = Review & {
  orderId: Id<'order'>
  itemId: number
  skuId: number
  language: string
}

import type { AnnasOrder, Purchase } from './anna.ts'
import type { Books } from './books.ts'
import { notYetAttached } from './photo-album.ts'
import type { Random } from './random.ts'
import { drawAnswerPause, drawReviewPause } from './record-reviews.ts'
import type { Reviewer, ReviewPlan } from './review-plan.ts'

/**
 * What she thinks of an order, with one press of the button, and when the shop says something to
 * it.
 */
export type AnnasReviews = {
  order: AnnasOrder
  at: number
  reviews: (ReviewPlan & { /** By the line's place in the order. */ line: number })[]
  answeredAt: number | undefined
}

/** Her photos are there before she writes; the mall takes them in with the review. */
export function planAnnasReviews(
  { random, books, reviewer }: { random: Random; books: Books; reviewer: Reviewer },
  purchases: readonly Purchase[],
): AnnasReviews[] {
  return purchases
    .flatMap(({ orders }) => orders)
    .flatMap((order) => {
      const { reviewed, isAnswered } = order.wanted
      if (!reviewed || order.receivedAt === undefined) return []
      const { buyer, shop } = order
      const at = order.receivedAt + drawReviewPause(random)
      const lines = reviewed === 'all' ? order.lines : order.lines.slice(0, 1)
      const reviews = lines.map(({ sku }, line) => ({
        line,
        ...reviewer.review({ buyer, shop, sku, at }),
      }))
      books.files.push(
        ...reviews.flatMap(({ photos }) => photos.map(({ row }) => notYetAttached(row))),
      )
      return [{ order, at, reviews, answeredAt: isAnswered && at + drawAnswerPause(random) }]
    })
}

import type { Books } from './books.ts'
import { DAY, HOUR, MINUTE } from '@galleria/kernel/time'
import type { Random } from './random.ts'
import type { Reviewer } from './review-plan.ts'
import type { SoldLine, SoldOrder } from './sold-order.ts'

type Recorder = {
  random: Random
  books: Books
  staff: ReadonlyMap<number, string>
  reviewer: Reviewer
  now: number
}
/** Stars by item id. */
export type Ratings = Map<number, { sum: number; count: number }>

const ANSWERED = { praise: 0.36, complaint: 0.6 }
/** Shops take some days; what was written lately waits. */
const ANSWERED_AFTER = 3 * DAY

/**
 * So many reviews of received goods, with photos and the shops' answers. Answers with the stars
 * that items have then.
 */
export function recordReviews(
  recorder: Recorder,
  all: readonly SoldOrder[],
  count: number,
): Ratings {
  const writer = { ...recorder, ratings: new Map<number, { sum: number; count: number }>() }
  let left = count
  for (const sold of recorder.random.shuffle(all.filter(({ row }) => row.status === 'COMPLETE'))) {
    if (left === 0) break
    const lines = chooseLines(recorder.random, sold).slice(0, left)
    if (review(writer, sold, lines)) left -= lines.length
  }
  return writer.ratings
}

type Writer = Recorder & { ratings: Ratings }

/** Most review all they bought at once. */
function chooseLines(random: Random, { lines }: SoldOrder): SoldLine[] {
  return random.chance(0.2) ? lines.slice(0, 1) : lines
}

/** How long after receipt people write: soon, or weeks later. */
export function drawReviewPause(random: Random): number {
  return 20 * MINUTE + Math.floor((random.next() ** 2.5 * 40 + random.next() * 2) * DAY)
}

/** One press of the button: the lines' reviews have one moment. False when it has not come yet. */
function review(writer: Writer, sold: SoldOrder, lines: readonly SoldLine[]): boolean {
  const at = sold.row.completed_at!.getTime() + drawReviewPause(writer.random)
  if (at > writer.now - HOUR || lines.length === 0) return false
  for (const line of lines) writeReview(writer, sold, line, at)
  sold.row.is_reviewed = sold.lines.every(({ isReviewed }) => isReviewed)
  return true
}

function writeReview(
  writer: Writer,
  { row: order, buyer, shop }: SoldOrder,
  line: SoldLine,
  at: number,
): void {
  const { random, books, reviewer, ratings } = writer
  const { item } = line.sku
  const id = random.uuid(at)
  const { rate, author, content, photos, answer } = reviewer.review({
    buyer,
    shop,
    sku: line.sku,
    at,
  })
  books.files.push(...photos.map(({ row }) => row))
  books.comments.push({
    id,
    author_id: buyer.id,
    order_id: order.id,
    line_id: line.row.id,
    kind: 'FIRST',
    item_id: item.id,
    sku_id: line.sku.id,
    shop_id: shop.id,
    seller_id: shop.id,
    author_name: author,
    language: buyer.language,
    rate,
    content,
    images: `{${photos.map((photo) => photo.id).join(',')}}`,
    created_at: new Date(at),
  })
  line.isReviewed = true
  const stars = ratings.get(item.id) ?? { sum: 0, count: 0 }
  ratings.set(item.id, { sum: stars.sum + rate, count: stars.count + 1 })
  recordAnswer(writer, { id, shopId: shop.id, at, content: answer, rate })
}

type Answer = { id: string; shopId: number; at: number; content: string; rate: number }

function recordAnswer(
  { random, books, staff, now }: Writer,
  { id, shopId, at, content, rate }: Answer,
): void {
  const answeredAt = at + drawAnswerPause(random)
  if (
    !random.chance(rate >= 4 ? ANSWERED.praise : ANSWERED.complaint) ||
    answeredAt > now - ANSWERED_AFTER
  )
    return
  books.comment_replies.push({
    comment_id: id,
    seller_id: shopId,
    user_id: staff.get(shopId),
    content,
    created_at: new Date(answeredAt),
  })
}

export function drawAnswerPause(random: Random): number {
  return random.int(2 * HOUR, 5 * DAY)
}

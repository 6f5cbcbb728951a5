import { publicName } from '../../api/src/modules/review/index.ts'
import type { Books } from './books.ts'
import { DAY, HOUR, MINUTE } from './calendar.ts'
import type { Album } from './photo-album.ts'
import type { Random } from './random.ts'
import { openReviewWords, type ReviewWords } from './review-words.ts'
import type { SoldLine, SoldOrder } from './sold-order.ts'
import { shopTexts } from './texts/shop-texts.ts'

type Recorder = {
  random: Random
  books: Books
  staff: ReadonlyMap<number, string>
  album: Album
  now: number
}
/** Stars by item id. */
export type Ratings = Map<number, { sum: number; count: number }>

const STARS = [5, 4, 3, 2, 1]
const usual: Readonly<Record<number, number>> = { 5: 0.56, 4: 0.25, 3: 0.1, 2: 0.055, 1: 0.035 }
/** Only some finishes were photographed: of all reviews, a quarter has photos. */
const PHOTOGRAPHED = 0.82
/** The same photo at one item no more often than this: the demo has fewer photos than reviews with one. */
const PHOTO_PER_ITEM = 3
const ANSWERED = { praise: 0.36, complaint: 0.6 }
/** Shops take some days; what was written lately waits. */
const ANSWERED_AFTER = 3 * DAY

/** About so many reviews of received goods, with photos and the shops' answers. Answers with the stars that items have then. */
export function recordReviews(
  recorder: Recorder,
  all: readonly SoldOrder[],
  count: number,
): Ratings {
  const writer = {
    ...recorder,
    words: openReviewWords(recorder.random),
    ratings: new Map<number, { sum: number; count: number }>(),
    quality: new Map<number, number>(),
    shown: new Map<string, number>(),
  }
  const received = all.filter(({ row }) => row.status === 'COMPLETE')
  let left = count
  for (const sold of [
    ...received.filter(({ later }) => later?.reviewed),
    ...shuffle(
      recorder.random,
      received.filter(({ later }) => !later),
    ),
  ]) {
    if (left === 0) break
    const lines = chooseLines(recorder.random, sold).slice(0, left)
    if (review(writer, sold, lines)) left -= lines.length
  }
  return writer.ratings
}

type Writer = Recorder & {
  words: ReviewWords
  ratings: Ratings
  quality: Map<number, number>
  shown: Map<string, number>
}

/** Most review all they bought at once. Nobody reviews what they want their money back for. */
function chooseLines(random: Random, { lines, later }: SoldOrder): SoldLine[] {
  const free = lines.filter(({ row }) => row.claimed === 0)
  return later?.reviewed === 'first' || (!later && random.chance(0.2)) ? free.slice(0, 1) : free
}

/** One press of the button: the lines' reviews have one moment. False when it has not come yet. */
function review(writer: Writer, sold: SoldOrder, lines: readonly SoldLine[]): boolean {
  const { random, now } = writer
  const at =
    sold.row.completed_at!.getTime() +
    20 * MINUTE +
    Math.floor((random.next() ** 2.5 * 40 + random.next() * 2) * DAY)
  if (at > now - HOUR || lines.length === 0) return false
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
  const { random, books, words, ratings } = writer
  const { item } = line.sku
  const id = random.uuid(at)
  const rate = drawRate(writer, item.id)
  const author = publicName(buyer.address, buyer.nickname)
  const shopName = shopTexts[shop.id]!.name
  const images = rate >= 3 ? givePhotos(writer, line, buyer.id, at) : []
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
    content: words.write({
      itemId: item.id,
      category: item.model.category,
      language: buyer.language,
      rate,
      shop: shopName,
    }),
    images: `{${images.join(',')}}`,
    created_at: new Date(at),
  })
  line.isReviewed = true
  const stars = ratings.get(item.id) ?? { sum: 0, count: 0 }
  ratings.set(item.id, { sum: stars.sum + rate, count: stars.count + 1 })
  answer(writer, {
    id,
    shopId: shop.id,
    at,
    content: words.answer({ name: author, language: buyer.language, rate, shop: shopName }),
    rate,
  })
}

/** Some items are better than others. */
function drawRate({ random, quality }: Writer, itemId: number): number {
  const own = quality.get(itemId) ?? random.next() * 1.3 - 0.5
  quality.set(itemId, own)
  return random.weighted(STARS, (stars) => usual[stars]! * Math.exp(own * (stars - 4)))
}

/** Photos of just this model in this finish, those first that this item does not show yet. */
function givePhotos(
  { random, books, album, shown }: Writer,
  { sku }: SoldLine,
  ownerId: string,
  at: number,
): string[] {
  const timesAt = (name: string) => shown.get(`${sku.item.id} ${name}`) ?? 0
  const free = shuffle(random, album.of(sku))
    .filter(({ name }) => timesAt(name) < PHOTO_PER_ITEM)
    .sort((a, b) => timesAt(a.name) - timesAt(b.name))
  if (!random.chance(PHOTOGRAPHED)) return []
  return free.slice(0, random.pick([1, 1, 1, 1, 2, 2, 2, 3, 3, 4])).map((photo) => {
    shown.set(`${sku.item.id} ${photo.name}`, timesAt(photo.name) + 1)
    const { id, row } = album.give(photo, { ownerId, purpose: 'review', sellerId: null, at })
    books.files.push(row)
    return id
  })
}

type Answer = { id: string; shopId: number; at: number; content: string; rate: number }

function answer(
  { random, books, staff, now }: Writer,
  { id, shopId, at, content, rate }: Answer,
): void {
  const answeredAt = at + random.int(2 * HOUR, 5 * DAY)
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

function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.int(0, last)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}

import { readableCode } from '@galleria/kernel/id'
import { planPurchases, type Purchase } from './anna.ts'
import { ANSWERED_UNITS, answersSkus } from './live/live-answers.ts'
import { RETURNED_UNITS } from './live/live-returns.ts'
import { planAnnasReviews, type AnnasReviews } from './annas-reviews.ts'
import { openBooks, type Books } from './books.ts'
import type { Item } from './items.ts'
import { planContracts } from './order-plan.ts'
import { recordReviews, type Ratings } from './record-reviews.ts'
import { planReverses, type ReversePlan } from './reverse-plan.ts'
import type { Buyer } from './people.ts'
import { openAlbum, type PhotoCopy } from './photo-album.ts'
import { groupSkus } from './group-offers.ts'
import { pickUpSku } from './pickup-sites.ts'
import { assembledSku } from './services.ts'
import { pointSkus } from './point-goods.ts'
import type { PriceList } from './prices.ts'
import { reducedSku } from './promotions.ts'
import type { Random } from './random.ts'
import { recordContract } from './record-contract.ts'
import { openReviewer } from './review-plan.ts'
import { NO_DEMAND, type Demand } from './stock.ts'

type Trade = {
  books: Books
  /** By sku id. */
  demand: Map<number, Demand>
  /** Units by item id, of orders that were not cancelled. */
  sold: Map<number, number>
  ratings: Ratings
  photos: readonly PhotoCopy[]
  /**
   * What the mall itself lives through once the rest is written: what the demo buyer bought and
   * thought of it, and what is asked back.
   */
  purchases: readonly Purchase[]
  reviews: readonly AnnasReviews[]
  requests: readonly ReversePlan[]
}

/** Of a hundred orders, two are asked back; fifty lines are reviewed. */
const REVERSE_SHARE = 0.02
const REVIEW_SHARE = 0.5

type TradeOptions = {
  items: readonly Item[]
  prices: PriceList
  buyers: readonly Buyer[]
  anna: Buyer
  /** Who works for which shop, user ids by shop. */ staff: ReadonlyMap<number, string>
  orderCount: number
  requestCount?: number | undefined
  firstDay: number
  now: number
}

/**
 * Eighteen months of orders, from the plan of who buys what to the rows they leave in every table,
 * and what came after: money asked back, reviews.
 */
export function makeTrade(
  random: Random,
  { items, prices, buyers, anna, staff, orderCount, requestCount, firstDay, now }: TradeOptions,
): Trade {
  const purchases = planPurchases(random, items, anna, now)
  const annas = purchases.flatMap((purchase) => purchase.orders)
  const plans = planContracts(random, {
    items,
    buyers,
    orderCount: orderCount - annas.length,
    firstDay,
    now,
  })
  const fetched = pickUpSku(annas)?.id
  const answered = answersSkus(items, prices)
  const books = openBooks()
  const nextCode = codeMaker(random)
  const sold = plans.flatMap((plan) =>
    recordContract({ random, books, prices, now, nextCode }, plan),
  )
  const album = openAlbum()
  const requests = planReverses(
    { random, books, album, now },
    { sold, annas },
    requestCount ?? Math.round(orderCount * REVERSE_SHARE),
  )
  const reviewer = openReviewer(random, album)
  const reviews = planAnnasReviews({ random, books, reviewer }, purchases)
  const askedBack = new Set(requests.map(({ order }) => order.of))
  const ratings = recordReviews(
    { random, books, staff, reviewer, now },
    sold.filter((one) => !askedBack.has(one)),
    Math.round(orderCount * REVIEW_SHARE) - reviews.flatMap((one) => one.reviews).length,
  )
  books.stock_moves.sort((a, b) => Number(a['at']) - Number(b['at']))
  return {
    books,
    demand: countDemand(books, [
      ...annas.flatMap(({ lines }) => lines.map(({ sku, qty }) => ({ skuId: sku.id, qty }))),
      ...pointSkus(items).map((skuId) => ({ skuId, qty: 1 })),
      { skuId: assembledSku(items), qty: 1 },
      { skuId: answered.sku.id, qty: ANSWERED_UNITS.sku },
      { skuId: answered.dearer.id, qty: ANSWERED_UNITS.dearer },
      ...(fetched === undefined ? [] : [{ skuId: fetched, qty: RETURNED_UNITS }]),
      ...[fetched, reducedSku(items, prices)].flatMap((skuId) =>
        skuId === undefined ? [] : [{ skuId, qty: 1 }],
      ),
      // A group is begun only where all its members could have the goods.
      ...Object.values(groupSkus(items)).map((skuId) => ({ skuId, qty: 8 })),
    ]),
    sold: countSold(books),
    ratings,
    photos: album.copies,
    purchases,
    reviews,
    requests,
  }
}

function codeMaker(random: Random): (at: number) => string {
  const taken = new Set<string>()
  return function nextCode(at): string {
    const code = readableCode(new Date(at), random.next)
    if (taken.has(code)) return nextCode(at)
    taken.add(code)
    return code
  }
}

/** Read from the moves themselves, oldest first, so that stock cannot disagree with them. */
function countDemand(
  books: Books,
  toCome: readonly { skuId: number; qty: number }[],
): Map<number, Demand> {
  const demand = new Map<number, Demand>()
  for (const move of books.stock_moves as {
    sku_id: number
    d_on_hand: number
    d_reserved: number
  }[]) {
    const before = demand.get(move.sku_id) ?? NO_DEMAND
    const sent = before.sent - move.d_on_hand
    const held = before.held + move.d_reserved
    demand.set(move.sku_id, { sent, held, peak: Math.max(before.peak, sent + held), toCome: 0 })
  }
  for (const { skuId, qty } of toCome) {
    const before = demand.get(skuId) ?? NO_DEMAND
    demand.set(skuId, { ...before, toCome: before.toCome + qty })
  }
  return demand
}

function countSold(books: Books): Map<number, number> {
  const canceled = new Set(
    (books.orders as { id: string; status: string }[])
      .filter(({ status }) => status === 'CANCELED')
      .map(({ id }) => id),
  )
  const sold = new Map<number, number>()
  for (const line of books.order_lines as { order_id: string; item_id: number; qty: number }[]) {
    if (!canceled.has(line.order_id))
      sold.set(line.item_id, (sold.get(line.item_id) ?? 0) + line.qty)
  }
  return sold
}

import {
  buyersReasons,
  SELLER_ANSWERS_WITHIN_HOURS,
  type BuyersReason,
} from '@galleria/contract/after-sales-rules'
import type { Id } from '@galleria/kernel/id'
import type { Books } from './books.ts'
import { DAY, HOUR, MINUTE } from '@galleria/kernel/time'
import type { AnnasOrder } from './anna.ts'
import type { ReverseEnd } from './order-plan.ts'
import type { LinePlan } from './parcel-plan.ts'
import type { Buyer } from './people.ts'
import { notYetAttached, type Album } from './photo-album.ts'
import type { Random } from './random.ts'
import { HOUSE_SHOP, type Shop } from './shops.ts'
import type { SoldOrder } from './sold-order.ts'
import { reviewTexts } from './texts/review-texts/index.ts'

/**
 * An order as far as money can be asked back for it: a copied one, or one that the demo buyer will
 * have placed by then.
 */
type Askable = {
  of: SoldOrder | AnnasOrder
  buyer: Buyer
  shop: Shop
  status: string
  /**
   * With the units that will be asked about: those that are still to be sent, or all once nothing
   * is.
   */
  lines: readonly LinePlan[]
  /** When it was last changed by being paid or sent. */
  lastSentAt: number
  completedAt: number | undefined
  /** An end that is wanted of it. */
  wanted: ReverseEnd | undefined
}

/** Somebody asks money back for some units of an order: `share` of what they cost. */
export type ReversePlan = {
  order: Askable
  at: number
  /** By the line's place in the order. */
  units: { line: number; qty: number }[]
  reason: BuyersReason
  share: number
  end: ReverseEnd
  remark: string
  evidence: readonly Id<'file'>[]
  /** None yet where it waits; by nobody where silence answered. */
  answer: { at: number; by: 'buyer' | 'shop' | 'nobody'; reason: string } | undefined
}
type Planner = { random: Random; books: Books; album: Album; now: number }

/** How a hundred end, and how long ago they began; what is open began lately. */
const ends: readonly { end: ReverseEnd; percent: number; from: number; until: number }[] = [
  { end: 'waiting', percent: 18, from: 44 * HOUR, until: HOUR },
  { end: 'pending', percent: 5, from: 6 * DAY, until: 2 * DAY },
  { end: 'failed', percent: 5, from: 9 * DAY, until: 3 * DAY },
  { end: 'done', percent: 50, from: Infinity, until: 3 * DAY },
  { end: 'canceled', percent: 9, from: Infinity, until: 3 * DAY },
  { end: 'closed', percent: 13, from: Infinity, until: 3 * DAY },
]
/** A seller's silence of 48 hours is a yes. */
const SILENCE = SELLER_ANSWERS_WITHIN_HOURS * HOUR
const SILENT = 0.15
/** After receipt one has 30 days; nobody takes them to the last hour. */
const LATEST = 29 * DAY

/** Anna's first, then so many more that there are `count`. Each order is asked back once. */
export function planReverses(
  planner: Planner,
  { sold, annas }: { sold: readonly SoldOrder[]; annas: readonly AnnasOrder[] },
  count: number,
): ReversePlan[] {
  const hers = annas
    .map(askableOfAnna)
    .flatMap((order) => (order.wanted ? [planOne(planner, order, order.wanted)] : []))
    .filter((plan) => plan !== undefined)
  const free = new Set(
    sold
      .map(askableOf)
      .filter(({ status }) => ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'].includes(status)),
  )
  const more = ends.flatMap(({ end, percent }) => {
    const left =
      Math.round((count * percent) / 100) - hers.filter((plan) => plan.end === end).length
    return left > 0 ? drawSome(planner, free, end, left) : []
  })
  return [...hers, ...more].sort((a, b) => a.at - b.at)
}

function askableOf(of: SoldOrder): Askable {
  const { buyer, shop, row, lastSentAt } = of
  return {
    of,
    buyer,
    shop,
    status: row.status,
    lines: of.lines.map(({ sku, row: line }) => ({
      sku,
      qty: row.status === 'UN_DELIVERY' ? line.qty - line.delivered_qty : line.qty,
    })),
    lastSentAt,
    completedAt: row.completed_at?.getTime(),
    wanted: undefined,
  }
}

function askableOfAnna(of: AnnasOrder): Askable {
  const { buyer, shop, lines, parcels, paidAt, receivedAt, wanted } = of
  return {
    of,
    buyer,
    shop,
    status: receivedAt === undefined ? 'UN_DELIVERY' : 'COMPLETE',
    lines,
    lastSentAt: Math.max(paidAt, ...parcels.map(({ shippedAt }) => shippedAt)),
    completedAt: receivedAt,
    wanted: wanted.asksBack,
  }
}

function drawSome(
  planner: Planner,
  free: Set<Askable>,
  end: ReverseEnd,
  count: number,
): ReversePlan[] {
  const { random, now } = planner
  const fitting = [...free].filter((order) => windowOf(order, end, now) !== undefined)
  const weightOf = ({ shop, status }: Askable) =>
    (end === 'waiting' && shop.id === HOUSE_SHOP ? 3 : 1) * (status === 'COMPLETE' ? 1 : 2)
  return Array.from({ length: Math.min(count, fitting.length) }, () => {
    const order = random.weighted(fitting, weightOf)
    fitting.splice(fitting.indexOf(order), 1)
    free.delete(order)
    return planOne(planner, order, end)
  }).filter((plan) => plan !== undefined)
}

/**
 * When it may have been asked for: the order's state was then what it is now, and its end fits
 * before now.
 */
function windowOf(
  { completedAt, lastSentAt }: Askable,
  end: ReverseEnd,
  now: number,
): { from: number; until: number } | undefined {
  const { from, until } = ends.find((one) => one.end === end)!
  const first = Math.max(
    now - from,
    completedAt === undefined ? lastSentAt + HOUR : completedAt + HOUR,
  )
  const last = Math.min(now - until, completedAt === undefined ? Infinity : completedAt + LATEST)
  return first < last ? { from: first, until: last } : undefined
}

function planOne(planner: Planner, order: Askable, end: ReverseEnd): ReversePlan | undefined {
  const { random, now } = planner
  const window = windowOf(order, end, now)
  if (!window) return undefined
  // Soon after the goods came rather than late.
  const at = window.from + Math.floor(random.next() ** 2 * (window.until - window.from))
  const isUnsent = order.status === 'UN_DELIVERY'
  const reason = drawReason(random, order.status)
  const isWhole = isUnsent
    ? random.chance(0.6) || order.wanted !== undefined
    : order.status === 'UN_RECEIVED' && random.chance(0.4)
  const all = order.lines.map(({ qty }, line) => ({ line, qty })).filter(({ qty }) => qty > 0)
  const units = isWhole
    ? all
    : [random.pick(all)].map(({ line, qty }) => ({ line, qty: random.int(1, qty) }))
  const asked = { order, at, units, reason, end }
  const evidence = needsEvidence(asked) || random.chance(0.2) ? giveEvidence(planner, asked) : []
  const texts = reviewTexts[order.buyer.language]
  return {
    ...asked,
    remark: random.chance(0.9) ? random.pick(texts.asks[reason]) : '',
    evidence,
    answer: planAnswer(planner, asked, declineOf(texts.declines, reason, evidence.length > 0)),
    share: isPartly(reason) && !isUnsent ? random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]) : 1,
  }
}

type Asked = Pick<ReversePlan, 'order' | 'at' | 'units' | 'reason' | 'end'>

function needsEvidence({ order, reason, end }: Asked): boolean {
  return (
    ['DAMAGED', 'NOT_AS_DESCRIBED', 'WRONG_ITEM'].includes(reason) &&
    order.status !== 'UN_DELIVERY' &&
    end !== 'closed'
  )
}

/** Photos that the buyer has sent, and that no request has yet. */
function giveEvidence(
  { random, books, album }: Planner,
  { order, at, units }: Asked,
): Id<'file'>[] {
  const photos = album.of(order.lines[units[0]!.line]!.sku)
  return photos.slice(0, random.int(1, 2)).map((photo) => {
    const { id, row } = album.give(photo, {
      ownerId: order.buyer.id,
      purpose: 'evidence',
      sellerId: null,
      at,
    })
    books.files.push(notYetAttached(row))
    return id
  })
}

function planAnswer(
  { random, now }: Planner,
  { at, end }: Asked,
  decline: string,
): ReversePlan['answer'] {
  if (end === 'waiting') return undefined
  const answeredAt = Math.min(at + random.int(40 * MINUTE, 40 * HOUR), now - HOUR)
  if (end === 'canceled') return { at: answeredAt, by: 'buyer', reason: '' }
  if (end === 'closed') return { at: answeredAt, by: 'shop', reason: decline }
  return random.chance(SILENT) && at + SILENCE < now - HOUR
    ? { at: at + SILENCE + random.int(1, 9) * 1000, by: 'nobody', reason: '' }
    : { at: answeredAt, by: 'shop', reason: '' }
}

function declineOf(
  declines: (typeof reviewTexts)['en']['declines'],
  reason: string,
  hasPhoto: boolean,
): string {
  if (reason === 'DAMAGED' && !hasPhoto) return declines.unproven
  return reason === 'NOT_AS_DESCRIBED' || reason === 'WRONG_ITEM'
    ? declines.asOrdered
    : declines.wasWhole
}

function drawReason(random: Random, status: string): BuyersReason {
  if (status === 'UN_DELIVERY')
    return random.pick(['NO_LONGER_WANTED', 'NO_LONGER_WANTED', 'TOO_LATE', 'OTHER'])
  if (status === 'UN_RECEIVED') return random.pick(['NOT_RECEIVED', 'TOO_LATE', 'DAMAGED'])
  return random.weighted(
    buyersReasons,
    (reason) =>
      ({ DAMAGED: 8, NOT_AS_DESCRIBED: 4, WRONG_ITEM: 2, MISSING_PARTS: 5, OTHER: 1 })[
        reason as string
      ] ?? 0,
  )
}

/** What one keeps for part of its price. */
function isPartly(reason: BuyersReason): boolean {
  return (
    reason === 'DAMAGED' ||
    reason === 'MISSING_PARTS' ||
    reason === 'NOT_AS_DESCRIBED' ||
    reason === 'OTHER'
  )
}

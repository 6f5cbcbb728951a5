import {
  reverseReasons,
  SELLER_ANSWERS_WITHIN_HOURS,
  type ReverseReason,
} from '@galleria/contract/after-sales-rules'
import type { Id } from '@galleria/kernel/id'
import type { Books } from './books.ts'
import { DAY, HOUR, MINUTE } from './calendar.ts'
import type { ReverseEnd } from './order-plan.ts'
import type { Album } from './photo-album.ts'
import type { Random } from './random.ts'
import { HOUSE_SHOP } from './shops.ts'
import type { SoldLine, SoldOrder } from './sold-order.ts'
import { reviewTexts } from './texts/review-texts/index.ts'

/** Somebody asks money back for some units of an order: `share` of what they cost. */
export type ReversePlan = {
  sold: SoldOrder
  at: number
  units: { line: SoldLine; qty: number }[]
  reason: ReverseReason
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

/** Wanted stories first, then so many more that there are `count`. Each order is asked back once. */
export function planReverses(
  planner: Planner,
  all: readonly SoldOrder[],
  count: number,
): ReversePlan[] {
  const wanted = all
    .flatMap((sold) => (sold.later?.reverse ? [planOne(planner, sold, sold.later.reverse)] : []))
    .filter((plan) => plan !== undefined)
  const free = new Set(
    all.filter(
      (sold) => !sold.later && ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'].includes(sold.row.status),
    ),
  )
  const more = ends.flatMap(({ end, percent }) => {
    const left =
      Math.round((count * percent) / 100) - wanted.filter((plan) => plan.end === end).length
    return left > 0 ? drawSome(planner, free, end, left) : []
  })
  return [...wanted, ...more].sort((a, b) => a.at - b.at)
}

function drawSome(
  planner: Planner,
  free: Set<SoldOrder>,
  end: ReverseEnd,
  count: number,
): ReversePlan[] {
  const { random, now } = planner
  const fitting = [...free].filter((sold) => windowOf(sold, end, now) !== undefined)
  const weightOf = ({ shop, row }: SoldOrder) =>
    (end === 'waiting' && shop.id === HOUSE_SHOP ? 3 : 1) * (row.status === 'COMPLETE' ? 1 : 2)
  return Array.from({ length: Math.min(count, fitting.length) }, () => {
    const sold = random.weighted(fitting, weightOf)
    fitting.splice(fitting.indexOf(sold), 1)
    free.delete(sold)
    return planOne(planner, sold, end)
  }).filter((plan) => plan !== undefined)
}

/** When it may have been asked for: the order's state was then what it is now, and its end fits before now. */
function windowOf(
  { row, lastSentAt }: SoldOrder,
  end: ReverseEnd,
  now: number,
): { from: number; until: number } | undefined {
  const { from, until } = ends.find((one) => one.end === end)!
  const completedAt = row.completed_at?.getTime()
  const first = Math.max(
    now - from,
    completedAt === undefined ? lastSentAt + HOUR : completedAt + HOUR,
  )
  const last = Math.min(now - until, completedAt === undefined ? Infinity : completedAt + LATEST)
  return first < last ? { from: first, until: last } : undefined
}

function planOne(planner: Planner, sold: SoldOrder, end: ReverseEnd): ReversePlan | undefined {
  const { random, now } = planner
  const window = windowOf(sold, end, now)
  if (!window) return undefined
  // Soon after the goods came rather than late.
  const at = window.from + Math.floor(random.next() ** 2 * (window.until - window.from))
  const isUnsent = sold.row.status === 'UN_DELIVERY'
  const reason = drawReason(random, sold.row.status)
  const isWhole = isUnsent
    ? random.chance(0.6) || sold.later !== undefined
    : sold.row.status === 'UN_RECEIVED' && random.chance(0.4)
  const lines = isWhole ? sold.lines : [random.pick(sold.lines)]
  const units = lines.map((line) => ({
    line,
    qty: isWhole ? line.row.qty : random.int(1, line.row.qty),
  }))
  const asked = { sold, at, units, reason, end }
  const evidence = needsEvidence(asked) || random.chance(0.2) ? giveEvidence(planner, asked) : []
  const texts = reviewTexts[sold.buyer.language]
  return {
    ...asked,
    remark: random.chance(0.9) ? random.pick(texts.asks[reason]) : '',
    evidence,
    answer: planAnswer(planner, asked, declineOf(texts.declines, reason, evidence.length > 0)),
    share: isPartly(reason) && !isUnsent ? random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]) : 1,
  }
}

type Asked = Pick<ReversePlan, 'sold' | 'at' | 'units' | 'reason' | 'end'>

function needsEvidence({ sold, reason, end }: Asked): boolean {
  return (
    ['DAMAGED', 'NOT_AS_DESCRIBED', 'WRONG_ITEM'].includes(reason) &&
    sold.row.status !== 'UN_DELIVERY' &&
    end !== 'closed'
  )
}

/** Photos that the buyer has sent, and that no request has yet. */
function giveEvidence({ random, books, album }: Planner, { sold, at, units }: Asked): Id<'file'>[] {
  const photos = album.of(units[0]!.line.sku)
  return photos.slice(0, random.int(1, 2)).map((photo) => {
    const { id, row } = album.give(photo, {
      ownerId: sold.buyer.id,
      purpose: 'evidence',
      sellerId: null,
      at,
    })
    books.files.push({ ...row, attached_at: null })
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

function drawReason(random: Random, status: string): ReverseReason {
  if (status === 'UN_DELIVERY')
    return random.pick(['NO_LONGER_WANTED', 'NO_LONGER_WANTED', 'TOO_LATE', 'OTHER'])
  if (status === 'UN_RECEIVED') return random.pick(['NOT_RECEIVED', 'TOO_LATE', 'DAMAGED'])
  return random.weighted(
    reverseReasons,
    (reason) =>
      ({ DAMAGED: 8, NOT_AS_DESCRIBED: 4, WRONG_ITEM: 2, MISSING_PARTS: 5, OTHER: 1 })[
        reason as string
      ] ?? 0,
  )
}

/** What one keeps for part of its price. */
function isPartly(reason: ReverseReason): boolean {
  return (
    reason === 'DAMAGED' ||
    reason === 'MISSING_PARTS' ||
    reason === 'NOT_AS_DESCRIBED' ||
    reason === 'OTHER'
  )
}

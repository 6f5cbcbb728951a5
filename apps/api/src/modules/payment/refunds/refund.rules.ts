import { DAY, HOUR, MINUTE } from '@galleria/kernel/time'
import type { RefundMove, RefundStatus } from '../payment.flow.ts'
import type { LegStatus, RefundLeg, RefundTry } from '../payment.types.ts'

/** After a known failure: an hour, then longer; after the last one a person decides (row A30). */
const RETRY_AFTER = [HOUR, 6 * HOUR, DAY, 3 * DAY]

export function isOpen(one: Pick<RefundTry, 'status'>): boolean {
  return one.status === 'SENT' || one.status === 'UNKNOWN'
}
/** The buyer has the money of this leg. */
export function isGiven(leg: { readonly status: LegStatus }): boolean {
  return leg.status === 'DONE' || leg.status === 'SETTLED'
}

/** Some of it did not come through the provider that had taken the money. */
export function isGivenOtherWay({ legs }: { readonly legs: readonly { status: LegStatus }[] }) {
  return legs.some(({ status }) => status === 'SETTLED')
}
/**
 * A person sees to it: what becomes of a try that is still out, other than that it gave the money,
 * changes nothing.
 */
export function isByHand(leg: { readonly status: LegStatus }): boolean {
  return isGiven(leg) || leg.status === 'ROUTED'
}

/** Where a refund stands by its legs: failed while one has failed, done when all are. */
export function statusOfRefund(legs: readonly LegStatus[]): RefundStatus {
  if (legs.every((status) => isGiven({ status }))) return 'DONE'
  if (legs.includes('FAILED')) return 'FAILED'
  if (legs.includes('UNKNOWN')) return 'UNKNOWN'
  return legs.every((status) => status === 'CREATED') ? 'CREATED' : 'SENT'
}

const moveTo: Record<Exclude<RefundStatus, 'CREATED'>, Exclude<RefundMove, 'settle'>> = {
  SENT: 'send',
  UNKNOWN: 'lose',
  DONE: 'finish',
  FAILED: 'fail',
}
/**
 * The move that leads a refund from one status to another; undefined when it stands there already.
 */
export function moveBetween(
  from: RefundStatus,
  to: RefundStatus,
): Exclude<RefundMove, 'settle'> | undefined {
  if (from === to || to === 'CREATED') return undefined
  return from === 'DONE' ? 'bounce' : moveTo[to]
}

export type Step = {
  /** What is sent now: a new try, an open one once more under its key, or nothing. */
  readonly send: 'new' | RefundTry | undefined
  readonly nextTryAt: Date | null
}

/**
 * What is due for a leg. Nothing before `nextTryAt`, whoever asks: a call that is out may still be
 * on its way. What the provider has taken on is only asked about; an open try of a leg whose money
 * has been given is never repeated, because repeating could give it twice.
 */
export function planStep(
  leg: Pick<RefundLeg, 'status' | 'nextTryAt'>,
  tries: readonly RefundTry[],
  refund: { readonly createdAt: Date },
  now: Date,
): Step {
  if (!isDue(leg, now)) return { send: undefined, nextTryAt: leg.nextTryAt }
  const open = tries.find(isOpen)
  if (open)
    return {
      send: open.providerRef || isByHand(leg) ? undefined : open,
      nextTryAt: askAgainAt(open.sentAt, now),
    }
  if (isGiven(leg)) return { send: undefined, nextTryAt: askAfterAt(refund.createdAt, now) }
  if (isByHand(leg)) return { send: undefined, nextTryAt: null }
  return { send: 'new', nextTryAt: askAgainAt(now, now) }
}

/**
 * Nothing has been heard of a try for so long that its news must be lost: somebody looks at the
 * provider's own desk. Most of them answer within a day.
 */
export function isForgotten(
  leg: Pick<RefundLeg, 'status'>,
  tries: readonly RefundTry[],
  now: Date,
): boolean {
  const isLong = ({ sentAt }: RefundTry) => now.getTime() - sentAt.getTime() > 3 * DAY
  return !isByHand(leg) && tries.some((one) => isOpen(one) && isLong(one))
}

export function isDue({ nextTryAt }: Pick<RefundLeg, 'nextTryAt'>, now: Date): boolean {
  return nextTryAt !== null && nextTryAt <= now
}

/**
 * When to ask again about a try that is out: soon after it began, since its process may have died,
 * then with growing pauses; never after more than 50 minutes.
 */
export function askAgainAt(sentAt: Date, now: Date): Date {
  const pause = Math.min(Math.max((now.getTime() - sentAt.getTime()) / 4, 10_000), 50 * MINUTE)
  return new Date(now.getTime() + pause)
}

/**
 * When to ask after a refund that is done, in case the news of its coming back were lost: the next
 * day, after a week, after a month.
 */
export function askAfterAt(createdAt: Date, now: Date): Date | null {
  const next = [1, 7, 30].find((days) => createdAt.getTime() + days * DAY > now.getTime())
  return next === undefined ? null : new Date(createdAt.getTime() + next * DAY)
}

/** When a leg is sent again whose try of this number failed; null after the last one. */
export function retryAt(number: number, now: Date): Date | null {
  const wait = RETRY_AFTER[number - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}

import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import type { Currency } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import {
  addParcelCapture,
  findAuthorised,
  findParcelCaptures,
  moveParcelCapture,
  lockParcelCapture,
  type Authorised,
  sumPromised,
  type Promised,
} from './parcel-capture.store.ts'
import { authorisedFor } from '../providers/channels.rules.ts'
import { resolveMatters } from '../matters/matter.store.ts'
import { isToBeTaken } from '../payment.flow.ts'
import { refusedCause } from './take-authorisation.ts'
import { paymentJobs } from '../payment.jobs.ts'
import type { LineGivenBack } from '../providers/purchase.ts'

/** What was set aside for an order before, in all and of each of its lines. */
export type TakenBefore = Promised & { readonly lines: readonly LineGivenBack[] }
export type PlannedCapture = {
  /** In minor units; nothing is set aside for 0. */
  readonly amount: number
  /** They come to the amount, or there are none. */
  readonly lines: readonly LineGivenBack[]
}

/**
 * Sets aside what is to be taken for what left of an order, and has it taken; nothing for a
 * contract that is paid already. For who holds the contract's lock: by it the parts never come to
 * more than was promised.
 */
export async function reserveParcelCapture(
  ctx: Context,
  tx: Tx,
  order: { readonly id: Id<'order'>; readonly contractId: Id<'contract'> },
  plan: (before: TakenBefore) => PlannedCapture,
  {
    isLeaving,
  }: {
    /** It stands at the shop still: by a promise that is over it does not leave. */
    readonly isLeaving: boolean
  },
): Promise<void> {
  const attempt = await findAuthorised(tx, order.contractId)
  if (!attempt) return
  const sums = await sumPromised(tx, { contractId: order.contractId, orderId: order.id })
  const earlier = await findParcelCaptures(tx, order.id)
  const { amount, lines } = plan({
    ...sums,
    lines: earlier.filter(({ status }) => status !== 'DROPPED').flatMap((one) => one.lines),
  })
  if (isLeaving && isUncovered(attempt, sums, amount, ctx.now())) throw refuse('parcel.unpaid')
  if (amount <= 0 || attempt.status !== 'PRE_AUTH_SUCCESS') return
  const id = ctx.newId('parcelCapture')
  await addParcelCapture(tx, {
    id,
    attemptId: attempt.id,
    orderId: order.id,
    provider: attempt.provider,
    amount,
    currency: attempt.currency as Currency,
    captureRef: null,
    lines,
    createdAt: ctx.now(),
  })
  await ctx.jobs.send(tx, paymentJobs.takeForParcel, { captureId: id })
}

/**
 * Goods that leave now would not be paid: by a promise that is over nothing more is taken, and what
 * was written off, called back and sent again is taken for by nobody. What is covered by money that
 * is there may leave at any time.
 */
function isUncovered(attempt: Authorised, sums: Promised, amount: number, now: Date): boolean {
  if (sums.reserved + amount <= sums.taken) return false
  const isClosed = attempt.status !== 'PRE_AUTH_SUCCESS' || isOver(attempt, now)
  return isClosed || (amount <= 0 && sums.writtenOff > 0)
}

/**
 * Of a contract that was promised to be paid, of which not all is taken yet: until when, once that
 * is near or over.
 */
export async function findEndingPromise(
  ctx: Context,
  contractId: Id<'contract'>,
): Promise<{ readonly until: string; readonly isOver: boolean } | null> {
  const promise = await findAuthorised(ctx.db, contractId)
  if (promise?.status !== 'PRE_AUTH_SUCCESS' || !promise.expiresAt) return null
  const { alarmDays } = authorisedFor(promise)
  const isNear = promise.expiresAt.getTime() - ctx.now().getTime() <= alarmDays * DAY
  if (!isNear && !promise.endedAt) return null
  const until = promise.endedAt ?? promise.expiresAt
  return { until: until.toISOString(), isOver: isOver(promise, ctx.now()) }
}

/** Nothing can be taken by it any more. */
function isOver({ expiresAt, endedAt }: Authorised, now: Date): boolean {
  return endedAt !== null || (expiresAt !== null && expiresAt <= now)
}

/**
 * Goods of an order are with their shop again: what was set aside for more than still left of it is
 * dropped, the newest first, unless it is taken or being taken; that stands, and is not set aside a
 * second time. For who holds the contract's lock.
 */
export async function dropParcelCaptures(
  ctx: Context,
  tx: Tx,
  order: { readonly id: Id<'order'>; readonly contractId: Id<'contract'> },
  dueOf: (before: TakenBefore) => number,
): Promise<void> {
  const attempt = await findAuthorised(tx, order.contractId)
  if (attempt?.status !== 'PRE_AUTH_SUCCESS') return
  const all = await findParcelCaptures(tx, order.id)
  const lines = all.filter(({ status }) => status !== 'DROPPED').flatMap((one) => one.lines)
  const sums = await sumPromised(tx, { contractId: order.contractId, orderId: order.id })
  let over = sums.reserved - dueOf({ ...sums, lines })
  const at = ctx.now()
  for (const { id } of all.toReversed()) {
    if (over <= 0) return
    const one = await lockParcelCapture(tx, id)
    if (!one || !isToBeTaken(one)) continue
    const isDropped = await moveParcelCapture(tx, id, {
      move: 'drop',
      actor: 'merchant',
      at,
      set: { next_try_at: null },
    })
    if (!isDropped) continue
    over -= one.amount
    await resolveMatters(tx, { cause: refusedCause(id) }, at)
  }
}

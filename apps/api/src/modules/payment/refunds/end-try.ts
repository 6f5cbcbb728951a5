import type { Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { matterReasons } from '@galleria/contract/matter-reasons'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { changeKind, openMatter, resolveMatters } from '../matters/matter.store.ts'
import { tellRouteOvertaken } from './agreed-route.ts'
import { paymentJobs, type Bounce } from '../payment.jobs.ts'
import type { ProviderRefund } from '../providers/payment-provider.ts'
import type { Refund, RefundLeg, RefundTry } from '../payment.types.ts'
import {
  askAfterAt,
  askAgainAt,
  isByHand,
  isGiven,
  isOpen,
  moveBetween,
  retryAt,
  statusOfRefund,
} from './refund.rules.ts'
import { changeLeg, lockRefund, moveRefund, touchRefund, type LegChange } from './refund.store.ts'
import { changeTry, findTries } from './refund-try.store.ts'

/** What is known of a try: what the provider says of it, its refusal, or nothing. */
export type TryNews =
  | Pick<ProviderRefund, 'ref' | 'status' | 'failedReason'>
  | {
      readonly status: 'refused'
      readonly failedReason: string
      /** It is asked for in vain, however often. */
      readonly isForGood: boolean
    }
  | { readonly status: 'unknown' }

/** A try under the lock of its refund. */
type Case = {
  readonly refund: Refund
  readonly leg: RefundLeg
  readonly tries: readonly RefundTry[]
  readonly one: RefundTry
}
export type TryName = {
  readonly refundId: Id<'refund'>
  readonly legId: Id<'refundLeg'>
  readonly tryId: Id<'refundTry'>
}

/**
 * Takes in what became of one try, named by its id: repeated and belated news of it move nothing
 * twice, and never another try.
 */
export function takeNews(ctx: Context, name: TryName, news: TryNews): Promise<void> {
  return ctx.inTransaction(async (tx) => {
    const found = await findCase(tx, name)
    if (!found) return
    if (news.status !== 'unknown')
      await resolveMatters(tx, { legId: found.leg.id, kinds: ['REFUND_UNANSWERED'] }, ctx.now())
    if (news.status === 'unknown') return lose(ctx, tx, found)
    if (news.status === 'refused')
      return fail(ctx, tx, found, null, news.failedReason, news.isForGood)
    if (news.status === 'pending') return wait(ctx, tx, found, news.ref)
    if (news.status === 'succeeded') return give(ctx, tx, found, news.ref)
    return fail(ctx, tx, found, news.ref, news.failedReason ?? 'failed')
  })
}

async function findCase(tx: Tx, { refundId, legId, tryId }: TryName): Promise<Case | undefined> {
  const refund = await lockRefund(tx, refundId)
  const leg = refund?.legs.find(({ id }) => id === legId)
  const tries = await findTries(tx, legId)
  const one = tries.find(({ id }) => id === tryId)
  return refund && leg && one && { refund, leg, tries, one }
}

/** For who holds the transaction: the money of a try is given. */
export async function giveTry(ctx: Context, tx: Tx, name: TryName, ref: string): Promise<void> {
  const found = await findCase(tx, name)
  if (!found) throw new Error(`there is no try ${name.tryId}`)
  await give(ctx, tx, found, ref)
}

/**
 * No answer: the try stays open under its key. What nobody answers for an hour is put on the list.
 */
async function lose(ctx: Context, tx: Tx, { refund, leg, one }: Case): Promise<void> {
  if (!isOpen(one)) return
  const now = ctx.now()
  await changeTry(tx, one.id, { status: 'UNKNOWN' })
  await changeLegOf(ctx, tx, refund, leg, {
    ...(isByHand(leg) ? {} : { status: 'UNKNOWN' }),
    nextTryAt: askAgainAt(one.sentAt, now),
  })
  if (leg.status === 'ROUTED' || now.getTime() - one.sentAt.getTime() < UNANSWERED_AFTER_MS) return
  await listUnanswered(ctx, tx, refund, leg, matterReasons.noAnswer)
}

export async function listUnanswered(
  ctx: Context,
  tx: Tx,
  refund: Refund,
  leg: RefundLeg,
  reason: string,
): Promise<void> {
  await openMatter(ctx, tx, {
    kind: 'REFUND_UNANSWERED',
    cause: `unanswered:${leg.id}`,
    ...aboutLeg(refund, leg),
    reason,
  })
}
const UNANSWERED_AFTER_MS = HOUR

async function wait(ctx: Context, tx: Tx, { refund, leg, one }: Case, ref: string): Promise<void> {
  if (!isOpen(one)) return
  await changeTry(tx, one.id, { status: 'SENT', providerRef: ref })
  await changeLegOf(ctx, tx, refund, leg, {
    ...(isByHand(leg) ? {} : { status: 'SENT' }),
    nextTryAt: askAgainAt(one.sentAt, ctx.now()),
  })
}

/**
 * The provider has given the money. A leg that had it already was given it twice: that is in the
 * books and on the list, whichever try was first.
 */
async function give(ctx: Context, tx: Tx, found: Case, ref: string): Promise<void> {
  const { refund, leg, tries, one } = found
  if (!isOpen(one) && one.status !== 'FAILED') return
  const at = ctx.now()
  const isExtra = isGiven(leg)
  await changeTry(tx, one.id, {
    status: isExtra ? 'EXTRA' : 'DONE',
    providerRef: ref,
    endedAt: at,
  })
  await postRefund(ctx, tx, refund, leg, isExtra ? 'suspense' : ownerOf(refund), 1)
  const isOut = tries.some((other) => other.id !== one.id && isOpen(other))
  const nextTryAt = isOut ? askAgainAt(at, at) : askAfterAt(refund.createdAt, at)
  if (leg.status === 'ROUTED') await tellRouteOvertaken(ctx, tx, leg.id)
  if (!isExtra) return changeLegOf(ctx, tx, refund, leg, { status: 'DONE', nextTryAt })
  await changeLegOf(ctx, tx, refund, leg, { nextTryAt })
  await openMatter(ctx, tx, {
    kind: 'GIVEN_TWICE',
    cause: `twice:${one.id}`,
    ...aboutLeg(refund, leg),
    reference: ref,
    reason: matterReasons.givenTwice,
  })
  ctx.log.error({ refundId: refund.id, ref }, 'a refund was given twice')
}

/** A known failure: an open try is over; money that had been given comes back. */
async function fail(
  ctx: Context,
  tx: Tx,
  found: Case,
  ref: string | null,
  reason: string,
  isForGood = false,
): Promise<void> {
  const { refund, leg, one } = found
  const at = ctx.now()
  if (one.status === 'DONE' && one.providerRef)
    // What is to be done then is more than payment knows of: a job says it.
    return ctx.jobs.send(tx, paymentJobs.refundBounced, {
      refundId: refund.id,
      providerRef: one.providerRef,
      reason,
    })
  if (one.status === 'EXTRA') return takeExtraBack(ctx, tx, found, reason)
  if (!isOpen(one)) return
  await changeTry(tx, one.id, {
    status: 'FAILED',
    providerRef: ref,
    failedReason: reason,
    endedAt: at,
  })
  if (isGiven(leg))
    return changeLegOf(ctx, tx, refund, leg, { nextTryAt: askAfterAt(refund.createdAt, at) })
  if (leg.status === 'ROUTED') return changeLegOf(ctx, tx, refund, leg, { nextTryAt: null })
  await retryLater(ctx, tx, found, reason, isForGood)
  ctx.log.error({ refundId: refund.id, reason }, 'a refund failed at the provider')
}

async function takeExtraBack(ctx: Context, tx: Tx, { refund, leg, one }: Case, reason: string) {
  await changeTry(tx, one.id, { status: 'RETURNED', failedReason: reason, endedAt: ctx.now() })
  await postRefund(ctx, tx, refund, leg, 'suspense', -1)
  await resolveMatters(tx, { cause: `twice:${one.id}` }, ctx.now())
}

/**
 * Row A32: the entries of the refund are countered and it is sent again like one that failed. False
 * when this was known already, or another try has gone on.
 */
export async function bounceRefund(
  ctx: Context,
  tx: Tx,
  { refundId, providerRef, reason }: Bounce,
): Promise<boolean> {
  const refund = await lockRefund(tx, refundId)
  for (const leg of refund?.legs ?? []) {
    const tries = await findTries(tx, leg.id)
    const one = tries.find((other) => other.providerRef === providerRef)
    if (!refund || one?.status !== 'DONE') continue
    if (await recordExtra(ctx, tx, { refund, leg, tries, one }, reason)) return false
    await changeTry(tx, one.id, { status: 'RETURNED', failedReason: reason, endedAt: ctx.now() })
    await postRefund(ctx, tx, refund, leg, ownerOf(refund), -1)
    await retryLater(ctx, tx, { refund, leg, tries, one }, reason)
    ctx.log.error({ refundId, reason }, 'a refund came back from the bank')
    return true
  }
  return false
}

/**
 * Of two that were given one came back: the other is the one that the buyer has, and nothing is
 * sent again. Not where a person has settled the other already.
 */
async function recordExtra(
  ctx: Context,
  tx: Tx,
  { refund, leg, tries, one }: Case,
  reason: string,
): Promise<boolean> {
  for (const extra of tries.filter(({ status }) => status === 'EXTRA')) {
    if (!(await resolveMatters(tx, { cause: `twice:${extra.id}` }, ctx.now()))) continue
    await changeTry(tx, one.id, { status: 'RETURNED', failedReason: reason, endedAt: ctx.now() })
    await changeTry(tx, extra.id, { status: 'DONE' })
    await postRefund(ctx, tx, refund, leg, 'suspense', -1)
    return true
  }
  return false
}

/**
 * The leg waits for its next try, and after the last one for a person, who sees it from the second
 * failure on: its tries go on for days.
 */
async function retryLater(
  ctx: Context,
  tx: Tx,
  { refund, leg, one }: Case,
  reason: string,
  isForGood = false,
): Promise<void> {
  const nextTryAt = isForGood ? null : retryAt(one.number, ctx.now())
  await changeLegOf(ctx, tx, refund, leg, { status: 'FAILED', nextTryAt }, reason)
  if (nextTryAt && one.number < SHOWN_FROM) return
  const kind = nextTryAt ? 'REFUND_FAILING' : 'REFUND_GIVEN_UP'
  const cause = `leg:${leg.id}`
  await changeKind(tx, cause, kind)
  await openMatter(ctx, tx, { kind, cause, ...aboutLeg(refund, leg), reason })
  if (!nextTryAt)
    ctx.log.error({ refundId: refund.id, reason }, 'a refund has failed for the last time')
}

/** The number of the failure; most of what fails once is given an hour later. */
const SHOWN_FROM = 2

/** Changes a leg, and moves its refund to where all legs stand together. */
export async function changeLegOf(
  ctx: Context,
  tx: Tx,
  refund: Refund,
  leg: RefundLeg,
  change: LegChange,
  reason: string | null = null,
  operator?: Id<'user'>,
): Promise<void> {
  const at = ctx.now()
  await changeLeg(tx, leg.id, change)
  if (change.status && isGiven({ status: change.status }))
    await resolveMatters(
      tx,
      {
        legId: leg.id,
        kinds: [
          'REFUND_FAILING',
          'REFUND_GIVEN_UP',
          'REFUND_UNANSWERED',
          'STRAY_CAPTURE',
          'OTHER_AMOUNT',
        ],
      },
      at,
    )
  const to = statusOfRefund(
    refund.legs.map((one) => (one.id === leg.id ? (change.status ?? one.status) : one.status)),
  )
  const move = moveBetween(refund.status, to)
  if (!move) return touchRefund(tx, refund.id, at)
  await moveRefund(tx, refund, {
    ...(move === 'finish' && operator
      ? { move: 'settle', actor: 'operator', actorId: operator }
      : { move, actor: 'payment' }),
    facts: reason ? { reason } : undefined,
    set: { failed_reason: reason },
    at,
  })
  if (move === 'bounce') return
  const isResult = [refund.status, to].some((status) => status === 'FAILED' || status === 'DONE')
  // Payment knows no after-sales orders: the one behind a refund gets a job to look at it again.
  if (refund.reverseId && isResult)
    await ctx.jobs.send(tx, paymentJobs.refundMoved, { reverseId: refund.reverseId })
  if (!refund.reverseId && refund.contractId && to === 'DONE')
    await ctx.jobs.send(tx, paymentJobs.refunded, { refundId: refund.id })
}

export const ownerOf = (refund: Refund) => (refund.contractId ? 'buyer' : 'suspense')

async function postRefund(
  ctx: Context,
  tx: Tx,
  refund: Refund,
  leg: RefundLeg,
  account: 'buyer' | 'suspense',
  sign: 1 | -1,
): Promise<void> {
  await postEntries(tx, {
    event: 'refund',
    ref: bookRefOf(refund),
    currency: leg.currency,
    at: ctx.now(),
    entries: [
      { account, minor: sign * leg.amount },
      { account: 'provider', minor: -sign * leg.amount },
    ],
  })
}

/** Under what the entries of a refund stand in the books. */
export function bookRefOf(refund: Pick<Refund, 'contractId' | 'matterId'>): string {
  const ref = refund.contractId ?? refund.matterId
  if (!ref) throw new Error('a refund of nothing')
  return ref
}

function aboutLeg(refund: Refund, leg: RefundLeg) {
  return {
    provider: leg.provider,
    reference: leg.captureRef,
    legId: leg.id,
    contractId: refund.contractId,
    amount: { minor: leg.amount, currency: leg.currency },
  }
}

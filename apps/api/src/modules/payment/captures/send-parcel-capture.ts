import { randomUUID } from 'node:crypto'
import type { Id } from '@galleria/kernel/id'
import { money } from '@galleria/kernel/money'
import { HOUR } from '@galleria/kernel/time'
import { matterReasons } from '@galleria/contract/matter-reasons'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import { OutsideError } from '#platform/outside.ts'
import { findAttempt, findByAuthorisation } from '../attempts/attempt.store.ts'
import { openMatter } from '../matters/matter.store.ts'
import { adoptStrayCapture } from './adopt-stray-capture.ts'
import {
  addCaptureTry,
  changeCaptureTry,
  findCaptureTries,
  findDueParcelCaptures,
  findParcelCapture,
  lockCaptureOfTry,
  lockParcelCapture,
  moveParcelCapture,
  planNextTry,
} from './parcel-capture.store.ts'
import { paymentJobs } from '../payment.jobs.ts'
import { takeProviderState, type PaymentDesk } from '../payment-desk.ts'
import {
  logUnanswered,
  ProviderRefused,
  type CaptureNews,
  type PaymentProvider,
} from '../providers/payment-provider.ts'
import { isToBeTaken } from '../payment.flow.ts'
import type { ParcelCapture, ParcelCaptureTry } from '../payment.types.ts'
import { askAgainAt, isDue } from '../refunds/refund.rules.ts'
import { isSafeToRepeat } from '../providers/key-lifetime.rules.ts'
import { captureReferenceOf, readCaptureReference, referenceOf } from '../providers/references.ts'
import { lookSoon, refusedCause } from './take-authorisation.ts'

/**
 * Takes what left of an order by its buyer's promise. Job and poller both come here, at once and
 * again: what is due is decided under its lock, a try is written before its provider is called, and
 * before anything is sent again the provider is asked what it has taken. A try keeps its key while
 * its outcome is unknown.
 */
export async function sendParcelCapture(
  ctx: Context,
  desk: PaymentDesk,
  id: Id<'parcelCapture'>,
): Promise<void> {
  const wanted = await findParcelCapture(ctx.db, id)
  if (!wanted || !isDue(wanted, ctx.now())) return
  const provider = desk.providers.get(wanted.provider)
  if (!provider?.capture) return ctx.inTransaction((tx) => wait(ctx, tx, id, 'not set up any more'))
  try {
    // Somebody may have taken it at the provider's own desk, too.
    await readTaken(ctx, desk, provider, wanted)
    const one = await ctx.inTransaction((tx) => takeStep(ctx, tx, id, provider))
    if (!one) return
    crashAt('capture.sent')
    const refusal = await sendTry(ctx, desk, provider, wanted, one)
    crashAt('capture.answered')
    // A refusal may be the answer to what was taken already: what it says then is what counts.
    await readTaken(ctx, desk, provider, wanted)
    if (refusal !== undefined) await ctx.inTransaction((tx) => fail(ctx, tx, id, one, refusal))
    else if (provider.captureNewsOf)
      await ctx.inTransaction((tx) => noteUntold(ctx, tx, id, provider))
    crashAt('capture.finished')
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    logUnanswered(ctx.log, error, { parcelCaptureId: id })
    await ctx.inTransaction((tx) => wait(ctx, tx, id, matterReasons.noAnswer))
  }
}

/** What was taken is found by reading, and booked where all money is. */
async function readTaken(
  ctx: Context,
  desk: PaymentDesk,
  provider: PaymentProvider,
  { attemptId, paymentRef }: ParcelCapture,
): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id: attemptId })
  const providerState = await provider.find(paymentRef)
  if (attempt && providerState) await takeProviderState(ctx, desk, attempt, providerState)
}

async function sendTry(
  ctx: Context,
  desk: PaymentDesk,
  provider: PaymentProvider,
  wanted: ParcelCapture,
  one: ParcelCaptureTry,
): Promise<string | undefined> {
  const lines =
    provider.needsPurchase && wanted.lines.length > 0
      ? await desk.linesGivenBack(ctx, wanted.contractId, wanted.lines)
      : undefined
  try {
    await provider.capture?.({
      key: one.key,
      paymentRef: wanted.paymentRef,
      authorisationRef: wanted.authorisationRef,
      amount: money(wanted.amount, wanted.currency),
      reference: captureReferenceOf(one, wanted),
      lines,
    })
    return undefined
  } catch (error) {
    if (error instanceof ProviderRefused) return error.message
    throw error
  }
}

/** Decides under the lock what is sent: an open try once more under its key, or a new one. */
async function takeStep(
  ctx: Context,
  tx: Tx,
  id: Id<'parcelCapture'>,
  provider: PaymentProvider,
): Promise<ParcelCaptureTry | undefined> {
  const wanted = await lockParcelCapture(tx, id)
  if (!wanted || !isToBeTaken(wanted) || !isDue(wanted, ctx.now())) return undefined
  const tries = await findCaptureTries(tx, id)
  const open = tries.find(({ status }) => status !== 'FAILED')
  const now = ctx.now()
  const one: ParcelCaptureTry = open ?? {
    id: ctx.newId('parcelCaptureTry'),
    number: (tries.at(-1)?.number ?? 0) + 1,
    key: randomUUID(),
    status: 'SENT',
    sentAt: now,
  }
  if (open) {
    await planNextTry(tx, id, askAgainAt(open.sentAt, now))
    return isSafeToRepeat(provider, open.sentAt, now) ? open : undefined
  }
  if (await adoptStrayCapture(ctx, tx, wanted)) return undefined
  await addCaptureTry(tx, id, one)
  await moveParcelCapture(tx, id, {
    move: 'send',
    actor: 'payment',
    at: now,
    set: { next_try_at: askAgainAt(now, now) },
  })
  return one
}

/** The provider will not take it: a person decides, because the goods have left. */
async function fail(
  ctx: Context,
  tx: Tx,
  id: Id<'parcelCapture'>,
  one: ParcelCaptureTry,
  reason: string,
): Promise<void> {
  const at = ctx.now()
  const wanted = await lockParcelCapture(tx, id)
  if (!wanted) return
  const newer = (await findCaptureTries(tx, id)).find(({ status }) => status !== 'FAILED')
  // A late answer to a try that is over decides nothing about the one after it.
  if (newer && newer.id !== one.id) return
  const isMoved = await moveParcelCapture(tx, id, {
    move: 'fail',
    actor: 'payment',
    at,
    set: { failed_reason: reason, next_try_at: null },
  })
  if (!isMoved) return
  await changeCaptureTry(tx, one.id, { status: 'FAILED', failedReason: reason, endedAt: at })
  await list(ctx, tx, wanted, reason)
  // It may be over: then no shop shall send any more by it.
  await lookSoon(ctx, tx, wanted.attemptId)
  // And its parcel may have been called back while nobody knew what had become of it.
  await ctx.jobs.send(tx, paymentJobs.captureRefused, { orderId: wanted.orderId })
}

/**
 * Nobody answered: the try stays open under its key. What nobody answers for an hour is on the
 * list, too.
 */
async function wait(ctx: Context, tx: Tx, id: Id<'parcelCapture'>, reason: string): Promise<void> {
  const wanted = await lockParcelCapture(tx, id)
  if (!wanted || !isToBeTaken(wanted) || wanted.status === 'FAILED') return
  const now = ctx.now()
  const nextTryAt = askAgainAt(wanted.createdAt, now)
  const isLost = await moveParcelCapture(tx, id, {
    move: 'lose',
    actor: 'payment',
    at: now,
    set: { next_try_at: nextTryAt },
  })
  if (!isLost) await planNextTry(tx, id, nextTryAt)
  for (const one of await findCaptureTries(tx, id))
    if (one.status === 'SENT') await changeCaptureTry(tx, one.id, { status: 'UNKNOWN' })
  if (now.getTime() - wanted.createdAt.getTime() >= UNANSWERED_AFTER_MS)
    await list(ctx, tx, wanted, reason)
}
const UNANSWERED_AFTER_MS = HOUR

/**
 * It was received, and an event says what became of it; the provider's list at the latest. Of what
 * neither has told a person is told.
 */
async function noteUntold(
  ctx: Context,
  tx: Tx,
  id: Id<'parcelCapture'>,
  { listDelayMs = 0 }: PaymentProvider,
): Promise<void> {
  const wanted = await lockParcelCapture(tx, id)
  if (!wanted || !isToBeTaken(wanted)) return
  if (ctx.now().getTime() - wanted.createdAt.getTime() >= listDelayMs + UNANSWERED_AFTER_MS)
    await list(ctx, tx, wanted, matterReasons.noAnswer)
}

/** What an event says of a part that was to be taken; false for one of nobody's. */
export async function takeCaptureNews(
  ctx: Context,
  desk: PaymentDesk,
  provider: string,
  news: CaptureNews,
): Promise<boolean> {
  const attempt = await findByAuthorisation(ctx.db, provider, news.authorisationRef)
  if (!attempt?.providerRef) return false
  if (news.status === 'refused') {
    await ctx.inTransaction((tx) => takeRefusal(ctx, tx, news))
    return true
  }
  const { ref, reference, amount } = news
  await takeProviderState(ctx, desk, attempt, {
    ref: attempt.providerRef,
    reference: referenceOf(attempt),
    authorisationRef: news.authorisationRef,
    status: 'paid',
    amount: money(attempt.amount, attempt.currency),
    redirectUrl: null,
    failedReason: null,
    captures: [{ ref, reference, amount, fee: money(0, amount.currency) }],
    refunds: [],
  })
  return true
}

async function takeRefusal(ctx: Context, tx: Tx, news: CaptureNews): Promise<void> {
  const named = readCaptureReference(news.reference)
  const wanted = named && (await lockCaptureOfTry(tx, named.tryId))
  const one = wanted && (await findCaptureTries(tx, wanted.id)).find(({ id }) => id === named.tryId)
  if (one && one.status !== 'FAILED') await fail(ctx, tx, wanted.id, one, news.failedReason)
}

async function list(ctx: Context, tx: Tx, wanted: ParcelCapture, reason: string): Promise<void> {
  const matterId = await openMatter(ctx, tx, {
    kind: 'CAPTURE_REFUSED',
    cause: refusedCause(wanted.id),
    provider: wanted.provider,
    reference: wanted.paymentRef,
    parcelCaptureId: wanted.id,
    contractId: wanted.contractId,
    amount: { minor: wanted.amount, currency: wanted.currency },
    reason: reason.slice(0, 200),
  })
  if (matterId)
    ctx.log.error(
      { parcelCaptureId: wanted.id, reason },
      'what left of an order could not be taken',
    )
}

/**
 * Before a person gives it up: it may have been taken meanwhile, by hand or by a try whose answer
 * was lost. Where nobody answers it stays as it stands.
 */
export async function lookAtCapture(
  ctx: Context,
  desk: PaymentDesk,
  id: Id<'parcelCapture'>,
): Promise<void> {
  const wanted = await findParcelCapture(ctx.db, id)
  const provider = wanted && desk.providers.get(wanted.provider)
  if (!wanted || !provider) return
  try {
    await readTaken(ctx, desk, provider, wanted)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    logUnanswered(ctx.log, error, { parcelCaptureId: id })
  }
}

/**
 * For a person who has seen that it can be taken now. A try of which nobody has told is given up:
 * the next one has a key of its own.
 */
export async function takeAgain(ctx: Context, tx: Tx, id: Id<'parcelCapture'>): Promise<void> {
  await lockParcelCapture(tx, id)
  const at = ctx.now()
  const failedReason = matterReasons.noAnswer
  const isGivenUp = await moveParcelCapture(tx, id, {
    move: 'giveUp',
    actor: 'operator',
    at,
    set: { failed_reason: failedReason },
  })
  if (isGivenUp)
    for (const one of await findCaptureTries(tx, id))
      if (one.status === 'SENT' || one.status === 'UNKNOWN')
        await changeCaptureTry(tx, one.id, { status: 'FAILED', failedReason, endedAt: at })
  await planNextTry(tx, id, ctx.now())
  await ctx.jobs.send(tx, paymentJobs.takeForParcel, { captureId: id })
}

/** The poller's round. */
export async function sendDueParcelCaptures(ctx: Context, desk: PaymentDesk): Promise<void> {
  for (const { id } of await findDueParcelCaptures(ctx.db, ctx.now()))
    await sendParcelCapture(ctx, desk, id).catch((error: unknown) =>
      ctx.log.error({ err: error, parcelCaptureId: id }, 'a capture could not go on'),
    )
}

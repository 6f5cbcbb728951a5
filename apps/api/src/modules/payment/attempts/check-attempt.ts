import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { money } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { OutsideError } from '#platform/outside.ts'
import {
  askOnceItIsBack,
  findAttempt,
  findAttemptMeant,
  findPromised,
  findProvidersDue,
  planNoCheck,
  takeDueAttempts,
} from './attempt.store.ts'
import { bringBackAttempt } from './bring-back-attempt.ts'
import { closeAttempt } from './close-attempt.ts'
import { settleLost } from './lost-answer.ts'
import { takeCardNews } from '../cards/check-card.ts'
import { takeDispute } from '../disputes/take-dispute.ts'
import { asItStands } from '../captures/ended-promise.ts'
import {
  findWaiting,
  finishEvents,
  isEventKnown,
  readPayload,
  readPayloadsOf,
  type EventOfPayment,
} from '../providers/event.store.ts'
import { takeProviderState, type PaymentDesk } from '../payment-desk.ts'
import { isLive } from '../payment.flow.ts'
import { findPaymentOrder } from '../payment-order.store.ts'
import {
  logUnanswered,
  type PaymentProvider,
  type ProviderPayment,
} from '../providers/payment-provider.ts'
import type { Attempt } from '../payment.types.ts'
import { readReference } from '../providers/references.ts'
import {
  reconcileCaptures,
  reconcileProvider,
  type Reconciliation,
} from '../reconciling/reconcile.ts'
import { findSilent, listenTo } from '../reconciling/silent-provider.ts'
import { takeCaptureNews } from '../captures/send-parcel-capture.ts'
import { takeRefundNews } from '../refunds/send-refund.ts'
import { followAuthorisation } from '../captures/take-authorisation.ts'
import { openAtProvider } from './start-attempt.ts'

/**
 * Asks the provider how an attempt stands and settles what it says. An attempt whose create call
 * got no answer is asked for again under the same key; one whose provider is gone waits for its
 * settings.
 */
export async function checkAttempt(
  ctx: Context,
  desk: PaymentDesk,
  id: Id<'attempt'>,
): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id })
  if (attempt) await checkFound(ctx, desk, attempt)
}

async function checkFound(ctx: Context, desk: PaymentDesk, attempt: Attempt): Promise<void> {
  const { id } = attempt
  const provider = desk.providers.get(attempt.provider)
  // Not set up any more: kept for when it is. A job that failed for it would be repeated in vain,
  // and be lost in the end.
  if (!provider) return askOnceItIsBack(ctx.db, id, ctx.now())
  // Its closing was lost while the provider was silent: what another attempt has paid shall not be
  // paid by this one.
  if (isLive(attempt) && (await isPaidAlready(ctx, attempt)))
    return void (await closeAttempt(ctx, desk, id))
  const { providerRef, captureMode } = attempt
  if (!providerRef) {
    if (isLive(attempt)) return openAtProvider(ctx, desk, provider, attempt)
    // Closed before its provider had named it.
    if (await settleLost(ctx, desk, provider, attempt)) await planNoCheck(ctx.db, id)
    return
  }
  const isTakenNow = isLive(attempt) && captureMode === 'AT_ONCE'
  const awaited = isTakenNow ? money(attempt.amount, attempt.currency) : undefined
  const providerState = await listenTo(ctx, provider, () => provider.find(providerRef, awaited))
  crashAt('payment.asked')
  if (providerState) await takeProviderState(ctx, desk, attempt, providerState)
  // Of a provider that cannot be asked the books know how a promise stands: what ends it is told.
  const standing = providerState ?? (provider.stateOf && ({ status: 'authorised' } as const))
  if (standing && captureMode === 'BY_PARCEL')
    await followAuthorisation(ctx, provider, id, standing)
  crashAt('payment.settled')
}

async function isPaidAlready(ctx: Context, { paymentOrderId }: Attempt): Promise<boolean> {
  return (await findPaymentOrder(ctx.db, paymentOrderId))?.status === 'PAID'
}

/**
 * The buyer has done their part in the browser: the provider is told, and what it says then is
 * settled. Harmless when repeated.
 * @public
 */
export async function completeAttempt(
  ctx: Context,
  desk: PaymentDesk,
  attempt: Attempt,
  details: unknown,
): Promise<Attempt> {
  const provider = desk.providers.get(attempt.provider)
  const { providerRef, captureMode } = attempt
  const complete = provider?.complete
  if (!complete || !providerRef) throw refuse('payment.not_found')
  const providerState = await listenTo(ctx, provider, () =>
    complete(providerRef, details, { isAuthorisation: captureMode === 'BY_PARCEL' }),
  )
  const meant = await findOlder(ctx, attempt, providerState)
  await takeProviderState(ctx, desk, meant ?? attempt, providerState)
  return (await findAttempt(ctx.db, { id: attempt.id })) ?? attempt
}

/**
 * What is brought from a page that was open in another tab is of the attempt that was begun there,
 * for the same contract and to be taken in the same way; undefined for all else.
 */
async function findOlder(
  ctx: Context,
  { id, contractId, provider, captureMode }: Attempt,
  { reference }: ProviderPayment,
): Promise<Attempt | undefined> {
  const named = readReference(reference)?.attemptId
  if (!named || named === id) return undefined
  const older = await findAttempt(ctx.db, { id: named })
  const isOfSame =
    older?.contractId === contractId &&
    older.provider === provider &&
    older.captureMode === captureMode
  return isOfSame ? older : undefined
}

/**
 * The poller's round: attempts that are due to be asked about, with growing pauses; those of a
 * provider that is not set up any more wait for its settings, and those of a silent one until it
 * answers again. Providers are asked side by side: who does not answer takes ten seconds to say so,
 * and the others' buyers wait for none of them.
 */
export async function checkDueAttempts(ctx: Context, desk: PaymentDesk): Promise<void> {
  const due = await findProvidersDue(ctx.db, [...desk.providers.keys()], ctx.now())
  const silent = await findSilent(ctx.db, due)
  await Promise.all(
    due.filter((name) => !silent.has(name)).map((name) => checkDueOf(ctx, desk, name)),
  )
}

/** What is due at one provider, until it is silent: then the rest is asked about once it is not. */
async function checkDueOf(ctx: Context, desk: PaymentDesk, provider: string): Promise<void> {
  for (const { id } of await takeDueAttempts(ctx.db, provider, ctx.now(), 50)) {
    try {
      await checkAttempt(ctx, desk, id)
    } catch (error) {
      // One attempt that cannot be asked about must not keep the others waiting.
      if (error instanceof OutsideError) logUnanswered(ctx.log, error, { attemptId: id })
      else ctx.log.error({ err: error, attemptId: id }, 'an attempt could not be checked')
      if ((await findSilent(ctx.db, [provider])).has(provider)) return
    }
  }
}

/**
 * A provider's event only says that something happened; what, is read from the provider itself, so
 * late and shuffled events do no harm. All of a payment's events that wait are answered by one
 * look, which began after they came: where a provider sends more than the mall can look into, it
 * looks into each payment once, not into each event. When its settings are gone, the event is done
 * with what it leaves behind: an attempt that is asked about first of all once they are back. Money
 * of no attempt is found by the reconciliation.
 */
export async function takeEvent(
  ctx: Context,
  desk: PaymentDesk,
  event: EventOfPayment,
): Promise<void> {
  const provider = desk.providers.get(event.provider)
  // What an event carries itself stands in no other.
  const events = provider?.stateOf ? [event.eventId] : await findWaiting(ctx.db, event)
  if (events.length === 0) return
  let isOurs = await takeNews(ctx, desk, event, provider)
  for (const eventId of events)
    if (await takeDisputes(ctx, { ...event, eventId }, provider)) isOurs = true
  crashAt('webhook.settled')
  const status = isOurs ? 'DONE' : 'IGNORED'
  await finishEvents(ctx.db, event.provider, events, status, ctx.now())
}

/** True when it is about something of ours. */
async function takeNews(
  ctx: Context,
  desk: PaymentDesk,
  event: EventOfPayment,
  provider: PaymentProvider | undefined,
): Promise<boolean> {
  if (await takeCardNews(ctx, desk.providers, event)) return true
  if (provider?.stateOf) return takeCarried(ctx, desk, event, provider)
  return (await findBehind(ctx, desk, event)) !== undefined
}

/** The payment first, then what is disputed of it. */
async function takeDisputes(
  ctx: Context,
  event: { readonly provider: string; readonly eventId: string },
  provider: PaymentProvider | undefined,
): Promise<boolean> {
  if (!provider?.disputesOf) return false
  const disputes = await provider.disputesOf(await readPayload(ctx.db, event), {
    has: (eventId) => isEventKnown(ctx.db, event.provider, eventId),
    payloadsOf: (paymentRef) => readPayloadsOf(ctx.db, event.provider, paymentRef),
  })
  for (const one of disputes) await takeDispute(ctx, event.provider, one)
  return disputes.length > 0
}

/**
 * Holds the mall's books against the providers', each payment settled as an event of it would be.
 */
export function reconcile(ctx: Context, desk: PaymentDesk): Promise<Reconciliation> {
  return reconcileCaptures(ctx, desk.providers, (payment) => findBehind(ctx, desk, payment))
}

/**
 * The same with one of them, for books that were restored: throws when it does not answer, because
 * then they are not reconciled. Each promise is asked about by itself: what was taken by it may
 * stand in the provider's list weeks later only, and would be taken once more.
 */
export async function reconcileWith(
  ctx: Context,
  desk: PaymentDesk,
  provider: PaymentProvider,
): Promise<Reconciliation> {
  const found = await reconcileProvider(ctx, (payment) => findBehind(ctx, desk, payment), provider)
  for (const { id } of await findPromised(ctx.db, provider.name)) await checkAttempt(ctx, desk, id)
  return found
}

/**
 * The attempt behind a provider's payment, settled by what the provider says of it now; undefined
 * when the payment is none of ours.
 */
async function findBehind(
  ctx: Context,
  desk: PaymentDesk,
  payment: { readonly provider: string; readonly paymentRef: string },
): Promise<Attempt | undefined> {
  const { provider, paymentRef } = payment
  const known = await findAttempt(ctx.db, { provider, ref: paymentRef })
  if (!known) return findUnnamed(ctx, desk, payment)
  await checkFound(ctx, desk, known)
  return known
}

/**
 * An event can be faster than the answer to the call that made its payment: then the payment's
 * reference, which is our attempt, leads to it.
 */
async function findUnnamed(
  ctx: Context,
  desk: PaymentDesk,
  { provider, paymentRef }: { readonly provider: string; readonly paymentRef: string },
): Promise<Attempt | undefined> {
  const providerState = await desk.providers.get(provider)?.find(paymentRef)
  return providerState && takeMeant(ctx, desk, provider, providerState)
}

/** What an event itself says, of a provider that cannot be asked. */
async function takeCarried(
  ctx: Context,
  desk: PaymentDesk,
  event: { readonly provider: string; readonly eventId: string },
  provider: PaymentProvider,
): Promise<boolean> {
  const payload = await readPayload(ctx.db, event)
  const refunds = await provider.refundsOf?.(payload, (eventId) =>
    isEventKnown(ctx.db, event.provider, eventId),
  )
  if (refunds) {
    await takeRefundNews(ctx, event.provider, refunds)
    return true
  }
  const part = provider.captureNewsOf?.(payload)
  if (part) return takeCaptureNews(ctx, desk, event.provider, part)
  const payment = await provider.stateOf?.(payload, (reference) =>
    isPromised(ctx, provider.name, reference),
  )
  const attempt = payment && (await takeMeant(ctx, desk, event.provider, payment))
  if (!attempt) return false
  const providerState = await asItStands(ctx.db, provider, payment)
  if (!(await isOfSecond(ctx, provider, attempt.id, providerState)))
    await followAuthorisation(ctx, provider, attempt.id, providerState)
  return true
}

/**
 * A payment that was promised twice under one name is promised by the first, and the second is let
 * go: its buyer agreed to pay once.
 */
async function isOfSecond(
  ctx: Context,
  provider: PaymentProvider,
  id: Id<'attempt'>,
  { ref, authorisationRef, status }: ProviderPayment,
): Promise<boolean> {
  const first = (await findAttempt(ctx.db, { id }))?.authorisationRef
  if (!first || !authorisationRef || first === authorisationRef) return false
  if (status === 'authorised') await provider.release?.(ref, authorisationRef)
  return true
}

async function isPromised(
  ctx: Context,
  provider: string,
  reference: string,
): Promise<boolean | undefined> {
  const attempt = await findAttemptMeant(ctx.db, provider, { ref: reference, reference })
  return attempt && attempt.captureMode === 'BY_PARCEL'
}

/**
 * A provider's payment names its attempt as its reference; one that the books have lost comes back.
 */
async function takeMeant(
  ctx: Context,
  desk: PaymentDesk,
  provider: string,
  providerState: ProviderPayment,
): Promise<Attempt | undefined> {
  const attempt =
    (await findAttemptMeant(ctx.db, provider, providerState)) ??
    (await bringBackAttempt(ctx, provider, desk, providerState))
  if (attempt) await takeProviderState(ctx, desk, attempt, providerState)
  return attempt
}

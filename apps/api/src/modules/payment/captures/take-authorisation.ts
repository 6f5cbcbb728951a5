import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { endsOn, matterReasons } from '@galleria/contract/matter-reasons'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import {
  askOnceItIsBack,
  findAttempt,
  recordPromiseEnd,
  moveAttempt,
  nameAttempt,
  planNextCheck,
} from '../attempts/attempt.store.ts'
import { authorisedFor } from '../providers/channels.rules.ts'
import { closeOthers } from '../attempts/close-others.ts'
import { recordCapture } from './record-capture.ts'
import { recordStray } from './record-stray.ts'
import { openMatter, resolveMatters } from '../matters/matter.store.ts'
import {
  addCaptureTry,
  addParcelCapture,
  changeCaptureTry,
  findCaptureTries,
  findWaitingFor,
  lockCaptureOfTry,
  lockFirstWaiting,
  lockWaitingFor,
  moveParcelCapture,
  sumPromised,
} from './parcel-capture.store.ts'
import { markPaid } from '../payment-order.store.ts'
import { isToBeTaken } from '../payment.flow.ts'
import type { PaymentDesk } from '../payment-desk.ts'
import { paymentJobs } from '../payment.jobs.ts'
import type { PaymentProvider, ProviderPayment } from '../providers/payment-provider.ts'
import type { Attempt, ParcelCapture, PaymentOrder } from '../payment.types.ts'
import { readCaptureReference } from '../providers/references.ts'

type Capture = ProviderPayment['captures'][number]
type Named = NonNullable<ReturnType<typeof readCaptureReference>>

const SOON_MS = 10_000

/**
 * A payment order is paid by its buyer's promise: nothing is in the books before something is taken
 * by it. What else could still be paid for it is closed at its provider.
 */
export async function payWithPromise(
  ctx: Context,
  tx: Tx,
  { attempt, paymentOrder }: { readonly attempt: Attempt; readonly paymentOrder: PaymentOrder },
  /** As its provider says it. */
  {
    ref,
    authorisationRef,
    authorisedUntil,
  }: Pick<ProviderPayment, 'ref' | 'authorisationRef' | 'authorisedUntil'>,
): Promise<void> {
  const at = ctx.now()
  const { days, alarmDays } = authorisedFor(attempt)
  const expiresAt = authorisedUntil ?? new Date(at.getTime() + days * DAY)
  await markPaid(tx, paymentOrder, at)
  const isMoved = await moveAttempt(tx, attempt.id, {
    move: 'authorise',
    actor: 'payment',
    at,
    set: {
      provider_ref: ref,
      authorisation_ref: authorisationRef ?? null,
      authorised_at: at,
      expires_at: expiresAt,
      next_check_at: new Date(expiresAt.getTime() - alarmDays * DAY),
      check_count: 0,
    },
  })
  if (!isMoved) throw new Error('a paymentOrder was promised by an attempt that cannot be')
  await closeOthers(ctx, tx, attempt, paymentOrder)
}

/**
 * A promise that pays nothing is given up, and nothing was ever taken by it. The provider is told
 * by a job, and looked at again should that be lost.
 */
export async function refusePromise(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  { ref, authorisationRef }: Pick<ProviderPayment, 'ref' | 'authorisationRef'>,
  reason: string,
): Promise<void> {
  const at = ctx.now()
  await moveAttempt(tx, attempt.id, {
    move: 'close',
    actor: 'payment',
    facts: { reason },
    at,
    set: { failed_reason: reason },
  })
  await nameAttempt(tx, attempt.id, { ref, authorisationRef: authorisationRef ?? null })
  await askOnceItIsBack(tx, attempt.id, new Date(at.getTime() + SOON_MS))
  await ctx.jobs.send(tx, paymentJobs.giveUp, { attemptId: attempt.id })
}

/**
 * Books what a provider took for what left of an order, once. What it took in the name of a try
 * that restored books have lost is that of a part of this order that waits for so much, or the
 * order's alone where none does; and what was taken by hand, without a name, is that of the one
 * part that waits for so much, where several do once it is the only one; anything else is stray
 * money.
 */
export async function takeParcelCapture(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  capture: Capture,
  { paymentRef, orderIds }: { paymentRef: string; orderIds: readonly Id<'order'>[] },
): Promise<void> {
  const at = ctx.now()
  const named = readCaptureReference(capture.reference ?? '')
  const known = named
    ? await lockNamed(tx, attempt, named, capture)
    : await lockWaitingFor(tx, attempt.id, capture.amount.minor)
  const isLost =
    named &&
    !known &&
    orderIds.includes(named.orderId) &&
    (await hasRoomFor(tx, attempt, capture.amount.minor))
  const isMeant =
    known?.attemptId === attempt.id && isToBeTaken(known) && known.amount === capture.amount.minor
  if (!isLost && !isMeant) {
    // Which of several it is of is known once the others are taken.
    const waiting = named ? [] : await findWaitingFor(tx, attempt.id, capture.amount.minor)
    if (waiting.length > 1) return
    return takeStray(ctx, tx, attempt, { ...capture, paymentRef })
  }
  const isNew = await recordCapture(
    ctx,
    tx,
    {
      provider: attempt.provider,
      ...capture,
      of: { contractId: attempt.contractId, attemptId: attempt.id },
      disposition: 'APPLIED',
      reason: 'parcel',
      at,
    },
    { ref: attempt.contractId, owedTo: 'buyer' },
  )
  if (!isNew) throw new Error(`capture ${capture.ref} was taken twice`)
  if (known) await finishCapture(ctx, tx, known, named?.tryId, capture.ref)
  else if (named) await addLost(ctx, tx, attempt, named, capture)
  await lookSoon(ctx, tx, attempt.id)
}

/**
 * The provider's list would tell of it weeks later: until then its buyer could be told that nothing
 * was ever taken.
 */
function takeStray(
  ctx: Context,
  tx: Tx,
  { provider, contractId }: Attempt,
  { ref, paymentRef, reference = '', amount }: Capture & { readonly paymentRef: string },
): Promise<void> {
  return recordStray(ctx, tx, { provider, ref, paymentRef, reference, amount, contractId })
}

/**
 * What restored books have released since is not taken by what they had lost: that is stray money.
 */
async function hasRoomFor(
  tx: Tx,
  { contractId, amount }: Attempt,
  taken: number,
): Promise<boolean> {
  const { reserved, released } = await sumPromised(tx, { contractId })
  return reserved + released + taken <= amount
}

async function lockNamed(
  tx: Tx,
  attempt: Attempt,
  { tryId, orderId }: Named,
  { amount }: Capture,
): Promise<ParcelCapture | undefined> {
  return (
    (await lockCaptureOfTry(tx, tryId)) ??
    (await lockFirstWaiting(tx, { attemptId: attempt.id, orderId, amount: amount.minor }))
  )
}

/** What waited to be taken is taken, by whichever try or person. */
export async function finishCapture(
  ctx: Context,
  tx: Tx,
  { id }: ParcelCapture,
  /** None where somebody took it at the provider's own desk. */
  tryId: Named['tryId'] | undefined,
  captureRef: string,
): Promise<void> {
  const at = ctx.now()
  const tries = await findCaptureTries(tx, id)
  if (tryId && !tries.some((one) => one.id === tryId))
    await addTaken(tx, id, { tryId, number: (tries.at(-1)?.number ?? 0) + 1, at })
  for (const one of tries)
    if (one.id === tryId) await changeCaptureTry(tx, one.id, { status: 'DONE', endedAt: at })
    // What is taken once is not taken again by another try.
    else if (one.status !== 'FAILED')
      await changeCaptureTry(tx, one.id, { status: 'FAILED', endedAt: at })
  await moveParcelCapture(tx, id, {
    move: 'finish',
    actor: 'payment',
    at,
    set: { capture_ref: captureRef, failed_reason: null, next_try_at: null },
  })
  await resolveMatters(tx, { cause: refusedCause(id) }, at)
}

async function addLost(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  named: Named,
  capture: Capture,
): Promise<void> {
  const id = ctx.newId('parcelCapture')
  const at = ctx.now()
  await addParcelCapture(tx, {
    id,
    attemptId: attempt.id,
    orderId: named.orderId,
    provider: attempt.provider,
    amount: capture.amount.minor,
    currency: capture.amount.currency,
    captureRef: capture.ref,
    lines: [],
    createdAt: at,
  })
  await addTaken(tx, id, { tryId: named.tryId, number: 1, at })
}

/** A try that restored books have lost. */
function addTaken(
  tx: Tx,
  id: ParcelCapture['id'],
  { tryId, number, at }: { tryId: Named['tryId']; number: number; at: Date },
): Promise<void> {
  return addCaptureTry(tx, id, { id: tryId, number, key: tryId, status: 'DONE', sentAt: at })
}

/** By which what could not be taken stands on the operator's list once. */
export const refusedCause = (id: ParcelCapture['id']) => `parcel:${id}`
const endsCause = (id: Attempt['id']) => `authorisation:${id}`

/**
 * Something about a promise has changed: whether it is over is looked at now, and again should the
 * job be lost.
 */
export async function lookSoon(ctx: Context, tx: Tx, id: Attempt['id']): Promise<void> {
  await planNextCheck(tx, id, new Date(ctx.now().getTime() + SOON_MS))
  await ctx.jobs.send(tx, paymentJobs.check, { attemptId: id })
}

/** What its provider says of a promise; nothing has ended one that is not said to be over. */
export type Standing = Pick<ProviderPayment, 'status' | 'isOver' | 'authorisedUntil'>

/**
 * Where a promise stands, once its provider was asked. When all of it is taken or will never be,
 * the rest is given up there and it is over; when it is about to end before that, or its provider
 * has ended it, an operator is told.
 */
export async function followAuthorisation(
  ctx: Context,
  provider: PaymentProvider,
  id: Attempt['id'],
  state: Standing,
): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id })
  if (attempt?.status !== 'PRE_AUTH_SUCCESS' || !attempt.providerRef) return
  const { taken, writtenOff, released } = await sumPromised(ctx.db, attempt)
  if (taken + writtenOff + released === attempt.amount) {
    if (taken < attempt.amount)
      await provider.release?.(attempt.providerRef, attempt.authorisationRef)
    crashAt('capture.released')
    return ctx.inTransaction(async (tx) => {
      const move = taken > 0 ? 'complete' : 'void'
      const at = ctx.now()
      await moveAttempt(tx, id, { move, actor: 'payment', at, set: { next_check_at: null } })
      await resolveMatters(tx, { cause: endsCause(id) }, at)
    })
  }
  const left = attempt.amount - taken - writtenOff - released
  await ctx.inTransaction((tx) =>
    watch(ctx, tx, attempt, left, { ...state, isAsked: !provider.stateOf }),
  )
}

async function watch(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  left: number,
  { status, isOver, authorisedUntil, isAsked }: Standing & { readonly isAsked: boolean },
): Promise<void> {
  const now = ctx.now()
  const { alarmDays } = authorisedFor(attempt)
  const expiresAt = authorisedUntil ?? attempt.expiresAt ?? now
  const alarmAt = new Date(expiresAt.getTime() - alarmDays * DAY)
  const isEnded = isOver === true || (status !== 'authorised' && status !== 'paid')
  if (!isEnded && alarmAt <= now)
    await ctx.jobs.send(tx, paymentJobs.promiseEnds, { contractId: attempt.contractId })
  // What cannot be asked is told once that it is over: nothing that it says besides, early or
  // again, brings it back.
  await recordPromiseEnd(tx, attempt.id, {
    expiresAt,
    endedAt: isEnded ? now : isAsked ? null : undefined,
  })
  // Nothing is left of it where books that were restored have released what had been taken: what is
  // too much is put before a person by itself.
  if (left > 0 && (isEnded || alarmAt <= now))
    await openMatter(ctx, tx, {
      kind: 'AUTHORISATION_ENDS',
      cause: endsCause(attempt.id),
      provider: attempt.provider,
      reference: attempt.providerRef ?? '',
      contractId: attempt.contractId,
      amount: { minor: left, currency: attempt.currency },
      reason: isEnded ? matterReasons.ended : endsOn(expiresAt.toISOString().slice(0, 10)),
    })
  await planNextCheck(tx, attempt.id, alarmAt > now ? alarmAt : new Date(now.getTime() + DAY))
}

/** The provider is told that nobody waits for a promise any more. */
export async function giveUpPromise(
  ctx: Context,
  desk: PaymentDesk,
  id: Attempt['id'],
): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id })
  const provider = attempt && desk.providers.get(attempt.provider)
  if (!attempt?.providerRef) return
  if (attempt.status !== 'PAY_CLOSED' && attempt.status !== 'PAY_DUPLICATE') return
  // One that cannot be asked is told in any case.
  if (provider?.stateOf) return void (await provider.cancel(attempt.providerRef))
  const known = await provider?.find(attempt.providerRef)
  if (known?.status === 'authorised') await provider?.cancel(attempt.providerRef)
  // A part of it was taken by a name that the books had lost, and goes back; the rest is the
  // buyer's again now.
  else if (known?.status === 'paid')
    await provider?.release?.(attempt.providerRef, attempt.authorisationRef)
}

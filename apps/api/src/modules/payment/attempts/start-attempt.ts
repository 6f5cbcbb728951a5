import { randomBytes, randomUUID } from 'node:crypto'
import { isPaidFor } from '@galleria/contract/order-states'
import { fromWireId, toWireId } from '@galleria/kernel/id'
import { money } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { crashAt } from '#platform/crash-point.ts'
import { OutsideError } from '#platform/outside.ts'
import { addAttempt, findAttempt, findAttempts, moveAttempt, renewExtras } from './attempt.store.ts'
import { findChargeable } from '../cards/card.store.ts'
import { partsOf, triesCard, type Channel } from '../providers/channels.rules.ts'
import { closeAttempt, refuseWhileLive } from './close-attempt.ts'
import { closeIfClosed, settleLost } from './lost-answer.ts'
import type { PayExtras } from '../providers/pay-widget.ts'
import { takeProviderState, type PaymentDesk } from '../payment-desk.ts'
import { isLive } from '../payment.flow.ts'
import {
  logUnanswered,
  ProviderRefused,
  type PaymentProvider,
  type ProviderPayment,
} from '../providers/payment-provider.ts'
import { listenTo } from '../reconciling/silent-provider.ts'
import type { Attempt, CaptureMode, PaymentOrder } from '../payment.types.ts'
import { isFoundLater, isKeyForgotten } from '../providers/key-lifetime.rules.ts'
import { referenceOf } from '../providers/references.ts'
import { addTry } from '../tries/card-tries.store.ts'
import { admitTry, noteDeclines } from '../tries/limit-tries.ts'

/** When the poller first asks about an attempt, if nothing has been received of it by then. */
const FIRST_CHECK_MS = 10_000

export type AttemptRequest = {
  /** What the buyer asks to pay by. */
  readonly asked: { readonly channel: string; readonly method: string | null }
  /** What the kept card is known by that is asked for. */
  readonly card?: string | null | undefined
  readonly extras: PayExtras | null
  /** The channel, if this payment order may be paid by what is asked. */
  readonly findOffered: (paymentOrder: PaymentOrder) => Channel | undefined
  /** The payment order to pay, under its contract's lock; refuses one that cannot be paid. */
  readonly lockPaymentOrder: (tx: Tx) => Promise<PaymentOrder>
}

/**
 * Starts paying a payment order, or returns the attempt that is under way. The attempt is written
 * before the provider is called and carries the key of that call: a crash between the two leaves
 * something the poller can ask for again, never money without a row. Who chooses another channel
 * than the one under way has that one closed first; if it was paid meanwhile, that is the answer.
 */
export async function startAttempt(
  ctx: Context,
  desk: PaymentDesk,
  request: AttemptRequest,
): Promise<Attempt> {
  let { attempt, isNew } = await openAttempt(ctx, desk, request)
  // Of the same channel, too, when the provider behind it has changed.
  if (!isOfWhatIsAsked(attempt, request) || !desk.providers.has(attempt.provider)) {
    const closed = (await closeAttempt(ctx, desk, attempt.id)) ?? attempt
    if (isPaidFor(closed.status)) return closed
    // A bank is at it, or another tab was quicker with yet another channel.
    if (isLive(closed)) refuseWhileLive(desk.providers, closed)
    ;({ attempt, isNew } = await openAttempt(ctx, desk, request))
    if (!isOfWhatIsAsked(attempt, request)) throw refuse('payment.in_flight')
  }
  if (isNew) crashAt('payment.written')
  const provider = desk.providers.get(attempt.provider)
  if (!provider) throw refuse('payment.channel')
  if (isNew || (attempt.status === 'CREATED' && !attempt.providerRef)) {
    const opening = isNew
      ? openAtProvider(ctx, desk, provider, attempt)
      : openOnceMore(ctx, desk, provider, attempt, request.extras)
    await opening.catch((error: unknown) => {
      if (!(error instanceof OutsideError)) throw error
      logUnanswered(ctx.log, error, { attemptId: attempt.id })
    })
  }
  const now = (await findAttempt(ctx.db, { id: attempt.id })) ?? attempt
  if (now.status === 'PAY_FAILED') throw refuse('payment.provider')
  return now
}

/**
 * Of a call that nothing was heard of. Another card that was typed meanwhile is charged in place of
 * the first once it is sure that the first was not; before that nothing is sent.
 */
async function openOnceMore(
  ctx: Context,
  desk: PaymentDesk,
  provider: PaymentProvider,
  attempt: Attempt,
  extras: PayExtras | null,
): Promise<void> {
  const isOther = extras?.token !== undefined && extras.token !== attempt.extras?.token
  if (!isOther || !provider.findByReference) return openAtProvider(ctx, desk, provider, attempt)
  if (!(await settleLost(ctx, desk, provider, attempt))) return
  const renewed = await renewExtras(ctx.db, attempt.id, extras)
  if (renewed) await openAtProvider(ctx, desk, provider, renewed)
}

/** The same way to pay goes on where it was; another one, also within a channel, is begun anew. */
function isOfWhatIsAsked({ channel, method }: Attempt, { asked }: AttemptRequest): boolean {
  return channel === asked.channel && method === asked.method
}

/**
 * By parcel where the lender can, and all that is bought goes by parcel, before the promise ends,
 * and is paid at once.
 */
export async function captureModeOf(
  desk: PaymentDesk,
  tx: Tx,
  parts: ReturnType<typeof partsOf>,
  { kind, contractId }: PaymentOrder,
  now: Date,
): Promise<CaptureMode> {
  if (!parts || kind !== 'FULL') return 'AT_ONCE'
  const { days, alarmDays } = parts
  const latest = new Date(now.getTime() + (days - alarmDays) * DAY)
  return (await desk.goesByParcel(tx, contractId, latest)) ? 'BY_PARCEL' : 'AT_ONCE'
}

/**
 * The live attempt of the payment order, whatever its channel, or a new one through the channel
 * that was asked for.
 */
async function openAttempt(
  ctx: Context,
  desk: PaymentDesk,
  request: AttemptRequest,
): Promise<{ attempt: Attempt; isNew: boolean }> {
  const { asked, card, extras, findOffered, lockPaymentOrder } = request
  return ctx.inTransaction(async (tx) => {
    const paymentOrder = await lockPaymentOrder(tx)
    const channel = findOffered(paymentOrder)
    if (!channel) throw refuse('payment.channel')
    const live = (await findAttempts(tx, paymentOrder.contractId)).find(
      (one) => one.paymentOrderId === paymentOrder.id && isLive(one),
    )
    if (live && isOfWhatIsAsked(live, request)) return { attempt: live, isNew: false }
    const { contractId } = paymentOrder
    // Before another way is closed for it, which would be all that came of a card too many.
    const trier = triesCard(channel, asked.method)
      ? await admitTry(ctx, tx, { contractId, card })
      : undefined
    if (live) return { attempt: live, isNew: false }

    const id = ctx.newId('attempt')
    const at = ctx.now()
    await addAttempt(tx, {
      id,
      buyerId: paymentOrder.buyerId,
      contractId,
      paymentOrderId: paymentOrder.id,
      kind: paymentOrder.kind,
      channel: channel.name,
      method: asked.method,
      extras,
      provider: channel.provider,
      amount: paymentOrder.amount,
      currency: paymentOrder.currency,
      captureMode: await captureModeOf(desk, tx, partsOf(channel, asked.method), paymentOrder, at),
      uniqueKey: randomBytes(24).toString('base64url'),
      requestKey: randomUUID(),
      createdAt: at,
      nextCheckAt: new Date(at.getTime() + FIRST_CHECK_MS),
    })
    if (trier) await addTry(tx, id, trier, at)
    const attempt = await findAttempt(tx, { id })
    if (!attempt) throw new Error('an attempt that was just written is not there')
    return { attempt, isNew: true }
  })
}

/**
 * The create call at the provider, under the attempt's key: however often it is made, there is one
 * payment.
 */
export async function openAtProvider(
  ctx: Context,
  desk: PaymentDesk,
  provider: PaymentProvider,
  attempt: Attempt,
): Promise<void> {
  const contract = await desk.contractOf(ctx, attempt.contractId)
  if (!contract) throw new Error('an attempt without its contract')
  const { buyerId, site, country, email, language } = contract
  const contractId = toWireId('contract', attempt.contractId)
  const result = `${ctx.env.origin}/buyer/pay-result?tradeId=${contractId}`
  try {
    const card = await findCardOf(ctx, attempt)
    const made = await findMade(ctx, provider, attempt, { isCardGone: card === 'gone' })
    // Everything in this call comes from rows, never from who happens to make it: the provider
    // takes a repeat that differs for another call.
    const request = {
      key: attempt.requestKey,
      reference: referenceOf(attempt),
      amount: money(attempt.amount, attempt.currency),
      channel: attempt.channel,
      method: attempt.method,
      extras: attempt.extras ?? {},
      ...{ buyerId, site, country, email, language },
      contractId: attempt.contractId,
      ...(provider.needsPurchase ? { purchase: await desk.purchaseOf(ctx, attempt) } : {}),
      description: 'Galleria',
      returnUrl: `${result}&status=PENDING`,
      cancelUrl: `${result}&status=FAILED&error=canceled`,
      isAuthorisation: attempt.captureMode === 'BY_PARCEL',
      webhookUrl: `${ctx.env.webhookOrigin}/webhooks/${provider.name}`,
      card: card === 'gone' ? undefined : card,
    }
    const providerState = made ?? (await listenTo(ctx, provider, () => provider.create(request)))
    crashAt('payment.created')
    await takeProviderState(ctx, desk, attempt, providerState)
    // Another tab may have closed the attempt while the provider made its payment: nobody shall pay
    // that one.
    await closeIfClosed(ctx, desk, provider, attempt.id, providerState.ref)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    await ctx.inTransaction(async (tx) => {
      await noteDeclines(ctx, tx, attempt, [{ ref: 'refused' }])
      await moveAttempt(tx, attempt.id, {
        move: 'fail',
        actor: 'payment',
        facts: { reason: 'refused' },
        at: ctx.now(),
        set: { failed_reason: 'refused', next_check_at: null },
      })
    })
  }
}

/** The kept card of an attempt; of one that has been taken away nothing may be charged any more. */
async function findCardOf(ctx: Context, { buyerId, provider, method }: Attempt) {
  const id = fromWireId('card', method ?? '')
  if (!id) return undefined
  const card = await findChargeable(ctx.db, { userId: buyerId, provider, id })
  return card ? { customerRef: card.customerRef, methodRef: card.methodRef } : 'gone'
}

/**
 * What an earlier call has made that is not made once more: its card has been taken away since, or
 * its provider has forgotten the key, under which it would be a second payment. Only once nothing
 * is found is it over: a call whose answer was lost may have taken the money. Where it cannot be
 * looked for, nobody was ever sent to pay it, and what was paid at once all the same is late money,
 * as its event or the report says.
 */
async function findMade(
  ctx: Context,
  provider: PaymentProvider,
  attempt: Attempt,
  { isCardGone }: { readonly isCardGone: boolean },
): Promise<ProviderPayment | undefined> {
  if (!isCardGone && !isKeyForgotten(provider, attempt.createdAt, ctx.now())) return undefined
  if (!provider.findByReference)
    throw new ProviderRefused('nothing was heard of it as long as its key was known')
  const made = await provider.findByReference(referenceOf(attempt))
  if (made || !isCardGone) return made
  if (isFoundLater(provider, attempt.createdAt, ctx.now()))
    throw new OutsideError(`${provider.name} may not find yet what was made a moment ago`)
  throw new ProviderRefused('the card has been taken away')
}

import { randomUUID } from 'node:crypto'
import type { Id } from '@galleria/kernel/id'
import { money } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import { matterReasons } from '@galleria/contract/matter-reasons'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { crashAt } from '#platform/crash-point.ts'
import { readSetting } from '#platform/mall-settings.ts'
import { OutsideError } from '#platform/outside.ts'
import { waitForDispute } from '../disputes/cover-legs.ts'
import { changeLegOf, listUnanswered, takeNews, type TryNews } from './end-try.ts'
import {
  logUnanswered,
  ProviderRefused,
  type NotYet,
  type PaymentProvider,
  type ProviderRefund,
  type RefundRequest,
  type Providers,
} from '../providers/payment-provider.ts'
import type { NameLinesGivenBack } from '../providers/purchase.ts'
import { RefusedForGood } from '../providers/refused-for-good.ts'
import type { Refund, RefundLeg, RefundTry } from '../payment.types.ts'
import { askAgainAt, isByHand, isDue, isForgotten, isOpen, planStep } from './refund.rules.ts'
import { findDueRefunds, findLinesGivenBack, findRefund, lockRefund } from './refund.store.ts'
import { addTry, changeTry, findKnownTries, findTries, isTryOf } from './refund-try.store.ts'
import { isSafeToRepeat } from '../providers/key-lifetime.rules.ts'
import { readTryReference, tryReferenceOf } from '../providers/references.ts'
import { adoptStrayRefund, recordUnknownRefunds } from '../reconciling/stray-refund.ts'

/**
 * Gives a reserved refund back through its providers, leg by leg. Job, poller and operator all come
 * here, at once and again: what is due is decided under the refund's lock, and each try is written
 * before its provider is called.
 */
export async function sendRefund(
  ctx: Context,
  providers: Providers,
  refundId: Id<'refund'>,
  linesGivenBack?: NameLinesGivenBack,
): Promise<void> {
  const refund = await findRefund(ctx.db, { id: refundId })
  for (const leg of refund?.legs ?? [])
    if (refund && isDue(leg, ctx.now())) await sendLeg(ctx, providers, refund, leg, linesGivenBack)
}

async function sendLeg(
  ctx: Context,
  providers: Providers,
  refund: Refund,
  leg: RefundLeg,
  linesGivenBack: NameLinesGivenBack | undefined,
): Promise<void> {
  const provider = providers.get(leg.provider)
  if (!provider) return waitForProvider(ctx, refund.id, leg.id)
  // What became of earlier tries is looked up before anything is sent again: one that was lost, or
  // taken for failed, may have given the money.
  const earlier = await findTries(ctx.db, leg.id)
  if (earlier.length > 0 && !(await askAboutTries(ctx, provider, refund, leg, earlier))) return
  if (earlier.length === 0 && !(await recordUntold(ctx, provider, refund, leg))) return
  const one = await ctx.inTransaction((tx) => takeStep(ctx, tx, provider, refund.id, leg.id))
  if (!one) return
  crashAt('refund.sent')
  const lines = provider.needsPurchase ? await linesOf(ctx, refund, leg, linesGivenBack) : undefined
  const reference = tryReferenceOf(one, refund)
  const news = await sendTry(ctx, provider, leg, one, { reference, lines })
  crashAt('refund.answered')
  if (news === 'not yet') return waitOn(ctx, refund.id, leg.id, one)
  await takeNews(ctx, { refundId: refund.id, legId: leg.id, tryId: one.id }, news)
  crashAt('refund.finished')
}

/**
 * Decides under the lock what is due for a leg, and writes it down. Answers with the try to send,
 * if one is.
 */
async function takeStep(
  ctx: Context,
  tx: Tx,
  provider: PaymentProvider,
  refundId: Id<'refund'>,
  legId: Id<'refundLeg'>,
): Promise<RefundTry | undefined> {
  const refund = await lockRefund(tx, refundId)
  const leg = refund?.legs.find(({ id }) => id === legId)
  if (!refund || !leg || !isDue(leg, ctx.now())) return undefined
  const tries = await findTries(tx, legId)
  const { send, nextTryAt } = planStep(leg, tries, refund, ctx.now())
  if (send !== 'new') {
    await changeLegOf(ctx, tx, refund, leg, { nextTryAt })
    if (isForgotten(leg, tries, ctx.now()))
      await listUnanswered(ctx, tx, refund, leg, matterReasons.silent)
    if (!send || !isSafeToRepeat(provider, send.sentAt, ctx.now())) return undefined
    // Nor is what its payer has got from their bank meanwhile sent once more.
    return (await waitForDispute(ctx, tx, refund, leg, { isOut: true })) ? undefined : send
  }
  if (await adoptStrayRefund(ctx, tx, refund, leg)) return undefined
  const listedAt = await whenAllIsListed(tx, provider)
  if (listedAt && listedAt > ctx.now()) {
    await changeLegOf(ctx, tx, refund, leg, { nextTryAt: listedAt })
    return undefined
  }
  if (await waitForDispute(ctx, tx, refund, leg)) return undefined
  const one: RefundTry = {
    id: ctx.newId('refundTry'),
    number: (tries.at(-1)?.number ?? 0) + 1,
    key: randomUUID(),
    providerRef: null,
    status: 'SENT',
    sentAt: ctx.now(),
  }
  await addTry(tx, legId, one)
  await changeLegOf(ctx, tx, refund, leg, { status: 'SENT', nextTryAt })
  return one
}

/**
 * Restored books do not know what was given last, and the provider's list tells of it late: what is
 * sent before that could be given twice.
 */
async function whenAllIsListed(
  tx: Tx,
  { listDelayMs }: PaymentProvider,
): Promise<Date | undefined> {
  if (listDelayMs === undefined) return undefined
  const restored = (await readSetting(tx, 'restored')) as { reconciledAt?: string } | undefined
  const at = restored?.reconciledAt
  return at === undefined ? undefined : new Date(Date.parse(at) + listDelayMs + LIST_READ_MS)
}
/** Until the reconciliation has read the list, too. */
const LIST_READ_MS = 600_000

/** What is settled later than this is not settled by itself. */
const NOT_YET_MS = 3 * DAY

/**
 * It cannot be given back yet. When it is asked for again stands there already; after some days a
 * person is told.
 */
async function waitOn(
  ctx: Context,
  refundId: Id<'refund'>,
  legId: Id<'refundLeg'>,
  { sentAt }: RefundTry,
): Promise<void> {
  if (ctx.now().getTime() - sentAt.getTime() < NOT_YET_MS) return
  await ctx.inTransaction(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    const leg = refund?.legs.find(({ id }) => id === legId)
    if (refund && leg && !isByHand(leg)) await listUnanswered(ctx, tx, refund, leg, 'not yet')
  })
}

/** Only where all of it goes to one capture do the lines come to what is sent. */
async function linesOf(
  ctx: Context,
  { id, contractId, amount }: Refund,
  leg: RefundLeg,
  linesGivenBack: NameLinesGivenBack | undefined,
): Promise<RefundRequest['lines']> {
  if (!contractId || leg.amount !== amount) return undefined
  const given = await findLinesGivenBack(ctx.db, id)
  return given.length === 0 ? undefined : linesGivenBack?.(ctx, contractId, given)
}

async function sendTry(
  ctx: Context,
  provider: PaymentProvider,
  leg: RefundLeg,
  one: RefundTry,
  request: Pick<RefundRequest, 'reference' | 'lines'>,
): Promise<TryNews | NotYet> {
  try {
    return await provider.refund({
      key: one.key,
      paymentRef: leg.paymentRef,
      captureRef: leg.captureRef,
      authorisationRef: leg.authorisationRef,
      amount: money(leg.amount, leg.currency),
      ...request,
    })
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const isForGood = error instanceof RefusedForGood
      return { status: 'refused', failedReason: error.message, isForGood }
    }
    if (!(error instanceof OutsideError)) throw error
    logUnanswered(ctx.log, error, { legId: leg.id })
    return { status: 'unknown' }
  }
}

/**
 * A provider whose list tells of a refund only days later is asked before the first try: what was
 * given at its own desk, or after the instant to which the books were restored, is known then and
 * not given again. False when it does not answer.
 */
async function recordUntold(
  ctx: Context,
  provider: PaymentProvider,
  refund: Refund,
  { id, paymentRef }: RefundLeg,
): Promise<boolean> {
  if (provider.listsWithinMs === undefined) return true
  try {
    const payment = await provider.find(paymentRef)
    const listed = (payment?.refunds ?? []).flatMap(({ amount, ...one }) =>
      amount ? { ...one, amount, paymentRef, captureRef: null, createdAt: ctx.now() } : [],
    )
    await recordUnknownRefunds(ctx, provider, listed)
    return true
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    logUnanswered(ctx.log, error, { legId: id })
    await ctx.inTransaction((tx) => putOff(ctx, tx, refund.id, id))
    return false
  }
}

/**
 * Asks the provider what became of the tries of a leg. False when it does not answer: then nothing
 * is sent either.
 */
async function askAboutTries(
  ctx: Context,
  provider: PaymentProvider,
  refund: Refund,
  leg: RefundLeg,
  tries: readonly RefundTry[],
): Promise<boolean> {
  try {
    const payment = await provider.find(leg.paymentRef)
    await takeRefundNews(ctx, provider.name, payment?.refunds ?? [])
    return true
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    logUnanswered(ctx.log, error, { legId: leg.id })
    await ctx.inTransaction((tx) => putOff(ctx, tx, refund.id, leg.id))
    const open = tries.find(isOpen)
    if (open)
      await takeNews(
        ctx,
        { refundId: refund.id, legId: leg.id, tryId: open.id },
        { status: 'unknown' },
      )
    return false
  }
}

/**
 * A provider that is not set up any more cannot give anything, nor be asked what it gave: the leg
 * waits for its settings, and an operator sees it.
 */
async function waitForProvider(ctx: Context, refundId: Id<'refund'>, legId: Id<'refundLeg'>) {
  await ctx.inTransaction(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    const leg = refund?.legs.find(({ id }) => id === legId)
    if (!refund || !leg || !isDue(leg, ctx.now())) return
    const nextTryAt = askAgainAt(refund.createdAt, ctx.now())
    await changeLegOf(ctx, tx, refund, leg, {
      ...(leg.status === 'SENT' ? { status: 'UNKNOWN' } : {}),
      nextTryAt,
    })
    for (const one of await findTries(tx, legId))
      if (one.status === 'SENT') await changeTry(tx, one.id, { status: 'UNKNOWN' })
    // One that was given is only asked after; nobody waits for its money.
    if (!isByHand(leg)) await listUnanswered(ctx, tx, refund, leg, 'not set up any more')
  })
}

/** Nobody could be asked: the leg's next step waits. */
async function putOff(ctx: Context, tx: Tx, refundId: Id<'refund'>, legId: Id<'refundLeg'>) {
  const refund = await lockRefund(tx, refundId)
  const leg = refund?.legs.find(({ id }) => id === legId)
  if (refund && leg && isDue(leg, ctx.now()))
    await changeLegOf(ctx, tx, refund, leg, { nextTryAt: askAgainAt(refund.createdAt, ctx.now()) })
}

const statusFor = { pending: 'SENT', succeeded: 'DONE', failed: 'FAILED' } as const

/** What a provider says of the refunds of a payment, taken in for each try that it is news of. */
export async function takeRefundNews(
  ctx: Context,
  provider: string,
  refunds: readonly ProviderRefund[],
): Promise<void> {
  if (refunds.length === 0) return
  const known = await findKnownTries(ctx.db, provider, refunds)
  for (const news of refunds) {
    // By our name first: by the provider's a person may have named the same one as arrived.
    const tryId = readTryReference(news.reference)?.tryId
    const one = known.find(({ id }) => id === tryId) ?? known.find((found) => isTryOf(found, news))
    if (one && (one.status !== statusFor[news.status] || one.providerRef !== news.ref))
      await takeNews(ctx, { refundId: one.refundId, legId: one.legId, tryId: one.id }, news)
  }
}

/**
 * The poller's round: refunds whose answer is still open, failed ones whose time has come, and
 * given ones that are asked after.
 */
export async function sendDueRefunds(
  ctx: Context,
  providers: Providers,
  linesGivenBack?: NameLinesGivenBack,
): Promise<void> {
  for (const { id } of await findDueRefunds(ctx.db, ctx.now()))
    await sendRefund(ctx, providers, id, linesGivenBack).catch((error: unknown) =>
      ctx.log.error({ err: error, refundId: id }, 'a refund could not go on'),
    )
}

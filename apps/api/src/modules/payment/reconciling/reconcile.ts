import { DAY } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'
import { hasAttempts } from '../attempts/attempt.store.ts'
import { bookFees } from './book-fees.ts'
import { findKnownCaptures } from '../captures/capture.store.ts'
import { compareBooks } from '../comparing/compare-books.ts'
import { noteTaken } from '../comparing/listed.store.ts'
import { isDisputeNews } from '../disputes/dispute.store.ts'
import { takeDispute } from '../disputes/take-dispute.ts'
import { recordStray } from '../captures/record-stray.ts'
import { resolveMatters } from '../matters/matter.store.ts'
import {
  logUnanswered,
  ProviderRefused,
  type PaymentProvider,
  type ProviderCapture,
  type Providers,
} from '../providers/payment-provider.ts'
import { overlapOf, reconcileRefunds } from './reconcile-refunds.ts'
import { readReconciled, writeReconciled } from './reconciled.store.ts'
import { askAfterSilence, noteSilence } from './silent-provider.ts'
import { findUnread, forgetUnread, addUnread } from './unread.store.ts'
import { reportUnreadable, resolveRead, unreadCause } from './unreadable.ts'

const PAGE = 500
const LARGEST_PAGE = 1000

export type Reconciliation = {
  readonly looked: number
  readonly settled: number
  readonly stray: number
  readonly unread: number
}
/** Settles what the mall knows of a provider's payment; what it knows nothing of stays as it is. */
export type Settle = (payment: { provider: string; paymentRef: string }) => Promise<unknown>

const nothing: Reconciliation = { looked: 0, settled: 0, stray: 0, unread: 0 }

/**
 * Holds the mall's books against the provider's: every capture it knows is applied, given back, or
 * put on the operator's list. What no webhook, no browser and no poller reported is found here.
 * What cannot be read is put on the list and read again each time; everything else goes on
 * meanwhile.
 */
export async function reconcileCaptures(
  ctx: Context,
  providers: Providers,
  settle: Settle,
): Promise<Reconciliation> {
  let sum = nothing
  for (const provider of providers.values()) {
    if (provider.isHeavy && !(await hasAttempts(ctx.db, provider.name))) continue
    try {
      sum = plus(sum, await reconcileProvider(ctx, settle, provider, { isPatient: true }))
      await askAfterSilence(ctx, provider.name)
      await compareBooks(ctx, provider)
    } catch (error) {
      if (error instanceof OutsideError) {
        logUnanswered(ctx.log, error, { provider: provider.name })
        await noteSilence(ctx, provider.name)
      } else ctx.log.error({ err: error, provider: provider.name }, 'reconciliation stopped')
    }
  }
  return sum
}

/**
 * Throws when the provider does not answer; patient, only where its payments do not: disputes have
 * a key, a right and a service of their own, and without them its payments go on all the same.
 */
export async function reconcileProvider(
  ctx: Context,
  settle: Settle,
  provider: PaymentProvider,
  { isPatient = false } = {},
): Promise<Reconciliation> {
  const sum = await reconcileTaken(ctx, settle, provider)
  // After the captures: money that went back belongs to one of them.
  const strayRefunds = await reconcileRefunds(ctx, provider)
  await reconcileDisputes(ctx, provider).catch((error: unknown) => {
    if (isPatient && error instanceof OutsideError)
      logUnanswered(ctx.log, error, { provider: provider.name })
    else if (isPatient && error instanceof ProviderRefused)
      ctx.log.error({ err: error, provider: provider.name }, 'disputes are not listed')
    else throw error
  })
  return plus(sum, { ...nothing, stray: strayRefunds })
}

/**
 * What was opened lately and no event told of; how the known ones end is asked for each by itself.
 */
async function reconcileDisputes(ctx: Context, provider: PaymentProvider): Promise<void> {
  if (!provider.listDisputes) return
  const name = `${provider.name}.disputes`
  const now = ctx.now()
  const since = new Date(
    Math.max(
      // Older ones are over, or are asked for each by itself.
      now.getTime() - DISPUTED_WITHIN_MS,
      (await readReconciled(ctx.db, name)).getTime() -
        overlapOf(provider.disputesDelayMs ?? provider.listDelayMs),
    ),
  )
  const { disputes, unreadable } = await provider.listDisputes(since, now)
  // The others go on; a dispute in a currency that the mall does not have, for instance, is none of
  // its payments'.
  for (const ref of unreadable)
    await reportUnreadable(ctx, provider, { ref }, 'a dispute that is none')
  await resolveRead(ctx, provider, disputes)
  const isTold = provider.disputesOf !== undefined
  const failed: unknown[] = []
  for (const one of disputes)
    if (await isDisputeNews(ctx.db, provider.name, one, isTold))
      await takeDispute(ctx, provider.name, one).catch((error: unknown) => failed.push(error))
  // The others are taken; this one is, too, as soon as it can be.
  if (failed.length > 0) throw failed[0]
  await writeReconciled(ctx, name, now)
}
/** Providers let a payment be disputed for half a year. */
const DISPUTED_WITHIN_MS = 200 * DAY

async function reconcileTaken(
  ctx: Context,
  settle: Settle,
  provider: PaymentProvider,
): Promise<Reconciliation> {
  const unread = await findUnread(ctx.db, provider.name)
  // One that cannot be asked knows of a payment only while its list is read: what waits is read
  // with it once more.
  const isListRead = provider.stateOf !== undefined
  const oldest = isListRead ? unread[0]?.capturedAt.getTime() : undefined
  const again = isListRead ? nothing : await settleAll(ctx, settle, provider, unread)
  const listed = await settleListed(ctx, settle, provider, oldest)
  await writeReconciled(ctx, `${provider.name}.read`, ctx.now())
  return plus(again, listed)
}

async function settleListed(
  ctx: Context,
  settle: Settle,
  provider: PaymentProvider,
  oldest = Infinity,
): Promise<Reconciliation> {
  let sum = nothing
  const known =
    (await readReconciled(ctx.db, provider.name)).getTime() - overlapOf(provider.listDelayMs)
  let since = new Date(Math.max(0, Math.min(known, oldest)))
  for (let limit = PAGE; ;) {
    const { captures, unreadable, hasMore } = await provider.listCaptures(since, limit, ctx.now())
    for (const ref of unreadable)
      await reportUnreadable(ctx, provider, { ref }, 'an entry that is none')
    sum = plus(sum, { ...nothing, looked: captures.length })
    sum = plus(sum, await settleAll(ctx, settle, provider, captures))
    await noteTaken(ctx.db, provider.name, captures)
    await bookFees(ctx, provider.name, captures)
    const last = captures.at(-1)
    if (!last) return sum
    await writeReconciled(ctx, provider.name, last.capturedAt)
    if (!hasMore) return sum
    // A page that ends where it began: more captures in one instant than a page holds.
    const isStuck = last.capturedAt.getTime() === since.getTime()
    if (isStuck && limit >= LARGEST_PAGE)
      throw new Error(`${provider.name} took more than ${limit} times in one instant`)
    limit = isStuck ? LARGEST_PAGE : PAGE
    since = last.capturedAt
  }
}

async function settleAll(
  ctx: Context,
  settle: Settle,
  provider: PaymentProvider,
  captures: readonly ProviderCapture[],
): Promise<Reconciliation> {
  const known = await findKnownCaptures(
    ctx.db,
    provider.name,
    captures.map((capture) => capture.ref),
  )
  await resolveRead(
    ctx,
    provider,
    captures.filter(({ ref }) => known.has(ref)),
  )
  let sum = nothing
  for (const capture of captures.filter((one) => !known.has(one.ref))) {
    const end = await settleOne(ctx, settle, provider, capture).catch((error: unknown) =>
      putAside(ctx, provider, capture, error),
    )
    sum = plus(sum, { ...nothing, [end]: 1 })
  }
  return sum
}

/**
 * What the mall knows of a payment is settled by what the provider says of it; what it does not
 * know waits for a person.
 */
async function settleOne(
  ctx: Context,
  settle: Settle,
  provider: PaymentProvider,
  capture: ProviderCapture,
): Promise<'settled' | 'stray'> {
  await settle({ provider: provider.name, paymentRef: capture.paymentRef })
  return ctx.inTransaction(async (tx) => {
    const known = await findKnownCaptures(tx, provider.name, [capture.ref])
    if (known.size === 0) await recordStray(ctx, tx, { ...capture, provider: provider.name })
    await forgetUnread(tx, provider.name, capture.ref)
    await resolveMatters(tx, { cause: unreadCause(provider, capture.ref) }, ctx.now())
    return known.size > 0 ? 'settled' : 'stray'
  })
}

/**
 * One payment that cannot be read must not hide those after it: it is listed, remembered and read
 * again.
 */
async function putAside(
  ctx: Context,
  provider: PaymentProvider,
  capture: ProviderCapture,
  error: unknown,
): Promise<'unread'> {
  const facts = { provider: provider.name, capture: capture.ref }
  if (error instanceof OutsideError) logUnanswered(ctx.log, error, facts)
  else ctx.log.error({ err: error, ...facts }, 'a capture could not be read')
  await ctx.inTransaction((tx) => addUnread(tx, provider.name, capture))
  await reportUnreadable(
    ctx,
    provider,
    capture,
    error instanceof Error ? error.message : 'unreadable',
  )
  return 'unread'
}

function plus(a: Reconciliation, b: Reconciliation): Reconciliation {
  return {
    looked: a.looked + b.looked,
    settled: a.settled + b.settled,
    stray: a.stray + b.stray,
    unread: a.unread + b.unread,
  }
}

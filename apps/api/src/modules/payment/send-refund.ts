import type { Id } from '@galleria/kernel/id'
import { money, type Currency } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { fault } from '#platform/fault.ts'
import { postEntries } from '#modules/ledger/index.ts'
import { findDueRefunds, findRefund, moveRefund, setNextAsk } from './refund.store.ts'
import {
  ProviderRefused,
  type PaymentProvider,
  type ProviderRefund,
  type Providers,
  type Refund,
} from './payment.types.ts'
import { paymentJobs, type Bounce } from './payment.jobs.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** When to ask again about a refund that is out: soon after it began, since its process may have died, then with growing pauses; never after more than 50 minutes. */
function askAgainAt(ctx: Context, refund: Refund): Date {
  const now = ctx.now().getTime()
  return new Date(
    now + Math.min(Math.max((now - refund.createdAt.getTime()) / 4, 10_000), 50 * MINUTE),
  )
}
/** When to ask after one that is done, in case the news of its coming back were lost: the next day, after a week, after a month. */
function askAfterAt(ctx: Context, refund: Refund): Date | null {
  const now = ctx.now().getTime()
  const next = [1, 7, 30].find((days) => refund.createdAt.getTime() + days * DAY > now)
  return next === undefined ? null : new Date(refund.createdAt.getTime() + next * DAY)
}
/** After a known failure: an hour, then longer; the last one waits for a person (row A30). */
const RETRY_AFTER = [60 * MINUTE, 360 * MINUTE, 1440 * MINUTE, 4320 * MINUTE]

/**
 * Gives a reserved refund back through the provider. The row is marked as sent before the provider hears of it and keeps its key
 * while the outcome is unknown: asking again is then the same request. Only a known failure gets a new key.
 */
export async function sendRefund(
  ctx: Context,
  providers: Providers,
  refundId: Id<'refund'>,
): Promise<void> {
  const refund = await findRefund(ctx.db, refundId)
  if (!refund) return
  if (refund.status === 'DONE')
    return refund.nextTryAt && refund.nextTryAt <= ctx.now()
      ? askAfterRefund(ctx, providers, refund)
      : undefined
  const provider = providers.get(refund.provider)
  if (!provider) throw new Error(`no provider ${refund.provider}`)

  const isSent = await ctx.inTransaction(async (tx) => {
    const moved = await moveRefund(tx, refund.id, {
      move: 'send',
      at: ctx.now(),
      nextTryAt: askAgainAt(ctx, refund),
    })
    if (moved && refund.status === 'FAILED') await tellResult(ctx, tx, refund)
    return moved
  })
  if (!isSent) return
  fault('refund.sent')

  const answer = await ask(provider, refund).catch((error: unknown) => error as Error)
  fault('refund.answered')
  if (answer instanceof ProviderRefused) return finishFailed(ctx, refund, answer.message)
  if (answer instanceof Error) {
    await ctx.inTransaction((tx) =>
      moveRefund(tx, refund.id, {
        move: 'lose',
        at: ctx.now(),
        nextTryAt: askAgainAt(ctx, refund),
      }),
    )
    throw answer
  }
  await applyAnswer(ctx, refund, answer)
  fault('refund.finished')
}

async function ask(provider: PaymentProvider, refund: Refund): Promise<ProviderRefund> {
  // One the provider has already taken is asked about, not asked for: repeating the request would only repeat its first answer.
  if (refund.providerRef && refund.status !== 'FAILED') {
    const known = await provider.findRefund(refund.providerRef)
    if (known) return known
  }
  return provider.refund({
    key: refund.attemptKey,
    paymentRef: refund.paymentRef,
    captureRef: refund.captureRef,
    amount: money(refund.amount, refund.currency as Currency),
    reference: refund.id,
  })
}

async function applyAnswer(ctx: Context, refund: Refund, answer: ProviderRefund): Promise<void> {
  if (answer.status === 'failed') return finishFailed(ctx, refund, answer.failedReason ?? 'failed')
  if (answer.status === 'pending') {
    await ctx.inTransaction((tx) =>
      moveRefund(tx, refund.id, {
        move: 'send',
        at: ctx.now(),
        providerRef: answer.ref,
        nextTryAt: askAgainAt(ctx, refund),
      }),
    )
    return
  }
  await ctx.inTransaction(async (tx) => {
    if (
      !(await moveRefund(tx, refund.id, {
        move: 'finish',
        at: ctx.now(),
        providerRef: answer.ref,
        nextTryAt: askAfterAt(ctx, refund),
      }))
    )
      return
    await postEntries(tx, {
      event: 'refund',
      ref: refund.contractId,
      currency: refund.currency,
      at: ctx.now(),
      entries: [
        { account: 'buyer', minor: refund.amount },
        { account: 'provider', minor: -refund.amount },
      ],
    })
    await tellResult(ctx, tx, refund)
    if (!refund.reverseId) await ctx.jobs.send(tx, paymentJobs.refunded, { refundId: refund.id })
  })
}

async function finishFailed(ctx: Context, refund: Refund, reason: string): Promise<void> {
  const wait = RETRY_AFTER[refund.tries]
  await ctx.inTransaction(async (tx) => {
    if (
      await moveRefund(tx, refund.id, {
        move: 'fail',
        at: ctx.now(),
        failedReason: reason,
        nextTryAt: wait === undefined ? null : new Date(ctx.now().getTime() + wait),
        isNewKey: true,
      })
    )
      await tellResult(ctx, tx, refund)
  })
  ctx.log.error(
    { refundId: refund.id, reason, isLast: wait === undefined },
    'a refund failed at the provider',
  )
}

/** Asks after a refund that is done, because a bank may send the money back days later. What is to be done then is more than payment knows of: a job says it. */
export async function askAfterRefund(
  ctx: Context,
  providers: Providers,
  refund: Refund,
): Promise<void> {
  if (!refund.providerRef) return
  const said = await providers.get(refund.provider)?.findRefund(refund.providerRef)
  const bounce: Bounce = {
    refundId: refund.id,
    providerRef: refund.providerRef,
    reason: said?.failedReason ?? 'returned',
  }
  await ctx.inTransaction(async (tx) => {
    await setNextAsk(tx, refund.id, askAfterAt(ctx, refund))
    if (said?.status === 'failed') await ctx.jobs.send(tx, paymentJobs.refundBounced, bounce)
  })
}

/** Row A32: the entries of the refund are countered and it is sent again like one that failed. False when this was known already, or the row has gone on. */
export async function bounceRefund(
  ctx: Context,
  tx: Tx,
  refund: Refund,
  { providerRef, reason }: Bounce,
): Promise<boolean> {
  const wait = RETRY_AFTER[refund.tries]
  const at = ctx.now()
  if (
    !(await moveRefund(tx, refund.id, {
      move: 'bounce',
      at,
      bounced: providerRef,
      failedReason: reason,
      nextTryAt: wait === undefined ? null : new Date(at.getTime() + wait),
      isNewKey: true,
    }))
  )
    return false
  await postEntries(tx, {
    event: 'refund',
    ref: refund.contractId,
    currency: refund.currency,
    at,
    entries: [
      { account: 'buyer', minor: -refund.amount },
      { account: 'provider', minor: refund.amount },
    ],
  })
  ctx.log.error(
    { refundId: refund.id, reason, isLast: wait === undefined },
    'a refund came back from the bank',
  )
  return true
}

/** Payment knows no after-sales orders: the one behind a refund is told to look at it again. */
async function tellResult(ctx: Context, tx: Tx, refund: Refund): Promise<void> {
  if (refund.reverseId)
    await ctx.jobs.send(tx, paymentJobs.refundMoved, { reverseId: refund.reverseId })
}

/** The poller's round: refunds whose answer is still open, failed ones whose time has come, and given ones that are asked after. */
export async function sendDueRefunds(ctx: Context, providers: Providers): Promise<void> {
  for (const { id } of await findDueRefunds(ctx.db, [...providers.keys()], ctx.now())) {
    await sendRefund(ctx, providers, id).catch((error: unknown) =>
      ctx.log.warn({ err: error, refundId: id }, 'the provider did not answer'),
    )
  }
}

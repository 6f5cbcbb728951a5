import type { Id } from '@galleria/kernel/id'
import { money } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import { refuse } from '@galleria/contract/refusals'
import { matterReasons } from '@galleria/contract/matter-reasons'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { OutsideError } from '#platform/outside.ts'
import {
  findAttempt,
  findAttempts,
  lockAttempt,
  moveAttempt,
  unclosedCause,
} from './attempt.store.ts'
import { lookAgainAt, settleLost, wasMade } from './lost-answer.ts'
import { openMatter } from '../matters/matter.store.ts'
import { takeProviderState, type PaymentDesk } from '../payment-desk.ts'
import { isLive } from '../payment.flow.ts'
import {
  logUnanswered,
  type ProviderPayment,
  type Providers,
} from '../providers/payment-provider.ts'
import type { Attempt } from '../payment.types.ts'
import { referenceOf } from '../providers/references.ts'

/**
 * Closes the live attempts of a contract at their providers, so that nobody can pay what is about
 * to be gone; answers with one that can still be paid. Throws when one does not answer.
 */
export async function closeAttempts(
  ctx: Context,
  desk: PaymentDesk,
  contractId: Id<'contract'>,
): Promise<Attempt | undefined> {
  for (const attempt of await findAttempts(ctx.db, contractId)) await close(ctx, desk, attempt)
  return (await findAttempts(ctx.db, contractId)).find(isLive)
}

/**
 * Closes one attempt, and answers with how it stands then: what was paid for it meanwhile is found
 * by asking.
 */
export async function closeAttempt(
  ctx: Context,
  desk: PaymentDesk,
  id: Id<'attempt'>,
): Promise<Attempt | undefined> {
  const attempt = await findAttempt(ctx.db, { id })
  if (attempt) await close(ctx, desk, attempt)
  return attempt && findAttempt(ctx.db, { id })
}

/**
 * The buyer was sent to a provider that cannot be asked any more: its page may be open still, and
 * be paid. So nothing else is started for the same money (row P1), because a payment made twice
 * could not even be sent back there.
 */
export function isUnreachable(providers: Providers, attempt: Attempt): boolean {
  return isLive(attempt) && attempt.providerRef !== null && !providers.has(attempt.provider)
}

/** An attempt that could not be closed, and why nothing else can be paid meanwhile. */
export function refuseWhileLive(providers: Providers, attempt: Attempt): never {
  throw refuse(isUnreachable(providers, attempt) ? 'payment.unreachable' : 'payment.in_flight')
}

/**
 * A provider that has not answered for so long after an attempt was made is not waited for in
 * silence.
 */
const PATIENCE_MS = DAY

async function close(ctx: Context, desk: PaymentDesk, attempt: Attempt): Promise<void> {
  if (!isLive(attempt)) return
  if (attempt.status === 'CREATED' && !attempt.providerRef) return closeUnopened(ctx, desk, attempt)
  const provider = desk.providers.get(attempt.provider)
  if (!provider) return listUnclosed(ctx, attempt, 'not set up any more')
  const isOld = attempt.createdAt.getTime() < ctx.now().getTime() - PATIENCE_MS
  try {
    const providerState = (await provider.cancel(attempt.providerRef ?? '')) ?? forgottenBy(attempt)
    crashAt('payment.canceled')
    await takeProviderState(ctx, desk, attempt, providerState)
    if (isOld) await listUnclosed(ctx, attempt, `still ${providerState.status}`)
  } catch (error) {
    if (isOld)
      await listUnclosed(
        ctx,
        attempt,
        error instanceof Error ? error.message : matterReasons.noAnswer,
      )
    throw error
  }
}

/** What a provider has forgotten can never be paid. */
function forgottenBy(attempt: Attempt): ProviderPayment {
  return {
    ref: attempt.providerRef ?? '',
    reference: referenceOf(attempt),
    status: 'expired',
    amount: money(attempt.amount, attempt.currency),
    redirectUrl: null,
    failedReason: 'expired',
    captures: [],
    refunds: [],
  }
}

/**
 * The provider may or may not have made it, and where its call takes the money at once it may be
 * paid: that is looked up. Whoever does not answer is not waited for, because nobody was sent to a
 * page of theirs: it is looked up again afterwards, and money that is found then is late money. So
 * is what comes by an event, or is found by the reconciliation, where it cannot be looked up. What
 * is known to be made, and not under which name, is before a person until its provider names it.
 */
async function closeUnopened(ctx: Context, desk: PaymentDesk, attempt: Attempt): Promise<void> {
  const provider = desk.providers.get(attempt.provider)
  try {
    if (provider) await settleLost(ctx, desk, provider, attempt)
    if (provider && (await wasMade(ctx, provider, attempt)))
      return await listUnclosed(ctx, attempt, matterReasons.unnamed)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    logUnanswered(ctx.log, error, { attemptId: attempt.id })
  }
  const at = ctx.now()
  const isClosed = await ctx.inTransaction((tx) =>
    moveAttempt(tx, attempt.id, {
      move: 'close',
      actor: 'payment',
      facts: { reason: 'closed' },
      at,
      set: {
        failed_reason: 'closed',
        ...(provider?.findByReference && { next_check_at: lookAgainAt(provider, at) }),
      },
      where: sql`t.status = 'CREATED'`,
    }),
  )
  // Meanwhile the provider has made it: then it is closed there.
  const now = isClosed ? undefined : await findAttempt(ctx.db, { id: attempt.id })
  if (now) await close(ctx, desk, now)
}

/**
 * A payment that can still be made and cannot be closed holds its order and the goods: a person
 * decides. Under its lock, because it may end meanwhile.
 */
async function listUnclosed(ctx: Context, { id }: Attempt, reason: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    await lockAttempt(tx, { id })
    const attempt = await findAttempt(tx, { id })
    if (!attempt || !isLive(attempt)) return
    const matterId = await openMatter(ctx, tx, {
      kind: 'UNCLOSED_PAYMENT',
      cause: unclosedCause(id),
      provider: attempt.provider,
      reference: attempt.providerRef ?? referenceOf(attempt),
      contractId: attempt.contractId,
      amount: { minor: attempt.amount, currency: attempt.currency },
      reason: reason.slice(0, 200),
    })
    if (matterId)
      ctx.log.error(
        { attemptId: id, provider: attempt.provider, reason },
        'a payment that cannot be closed waits for a person',
      )
  })
}

import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { OutsideError } from '#platform/outside.ts'
import { askOnceItIsBack, findAttempt, findAttemptMeant, takeDueAttempts } from './attempt.store.ts'
import { bringBackAttempt } from './bring-back-attempt.ts'
import { finishEvent } from './event.store.ts'
import { takeProviderState, type PaymentDesk } from './payment-desk.ts'
import { logUnanswered, type PaymentProvider } from './payment-provider.ts'
import type { Attempt } from './payment.types.ts'
import { reconcileCaptures, reconcileProvider, type Reconciliation } from './reconcile.ts'
import { openAtProvider } from './start-attempt.ts'

/** Asks the provider how an attempt stands and settles what it says. An attempt whose create call got no answer is asked for again under the same key; one whose provider is gone waits for its settings. */
export async function checkAttempt(
  ctx: Context,
  desk: PaymentDesk,
  id: Id<'attempt'>,
): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id })
  if (!attempt) return
  const provider = desk.providers.get(attempt.provider)
  // Not set up any more: kept for when it is. A job that failed for it would be repeated in vain, and be lost in the end.
  if (!provider) return askOnceItIsBack(ctx.db, id, ctx.now())
  if (!attempt.providerRef) {
    if (attempt.status === 'CREATED') await openAtProvider(ctx, desk, provider, attempt)
    return
  }
  const providerState = await provider.find(attempt.providerRef)
  crashAt('payment.asked')
  if (providerState) await takeProviderState(ctx, desk, attempt, providerState)
  crashAt('payment.settled')
}

/** The poller's round: attempts that are due to be asked about, with growing pauses; those of a provider that is not set up any more wait for its settings. */
export async function checkDueAttempts(ctx: Context, desk: PaymentDesk): Promise<void> {
  for (const { id } of await takeDueAttempts(ctx.db, [...desk.providers.keys()], ctx.now(), 50)) {
    await checkAttempt(ctx, desk, id).catch((error: unknown) => {
      // One attempt that cannot be asked about must not keep the others waiting.
      if (error instanceof OutsideError) logUnanswered(ctx.log, error, { attemptId: id })
      else ctx.log.error({ err: error, attemptId: id }, 'an attempt could not be checked')
    })
  }
}

/**
 * A provider's event only says that something happened; what, is read from the provider itself, so late and shuffled events do no harm. When its settings are gone,
 * the event is done with what it leaves behind: an attempt that is asked about first of all once they are back. Money of no attempt is found by the reconciliation.
 */
export async function takeEvent(
  ctx: Context,
  desk: PaymentDesk,
  event: { readonly provider: string; readonly eventId: string; readonly paymentRef: string },
): Promise<void> {
  const attempt = await findBehind(ctx, desk, event)
  if (!attempt) return finishEvent(ctx.db, event, 'IGNORED', ctx.now())
  crashAt('webhook.settled')
  await finishEvent(ctx.db, event, 'DONE', ctx.now())
}

/** Holds the mall's books against the providers', each payment settled as an event of it would be. */
export function reconcile(ctx: Context, desk: PaymentDesk): Promise<Reconciliation> {
  return reconcileCaptures(ctx, desk.providers, (payment) => findBehind(ctx, desk, payment))
}

/** The same with one of them, for books that were restored: throws when it does not answer, because then they are not reconciled. */
export function reconcileWith(
  ctx: Context,
  desk: PaymentDesk,
  provider: PaymentProvider,
): Promise<Reconciliation> {
  return reconcileProvider(ctx, (payment) => findBehind(ctx, desk, payment), provider)
}

/** The attempt behind a provider's payment, settled by what the provider says of it now; undefined when the payment is none of ours. */
async function findBehind(
  ctx: Context,
  desk: PaymentDesk,
  payment: { readonly provider: string; readonly paymentRef: string },
): Promise<Attempt | undefined> {
  const { provider, paymentRef } = payment
  const known = await findAttempt(ctx.db, { provider, ref: paymentRef })
  if (!known) return findUnnamed(ctx, desk, payment)
  await checkAttempt(ctx, desk, known.id)
  return known
}

/** An event can be faster than the answer to the call that made its payment: then the payment's reference, which is our attempt, leads to it. */
async function findUnnamed(
  ctx: Context,
  desk: PaymentDesk,
  { provider, paymentRef }: { readonly provider: string; readonly paymentRef: string },
): Promise<Attempt | undefined> {
  const providerState = await desk.providers.get(provider)?.find(paymentRef)
  if (!providerState) return undefined
  const attempt =
    (await findAttemptMeant(ctx.db, provider, providerState)) ??
    (await bringBackAttempt(ctx, provider, providerState))
  if (attempt) await takeProviderState(ctx, desk, attempt, providerState)
  return attempt
}

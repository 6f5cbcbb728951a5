import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { fault } from '#platform/fault.ts'
import { OutsideError } from '#platform/outside.ts'
import {
  claimDueAttempts,
  findAttempt,
  findAttemptByRef,
  findAttemptMeant,
  finishEvent,
  logUnanswered,
  reconcileCaptures,
  type Providers,
  type Reconciliation,
} from '#modules/payment/index.ts'
import { openAtProvider } from './start-payment.ts'
import { settlePayment } from './settle-payment.ts'

/** Asks the provider how an attempt stands and settles what it says. An attempt whose create call got no answer is asked for again under the same key. */
export async function checkPayment(
  ctx: Context,
  providers: Providers,
  attemptId: Id<'attempt'>,
): Promise<void> {
  const attempt = await findAttempt(ctx.db, attemptId)
  if (!attempt) return
  const provider = providers.get(attempt.provider)
  if (!provider) throw new Error(`no provider ${attempt.provider}`)
  if (!attempt.providerRef) {
    if (attempt.status === 'CREATED') await openAtProvider(ctx, provider, attempt)
    return
  }
  const providerState = await provider.find(attempt.providerRef)
  fault('payment.asked')
  if (providerState) await settlePayment(ctx, attempt.id, providerState)
  fault('payment.settled')
}

/** A provider's event only says that something happened; what, is read from the provider itself, so late and shuffled events do no harm. */
export async function takeEvent(
  ctx: Context,
  providers: Providers,
  event: { provider: string; eventId: string; paymentRef: string },
): Promise<void> {
  const attempt = await findBehind(ctx, providers, event)
  if (!attempt) return finishEvent(ctx.db, event.provider, event.eventId, 'IGNORED', ctx.now())
  fault('webhook.settled')
  await finishEvent(ctx.db, event.provider, event.eventId, 'DONE', ctx.now())
}

/** Holds the mall's books against the provider's, each payment settled as an event of it would be. */
export function reconcile(ctx: Context, providers: Providers): Promise<Reconciliation> {
  return reconcileCaptures(ctx, providers, (payment) => findBehind(ctx, providers, payment))
}

/** The attempt behind a provider's payment, settled by what the provider says of it now; undefined when the payment is none of ours. */
async function findBehind(
  ctx: Context,
  providers: Providers,
  payment: { provider: string; paymentRef: string },
): Promise<{ id: Id<'attempt'> } | undefined> {
  const known = await findAttemptByRef(ctx.db, payment.provider, payment.paymentRef)
  if (!known) return findUnnamed(ctx, providers, payment)
  await checkPayment(ctx, providers, known.id)
  return known
}

/** An event can be faster than the answer to the call that made its payment: then the payment's reference, which is our attempt, leads to it. */
async function findUnnamed(
  ctx: Context,
  providers: Providers,
  event: { provider: string; paymentRef: string },
): Promise<{ id: Id<'attempt'> } | undefined> {
  const providerState = await providers.get(event.provider)?.find(event.paymentRef)
  if (!providerState) return undefined
  const attempt = await findAttemptMeant(ctx.db, event.provider, providerState)
  if (attempt) await settlePayment(ctx, attempt.id, providerState)
  return attempt
}

/** The poller's round: attempts whose next question is due, with growing pauses; those of a provider that is not set up any more wait for its settings. */
export async function checkDuePayments(ctx: Context, providers: Providers): Promise<void> {
  for (const { id } of await claimDueAttempts(ctx.db, [...providers.keys()], ctx.now(), 50)) {
    await checkPayment(ctx, providers, id).catch((error: unknown) => {
      // One attempt that cannot be asked about must not keep the others waiting.
      if (error instanceof OutsideError) logUnanswered(ctx.log, error, { attemptId: id })
      else ctx.log.error({ err: error, attemptId: id }, 'an attempt could not be checked')
    })
  }
}

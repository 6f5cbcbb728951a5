import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { fault } from '#platform/fault.ts'
import { OutsideError } from '#platform/outside.ts'
import {
  askAfterRefund,
  claimDueAttempts,
  findAttempt,
  findAttemptByRef,
  findDoneRefunds,
  findOpenRefunds,
  finishEvent,
  sendRefund,
  type Providers,
} from '#modules/payment/index.ts'
import { openAtProvider } from './start-payment.ts'
import { settlePayment } from './settle-payment.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

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
  const said = await provider.find(attempt.providerRef)
  fault('payment.asked')
  if (said) await settlePayment(ctx, attempt.id, said)
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
  await checkPayment(ctx, providers, attempt.id)
  fault('webhook.settled')
  // First those that are done: what is given in this moment need not be asked after.
  for (const refund of await findDoneRefunds(ctx.db, attempt.id))
    await askAfterRefund(ctx, providers, refund)
  for (const { id } of await findOpenRefunds(ctx.db, attempt.id))
    await sendRefund(ctx, providers, id)
  await finishEvent(ctx.db, event.provider, event.eventId, 'DONE', ctx.now())
}

/** The attempt behind a provider's payment, settled by what the provider says of it now where that was the only way to find it. */
export async function findBehind(
  ctx: Context,
  providers: Providers,
  payment: { provider: string; paymentRef: string },
): Promise<{ id: Id<'attempt'> } | undefined> {
  return (
    (await findAttemptByRef(ctx.db, payment.provider, payment.paymentRef)) ??
    findUnnamed(ctx, providers, payment)
  )
}

/** An event can be faster than the answer to the call that made its payment: then the payment's reference, which is our attempt, leads to it. */
async function findUnnamed(
  ctx: Context,
  providers: Providers,
  event: { provider: string; paymentRef: string },
): Promise<{ id: Id<'attempt'> } | undefined> {
  const said = await providers.get(event.provider)?.find(event.paymentRef)
  // A reference that is no id of ours is somebody else's.
  if (!said || !UUID.test(said.reference)) return undefined
  const attempt = await findAttempt(ctx.db, said.reference as Id<'attempt'>)
  if (
    !attempt ||
    attempt.provider !== event.provider ||
    (attempt.providerRef && attempt.providerRef !== said.ref)
  )
    return undefined
  await settlePayment(ctx, attempt.id, said)
  return attempt
}

/** The poller's round: attempts whose next question is due, with growing pauses; those of a provider that is not set up any more wait for its settings. */
export async function checkDuePayments(ctx: Context, providers: Providers): Promise<void> {
  for (const { id } of await claimDueAttempts(ctx.db, [...providers.keys()], ctx.now(), 50)) {
    await checkPayment(ctx, providers, id).catch((error: unknown) => {
      // One attempt that cannot be asked about must not keep the others waiting.
      if (error instanceof OutsideError)
        ctx.log.warn({ err: error, attemptId: id }, 'the provider did not answer')
      else ctx.log.error({ err: error, attemptId: id }, 'an attempt could not be checked')
    })
  }
}

import type { Id } from '@galleria/kernel/id'
import { MINUTE } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { takeProviderState, type PaymentDesk } from '../payment-desk.ts'
import type { Attempt } from '../payment.types.ts'
import { isFoundLater } from '../providers/key-lifetime.rules.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'
import { referenceOf } from '../providers/references.ts'
import { listenTo } from '../reconciling/silent-provider.ts'
import { findAttempt } from './attempt.store.ts'

/**
 * What a create call made whose answer was lost is looked up by our reference and settled: it may
 * have taken the money. False where nobody can say yet: the provider cannot be asked so, or finds
 * it a while later. Throws where the provider does not answer.
 */
export async function settleLost(
  ctx: Context,
  desk: PaymentDesk,
  provider: PaymentProvider,
  attempt: Attempt,
): Promise<boolean> {
  const find = provider.findByReference
  if (!find) return false
  const made = await listenTo(ctx, provider, () => find(referenceOf(attempt)))
  if (!made) return !isFoundLater(provider, attempt.createdAt, ctx.now())
  await takeProviderState(ctx, desk, attempt, made)
  await closeIfClosed(ctx, desk, provider, attempt.id, made.ref)
  return true
}

/**
 * Whether something was made that nobody can look up: it may be paid, and only its provider's call
 * or list will name it.
 */
export async function wasMade(
  ctx: Context,
  provider: PaymentProvider,
  { extras }: Attempt,
): Promise<boolean> {
  const ask = provider.wasMade
  return ask !== undefined && listenTo(ctx, provider, () => ask(extras ?? {}))
}

/** What was closed before its provider had named it shall be paid by nobody. */
export async function closeIfClosed(
  ctx: Context,
  desk: PaymentDesk,
  provider: PaymentProvider,
  id: Id<'attempt'>,
  ref: string,
): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id })
  if (attempt?.status !== 'PAY_CLOSED') return
  const providerState = await provider.cancel(ref)
  if (providerState) await takeProviderState(ctx, desk, attempt, providerState)
}

/**
 * When it is looked for once more after its closing: by then no call is out any more, and what one
 * has made is found.
 */
export function lookAgainAt({ foundWithinMs = 0 }: PaymentProvider, now: Date): Date {
  return new Date(now.getTime() + Math.max(foundWithinMs, MINUTE))
}

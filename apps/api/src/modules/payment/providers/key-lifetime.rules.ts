import type { PaymentProvider } from './payment-provider.ts'

/** Under a key that its provider has forgotten a call would do once more what it did. */
export function isKeyForgotten(
  { keyLifetimeMs = Infinity }: Pick<PaymentProvider, 'keyLifetimeMs'>,
  firstUsedAt: Date,
  now: Date,
): boolean {
  return now.getTime() - firstUsedAt.getTime() >= keyLifetimeMs
}

/**
 * Whether a call of which nothing was heard may be made again: a provider that can be asked has been
 * asked before, so its key need not be known any more; of another one the key is all that keeps
 * money from moving twice.
 */
export function isSafeToRepeat(
  provider: Pick<PaymentProvider, 'keyLifetimeMs' | 'stateOf'>,
  firstSentAt: Date,
  now: Date,
): boolean {
  return provider.stateOf === undefined || !isKeyForgotten(provider, firstSentAt, now)
}

/** Nothing that was found by our reference means nothing yet: it may be too new to be found. */
export function isFoundLater(
  { foundWithinMs = 0 }: Pick<PaymentProvider, 'foundWithinMs'>,
  firstSentAt: Date,
  now: Date,
): boolean {
  return now.getTime() - firstSentAt.getTime() < foundWithinMs
}

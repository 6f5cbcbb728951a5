import type { Money } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'

/** What a provider says of a payment, in our words. */
export type ProviderPayment = {
  readonly ref: string
  /** What we gave it when it was made: our attempt and its payment order (`references.ts`). */
  readonly reference: string
  readonly status: 'open' | 'processing' | 'paid' | 'declined' | 'canceled' | 'expired'
  readonly amount: Money
  readonly redirectUrl: string | null
  readonly failedReason: string | null
  readonly captures: readonly {
    readonly ref: string
    readonly amount: Money
    /** What the provider keeps; it may charge in another currency than it captures. */
    readonly fee: Money
  }[]
  readonly refunds: readonly ProviderRefund[]
}
/** Money that a provider says it took, whatever we know of it. */
export type ProviderCapture = {
  readonly ref: string
  readonly paymentRef: string
  readonly reference: string
  readonly amount: Money
  readonly capturedAt: Date
}
export type ProviderRefund = {
  readonly ref: string
  /** What we gave it when it was made: our try, and what its buyer is told about (`references.ts`). */
  readonly reference: string
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly failedReason: string | null
}
/** Money that a provider says it gave back, whatever we know of it. */
export type ListedRefund = ProviderRefund & {
  readonly paymentRef: string
  readonly captureRef: string | null
  readonly amount: Money
  readonly createdAt: Date
}
export type ProviderEvent = {
  readonly id: string
  readonly paymentRef: string
  readonly payload: unknown
}

/**
 * The port every channel comes through. A method throws `ProviderRefused` when the provider refuses this payment or refund and would refuse
 * it again, and `OutsideError` for everything else: then it is not known whether the provider acted, and the same call is made again.
 */
export type PaymentProvider = {
  readonly name: string
  /** The origins whose pages a buyer is sent to. */
  readonly pages: readonly string[]
  create(request: {
    key: string
    reference: string
    amount: Money
    returnUrl: string
    webhookUrl: string
    description: string
    language: string
  }): Promise<ProviderPayment>
  find(ref: string): Promise<ProviderPayment | undefined>
  cancel(ref: string): Promise<ProviderPayment>
  refund(request: {
    key: string
    paymentRef: string
    captureRef: string
    amount: Money
    reference: string
  }): Promise<ProviderRefund>
  /** What it took from an instant on, oldest first and including the instant itself; of entries that cannot be read, their names. */
  listCaptures(
    since: Date,
    limit: number,
  ): Promise<{
    captures: readonly ProviderCapture[]
    unreadable: readonly string[]
    hasMore: boolean
  }>
  /** What it was asked to give back from an instant on, in the same way. */
  listRefunds(
    since: Date,
    limit: number,
  ): Promise<{ refunds: readonly ListedRefund[]; hasMore: boolean }>
  /** Undefined unless the raw bytes were signed by the provider within the last five minutes. */
  readEvent(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): ProviderEvent | undefined
}

export type Providers = ReadonlyMap<string, PaymentProvider>

/** No as a matter of business: the card is declined, nothing is left to give back. */
export class ProviderRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderRefused'
  }
}

/** The provider did not let us in (401, 403): no answer about the payment, and nothing that mends itself. */
export class ProviderLockedOut extends OutsideError {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderLockedOut'
  }
}

/** A provider that does not answer is asked again later; one whose door is shut needs a person, who reads errors. */
export function logUnanswered(log: Context['log'], error: OutsideError, facts: object): void {
  if (error instanceof ProviderLockedOut)
    log.error({ err: error, ...facts }, 'the provider does not let us in: look at its key')
  else log.warn({ err: error, ...facts }, 'the provider did not answer')
}

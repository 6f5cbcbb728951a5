import type { Id } from '@galleria/kernel/id'
import type { Money } from '@galleria/kernel/money'
import type { AttemptStatus, RefundStatus } from './payment.flow.ts'

export type Attempt = {
  id: Id<'attempt'>
  buyerId: Id<'user'>
  contractId: Id<'contract'>
  paymentOrderId: Id<'paymentOrder'>
  kind: 'FULL' | 'DEPOSIT' | 'BALANCE'
  channel: string
  status: AttemptStatus
  amount: number
  currency: string
  uniqueKey: string
  requestKey: string
  provider: string
  providerRef: string | null
  redirectUrl: string | null
  failedReason: string | null
  checkCount: number
  createdAt: Date
  updatedAt: Date
}

export type Refund = {
  id: Id<'refund'>
  buyerId: Id<'user'>
  contractId: Id<'contract'>
  attemptId: Id<'attempt'>
  provider: string
  captureRef: string
  paymentRef: string
  amount: number
  currency: string
  reason: string
  status: RefundStatus
  attemptKey: string
  providerRef: string | null
  tries: number
  failedReason: string | null
  createdAt: Date
  /** When the provider is asked next; of one that failed, when it is sent again. */
  nextTryAt: Date | null
  /** The after-sales order that asked for it, if one did. */
  reverseId: Id<'reverse'> | null
}

/** What a provider says of a payment, in our words. */
export type ProviderPayment = {
  readonly ref: string
  /** Our attempt's id, which we gave it when it was made. */
  readonly reference: string
  readonly status: 'open' | 'processing' | 'paid' | 'declined' | 'canceled' | 'expired'
  readonly amount: Money
  readonly redirectUrl: string | null
  readonly failedReason: string | null
  readonly captures: readonly {
    readonly ref: string
    readonly amount: Money
    readonly fee: number
  }[]
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
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly failedReason: string | null
}
export type ProviderEvent = {
  readonly id: string
  readonly paymentRef: string
  readonly payload: unknown
}

/**
 * The port every channel comes through. A method throws `OutsideError` when it is not known whether the provider acted, and
 * `ProviderRefused` when it said no.
 */
export type PaymentProvider = {
  readonly name: string
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
  findRefund(ref: string): Promise<ProviderRefund | undefined>
  /** What it took from an instant on, oldest first and including the instant itself. */
  listCaptures(
    since: Date,
    limit: number,
  ): Promise<{ captures: readonly ProviderCapture[]; hasMore: boolean }>
  /** Undefined unless the raw bytes were signed by the provider within the last five minutes. */
  readEvent(
    raw: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): ProviderEvent | undefined
}

export type Providers = ReadonlyMap<string, PaymentProvider>

export class ProviderRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderRefused'
  }
}

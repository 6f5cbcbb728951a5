import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { OutsideError } from '#platform/outside.ts'
import type { ProviderPayment, Providers } from './payment-provider.ts'
import type { Attempt } from './payment.types.ts'
import { takeRefundNews } from './send-refund.ts'

/** The providers, and what payment asks of the module that knows orders. */
export type PaymentDesk = {
  readonly providers: Providers
  /** Applies what a provider says of an attempt to its orders, stock and books, in one transaction. */
  readonly settle: (
    ctx: Context,
    attemptId: Id<'attempt'>,
    providerState: ProviderPayment,
  ) => Promise<void>
  /** The language in which the contract was placed: the provider's page speaks it. */
  readonly languageOf: (ctx: Context, contractId: Id<'contract'>) => Promise<string>
}

/** What a provider says of an attempt is applied first; then what it says of refunds, each under its own lock. */
export async function takeProviderState(
  ctx: Context,
  desk: PaymentDesk,
  attempt: Attempt,
  providerState: ProviderPayment,
): Promise<void> {
  if (providerState.reference !== attempt.id)
    throw new OutsideError(
      `asked about ${attempt.id}, got an answer about ${providerState.reference}`,
    )
  await desk.settle(ctx, attempt.id, providerState)
  await takeRefundNews(ctx, attempt.provider, providerState.refunds)
}

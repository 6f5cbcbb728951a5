import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { paymentCalls } from '@galleria/contract/payment'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { OutsideError } from '#platform/outside.ts'
import type { ProviderPayment, Providers } from './payment-provider.ts'
import type { Attempt, PaymentOrder } from './payment.types.ts'
import { readReference } from './references.ts'
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
  /** The payment order that a buyer wants to pay, under its contract's lock; refuses one that cannot be paid now. */
  readonly lockPaymentOrder: (
    ctx: Context,
    tx: Tx,
    request: Parsed<typeof paymentCalls.firstPay>,
  ) => Promise<PaymentOrder>
  /** Whether a contract is the caller's. */
  readonly isOwn: (ctx: Context, contractId: Id<'contract'>) => Promise<boolean>
  /** The orders of a contract, as the result of its payment names them. */
  readonly ordersOf: (
    ctx: Context,
    contractId: Id<'contract'>,
  ) => Promise<Reply<typeof paymentCalls.payResult>['tradeOrderList']>
  /** By which numbers people know the orders of contracts. */
  readonly codesOf: (
    db: Db,
    contractIds: readonly Id<'contract'>[],
  ) => Promise<ReadonlyMap<Id<'contract'>, readonly string[]>>
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
  if (readReference(providerState.reference)?.attemptId !== attempt.id)
    throw new OutsideError(
      `asked about ${attempt.id}, got an answer about ${providerState.reference}`,
    )
  await desk.settle(ctx, attempt.id, providerState)
  await takeRefundNews(ctx, attempt.provider, providerState.refunds)
}

import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { paymentCalls } from '@galleria/contract/payment'
import type { Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import type { Currency } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { OutsideError } from '#platform/outside.ts'
import { asItStands } from './captures/ended-promise.ts'
import { paymentJobs } from './payment.jobs.ts'
import type { ProviderPayment, Providers } from './providers/payment-provider.ts'
import type { Attempt, PaymentOrder } from './payment.types.ts'
import { readReference } from './providers/references.ts'
import { keepFromLeading } from './providers/where-it-leads.ts'
import type { NameLinesGivenBack, Purchase } from './providers/purchase.ts'
import { takeRefundNews } from './refunds/send-refund.ts'
import { noteDeclines } from './tries/limit-tries.ts'

/**
 * A contract as it was placed: by it is decided how it may be paid, and providers are told of it.
 */
export type PaidContract = {
  readonly buyerId: Id<'user'>
  readonly site: Site
  readonly currency: Currency
  /** The provider's page speaks it. */
  readonly language: string
  readonly email: string
  /** Where it is delivered to: ISO 3166-1 alpha-2. */
  readonly country: string
  readonly hasCompany: boolean
  readonly isWithPoints: boolean
  /** Until when its orders wait for money. */
  readonly deadlineAt: Date
}

/** The providers, and what payment asks of the module that knows orders. */
export type PaymentDesk = {
  readonly providers: Providers
  /**
   * Applies what a provider says of an attempt to its orders, stock and books, in one transaction.
   */
  readonly settle: (
    ctx: Context,
    attemptId: Id<'attempt'>,
    providerState: ProviderPayment,
  ) => Promise<void>
  /**
   * The payment order that a buyer wants to pay, under its contract's lock; refuses one that cannot
   * be paid now.
   */
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
  /** What payment may know of a contract. */
  readonly contractOf: (
    ctx: Context,
    contractId: Id<'contract'>,
  ) => Promise<PaidContract | undefined>
  /** What a claim pays, line by line, and where it goes. */
  readonly purchaseOf: (
    ctx: Context,
    claim: Pick<PaymentOrder, 'contractId' | 'kind' | 'amount'>,
  ) => Promise<Purchase>
  readonly linesGivenBack: NameLinesGivenBack
  /**
   * Whether all that a contract buys leaves in parcels, as soon as it is paid, and is there by
   * `latest`.
   */
  readonly goesByParcel: (db: Db | Tx, contractId: Id<'contract'>, latest: Date) => Promise<boolean>
}

/**
 * What a provider says of an attempt is applied first; then what it says of refunds, each under its
 * own lock.
 */
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
  await noteDeclines(ctx, ctx.db, attempt, declinesOf(providerState))
  const provider = desk.providers.get(attempt.provider)
  const standing = await asItStands(ctx.db, provider, providerState)
  const state = provider ? keepFromLeading(ctx, provider, attempt, standing) : standing
  if (!isKnown(attempt, state)) await desk.settle(ctx, attempt.id, state)
  // Its provider said that it had ended, and may yet hold it: a promise that pays nothing is let go
  // once more, which does no harm.
  if (standing !== providerState)
    await ctx.jobs.send(ctx.db, paymentJobs.giveUp, { attemptId: attempt.id })
  await takeRefundNews(ctx, attempt.provider, providerState.refunds)
}

/**
 * Its buyer is still at it, as the books have it already: most of what providers say, to the poller
 * above all. Nothing leads back to this state, so an attempt that was read before the provider was
 * asked may be elsewhere by now, and settling would do nothing there either.
 */
function isKnown(attempt: Attempt, { ref, status, captures }: ProviderPayment): boolean {
  return (
    attempt.status === 'PAY_PENDING' &&
    attempt.providerRef === ref &&
    status === 'open' &&
    captures.length === 0
  )
}

/** The cards that were declined for it, or the one that nothing more is told of. */
function declinesOf({ ref, status, declines = [] }: ProviderPayment) {
  return declines.length === 0 && status === 'declined' ? [{ ref }] : declines
}

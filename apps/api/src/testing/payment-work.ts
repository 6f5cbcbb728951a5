import type { Id } from '@galleria/kernel/id'
import { deskFor } from '#modules/checkout/index.ts'
import * as check from '#modules/payment/attempts/check-attempt.ts'
import type { PaymentProvider, Providers } from '#modules/payment/providers/payment-provider.ts'
import { sendDueParcelCaptures } from '#modules/payment/captures/send-parcel-capture.ts'
import type { Context } from '#platform/context.ts'

export { checkDueDisputes } from '#modules/payment/disputes/answer-dispute.ts'
export { sendDueRefunds } from '#modules/payment/refunds/send-refund.ts'

/**
 * Payment's own work, which the mall's jobs and rounds do by themselves, done at a moment that a
 * test chooses.
 */
export function checkPayment(ctx: Context, providers: Providers, id: Id<'attempt'>) {
  return check.checkAttempt(ctx, deskFor(providers), id)
}

export function checkDuePayments(ctx: Context, providers: Providers) {
  return check.checkDueAttempts(ctx, deskFor(providers))
}

export { probeSilent } from '#modules/payment/reconciling/silent-provider.ts'

export function reconcile(ctx: Context, providers: Providers) {
  return check.reconcile(ctx, deskFor(providers))
}

/** As a restored mall does with each of its providers before it opens. */
export function reconcileWith(ctx: Context, providers: Providers, provider: PaymentProvider) {
  return check.reconcileWith(ctx, deskFor(providers), provider)
}

export function sendDueCaptures(ctx: Context, providers: Providers) {
  return sendDueParcelCaptures(ctx, deskFor(providers))
}

import type { Id } from '@galleria/kernel/id'
import { deskFor } from '#modules/checkout/index.ts'
import * as check from '#modules/payment/attempts/check-attempt.ts'
import type { PaymentProvider, Providers } from '#modules/payment/providers/payment-provider.ts'
import { sendDueParcelCaptures } from '#modules/payment/captures/send-parcel-capture.ts'
import { sendDueRefunds } from '#modules/payment/refunds/send-refund.ts'
import { probeSilent } from '#modules/payment/reconciling/silent-provider.ts'
import type { Context } from '#platform/context.ts'
import type { TestMall } from './open-test-mall.ts'

export { checkDueDisputes } from '#modules/payment/disputes/answer-dispute.ts'
export { probeSilent, sendDueRefunds }

/**
 * Payment's own work, which the mall's jobs and rounds do by themselves, done at a moment that a
 * test chooses.
 */
export function checkPayment(ctx: Context, providers: Providers, id: Id<'attempt'>) {
  return check.checkAttempt(ctx, deskFor(providers), id)
}

/** As the poller does: who was silent is asked first whether it answers again. */
export async function checkDuePayments(ctx: Context, providers: Providers): Promise<void> {
  await probeSilent(ctx, providers)
  await check.checkDueAttempts(ctx, deskFor(providers))
}

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

/** Until neither the providers nor the mall have anything to do about payments and refunds. */
export async function settlePayments(t: TestMall): Promise<void> {
  const own = t.mall.gate.own()
  for (let done = 1; done > 0;) {
    await t.lab.idle()
    await checkDuePayments(own, t.mall.providers)
    await sendDueRefunds(own, t.mall.providers)
    done = await t.drain()
    // What a provider says to that may come only now, on a slow machine; it is work, too.
    await t.lab.idle()
    done += await t.drain()
  }
}

import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { findContractForMall } from '#modules/order/index.ts'
import {
  checkAttempt,
  checkDueAttempts,
  closeAttempt,
  reconcile as reconcilePayments,
  takeEvent as takePaymentEvent,
  type PaymentDesk,
  type Providers,
} from '#modules/payment/index.ts'
import { settlePayment } from './settle-payment.ts'

/** Payment's own work, with orders behind it: whatever it finds out ends in `settlePayment`. */
export function deskFor(providers: Providers): PaymentDesk {
  return { providers, settle: settlePayment, languageOf }
}

async function languageOf(ctx: Context, contractId: Id<'contract'>): Promise<string> {
  return (await findContractForMall(ctx.db, contractId))?.language ?? 'en'
}

export function checkPayment(ctx: Context, providers: Providers, id: Id<'attempt'>) {
  return checkAttempt(ctx, deskFor(providers), id)
}

export function checkDuePayments(ctx: Context, providers: Providers) {
  return checkDueAttempts(ctx, deskFor(providers))
}

export function takeEvent(
  ctx: Context,
  providers: Providers,
  event: Parameters<typeof takePaymentEvent>[2],
) {
  return takePaymentEvent(ctx, deskFor(providers), event)
}

export function reconcile(ctx: Context, providers: Providers) {
  return reconcilePayments(ctx, deskFor(providers))
}

/** Another attempt has paid its claim: nobody shall pay this one, too. What was paid for it meanwhile is found by asking and goes back. */
export async function closeOther(ctx: Context, providers: Providers, id: Id<'attempt'>) {
  await closeAttempt(ctx, deskFor(providers), id)
}

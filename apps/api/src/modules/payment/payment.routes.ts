import { paymentCalls } from '@galleria/contract/payment'
import { affirmCalls } from '@galleria/contract/affirm'
import { paypalCalls } from '@galleria/contract/paypal'
import { toWireId } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { createAdyenRoutes } from './adyen/adyen.routes.ts'
import { authorizeAffirm } from './affirm/affirm-calls.ts'
import { findAttempt } from './attempts/attempt.store.ts'
import { createCardRoutes } from './cards/card.routes.ts'
import { createMoneyRoutes } from './matters/money.routes.ts'
import {
  authorize,
  closeForAnother,
  listChannels,
  openPurchaseSession,
  readPayResult,
  resumePayment,
  startPayment,
} from './attempts/payment-calls.ts'
import { capturePaypal, readPaypalDetails } from './paypal/paypal-calls.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentSetup } from './providers/payment-setup.ts'

export function createPaymentRoutes(
  desk: PaymentDesk,
  channels: PaymentSetup['channels'],
): readonly Bound[] {
  return [
    bind(paymentCalls.payChannel, (ctx, request) => listChannels(ctx, desk, channels, request)),
    bind(paymentCalls.firstPay, async (ctx, request) => {
      await countAgainst(ctx, `pay:${buyerOf(ctx)}`, { times: 60, seconds: 600 })
      return startPayment(ctx, desk, channels, request)
    }),
    bind(paymentCalls.authority, async (ctx, request) => {
      await countAgainst(ctx, `pay:${buyerOf(ctx)}`, { times: 60, seconds: 600 })
      return authorize(ctx, desk, channels, request)
    }),
    bind(paymentCalls.purchaseSession, async (ctx, request) => {
      await countAgainst(ctx, `pay:${buyerOf(ctx)}`, { times: 60, seconds: 600 })
      return openPurchaseSession(ctx, desk, channels, request)
    }),
    bind(paymentCalls.payResult, (ctx, request) => readPayResult(ctx, desk, request)),
    bind(paymentCalls.secondaryPay, (ctx, request) => resumePayment(ctx, desk, request)),
    bind(paymentCalls.closeAttempt, (ctx, request) => closeForAnother(ctx, desk, request)),
    bind(paymentCalls.queryContractByKey, async (ctx, { payUniqueKey }) => {
      const attempt = await findAttempt(ctx.db, { buyerId: buyerOf(ctx), uniqueKey: payUniqueKey })
      if (!attempt) throw refuse('payment.not_found')
      return { contractId: toWireId('contract', attempt.contractId) }
    }),
    bind(affirmCalls.authorizeAffirm, async (ctx, request) => {
      await countAgainst(ctx, `affirm:${buyerOf(ctx)}`, { times: 60, seconds: 600 })
      return authorizeAffirm(ctx, desk, request)
    }),
    bind(paypalCalls.paypalDetails, async (ctx, request) => {
      await countAgainst(ctx, `paypal:${buyerOf(ctx)}`, { times: 60, seconds: 600 })
      return readPaypalDetails(ctx, desk, request)
    }),
    bind(paypalCalls.paypalCapture, async (ctx, request) => {
      await countAgainst(ctx, `paypal:${buyerOf(ctx)}`, { times: 60, seconds: 600 })
      return capturePaypal(ctx, desk, request)
    }),
    ...createAdyenRoutes(desk),
    ...createMoneyRoutes(desk),
    ...createCardRoutes(desk.providers),
  ]
}

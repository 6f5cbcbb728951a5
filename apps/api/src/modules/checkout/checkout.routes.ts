import { orderCalls } from '@galleria/contract/order'
import { paymentCalls } from '@galleria/contract/payment'
import { toWireId } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { findAttempt, type PaymentSetup } from '#modules/payment/index.ts'
import { cancelUnpaid } from './close-contract.ts'
import { closeForAnother, listChannels, readPayResult, resumePayment } from './payment-calls.ts'
import { placeOrder } from './place-order.ts'
import { renderBill } from './render-bill.ts'
import { startPayment } from './start-payment.ts'

export function createCheckoutRoutes(setup: PaymentSetup): readonly Bound[] {
  const { providers, channels } = setup
  return [
    bind(orderCalls.renderContract, renderBill),
    bind(orderCalls.createContract, placeOrder),
    bind(orderCalls.cancelBeforePay, async (ctx, { id }) => {
      await cancelUnpaid(ctx, providers, id)
      return {}
    }),
    bind(paymentCalls.payChannel, (ctx, request) => listChannels(ctx, channels, request)),
    bind(paymentCalls.firstPay, async (ctx, request) => {
      await countAgainst(ctx, `pay:${buyerOf(ctx)}`, { times: 60, seconds: 600 })
      return startPayment(ctx, setup, request)
    }),
    bind(paymentCalls.payResult, readPayResult),
    bind(paymentCalls.secondaryPay, resumePayment),
    bind(paymentCalls.closeAttempt, (ctx, request) => closeForAnother(ctx, providers, request)),
    bind(paymentCalls.queryContractByKey, async (ctx, { payUniqueKey }) => {
      const attempt = await findAttempt(ctx.db, { buyerId: buyerOf(ctx), uniqueKey: payUniqueKey })
      if (!attempt) throw refuse('payment.not_found')
      return { contractId: toWireId('contract', attempt.contractId) }
    }),
  ]
}

import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { displayStatuses } from './states.ts'
import { idOf, text, wireMoney } from '../wire.ts'

export const attemptStatuses = [
  'CREATED',
  'PAY_PENDING',
  'PAY_SUCCESS',
  'PAY_FAILED',
  'PAY_CLOSED',
  'PAY_DUPLICATE',
] as const

const payKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/))
const record = {
  payUniqueKey: z.string(),
  paymentRecordStatus: z.enum(attemptStatuses),
  paymentRecordId: z.string(),
}

export const paymentCalls = {
  payChannel: defineCall({
    call: 'POST /sapi/mall-pay/payment/payChannel',
    who: 'buyer',
    about: "The channels this buyer may pay a contract through, in the storefront's order.",
    body: z.object({
      environment: z._default(z.literal('PC'), 'PC'),
      countryCode: z.optional(text(2)),
      excludeCountry: z.optional(text(60)),
      site: z.optional(text(2)),
      contractId: z.optional(idOf('contract')),
    }),
    reply: z.object({
      payChannelGroups: z.array(
        z.object({
          payChannels: z.array(
            z.object({
              channelName: z.string(),
              isAnonymous: z.boolean(),
              paymentMethods: z.array(z.object({ type: z.string(), name: z.string() })),
            }),
          ),
          configMap: z.record(
            z.string(),
            z.object({ type: z.string(), name: z.string(), order: z.int() }),
          ),
        }),
      ),
    }),
    refusals: ['contract.not_found'],
  }),
  firstPay: defineCall({
    call: 'POST /sapi/mall-pay/payment/firstPay',
    who: 'buyer',
    about:
      "Starts paying a payment order, or returns the attempt that is under way. The amount is the contract's, whatever the body says.",
    body: z.object({
      payChannel: text(40, 1),
      contractId: idOf('contract'),
      paymentOrderId: z.optional(idOf('paymentOrder')),
      orderId: z.optional(idOf('order')),
      tradeId: z.optional(idOf('contract')),
      buyerId: z.optional(text(60)),
      paymentExtraKey: z.optional(text(200)),
      token: z.optional(text(4000)),
      bindToken: z.optional(text(4000)),
    }),
    reply: z.object({
      channel: z.string(),
      paymentRecordId: z.string(),
      payUniqueKey: z.string(),
      paymentRecordStatus: z.enum(attemptStatuses),
      needConfirm: z.boolean(),
      redirectUrl: z.nullable(z.string()),
      redirectInfo: z.nullable(
        z.object({
          approveUrl: z.nullable(z.string()),
          action: z.nullable(z.string()),
          merchantSerialNo: z.string(),
        }),
      ),
      channelToken: z.nullable(z.string()),
    }),
    refusals: [
      'contract.not_found',
      'payment.not_found',
      'payment.channel',
      'payment.already_paid',
      'payment.window_closed',
      'payment.in_flight',
      'payment.unreachable',
      'payment.provider',
    ],
  }),
  payResult: defineCall({
    call: 'POST /sapi/mall-pay/payment/payResult',
    who: 'buyer',
    about:
      'What the result page polls: the newest attempt of a contract, or one attempt by its key.',
    body: z.object({
      payUniqueKey: z.optional(payKey),
      contractId: z.optional(idOf('contract')),
      isReturn: z.optional(z.boolean()),
    }),
    reply: z.object({
      ...record,
      recordStatus: z.enum(['SUCCESS', 'UNKNOWN', 'FAILED']),
      failedReason: z.nullable(z.string()),
      contractId: z.string(),
      amount: wireMoney,
      tradeOrderList: z.array(
        z.object({
          id: z.string(),
          tradeOrderCode: z.string(),
          displayStatus: z.enum(displayStatuses),
        }),
      ),
    }),
    refusals: ['payment.not_found'],
  }),
  secondaryPay: defineCall({
    call: 'POST /sapi/mall-order/web/order/secondaryPay',
    who: 'buyer',
    about: 'Resuming a payment: where the newest attempt of a contract stands.',
    body: z.object({ id: idOf('contract') }),
    reply: z.object(record),
    refusals: ['contract.not_found', 'payment.not_found'],
  }),
  closeAttempt: defineCall({
    call: 'POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm',
    who: 'buyer',
    about:
      'Closes an attempt at the provider so that another may start; if it was paid meanwhile, the answer says so.',
    body: z.object({ payUniqueKey: payKey, paymentRecordId: idOf('attempt') }),
    reply: z.object({ paymentRecordStatus: z.enum(attemptStatuses) }),
    refusals: ['payment.not_found', 'payment.in_flight', 'payment.unreachable'],
  }),
  queryContractByKey: defineCall({
    call: 'POST /sapi/mall-order/web/order/queryContractByUniqueKey',
    who: 'buyer',
    about: "The contract behind an attempt's key.",
    body: z.object({ payUniqueKey: payKey }),
    reply: z.object({ contractId: z.string() }),
    refusals: ['payment.not_found'],
  }),
}

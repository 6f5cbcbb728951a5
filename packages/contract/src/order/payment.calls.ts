import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { displayStatuses } from './states.ts'
import { idOf, text, wireMoney } from '../wire.ts'
import { hasCardNumber } from './card-number.ts'

export const attemptStatuses = [
  'CREATED',
  'PAY_PENDING',
  'PRE_AUTH_SUCCESS',
  'PAY_SUCCESS',
  'PAY_FAILED',
  'PAY_CLOSED',
  'PAY_DUPLICATE',
] as const

/**
 * What a provider gave to the browser. A card's number is none, and must not come this way at all.
 */
const providerToken = (max: number) =>
  text(max).check(z.refine((value) => !hasCardNumber(value), { abort: true }))
/** Never read: the amount is the contract's. */
const anyAmount = z.number().check(z.minimum(0), z.maximum(2_000_000_000))
const payKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/))
export const attemptRecord = {
  payUniqueKey: z.string(),
  paymentRecordStatus: z.enum(attemptStatuses),
  paymentRecordId: z.string(),
}

/** What a widget goes on with, or nothing of it. */
const redirectInfo = z.object({
  approveUrl: z.nullable(z.string()),
  action: z.nullable(z.string()),
  merchantSerialNo: z.string(),
  clientSecret: z.nullable(z.string()),
  sessionData: z.nullable(z.string()),
  sessionId: z.nullable(z.string()),
  clientKey: z.nullable(z.string()),
  environment: z.nullable(z.string()),
})

/** What a buyer takes along to pay elsewhere, and until when the order waits for it. */
const payInstructions = z.object({
  kind: z.enum(['TRANSFER', 'REFERENCE']),
  /** Of a transfer. */
  beneficiary: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** Of a payment at a machine. */
  entity: z.string(),
  reference: z.string(),
  payBy: z.string(),
})

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
      /** What is about to be ordered, as far as the ways to pay depend on it. */
      bill: z.optional(
        z.object({
          /** In minor units of the storefront's currency. */
          amount: z.optional(z.int().check(z.minimum(0), z.maximum(2_000_000_000))),
          isWithPoints: z.optional(z.boolean()),
          hasCompany: z.optional(z.boolean()),
        }),
      ),
    }),
    reply: z.object({
      payChannelGroups: z.array(
        z.object({
          payChannels: z.array(
            z.object({
              channelName: z.string(),
              isAnonymous: z.boolean(),
              paymentMethods: z.array(
                z.object({
                  type: z.string(),
                  name: z.string(),
                  needsCapableBrowser: z.optional(z.boolean()),
                }),
              ),
              /** For its widget: where the vendor's script is, the publishable key. */
              config: z.record(z.string(), z.string()),
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
      payMethod: z.optional(text(40)),
      paymentExtraKey: z.optional(providerToken(200)),
      token: z.optional(providerToken(20_000)),
      bindToken: z.optional(providerToken(4000)),
    }),
    reply: z.object({
      channel: z.string(),
      paymentRecordId: z.string(),
      payUniqueKey: z.string(),
      paymentRecordStatus: z.enum(attemptStatuses),
      needConfirm: z.boolean(),
      redirectUrl: z.nullable(z.string()),
      redirectInfo: z.nullable(redirectInfo),
      channelToken: z.nullable(z.string()),
    }),
    refusals: [
      'contract.not_found',
      'payment.not_found',
      'payment.channel',
      'payment.card',
      'payment.already_paid',
      'payment.window_closed',
      'payment.in_flight',
      'payment.unreachable',
      'payment.provider',
    ],
  }),
  authority: defineCall({
    call: 'POST /sapi/mall-pay/payment/authority',
    who: 'buyer',
    about:
      "What a widget is shown with before anything is paid: session data or a token of the channel. The amount is the contract's where one is named; what else the body says of money is ignored.",
    body: z.object({
      channel: text(40, 1),
      contractId: z.optional(idOf('contract')),
      authCode: z.optional(providerToken(4000)),
      tradeAmt: z.optional(z.object({ type: text(20), value: anyAmount })),
      countryCode: z.optional(text(2)),
      site: z.optional(text(2)),
      amount: z.optional(z.object({ currency: text(3), value: anyAmount })),
      payMethod: z.optional(text(40)),
      content: z.optional(providerToken(4000)),
    }),
    reply: z.object({
      redirectInfo: z.nullable(redirectInfo),
      channelToken: z.nullable(z.string()),
    }),
    refusals: ['contract.not_found', 'payment.channel', 'payment.address', 'payment.provider'],
  }),
  purchaseSession: defineCall({
    call: 'POST /api/payments/v1/sessions',
    who: 'buyer',
    about:
      'What the form of a provider that lends the money is shown with. What it is for, line by line, and the two addresses are those of the order; what else the body says of it is ignored.',
    body: z.object({ type: z.object({ payChannel: text(40, 1), contractId: idOf('contract') }) }),
    reply: z.object({
      client_token: z.string(),
      session_id: z.string(),
      payment_method_category: z.string(),
    }),
    refusals: ['contract.not_found', 'payment.channel', 'payment.address', 'payment.provider'],
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
      ...attemptRecord,
      recordStatus: z.enum(['SUCCESS', 'UNKNOWN', 'FAILED']),
      failedReason: z.nullable(z.string()),
      contractId: z.string(),
      amount: wireMoney,
      /** While it waits for a transfer, or for a payment at a machine. */
      payInstructions: z.nullable(payInstructions),
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
    reply: z.object(attemptRecord),
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

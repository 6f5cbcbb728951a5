import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { text, wireMoney } from '../wire.ts'
import { attemptRecord, paymentCalls } from './payment.calls.ts'

/**
 * PayPal's name of an order: `token` in the address that a buyer comes back by, `merchantSerialNo`
 * where the payment began.
 */
const byOrder = z.object({ gatewaySerialNo: text(40, 1) })

export const paypalCalls = {
  paypalDetails: defineCall({
    call: 'POST /sapi/mall-pay/payment/paypalDetails',
    who: 'buyer',
    about: 'How an order at PayPal stands, asked there now. Nothing is taken by it.',
    body: byOrder,
    reply: z.object({
      ...attemptRecord,
      gatewaySerialNo: z.string(),
      contractId: z.string(),
      amount: wireMoney,
      orderStatus: z.enum(['CREATED', 'APPROVED', 'COMPLETED', 'VOIDED', 'UNKNOWN']),
    }),
    refusals: ['payment.not_found'],
  }),
  paypalCapture: defineCall({
    call: 'POST /sapi/mall-pay/payment/paypalCapture',
    who: 'buyer',
    about:
      'Takes the money of an order that its buyer has agreed to at PayPal: once, however often it is called. Answers as payResult does.',
    body: byOrder,
    reply: paymentCalls.payResult.reply,
    refusals: ['payment.not_found'],
  }),
}

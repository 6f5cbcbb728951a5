import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, text } from '../wire.ts'
import { hasCardNumber } from './card-number.ts'
import { paymentCalls } from './payment.calls.ts'

/**
 * What Adyen's page or script brought back: it names a payment and what came of it, readable for
 * Adyen alone.
 */
const brought = text(4000).check(z.refine((value) => !hasCardNumber(value), { abort: true }))

export const adyenCalls = {
  adyenDetails: defineCall({
    call: 'POST /sapi/mall-pay/payment/adyenDetails',
    who: 'buyer',
    about:
      'The buyer is back from a page of Adyen, or has said yes in an app: what came of it is asked there and settled, once, however often it is called. Answers as payResult does.',
    body: z.object({
      contractId: idOf('contract'),
      site: z.optional(text(2)),
      details: z.object({ redirectResult: z.optional(brought), payload: z.optional(brought) }),
      paymentData: z.optional(brought),
    }),
    reply: paymentCalls.payResult.reply,
    refusals: ['contract.not_found', 'payment.not_found'],
  }),
}

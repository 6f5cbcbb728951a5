import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf } from '../wire.ts'
import { paymentCalls } from './payment.calls.ts'

export const affirmCalls = {
  authorizeAffirm: defineCall({
    call: 'POST /api/trantor/flow/mall_finance_AffirmAuthorizeFlow',
    who: 'buyer',
    about:
      'The buyer has confirmed at Affirm: the payment is authorized and taken, once, however often it is called. Answers as payResult does.',
    body: z.object({
      contractId: idOf('contract'),
      /** `checkout_token` of the address that Affirm leads back to. */
      checkoutToken: z.string().check(z.regex(/^[\w-]{1,100}$/)),
    }),
    reply: paymentCalls.payResult.reply,
    refusals: ['payment.not_found'],
  }),
}

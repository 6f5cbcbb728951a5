import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { nothing, smallId, text } from '../wire.ts'
import { CONTACT_NUMBER, LONGEST_CONTACT, LONGEST_SERVICE_REMARK } from './service-rules.ts'

/** What a buyer does about services of shops. */
export const serviceCalls = {
  chooseService: defineCall({
    call: 'POST /sapi/mall-order/cartline/chooseService',
    who: 'buyer',
    about:
      'What of the cart comes from this shop is delivered with assembly, as far as the shop offers it, with a number to be called at and a remark for the fitters; without `service` it is delivered as usual.',
    body: z.object({
      shopId: smallId,
      service: z.nullable(
        z.object({
          contactNumber: text(LONGEST_CONTACT, 1).check(
            z.regex(CONTACT_NUMBER, { error: 'phone' }),
          ),
          remark: text(LONGEST_SERVICE_REMARK),
        }),
      ),
    }),
    reply: nothing,
    refusals: ['service.not_offered'],
  }),
}

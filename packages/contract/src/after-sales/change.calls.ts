import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { askedQty } from '../item/measure.ts'
import { idOf } from '../wire.ts'
import { application, reference, wireReverse } from './calls.ts'

/** A buyer changes an application that its shop has not decided about (A6). */

export const changeCalls = {
  modifyReverse: defineCall({
    call: 'POST /sapi/mall-order/web/reverseorder/modify',
    who: 'member',
    about:
      'Says an application otherwise, at most twice and while its shop has not decided: reason, remark and pictures, all as they are to be; quantities of its lines, and the amount, where they are named. With quantities and no amount all that these can give back is asked for. The shop has its whole time again. Who has read an earlier version is refused; the same said again changes nothing.',
    body: z.object({
      ...reference.shape,
      version: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
      reverseReason: application.shape.reverseReason,
      remark: application.shape.remark,
      attachmentList: application.shape.attachmentList,
      reverseTradeOrderLineList: z.optional(
        z
          .array(z.object({ id: idOf('reverseLine'), reverseQty: askedQty }))
          .check(z.minLength(1, { error: 'no_line' }), z.maxLength(100)),
      ),
      applyRefundAmt: application.shape.applyRefundAmt,
    }),
    reply: wireReverse,
    refusals: [
      'reverse.not_found',
      'reverse.state',
      'reverse.changed',
      'reverse.not_eligible',
      'refund.exceeds_available',
      'refund.unsent_whole',
      'qty.step',
    ],
  }),
}

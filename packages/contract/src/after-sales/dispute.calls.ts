import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { askedQty } from '../item/measure.ts'
import { idOf, imageFile, pageNo, pageOf, pageSize, text } from '../wire.ts'
import { merchantReverse, reference, wireReverse, wireReverseRow } from './calls.ts'
import { LONGEST_DISPUTE_TEXT, MOST_DISPUTE_PHOTOS, rulings } from './dispute-rules.ts'

/**
 * A request that its shop has declined, taken to the mall: both sides say theirs, and the mall
 * rules.
 */

const side = {
  ...reference.shape,
  content: text(LONGEST_DISPUTE_TEXT, 1),
  attachmentList: z.optional(
    z.object({ files: z.array(imageFile).check(z.maxLength(MOST_DISPUTE_PHOTOS)) }),
  ),
}

const disputeRow = z.object({ ...wireReverseRow.shape, buyerName: z.string() })
const disputeDetail = z.object({
  ...wireReverse.shape,
  buyerName: z.string(),
  /**
   * What the mall can rule now; empty while the shop still has time to say its side, and once it is
   * over.
   */
  rulingList: z.array(z.enum(rulings)),
})
export type WireDisputeRow = z.output<typeof disputeRow>
export type WireDisputeDetail = z.output<typeof disputeDetail>

export const reverseDisputeCalls = {
  askMall: defineCall({
    call: 'POST /sapi/mall-order/web/reverseorder/askMall',
    who: 'member',
    about:
      'Asks the mall to decide about a request that the shop has declined, within a week and once. Its units and money are claimed again until then.',
    body: z.object(side),
    reply: wireReverse,
    refusals: ['reverse.not_found', 'reverse.state'],
  }),
  sayToMall: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/answerDispute',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about: 'The shop says its side, once, within 48 hours; the mall and the buyer read it.',
    body: z.object(side),
    reply: merchantReverse,
    refusals: ['reverse.not_found', 'reverse.state', 'reverse.own_purchase'],
  }),
  giveIn: defineCall({
    call: 'POST /sapi/mall-merchant/reverseorder/giveIn',
    who: 'merchant',
    right: 'after-sales',
    writes: 'afterSales',
    about:
      'The shop agrees after all: goods that are with the buyer come back first where that was asked for, else the money goes back.',
    body: reference,
    reply: merchantReverse,
    refusals: ['reverse.not_found', 'reverse.state', 'reverse.own_purchase'],
  }),
  pageReverseDisputes: defineCall({
    call: 'POST /sapi/mall-operator/dispute/page',
    who: 'operator',
    right: 'service',
    writes: false,
    about:
      'Requests that the mall was asked about: those that wait for its ruling, the longest waiting first, or those that are over, the newest first.',
    body: z.object({ isClosed: z._default(z.boolean(), false), pageNo, pageSize: pageSize(20) }),
    reply: pageOf(disputeRow),
    refusals: [],
  }),
  reverseDisputeDetail: defineCall({
    call: 'POST /sapi/mall-operator/dispute/detail',
    who: 'operator',
    right: 'service',
    writes: false,
    about: 'One of them with what both sides say and show, their messages and its history.',
    body: reference,
    reply: disputeDetail,
    refusals: ['reverse.not_found'],
  }),
  ruleReverseDispute: defineCall({
    call: 'POST /sapi/mall-operator/dispute/rule',
    who: 'operator',
    right: 'service',
    writes: 'afterSales',
    about:
      'The mall rules, with its reasons for both: the money goes back, the goods come back first, or nothing does; of all that was asked for, or of a part. Nobody rules about an own purchase or the own shop.',
    body: z.object({
      ...reference.shape,
      ruling: z.enum(rulings),
      /**
       * Of fewer units than were asked about: these of each line; lines that are not named are not
       * meant.
       */
      lines: z.optional(
        z
          .array(z.object({ id: idOf('reverseLine'), qty: askedQty }))
          .check(z.minLength(1), z.maxLength(100)),
      ),
      /** Of less money than these units come to. */
      amount: z.optional(z.object({ value: z.number().check(z.minimum(0), z.maximum(1e9)) })),
      reason: text(LONGEST_DISPUTE_TEXT, 1),
    }),
    reply: disputeDetail,
    refusals: ['reverse.not_found', 'reverse.state', 'dispute.own', 'dispute.part'],
  }),
}

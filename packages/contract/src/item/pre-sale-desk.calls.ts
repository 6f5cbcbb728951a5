import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { nothing, smallId, text, wireTime } from '../wire.ts'
import { DEPOSIT_PERCENT, MOST_DELIVERY_DAYS } from './pre-sale-rules.ts'

const time = z.iso.datetime({ offset: true })
const desk = z.array(
  z.object({
    id: z.int(),
    /** The item number, and what it is called in the language of the reader. */
    skuCode: z.string(),
    name: z.string(),
    shopName: z.string(),
    preSaleEventType: z.enum(['FULL_PAYMENT', 'DEPOSIT']),
    depositPercent: z.nullable(z.int()),
    startTime: wireTime,
    endTime: wireTime,
    balancePaymentStartTime: z.nullable(wireTime),
    balancePaymentEndTime: z.nullable(wireTime),
    isDepositKept: z.boolean(),
    /** Days after the last payment, or a day. */
    duration: z.nullable(z.int()),
    expectDate: z.nullable(z.string()),
    status: z.enum(['COMING', 'RUNNING', 'OVER']),
    operationList: z.array(z.literal('end')),
  }),
)

/**
 * Pre-sales of a shop, planned by its people. What runs is ended, not changed: orders keep the
 * terms they were placed with.
 */
export const preSaleDeskCalls = {
  listPreSales: defineCall({
    call: 'POST /sapi/mall-merchant/preSale/list',
    who: 'merchant',
    right: 'query',
    writes: false,
    about: "The pre-sales of the seller's shops, the newest first.",
    body: nothing,
    reply: desk,
    refusals: [],
  }),
  planPreSale: defineCall({
    call: 'POST /sapi/mall-merchant/preSale/plan',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about:
      'Plans a pre-sale of goods of an own shop: paid at once, or a deposit now and the balance later; delivered so many days after the last payment, or on a day. Planned twice it is planned once.',
    body: z.object({
      skuCode: text(40, 1),
      startTime: time,
      endTime: time,
      /** With a deposit; without, all of it is paid at once. */
      deposit: z.optional(
        z.object({
          percent: z.int().check(z.minimum(DEPOSIT_PERCENT.least), z.maximum(DEPOSIT_PERCENT.most)),
          startTime: time,
          endTime: time,
          /** When the balance is not paid in time. */ isKept: z.boolean(),
        }),
      ),
      /** One of the two. */
      duration: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_DELIVERY_DAYS))),
      expectDate: z.optional(z.iso.date()),
    }),
    reply: desk,
    refusals: [],
  }),
  endPreSale: defineCall({
    call: 'POST /sapi/mall-merchant/preSale/end',
    who: 'merchant',
    right: 'write',
    writes: 'offers',
    about:
      'Ends a pre-sale now, or takes one back that has not begun. What was ordered in it goes on under its terms.',
    body: z.object({ id: smallId }),
    reply: desk,
    refusals: ['presale.not_found', 'presale.over'],
  }),
}

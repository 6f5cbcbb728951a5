import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf } from '../wire.ts'
import { MOST_PICKED } from './order-work-rules.ts'

const file = z.object({ name: z.string(), content: z.string() })

/**
 * Tracking numbers of many orders at once, as a CSV table: order, carrier and number in its first
 * three columns, below a heading.
 */
export const shippingTableCalls = {
  shippingTemplate: defineCall({
    call: 'POST /sapi/mall-merchant/order/shippingTemplate',
    who: 'merchant',
    right: 'ship',
    writes: false,
    about:
      'A table to fill in with carriers and numbers: a line for each of these orders that has something to send, or one line as a sample.',
    body: z.object({ ids: z.array(idOf('order')).check(z.maxLength(MOST_PICKED)) }),
    reply: file,
    refusals: ['order.not_found'],
  }),
  shipByTable: defineCall({
    call: 'POST /sapi/mall-merchant/order/shipByTable',
    who: 'merchant',
    right: 'ship',
    writes: 'orders',
    about:
      'Sends a parcel for each line of a table, with all that is left of its order. Each line is a step of its own: one that is refused keeps no other back, and a table that comes twice sends nothing twice.',
    body: z.object({ content: z.string().check(z.minLength(1), z.maxLength(60_000)) }),
    reply: z.object({
      rowList: z.array(
        z.object({
          /** As a spreadsheet counts, with the heading. */ lineNo: z.int(),
          orderId: z.nullable(z.string()),
          order: z.string(),
          carrier: z.string(),
          serviceCode: z.string(),
          outcome: z.enum(['SENT', 'ALREADY', 'REFUSED']),
          /** In the reader's language. */ sentence: z.string(),
        }),
      ),
      /** The same as a table to keep. */ report: file,
    }),
    refusals: ['table.empty', 'table.too_long'],
  }),
}

import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, pageNo, pageOf, pageSize, text, wireTime } from '../wire.ts'
import { LONGEST_REASON } from '../merchant/rules.ts'

/**
 * Parcels that a carrier follows and the books know nothing of: found after a restore, for a person
 * of the mall to look at.
 */

export const strayReasons = [
  /** Nothing says which order it is of, or that order is not in the books. */
  'ORDER_UNKNOWN',
  /** Its order is canceled, given back, or sent in other parcels. */
  'NOTHING_TO_SEND',
  /** Nothing says which goods are in it. */
  'CONTENTS_UNKNOWN',
  /** The mall has no such carrier. */
  'CARRIER_UNKNOWN',
  /** What the carrier lists and cannot be read. */
  'UNREADABLE',
] as const

export const wireStrayParcel = z.object({
  id: z.string(),
  status: z.enum(['OPEN', 'RESOLVED', 'SETTLED']),
  reason: z.enum(strayReasons),
  fulfillmentServiceProvider: z.string(),
  serviceCode: z.string(),
  tradeOrderCode: z.nullable(z.string()),
  shopName: z.nullable(z.string()),
  registeredAt: z.nullable(wireTime),
  foundAt: wireTime,
  operationList: z.array(z.enum(['settle'])),
  progressList: z.array(
    z.object({
      event: z.string(),
      to: z.string(),
      by: z.nullable(z.string()),
      at: wireTime,
      note: z.string(),
    }),
  ),
})
export type WireStrayParcel = z.output<typeof wireStrayParcel>

export const strayParcelCalls = {
  pageStrayParcels: defineCall({
    call: 'POST /sapi/mall-operator/parcel/page',
    who: 'operator',
    right: 'service',
    writes: false,
    about:
      'Parcels to look at: what is open, the oldest first, or what was dealt with, the latest first.',
    body: z.object({ isClosed: z._default(z.boolean(), false), pageNo, pageSize: pageSize(25) }),
    reply: pageOf(wireStrayParcel),
    refusals: [],
  }),
  settleStrayParcel: defineCall({
    call: 'POST /sapi/mall-operator/parcel/settle',
    who: 'operator',
    right: 'service',
    writes: 'orders',
    about: 'Says what became of a parcel that the books know nothing of.',
    body: z.object({ id: idOf('strayParcel'), note: text(LONGEST_REASON, 1) }),
    reply: wireStrayParcel,
    refusals: ['matter.not_found', 'matter.state'],
  }),
}

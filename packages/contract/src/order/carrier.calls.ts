import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { line, nothing, smallId, text } from '../wire.ts'
import {
  isCarrierCode,
  isTrackingLink,
  LONGEST_CARRIER_NAME,
  LONGEST_TRACKING_LINK,
} from './carrier-rules.ts'

/** Who brings parcels: kept by the mall, chosen by shops and by buyers who send something back. */

const written = {
  name: line(LONGEST_CARRIER_NAME, 1),
  /** `{number}` stands for the parcel's number. */
  trackingUrl: text(LONGEST_TRACKING_LINK, 1).check(
    z.refine((typed) => isTrackingLink(typed), { error: 'tracking_link' }),
  ),
}
const carriers = z.object({
  carrierList: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      trackingUrl: z.string(),
      /** Chosen for new parcels; those under way keep theirs. */ isOn: z.boolean(),
      /** What a change is based on. */ version: z.int(),
    }),
  ),
})
export type WireCarrier = z.output<typeof carriers>['carrierList'][number]

export const carrierCalls = {
  listDeskCarriers: defineCall({
    call: 'POST /sapi/mall-operator/carrier/list',
    who: 'operator',
    right: 'service',
    writes: false,
    about: 'All carriers, also those that are switched off.',
    body: nothing,
    reply: carriers,
    refusals: [],
  }),
  addCarrier: defineCall({
    call: 'POST /sapi/mall-operator/carrier/add',
    who: 'operator',
    right: 'service',
    writes: 'carriers',
    about:
      'Adds a carrier, which shops and buyers can choose at once. Its code, by which the tracking service knows it, stays. The same once more, from a second press, is the same carrier.',
    body: z.object({
      code: text(40, 2).check(z.refine((typed) => isCarrierCode(typed), { error: 'carrier_code' })),
      ...written,
    }),
    reply: carriers,
    refusals: ['carrier.code_taken'],
  }),
  saveCarrier: defineCall({
    call: 'POST /sapi/mall-operator/carrier/save',
    who: 'operator',
    right: 'service',
    writes: 'carriers',
    about:
      'Renames a carrier, changes where its parcels are followed, switches it off or on. Names the version that was read: of two who change it at once the second is refused. Parcels keep a carrier that is switched off.',
    body: z.object({
      id: smallId,
      version: smallId,
      ...written,
      isOn: z.boolean(),
    }),
    reply: carriers,
    refusals: ['carrier.not_found', 'carrier.changed'],
  }),
}

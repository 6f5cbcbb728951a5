import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { nothing, text } from '../wire.ts'
import { wireTrack } from './calls.ts'

export const logisticsCalls = {
  listCarriers: defineCall({
    call: 'POST /sapi/mall-order/web/logistics/listCompany',
    who: 'anyone',
    about: 'The carriers the mall knows.',
    body: nothing,
    reply: z.array(z.object({ id: z.int(), entityName: z.string(), entityCode: z.string() })),
    refusals: [],
  }),
  trackWaybill: defineCall({
    call: 'GET /api/tms/web/express/track/waybill/query',
    who: 'buyer',
    about:
      "Where a parcel of the caller's own has been, newest first, by the carrier's code and the tracking number.",
    body: z.object({ carrierCompanyCode: text(40, 1), wayBillNumber: text(60, 1) }),
    reply: z.array(wireTrack),
    refusals: ['parcel.not_found'],
  }),
}

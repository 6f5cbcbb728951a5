import * as z from 'zod/mini'
import { qty, soldBy } from '../item/measure.ts'
import { wireTime } from '../wire.ts'

export const wireTrack = z.object({
  ftime: wireTime,
  formatTime: wireTime,
  originTime: wireTime,
  areaName: z.string(),
  context: z.string(),
})
export type WireTrack = z.output<typeof wireTrack>
export const wireParcel = z.object({
  id: z.string(),
  fulfillmentProgressStatus: z.enum(['SEND_DELIVERY', 'SIGN_IN', 'CANCEL']),
  fulfillmentProgressLineList: z.array(
    z.object({
      tradeOrderLineId: z.string(),
      qty,
      marketingUnit: soldBy.marketingUnit,
      name: z.string(),
      image: z.string(),
    }),
  ),
  serviceCode: z.string(),
  fulfillmentServiceProvider: z.object({
    id: z.int(),
    entityName: z.string(),
    entityCode: z.string(),
    trackingUrl: z.string(),
  }),
  logisticsList: z.array(wireTrack),
  operationList: z.array(z.string()),
  createdAt: wireTime,
  deliveredAt: z.nullable(wireTime),
  /** Its carrier says that it is lost: it counts as received only once somebody says so. */
  isLost: z.boolean(),
  confirmDeadline: wireTime,
  /** Of one that its shop called back: why. */
  callBackReason: z.nullable(z.string()),
})
export type WireParcel = z.output<typeof wireParcel>

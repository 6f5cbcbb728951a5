import * as z from 'zod/mini'
import { displayStatuses } from '../order/states.ts'
import { wireMoney, wireTime } from '../wire.ts'
import { reverseReasons, reverseStatuses, reverseTypes } from './rules.ts'

/**
 * What whoever answers a request needs to know beside it: how its order stands, and what the same
 * buyer asked for before, at this shop.
 */

const sentParcel = z.object({
  serviceCode: z.string(),
  carrierName: z.string(),
  fulfillmentProgressStatus: z.enum(['SEND_DELIVERY', 'SIGN_IN', 'CANCEL']),
  createdAt: wireTime,
  deliveredAt: z.nullable(wireTime),
  /** What its carrier said last; null as long as it has said nothing. */
  lastTrack: z.nullable(z.object({ time: wireTime, text: z.string() })),
})
const earlierReverse = z.object({
  id: z.string(),
  reverseTradeOrderCode: z.string(),
  reverseTradeOrderType: z.enum(reverseTypes),
  /** How it stands, or ended; `isInDispute` as with every request. */
  reverseTradeOrderStatus: z.enum(reverseStatuses),
  isInDispute: z.boolean(),
  changeToReturn: z.boolean(),
  reverseReason: z.enum(reverseReasons),
  createdAt: wireTime,
  /** What goes back by it, or was asked for where nothing does. */
  refundAmount: wireMoney,
})
export type EarlierReverse = z.output<typeof earlierReverse>

export const beside = {
  orderNow: z.object({
    displayStatus: z.enum(displayStatuses),
    paidAmt: wireMoney,
    refundedAmt: wireMoney,
    packageList: z.array(sentParcel),
  }),
  /** The newest first, ten at most; none of another shop, and none of a buyer who has left. */
  earlierReverseList: z.array(earlierReverse),
}

import type { MerchantReverse } from '@galleria/contract/after-sales'
import { displayStatusOf } from '@galleria/contract/order-states'
import type { Language } from '@galleria/contract/storefronts'
import { toWireId } from '@galleria/kernel/id'
import { wireMoney } from '#platform/wire-money.ts'
import { inLanguage } from '#modules/shipping/index.ts'
import type { BesideRequest } from './beside-request.queries.ts'
import { isExchange } from '../reverse.rules.ts'
import { wireStatusOf } from '../reverse.present.ts'

export function presentBesideRequest(
  { orderStatus, paid, refunded, parcels, earlier }: BesideRequest,
  currency: string,
  language: Language,
): Pick<MerchantReverse, 'orderNow' | 'earlierReverseList'> {
  const time = (text: string) => new Date(text).toISOString()
  return {
    orderNow: {
      displayStatus: displayStatusOf(orderStatus),
      paidAmt: wireMoney(paid, currency),
      refundedAmt: wireMoney(refunded, currency),
      packageList: parcels.map((parcel) => ({
        serviceCode: parcel.number,
        carrierName: parcel.carrierName,
        fulfillmentProgressStatus: parcel.status,
        createdAt: time(parcel.shippedAt),
        deliveredAt: parcel.deliveredAt && time(parcel.deliveredAt),
        lastTrack: parcel.lastEntry && {
          time: time(parcel.lastEntry.time),
          text: inLanguage(parcel.lastEntry, language).text,
        },
      })),
    },
    earlierReverseList: earlier.map((one) => ({
      id: toWireId('reverse', one.id),
      reverseTradeOrderCode: one.code,
      reverseTradeOrderType: one.type,
      reverseTradeOrderStatus: wireStatusOf(one),
      isInDispute: one.status === 'IN_DISPUTE',
      changeToReturn: one.isChangedToReturn,
      reverseReason: one.reason,
      createdAt: time(one.appliedAt),
      refundAmount: wireMoney(isExchange(one) ? 0 : one.amount, one.currency),
    })),
  }
}

import type { WireReverse } from '@galleria/contract/after-sales'
import type { Language } from '@galleria/contract/storefronts'
import { inLanguage, type ReverseParcelRow } from '#modules/shipping/index.ts'

/** What comes back, or goes out instead, for who reads this language. */
export function presentParcel(
  parcel: ReverseParcelRow,
  language: Language,
): WireReverse['fulfillmentProgressList'][number] {
  return {
    fulfillmentProgressStatus: 'SEND_DELIVERY',
    serviceCode: parcel.number,
    fulfillmentServiceProvider: {
      id: parcel.carrierId,
      entityName: parcel.carrierName,
      entityCode: parcel.carrierCode,
    },
    createdAt: parcel.sentAt.toISOString(),
    isLost: parcel.lostAt !== null && parcel.deliveredAt === null,
    operaterType: parcel.operator,
    logisticsList: parcel.entries.map((entry) => ({
      ftime: entry.time,
      context: inLanguage(entry, language).text,
    })),
  }
}

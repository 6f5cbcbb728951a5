import type { WireReverse, WireReverseRow } from '@galleria/contract/after-sales'
import { documentUrl } from '#modules/files/index.ts'
import { factsOf, isUsable } from '../reverse.facts.ts'
import type { ReverseRow } from '../reverse.types.ts'

/**
 * The label, as long as the goods wait to be sent with it: one whose only file was refused is none.
 */
export function presentLabel({ status, label }: ReverseRow): WireReverse['returnLabel'] {
  if (!isUsable(label) || status !== 'WAITING_FOR_BUYER_RETURN') return null
  return {
    serviceCode: label.number,
    fulfillmentServiceProvider: {
      id: label.carrierId,
      entityName: label.carrierName,
      entityCode: label.carrierCode,
    },
    code: label.code,
    document: label.fileId &&
      label.file && {
        url: documentUrl(label.fileId),
        name: label.file.name,
        isReady: label.file.isReady,
      },
    givenTime: new Date(label.givenAt).toISOString(),
  }
}

/** Whose parcel its carrier calls lost. */
export function lostParcelOf(reverse: ReverseRow): WireReverseRow['lostParcel'] {
  const { isReplacementLost, isLost } = factsOf(reverse)
  if (isReplacementLost) return 'SELLER'
  return isLost ? 'USER' : null
}

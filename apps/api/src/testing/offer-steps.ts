import type { ReplyOf } from '@galleria/contract/client'
import { READ } from './after-sales-steps.ts'
import type { Visitor } from './open-test-mall.ts'

/** What tests of a shop's offers do: make one, and accept the one that stands. */

export const OFFER = 'POST /sapi/mall-merchant/reverseorder/offer' as const
export const ACCEPT = 'POST /sapi/mall-order/web/reverseorder/acceptOffer' as const
export const DECLINE = 'POST /sapi/mall-order/web/reverseorder/declineOffer' as const
export const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const

/** Less money, and the goods stay with their buyer. */
export function offerPart(
  merchant: Visitor,
  id: string,
  value: number,
): Promise<ReplyOf<typeof OFFER>> {
  const content = 'A scratch is worth less.'
  return merchant.call(OFFER, { id, kind: 'PART', amount: { value }, content })
}

/** All of the money, once the goods are back. */
export function offerBack(merchant: Visitor, id: string): Promise<ReplyOf<typeof OFFER>> {
  return merchant.call(OFFER, { id, kind: 'SEND_BACK', content: 'We would like to see it.' })
}

export async function acceptOffer(buyer: Visitor, id: string): Promise<ReplyOf<typeof ACCEPT>> {
  const { offer } = await buyer.call(READ, { id })
  return buyer.call(ACCEPT, { id, offerId: offer?.id ?? '' })
}

import type { MerchantReverse } from '@galleria/contract/after-sales'

type Reverse = Pick<
  MerchantReverse,
  'reverseTradeOrderType' | 'reverseTradeOrderStatus' | 'fulfillmentProgressList'
>
type Parcels = MerchantReverse['fulfillmentProgressList']

/**
 * The parcels of a request by what is in them: the goods, which come back and, where the shop does
 * not accept them, go to their buyer again; and what comes instead of them.
 */
export function parcelsOf(reverse: Reverse): { goods: Parcels; instead: Parcels } {
  const isReplaced =
    reverse.reverseTradeOrderType === 'SALE_EXCHANGE' &&
    reverse.reverseTradeOrderStatus !== 'REVERSE_CLOSE'
  const isInstead = ({ operaterType }: Parcels[number]) => isReplaced && operaterType === 'SELLER'
  return {
    goods: reverse.fulfillmentProgressList.filter((parcel) => !isInstead(parcel)),
    instead: reverse.fulfillmentProgressList.filter(isInstead),
  }
}

/**
 * Whether a request ended without anything that was asked for: neither money goes back nor are
 * other goods sent.
 */
export function cameToNothing({
  reverseTradeOrderStatus: status,
}: Pick<Reverse, 'reverseTradeOrderStatus'>): boolean {
  return status === 'REVERSE_CLOSE' || status === 'REVERSE_CANCELED'
}

import { msg } from '@lingui/core/macro'

/** What the calls did with which a shop plans what it sells for less, or before it is there. */
export const planCallNames = {
  'mall-merchant/goods/planPrices': msg({
    message: 'Planned prices',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/goods/withdrawPrices': msg({
    message: 'Withdrew planned prices',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/priceChange/preview': msg({
    message: 'Previewed a bulk change of prices',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/priceChange/apply': msg({
    message: 'Changed prices in bulk',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/priceChange/undo': msg({
    message: 'Undid a bulk change of prices',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/flashSale/plan': msg({
    message: 'Planned a flash sale',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/flashSale/end': msg({
    message: 'Ended a flash sale',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/groupOffer/plan': msg({
    message: 'Planned a group offer',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/groupOffer/end': msg({
    message: 'Ended a group offer',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/set/keep': msg({
    message: 'Put a set together',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/set/sell': msg({
    message: 'Put a set on sale',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/set/putAway': msg({
    message: 'Took a set off sale',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/set/remove': msg({
    message: 'Deleted a set',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/pointPrice/keep': msg({
    message: 'Set prices in points',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/pointPrice/end': msg({
    message: 'Ended prices in points',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/preSale/plan': msg({
    message: 'Planned a pre-sale',
    context: 'what somebody did, in a log',
  }),
  'mall-merchant/preSale/end': msg({
    message: 'Ended a pre-sale',
    context: 'what somebody did, in a log',
  }),
}

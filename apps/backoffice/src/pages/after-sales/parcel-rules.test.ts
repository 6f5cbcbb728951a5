import { expect, test } from 'vitest'
import { cameToNothing, parcelsOf } from './parcel-rules.ts'

const parcel = (operaterType: 'USER' | 'SELLER') =>
  ({ operaterType, serviceCode: operaterType }) as ReturnType<typeof parcelsOf>['goods'][number]
const namesOf = (
  reverseTradeOrderType: 'SALE_EXCHANGE' | 'SALE_RETURN',
  reverseTradeOrderStatus: Parameters<typeof parcelsOf>[0]['reverseTradeOrderStatus'],
) => {
  const fulfillmentProgressList = [parcel('USER'), parcel('SELLER')]
  const { goods, instead } = parcelsOf({
    reverseTradeOrderType,
    reverseTradeOrderStatus,
    fulfillmentProgressList,
  })
  return [goods, instead].map((list) => list.map(({ serviceCode }) => serviceCode))
}

test('the second parcel of an exchange has the replacement in it, and that of a request whose goods were not accepted the goods', () => {
  expect(namesOf('SALE_EXCHANGE', 'WAITING_FOR_BUYER_CONFIRMED')).toEqual([['USER'], ['SELLER']])
  expect(namesOf('SALE_EXCHANGE', 'REVERSE_DONE')).toEqual([['USER'], ['SELLER']])
  expect(namesOf('SALE_EXCHANGE', 'REVERSE_CLOSE')).toEqual([['USER', 'SELLER'], []])
  expect(namesOf('SALE_RETURN', 'REVERSE_CLOSE')).toEqual([['USER', 'SELLER'], []])
})

test('nothing goes back for a request that was closed or taken back', () => {
  const ends = (
    ['REVERSE_CLOSE', 'REVERSE_CANCELED', 'REVERSE_DONE', 'REFUND_PENDING'] as const
  ).map((reverseTradeOrderStatus) => cameToNothing({ reverseTradeOrderStatus }))
  expect(ends).toEqual([true, true, false, false])
})

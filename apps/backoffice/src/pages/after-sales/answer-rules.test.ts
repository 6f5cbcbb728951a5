import { reverseStatuses } from '@galleria/contract/after-sales-rules'
import { describe, expect, test } from 'vitest'
import { answersTo, goodsOf, isMovingByItself, kindOfRefusal } from './answer-rules.ts'

const eur = (value: number) => ({ value, currency: 'EUR' })

test('the shop is offered what the mall offers, and nothing by the state alone', () => {
  expect(answersTo({ operationList: ['reject', 'approve', 'cancel'] })).toEqual([
    'approve',
    'reject',
  ])
  expect(answersTo({ operationList: ['viewRejectReason'] })).toEqual([])
})
test('the screen looks again only while the mall acts by itself', () => {
  expect(
    reverseStatuses.filter((reverseTradeOrderStatus) =>
      isMovingByItself({ reverseTradeOrderStatus }),
    ),
  ).toEqual(['AS_APPLIED', 'WAITING_FOR_REFUND', 'REFUND_PENDING', 'REFUND_DONE'])
})
test('goods are what is asked for less the shipping, to the cent', () => {
  expect(goodsOf({ applyRefundAmt: eur(104.89), applyRefundShippingAmt: eur(4.99) })).toEqual(
    eur(99.9),
  )
})
describe('a refusal is told by what it leaves behind', () => {
  test('a request that has moved on', () =>
    expect(kindOfRefusal({ status: 409, code: 'reverse.state' })).toBe('moved'))
  test('a replacement that is sold out: the request waits as before', () =>
    expect(kindOfRefusal({ status: 409, code: 'reverse.exchange_sold_out' })).toBe('refused'))
  test('no answer, or a fault', () =>
    expect([
      kindOfRefusal({ status: 0, code: 'network' }),
      kindOfRefusal({ status: 503, code: 'service.busy' }),
    ]).toEqual(['unanswered', 'unanswered']))
  test('a reason that is none', () =>
    expect(kindOfRefusal({ status: 400, code: 'request.malformed' })).toBe('malformed'))
  test('an own purchase, or a request that is not there', () =>
    expect([
      kindOfRefusal({ status: 422, code: 'reverse.own_purchase' }),
      kindOfRefusal({ status: 404, code: 'reverse.not_found' }),
    ]).toEqual(['refused', 'refused']))
})

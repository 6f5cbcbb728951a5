import { toWireId } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import { idOf } from '../../../testing/some-rows.ts'
import { presentBesideRequest } from './beside-request.present.ts'
import type { BesideRequest } from './beside-request.queries.ts'

/** What whoever answers a request sees beside it: how the order stands, and what was asked before. */

const euro = (value: number) => ({ value, currency: 'EUR' })
const nothing: BesideRequest = {
  orderStatus: 'UN_RECEIVED',
  paid: 12_090,
  refunded: 0,
  parcels: [],
  earlier: [],
}
const parcel: BesideRequest['parcels'][number] = {
  number: 'JD 1001',
  carrierName: 'DHL',
  status: 'SEND_DELIVERY',
  shippedAt: '2026-11-21T12:00:00+00:00',
  deliveredAt: null,
  lastEntry: null,
}
const earlier: BesideRequest['earlier'][number] = {
  id: idOf('reverse', 8),
  code: 'R261122123456',
  type: 'SALE_REFUND',
  status: 'REVERSE_DONE',
  isChangedToReturn: false,
  reason: 'DAMAGED',
  amount: 7490,
  currency: 'EUR',
  appliedAt: '2026-11-22T12:00:00+00:00',
}
const earlierOf = (change: Partial<typeof earlier>) =>
  presentBesideRequest({ ...nothing, earlier: [{ ...earlier, ...change }] }, 'EUR', 'en')
    .earlierReverseList

test('an order of which nothing was sent and nothing asked before is its state and its money', () => {
  expect(presentBesideRequest({ ...nothing, orderStatus: 'UN_DELIVERY' }, 'EUR', 'en')).toEqual({
    orderNow: {
      displayStatus: 'UN_DELIVERY',
      paidAmt: euro(120.9),
      refundedAmt: euro(0),
      packageList: [],
    },
    earlierReverseList: [],
  })
})

test('an order that waits for its group of buyers stands there as one that is being worked on, as everywhere', () => {
  const { orderNow } = presentBesideRequest(
    { ...nothing, orderStatus: 'PENDING_MEMBERS' },
    'EUR',
    'en',
  )
  expect(orderNow?.displayStatus).toBe('PROCESSING')
})

test('its money is in the currency it was paid in: what was paid, and what went back of it', () => {
  const { orderNow } = presentBesideRequest(
    { ...nothing, paid: 12_090, refunded: 490 },
    'JPY',
    'en',
  )
  expect([orderNow?.paidAmt, orderNow?.refundedAmt]).toEqual([
    { value: 12_090, currency: 'JPY' },
    { value: 490, currency: 'JPY' },
  ])
})

test('a parcel on its way has no time of arrival, and nothing of its carrier until that has said something', () => {
  const arrived = {
    ...parcel,
    number: 'JD 1002',
    status: 'SIGN_IN' as const,
    deliveredAt: '2026-11-23T09:15:00+01:00',
    lastEntry: { time: '2026-11-23T09:14:00+01:00', text: 'Handed over' },
  }
  const { orderNow } = presentBesideRequest({ ...nothing, parcels: [parcel, arrived] }, 'EUR', 'en')
  expect(orderNow?.packageList).toEqual([
    {
      serviceCode: 'JD 1001',
      carrierName: 'DHL',
      fulfillmentProgressStatus: 'SEND_DELIVERY',
      createdAt: '2026-11-21T12:00:00.000Z',
      deliveredAt: null,
      lastTrack: null,
    },
    {
      serviceCode: 'JD 1002',
      carrierName: 'DHL',
      fulfillmentProgressStatus: 'SIGN_IN',
      createdAt: '2026-11-21T12:00:00.000Z',
      deliveredAt: '2026-11-23T08:15:00.000Z',
      lastTrack: { time: '2026-11-23T08:14:00.000Z', text: 'Handed over' },
    },
  ])
})

test('what its carrier said last is read in the language of who answers', () => {
  const lastEntry = {
    ...{ time: '2026-11-23T09:14:00+01:00', text: 'Remis au voisin' },
    ...{ code: 'delivered', language: 'fr' },
  }
  const beside = { ...nothing, parcels: [{ ...parcel, lastEntry }] }
  const saidIn = (language: 'fr' | 'pl') =>
    presentBesideRequest(beside, 'EUR', language).orderNow?.packageList[0]?.lastTrack?.text
  expect([saidIn('fr'), saidIn('pl')]).toEqual(['Remis au voisin', 'Doręczona'])
})

test('what was asked before is named with its kind, its reason, its end and its money', () => {
  expect(earlierOf({})).toEqual([
    {
      id: toWireId('reverse', idOf('reverse', 8)),
      reverseTradeOrderCode: 'R261122123456',
      reverseTradeOrderType: 'SALE_REFUND',
      reverseTradeOrderStatus: 'REVERSE_DONE',
      isInDispute: false,
      changeToReturn: false,
      reverseReason: 'DAMAGED',
      createdAt: '2026-11-22T12:00:00.000Z',
      refundAmount: euro(74.9),
    },
  ])
})

test('one about which the mall is asked is closed by its shop, and said to be disputed', () => {
  expect(earlierOf({ status: 'IN_DISPUTE' })).toMatchObject([
    { reverseTradeOrderStatus: 'REVERSE_CLOSE', isInDispute: true },
  ])
  expect(earlierOf({ status: 'REVERSE_CLOSE' })).toMatchObject([
    { reverseTradeOrderStatus: 'REVERSE_CLOSE', isInDispute: false },
  ])
})

test('an exchange is about no money, until it has become a return', () => {
  expect(earlierOf({ type: 'SALE_EXCHANGE' })).toMatchObject([
    { changeToReturn: false, refundAmount: euro(0) },
  ])
  expect(earlierOf({ type: 'SALE_EXCHANGE', isChangedToReturn: true })).toMatchObject([
    { changeToReturn: true, refundAmount: euro(74.9) },
  ])
})

test('each in its own order’s currency, whatever this one was paid in', () => {
  expect(earlierOf({ currency: 'GBP' })).toMatchObject([
    { refundAmount: { value: 74.9, currency: 'GBP' } },
  ])
})

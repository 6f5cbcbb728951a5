import type { WireMessage } from '@galleria/contract/message'
import { expect, test } from 'vitest'
import { MOST_MESSAGES } from '@galleria/contract/order-work-rules'
import { toWireId } from '@galleria/kernel/id'
import {
  at,
  idOf,
  lampSnapshot,
  someContract,
  someLine,
  someOrder,
  someParcel,
} from '../../../testing/some-rows.ts'
import type { GroupBuy } from '#modules/group-buy/index.ts'
import { presentOrder, presentOrderRow, type WholeOrder } from './order.present.ts'
import type { OrderRow } from '../order.types.ts'

/**
 * What the page of an order says that only some orders have: what kind it is, its codes, its
 * messages, and what happens next.
 */

const NOW = at(22)
const open = (change: Partial<OrderRow>, beside: Partial<WholeOrder> = {}, isReadOnly = false) =>
  presentOrder(
    {
      language: 'en',
      order: someOrder(change),
      contract: someContract(),
      payments: [],
      parcels: [],
      history: [],
      buyer: { nickname: 'kim', isTourist: false },
      contact: { email: 'kim@moebel.test', phone: '' },
      invoices: [],
      coupons: [],
      messages: [],
      isShopRemoved: false,
      reissues: [],
      earned: undefined,
      factor: 100,
      ...beside,
    },
    NOW,
    isReadOnly,
  )
const group = (change: Partial<GroupBuy> = {}): GroupBuy => ({
  id: idOf('groupBuy', 70),
  skuId: 4,
  size: 3,
  percentOff: 20,
  openHours: 24,
  status: 'OPEN',
  taken: 2,
  paid: 1,
  endsAt: '2026-11-23T09:00:00+01:00',
  ...change,
})
const code = (
  couponCode: string,
  state: 'open' | 'used',
  day: number,
  lineId = idOf('orderLine', 11),
) => ({
  lineId,
  couponCode,
  usedStatus: state === 'open' ? ('NOT_USED' as const) : ('USED' as const),
  state,
  expiresAt: at(day),
})

test('each state says what happens next, and until when', () => {
  const next = (change: Partial<OrderRow>, parcels = [someParcel()]) =>
    open(change, { parcels }).nextStep
  const pay = { kind: 'pay', at: '2026-11-20T13:00:00.000Z' }
  expect(next({ status: 'PENDING_PAY' })).toEqual(pay)
  expect(next({ status: 'PROCESSING' })).toEqual(pay)
  expect(next({ status: 'UN_DELIVERY' })).toEqual({ kind: 'ship', at: null })
  // The last of the open parcels counts; one that was signed for does not.
  expect(
    next({ status: 'UN_RECEIVED' }, [
      someParcel({ confirmBy: at(26) }),
      someParcel({ confirmBy: at(28) }),
      someParcel({ confirmBy: at(30), status: 'SIGN_IN' }),
    ]),
  ).toEqual({ kind: 'confirm', at: '2026-11-28T12:00:00.000Z' })
  expect(next({ status: 'UN_RECEIVED' }, [])).toEqual({ kind: 'confirm', at: null })
  for (const status of ['COMPLETE', 'CANCELED', 'CLOSED'] as const)
    expect(next({ status })).toBeNull()
})

test('who has paid a deposit reads from when the balance can be paid, and before that until when the deposit can', () => {
  const next = (change: Partial<OrderRow>) => open({ payableFrom: at(25), ...change }).nextStep
  expect(next({ status: 'PENDING_BALANCE' })).toEqual({
    kind: 'balance',
    at: '2026-11-25T12:00:00.000Z',
  })
  const pay = { kind: 'pay', at: '2026-11-20T13:00:00.000Z' }
  expect(next({ status: 'PENDING_BALANCE', payableFrom: null })).toEqual(pay)
  expect(next({ status: 'PENDING_DEPOSIT' })).toEqual(pay)
})

test('who waits for members of a group reads until when they can come', () => {
  const next = (groupBuy: GroupBuy | null) => open({ status: 'PENDING_MEMBERS', groupBuy }).nextStep
  expect(next(group())).toEqual({ kind: 'members', at: '2026-11-23T08:00:00.000Z' })
  expect(next(group({ endsAt: null }))).toEqual({ kind: 'members', at: null })
  expect(next(null)).toEqual({ kind: 'members', at: null })
})

test('what is fetched is made ready and fetched, not sent', () => {
  expect(open({ handover: 'site' }).nextStep).toEqual({ kind: 'prepare', at: null })
  expect(open({ handover: 'site', fetchBy: at(29) }).nextStep).toEqual({
    kind: 'fetch',
    at: '2026-11-29T12:00:00.000Z',
  })
})

test('codes are issued, and then used until the last day of the first that still can be', () => {
  const next = (
    status: 'UN_DELIVERY' | 'UN_RECEIVED' | 'COMPLETE',
    coupons: WholeOrder['coupons'],
  ) => open({ handover: 'voucher', status }, { coupons }).nextStep
  expect(next('UN_DELIVERY', [])).toEqual({ kind: 'issue', at: null })
  expect(next('UN_RECEIVED', [code('A', 'used', 23), code('B', 'open', 26)])).toEqual({
    kind: 'use',
    at: '2026-11-26T12:00:00.000Z',
  })
  expect(next('UN_RECEIVED', [code('A', 'used', 23)])).toEqual({ kind: 'use', at: null })
  expect(next('COMPLETE', [code('A', 'open', 23)])).toBeNull()
})

test('each line has its own codes, and in lists none', () => {
  const lines = [someLine(), someLine({ id: idOf('orderLine', 12) })]
  const order = { handover: 'voucher', lines } as const
  const coupons = [
    code('A', 'used', 23),
    code('B', 'open', 26, idOf('orderLine', 12)),
    code('C', 'open', 26),
  ]
  expect(
    open(order, { coupons }).tradeOrderLineList.map((line) => line.tradeOrderLineCouponsBOList),
  ).toEqual([
    [
      { couponCode: 'A', usedStatus: 'USED' },
      { couponCode: 'C', usedStatus: 'NOT_USED' },
    ],
    [{ couponCode: 'B', usedStatus: 'NOT_USED' }],
  ])
  expect(
    presentOrderRow(someOrder(order), 'buyer', NOW).tradeOrderLineList.flatMap(
      (line) => line.tradeOrderLineCouponsBOList,
    ),
  ).toEqual([])
})

test('buyer and shop write to each other until they have written a hundred times, and who only looks does not', () => {
  const may = (messageCount: number, isReadOnly = false) =>
    open({ messageCount }, {}, isReadOnly).messageOperationList
  expect(MOST_MESSAGES).toBe(100)
  expect([may(0), may(99), may(100), may(101)]).toEqual([['writeToShop'], ['writeToShop'], [], []])
  expect(may(0, true)).toEqual([])
  const message: WireMessage = {
    id: 'msg_1',
    author: 'merchant',
    content: 'On its way.',
    files: [],
    at: '2026-11-21T12:00:00.000Z',
    reverseId: null,
  }
  expect(open({ messageCount: 1 }, { messages: [message] }).messageList).toEqual([message])
})

test('papers are there for who has a session to open them with', () => {
  const invoices = [{ id: idOf('invoice', 5), kind: 'INVOICE', number: 'GH-2026-1' } as const]
  expect(open({ hasInvoice: true }, { invoices }).invoiceUrl.files).toHaveLength(1)
  expect(open({ hasInvoice: true }, { invoices }, true).invoiceUrl.files).toEqual([])
})

test('why its shop holds it back is read while there is something to send', () => {
  const holdReason = 'We wait for the glass.'
  expect(open({ holdReason }).holdReason).toBe(holdReason)
  expect(open({ holdReason, status: 'UN_RECEIVED' }).holdReason).toBeNull()
})

test('an order is of the kind that all of its lines are', () => {
  const byMetre = someLine({
    snapshot: { ...lampSnapshot, measure: { unit: 'metre', step: 50 } },
  })
  const sold = (kind: 'service' | 'shopping_card') =>
    someLine({ snapshot: { ...lampSnapshot, voucher: { kind, days: 30 } } })
  const kindOf = (change: Partial<OrderRow>) => {
    const row = presentOrderRow(someOrder(change), 'buyer', NOW)
    return [row.itemBusinessType, row.bizCode]
  }
  expect(kindOf({ lines: [byMetre] })).toEqual(['weight', null])
  expect(kindOf({ lines: [byMetre, byMetre], lineCount: 2 })).toEqual(['weight', null])
  expect(kindOf({ lines: [byMetre, someLine()], lineCount: 2 })).toEqual([null, null])
  // A list shows the first lines of a long order only.
  expect(kindOf({ lines: [byMetre], lineCount: 2 })).toEqual([null, null])
  expect(kindOf({ lines: [], lineCount: 0 })).toEqual([null, null])
  expect(kindOf({ lines: [sold('service')] })).toEqual(['service', null])
  expect(kindOf({ lines: [sold('shopping_card')] })).toEqual([null, 'virtual_shopping_card'])
})

test('an order says whether it was ordered in a group, and whether it is fetched', () => {
  const row = (change: Partial<OrderRow>) => presentOrderRow(someOrder(change), 'buyer', NOW)
  expect(row({}).tradeOrderBusinessType).toBe('NORMAL_SALE')
  expect(row({ groupBuy: group() }).tradeOrderBusinessType).toBe('GROUP_BUY')
  expect(row({}).fulfillmentType).toBe('SITE_SHIPPING')
  expect(row({ handover: 'site' }).fulfillmentType).toBe('SITE_PICK_UP')
})

test('of a service its buyer reads how often it can still be used', () => {
  const lines = [
    someLine({ snapshot: { ...lampSnapshot, voucher: { kind: 'service', days: 30 } } }),
  ]
  const coupons = [code('A', 'used', 23), code('B', 'open', 26), code('C', 'open', 26)]
  expect(open({ lines }, { coupons }).serviceRemainingTimes).toBe(2)
  expect(open({ lines }).serviceRemainingTimes).toBe(0)
  expect(open({}, { coupons }).serviceRemainingTimes).toBeNull()
})

test('what took something off is named with its amount', () => {
  const id = idOf('promotion', 9)
  const activities = [
    { kind: 'COUPON', id, name: 'Welcome', desc: '5.00 off', amount: 500 } as const,
  ]
  expect(open({ activities }).tradeBenefitInfoTOS).toEqual([
    {
      benefitId: toWireId('promotion', id),
      benefitDict: 'COUPON',
      benefitName: 'Welcome',
      benefitAmt: { value: 5, currency: 'EUR' },
    },
  ])
})

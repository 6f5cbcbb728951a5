import { expect, test } from 'vitest'
import { at, lampSnapshot, someContract, someLine, someOrder } from '../../../testing/some-rows.ts'
import { dueOf, presentOrder, presentOrderRow } from './order.present.ts'

const now = at(22)
const euro = (value: number) => ({ value, currency: 'EUR' })
const preSale = {
  eventType: 'DEPOSIT',
  depositPercent: 25,
  balanceStartsAt: '2026-12-10T00:00:00+01:00',
  balanceEndsAt: '2026-12-20T00:00:00+01:00',
  isDepositKept: true,
  deliveryTimeType: 'RELATIVE_TIME',
  duration: 14,
  expectDate: null,
  endsAt: '2026-12-01T00:00:00+01:00',
  unitFirst: 1500,
  unitLater: 4490,
  transitDays: 2,
} as const
const sold = someLine({ snapshot: { ...lampSnapshot, preSale } })
const order = (change: Parameters<typeof someOrder>[0]) =>
  someOrder({
    deposit: 3000,
    paid: 3000,
    lines: [someLine(), sold],
    payableFrom: at(30),
    ...change,
  })
const whole = (change: Parameters<typeof someOrder>[0]) =>
  presentOrder(
    {
      language: 'en',
      order: order(change),
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
    },
    now,
  )

test('a line of a pre-sale says the terms of its campaign, a usual one none', () => {
  const { isPreSale, tradeOrderLineList } = presentOrderRow(order({}), 'buyer', now)
  expect(isPreSale).toBe(true)
  expect(tradeOrderLineList[1]).toMatchObject({
    campaignSubType: 'PRESELL',
    preSaleEventType: 'DEPOSIT',
    preSaleUnitAmount: euro(15),
    balanceSaleUnitAmount: euro(44.9),
    balancePaymentStartTime: '2026-12-09T23:00:00.000Z',
    balancePaymentEndTime: '2026-12-19T23:00:00.000Z',
    deliveryTimeType: 'RELATIVE_TIME',
    duration: 14,
    isDepositKept: true,
  })
  expect(tradeOrderLineList[0]).toMatchObject({ campaignSubType: null, preSaleUnitAmount: null })
  const atOnce = { ...preSale, balanceStartsAt: null, balanceEndsAt: null }
  const other = someOrder({ lines: [someLine({ snapshot: { ...lampSnapshot, preSale: atOnce } })] })
  expect(presentOrderRow(other, 'buyer', now).tradeOrderLineList[0]).toMatchObject({
    balancePaymentStartTime: null,
    balancePaymentEndTime: null,
  })
  expect(presentOrderRow(someOrder(), 'buyer', now).isPreSale).toBe(false)
})

test('due is the deposit first, then what is left', () => {
  expect(dueOf(order({ status: 'PENDING_DEPOSIT', paid: 0 }))).toBe(3000)
  expect(dueOf(order({ status: 'PENDING_BALANCE' }))).toBe(9090)
})

test('what comes next is the balance, and when; nothing once its time is over', () => {
  expect(whole({ status: 'PENDING_BALANCE' }).nextStep).toEqual({
    kind: 'balance',
    at: at(30).toISOString(),
  })
  expect(whole({ status: 'UN_DELIVERY' }).nextStep).toEqual({ kind: 'ship', at: null })
  expect(whole({ status: 'CLOSED' }).nextStep).toBeNull()
})

test('the second time is known by an attempt for the balance', () => {
  const isSecond = (change: Parameters<typeof someOrder>[0]) =>
    whole(change).tradeContract.notFirstTime
  expect(isSecond({ status: 'PENDING_BALANCE', hasAttempt: true })).toBe(true)
  expect(isSecond({ status: 'PENDING_BALANCE', hasAttempt: false })).toBe(false)
  expect(isSecond({ status: 'UN_DELIVERY', hasAttempt: true })).toBe(false)
})

test('an invoice is there, comes, or is none once all the money is back; a hold is said while it lasts', () => {
  expect(whole({ hasInvoice: true }).invoiceStatus).toBe('ISSUED')
  expect(whole({}).invoiceStatus).toBe('PENDING')
  expect(whole({ refunded: 3000 }).invoiceStatus).toBeNull()
  expect(whole({ status: 'UN_DELIVERY', holdReason: 'Oak is late' }).holdReason).toBe('Oak is late')
  expect(whole({ status: 'UN_RECEIVED', holdReason: 'Oak is late' }).holdReason).toBeNull()
})

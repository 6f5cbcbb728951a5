import { describe, expect, test } from 'vitest'
import { toWireId, newId, readableCode } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { at, idOf, lampSnapshot, someLine, someOrder } from '../../testing/some-rows.ts'
import { guestToken, readGuestToken } from './guests/guest-link.ts'
import { isInAfterSalesTime } from './asking/asking-time.rules.ts'
import {
  allowsBuyer,
  asShop,
  factsOf,
  countedOf,
  isAllBack,
  isForgotten,
  operationsOf,
  reasonOf,
  retainedOf,
  reverseStatusOf,
  spanOf,
} from './order.rules.ts'
import type { OrderRow } from './order.types.ts'

describe('what the life cycle asks about an order', () => {
  const now = at(22)
  const sent = {
    isWindowOpen: false,
    isSent: true,
    isFetched: false,
    isReady: false,
    isReissue: false,
    isFetchOver: false,
    hasCodeToUse: false,
    isPayable: false,
    hasAttempt: true,
    hasInvoice: true,
    hasUnitsToShip: true,
    isHeld: false,
    hasUnitsToCancel: true,
    hasGiftToCancel: false,
    hasParcel: true,
    hasParcelUnderWay: true,
    isAllLost: false,
    hasParcelToPostpone: true,
    hasSellableSku: true,
    hasGroupParcel: true,
    isMembers: true,
    hasLineToReview: true,
    wasReceived: false,
    isOwnShops: false,
    isForgotten: false,
    isGroupWaiting: false,
    hasGroupPlace: false,
    hasLineToReverse: true,
  }
  test('is read from its row: what was sent, what is left to do, and whose it is', () => {
    expect(factsOf(someOrder({ hasInvoice: true }), now)).toEqual(sent)
    expect(
      factsOf(
        someOrder({
          deadlineAt: at(23),
          hasAttempt: false,
          unshippedQty: 0,
          parcelCount: 0,
          parcelsUnderWay: 0,
          parcelsToPostpone: 0,
          hasSellableSku: false,
          hasGroupParcel: false,
          isMembers: false,
          isReviewed: true,
          completedAt: at(21),
          isOwnShops: true,
          isForgotten: true,
          hasGoodsToAskFor: false,
          hasUnitToAskFor: false,
          hasUnitToCancel: false,
        }),
        now,
      ),
    ).toEqual({
      isWindowOpen: true,
      isSent: true,
      isFetched: false,
      isReady: false,
      isReissue: false,
      isForgotten: true,
      isFetchOver: false,
      hasCodeToUse: false,
      isPayable: false,
      hasAttempt: false,
      hasInvoice: false,
      hasUnitsToShip: false,
      isHeld: false,
      hasUnitsToCancel: false,
      hasGiftToCancel: false,
      hasParcel: false,
      hasParcelUnderWay: false,
      isAllLost: false,
      hasParcelToPostpone: false,
      hasSellableSku: false,
      hasGroupParcel: false,
      isMembers: false,
      hasLineToReview: false,
      wasReceived: true,
      isOwnShops: true,
      isGroupWaiting: false,
      hasGroupPlace: false,
      hasLineToReverse: false,
    })
    const codes = someOrder({ handover: 'voucher' })
    expect(factsOf(codes, now)).toMatchObject({ isSent: false, hasCodeToUse: true })
    expect(factsOf({ ...codes, unshippedQty: 0 }, now).hasCodeToUse).toBe(false)
    const fetched = someOrder({ handover: 'site', readyAt: at(21), fetchBy: at(22) })
    expect(factsOf(fetched, now)).toMatchObject({
      isSent: false,
      isFetched: true,
      isReady: true,
      isFetchOver: true,
    })
    expect(factsOf({ ...fetched, fetchBy: at(23) }, now).isFetchOver).toBe(false)
  })
  test('knows a gift that its shop can still cancel: one that was not sent, and that a person need not look at', () => {
    const snapshot = { ...lampSnapshot, gift: { promotionId: idOf('promotion', 9) } }
    const gift = someLine({ qty: 2, deliveredQty: 1, snapshot })
    const hasGift = (...lines: OrderRow['lines']) =>
      factsOf(someOrder({ lines }), now).hasGiftToCancel
    expect(hasGift(gift)).toBe(true)
    expect(hasGift(someLine(), gift)).toBe(true)
    expect(hasGift({ ...gift, deliveredQty: 2 })).toBe(false)
    expect(hasGift({ ...gift, requests: 5 })).toBe(false)
    expect(hasGift(someLine())).toBe(false)
  })
  test('knows whether the group that it was ordered in waits, and whether somebody more can join', () => {
    const group = {
      id: idOf('groupBuy', 70),
      skuId: 4,
      size: 3,
      percentOff: 20,
      openHours: 24,
      status: 'OPEN',
      taken: 2,
      paid: 1,
      endsAt: at(23),
    } as const
    const facts = (change: Partial<NonNullable<OrderRow['groupBuy']>>) => {
      const { isGroupWaiting, hasGroupPlace } = factsOf(
        someOrder({ groupBuy: { ...group, ...change } }),
        now,
      )
      return [isGroupWaiting, hasGroupPlace]
    }
    expect(facts({})).toEqual([true, true])
    expect(facts({ taken: 3 })).toEqual([true, false])
    expect(facts({ endsAt: now })).toEqual([true, false])
    expect(facts({ status: 'STARTING' })).toEqual([false, false])
    expect(facts({ status: 'FULL' })).toEqual([false, false])
  })
  test('says that the time to pay is over at its last moment', () => {
    const isOpen = (moment: number) =>
      factsOf(someOrder({ deadlineAt: new Date(now.getTime() + moment) }), now).isWindowOpen
    expect([isOpen(-1), isOpen(0), isOpen(1)]).toEqual([false, false, true])
  })
  test('says that nothing is left to ask once the time for after-sales is over, or nothing has money', () => {
    const completedAt = new Date(now.getTime() - 31 * DAY)
    // Faults of goods are answered for longer; codes are no goods.
    expect(factsOf(someOrder({ completedAt }), now).hasLineToReverse).toBe(true)
    expect(factsOf(someOrder({ completedAt, handover: 'voucher' }), now).hasLineToReverse).toBe(
      false,
    )
    const longAgo = new Date(now.getTime() - 732 * DAY)
    expect(factsOf(someOrder({ completedAt: longAgo }), now).hasLineToReverse).toBe(false)
    expect(factsOf(someOrder({ hasGoodsToAskFor: false }), now).hasLineToReverse).toBe(false)
    expect(factsOf(someOrder({ completedAt: at(21) }), now).hasLineToReverse).toBe(true)
  })
  test('[ORD-123, ORD-124] an invoice is sent again once there is one and everything is sent', () => {
    const may = (change: Parameters<typeof someOrder>[0]) =>
      allowsBuyer(someOrder({ hasInvoice: true, ...change }), 'sendInvoice', now)
    for (const status of ['UN_RECEIVED', 'COMPLETE', 'CLOSED'] as const)
      expect([status, may({ status }), may({ status, hasInvoice: false })]).toEqual([
        status,
        true,
        false,
      ])
    expect(may({ status: 'UN_DELIVERY' })).toBe(false)
  })
  test('decides what buyer and shop may do with it', () => {
    expect(operationsOf(someOrder(), 'merchant', now)).toEqual([
      'ship',
      'hold',
      'delay',
      'reissue',
      'cancelForStock',
    ])
    expect(
      operationsOf(someOrder({ unshippedQty: 0, hasUnitToCancel: false }), 'merchant', now),
    ).toEqual(['reissue'])
    // A gift that is all that is left: its shop has a way out, its buyer asks nothing about it.
    const gift = someLine({
      deliveredQty: 1,
      snapshot: { ...lampSnapshot, gift: { promotionId: idOf('promotion', 9) } },
    })
    const giftIsLeft = someOrder({ hasUnitToCancel: false, lines: [gift] })
    expect(operationsOf(giftIsLeft, 'merchant', now)).toEqual([
      'ship',
      'hold',
      'delay',
      'reissue',
      'cancelForStock',
    ])
    expect(operationsOf(giftIsLeft, 'buyer', now)).not.toContain('buyerCancelAfterPay')
    expect(
      operationsOf(someOrder({ status: 'COMPLETE', completedAt: at(21) }), 'buyer', now),
    ).toEqual(['checkExpressTrack', 'buyAgain', 'comment', 'buyerApplyReverse'])
    expect(operationsOf(someOrder({ status: 'PENDING_PAY' }), 'buyer', at(20))).toEqual([
      'buyerCancelBeforePay',
      'secondary_pay',
    ])
  })
})

describe('what stays with the mall, and what of the payout is tax', () => {
  const lamps = someLine({ needPay: 11_600, tax: 1852, commission: 1392 })
  const desk = someLine({
    id: idOf('orderLine', 12),
    needPay: 20_000,
    tax: 3193,
    commission: 2400,
  })
  // Of the tax, 0.78 is that of 4.90 of shipping.
  const order = someOrder({ shipping: 490, tax: 5123, needPay: 32_090, lines: [lamps, desk] })
  test('is all of it while nothing was given back', () =>
    expect(retainedOf(order)).toEqual({ commission: 3792, tax: 5123 }))
  test('is less by the share of each line that was given back, and of the shipping', () => {
    const lines = [{ ...lamps, refunded: 5800 }, desk]
    expect(retainedOf({ ...order, lines, refunded: 5800 })).toEqual({ commission: 3096, tax: 4197 })
    expect(retainedOf({ ...order, lines, refunded: 6045 })).toEqual({ commission: 3096, tax: 4158 })
  })
  test('is nothing once all of it was given back', () =>
    expect(
      retainedOf({
        ...order,
        refunded: 32_090,
        lines: [
          { ...lamps, refunded: 11_600 },
          { ...desk, refunded: 20_000 },
        ],
      }),
    ).toEqual({ commission: 0, tax: 0 }))
  test('is nothing of an order that was closed with all its money, also where it was not asked for line by line', () => {
    const back = { ...order, paid: 32_090, refunded: 32_090 }
    expect(retainedOf({ ...back, status: 'CLOSED' })).toEqual({ commission: 0, tax: 0 })
    // One that is not closed goes by its lines; of these nothing went back.
    expect(retainedOf({ ...back, status: 'COMPLETE' }).commission).toBe(3792)
    expect(retainedOf({ ...back, status: 'CLOSED', refunded: 32_089 }).commission).toBe(3792)
  })
  test('is the part of the deposit where the order ended with that one kept', () => {
    const closed = { ...order, status: 'CLOSED', paid: 8022, refunded: 0 } as const
    expect(retainedOf(closed)).toEqual({ commission: 948, tax: 1281 })
    // While the rest can still be paid it counts whole.
    expect(retainedOf({ ...closed, status: 'PENDING_BALANCE' })).toEqual({
      commission: 3792,
      tax: 5123,
    })
  })
})

test('all of an order is back with its last cent, and of one for points alone with its last unit', () => {
  const isBack = (refunded: number, reversedQty: number, paid = 10_000) =>
    isAllBack({ paid, refunded, reversedQty, unitCount: 3 })
  expect([isBack(10_000, 0), isBack(9999, 3), isBack(0, 3)]).toEqual([true, false, false])
  expect([isBack(0, 3, 0), isBack(0, 2, 0), isBack(0, 0, 0)]).toEqual([true, false, false])
  expect(isBack(1, 0, 1)).toBe(true)
})
test('an order brings its buyer nothing once no unit of it stays, whatever its shop keeps; a gift that stays does not count', () => {
  const gift = { ...lampSnapshot, gift: { promotionId: idOf('promotion', 9) } }
  const counted = (...reversed: number[]) =>
    countedOf({
      needPay: 10_000,
      refunded: 4000,
      lines: reversed.map((reversedQty, index) =>
        someLine({ qty: 2, reversedQty, ...(index === 2 ? { snapshot: gift } : {}) }),
      ),
    })
  expect([counted(2, 2), counted(2, 1), counted(0, 0), counted(2, 2, 0)]).toEqual([
    0, 6000, 6000, 0,
  ])
})
test('whose address is gone has left', () =>
  expect([isForgotten({ email: '' }), isForgotten({ email: 'kim@moebel.test' })]).toEqual([
    true,
    false,
  ]))
test('what is done in a shop’s name keeps its reason, what the shop does itself needs none', () => {
  expect(reasonOf({ actor: 'operator', reason: 'The shop asked by phone.' })).toEqual({
    reason: 'The shop asked by phone.',
  })
  expect(reasonOf(asShop)).toEqual({})
})

test('after-sales may be asked for until 30 days after receipt to the millisecond, and as long as nothing was received', () => {
  const completedAt = new Date('2026-10-23T12:00:00.000Z')
  const last = new Date('2026-11-22T12:00:00.000Z')
  const exchangedAt = null
  const after = new Date(last.getTime() + 1)
  expect(isInAfterSalesTime({ completedAt, exchangedAt }, last)).toBe(true)
  expect(isInAfterSalesTime({ completedAt, exchangedAt }, after)).toBe(false)
  expect(isInAfterSalesTime({ completedAt: null, exchangedAt }, last)).toBe(true)
  // And as long after a replacement has come.
  expect(isInAfterSalesTime({ completedAt, exchangedAt: after }, after)).toBe(true)
  const later = new Date('2026-12-22T12:00:00.001Z')
  expect(isInAfterSalesTime({ completedAt, exchangedAt: after }, later)).toBe(true)
  expect(
    isInAfterSalesTime({ completedAt, exchangedAt: after }, new Date(later.getTime() + 1)),
  ).toBe(false)
})
test('after-sales are under way while a request is open, done once units or money went back, else not asked for', () => {
  const statusOf = (openRequests: number, reversedQty: number, refunded: number) =>
    reverseStatusOf({ openRequests, reversedQty, refunded })
  expect(statusOf(1, 0, 0)).toBe('PROCESSING')
  expect(statusOf(1, 1, 100)).toBe('PROCESSING')
  expect(statusOf(0, 1, 0)).toBe('DONE')
  expect(statusOf(0, 0, 1)).toBe('DONE')
  expect(statusOf(0, 0, 0)).toBe('NOT_REQUESTED')
})

test("[ORD-088, ORD-089, ORD-090, ORD-091] time spans are calendar spans of the storefront's time zone", () => {
  const now = new Date('2026-11-21T10:00:00Z')
  expect(spanOf('3m', now, 'DE')).toEqual({ from: new Date('2026-08-21T09:00:00Z'), until: null })
  expect(spanOf('ty', now, 'DE')).toEqual({ from: new Date('2025-12-31T23:00:00Z'), until: null })
  expect(spanOf('ly', now, 'UK')).toEqual({
    from: new Date('2025-01-01T00:00:00Z'),
    until: new Date('2026-01-01T00:00:00Z'),
  })
  expect(spanOf('lta', now, 'PL')).toEqual({ from: null, until: null })
})
test("an order code can be read over the phone and does not count the mall's orders: the day, then six digits, zeros included", () => {
  const codeOf = (random: number) => readableCode(new Date('2026-11-21T10:00:00Z'), () => random)
  expect(codeOf(0.123456)).toBe('261121123456')
  expect([codeOf(0), codeOf(0.000042), codeOf(0.9999999)]).toEqual([
    '261121000000',
    '261121000042',
    '261121999999',
  ])
})
test("a guest's link opens its own order until its last day, and nothing spoilt or signed by others opens anything", () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const id = newId('order')
  const token = guestToken('secret-one', id, now)
  expect(readGuestToken(['secret-one'], token, now)).toBe(id)
  expect(readGuestToken(['secret-two'], token, now)).toBeUndefined()
  // A new secret signs; what the one before signed still opens, as long as it is named.
  expect(readGuestToken(['secret-two', 'secret-one'], token, now)).toBe(id)
  expect(
    readGuestToken(
      ['secret-one'],
      token.replace(toWireId('order', id), toWireId('order', newId('order'))),
      now,
    ),
  ).toBeUndefined()
  expect(readGuestToken(['secret-one'], token, new Date(now.getTime() + 91 * DAY))).toBeUndefined()
  for (const odd of ['', '.', '..', '...', 'a.b.c', token.slice(0, -1), `${token}.x`])
    expect(readGuestToken(['secret-one'], odd, now)).toBeUndefined()
})

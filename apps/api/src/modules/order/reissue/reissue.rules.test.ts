import { expect, test } from 'vitest'
import { at, idOf, lampSnapshot, someLine, someOrder } from '../../../testing/some-rows.ts'
import { presentOrderRow } from '../present/order.present.ts'
import { factsOf, operationsOf } from '../order.rules.ts'
import { findReissueLines } from './reissue.rules.ts'
import { presentReissues } from './reissue.present.ts'

const NOW = at(22)
const reissueOf = { id: idOf('order', 8), code: '261101000001', reason: 'LOST' } as const
const free = someOrder({
  reissueOf,
  ...{ goods: 0, shipping: 0, shopDiscount: 0, orderDiscount: 0, tax: 0, needPay: 0, paid: 0 },
  ...{ paidAt: null, hasInvoice: false, isReviewed: true },
})

test('of a line so many units are sent again as were bought and not cancelled, and parts of it beside them', () => {
  const line = someLine({ qty: 3, canceledQty: 1 })
  const find = (...asked: Parameters<typeof findReissueLines>[1]) =>
    findReissueLines({ lines: [line] }, asked)
  expect(find({ id: line.id, qty: 2, part: 'A bulb' })).toEqual([
    { line, qty: 2 },
    { line, part: 'A bulb' },
  ])
  expect(find({ id: line.id, qty: 3 })).toBeUndefined()
  expect(find({ id: line.id, qty: 1 }, { id: line.id, qty: 2 })).toBeUndefined()
  expect(find({ id: line.id })).toBeUndefined()
  expect(find({ id: idOf('orderLine', 99), part: 'A bulb' })).toBeUndefined()
})

test('of what is sold by measure so many steps are sent again, of the measure alone', () => {
  const line = someLine({
    qty: 5,
    snapshot: { ...lampSnapshot, measure: { unit: 'metre', step: 50 } },
  })
  expect(findReissueLines({ lines: [line] }, [{ id: line.id, qty: 1.5 }])).toEqual([
    { line, qty: 3 },
  ])
  expect(() => findReissueLines({ lines: [line] }, [{ id: line.id, qty: 1.2 }])).toThrow(
    expect.objectContaining({ code: 'qty.step' }),
  )
})

test('what is sent at no charge says of what and why, and offers nothing that has to do with money', () => {
  const row = presentOrderRow(free, 'buyer', NOW)
  expect([row.tradeOrderBusinessType, row.reissueOf]).toEqual([
    'REVERSE_REISSUE',
    { id: expect.stringMatching(/^ord_/), tradeOrderCode: '261101000001', reason: 'LOST' },
  ])
  expect(factsOf(free, NOW)).toMatchObject({
    isReissue: true,
    hasUnitsToCancel: false,
    hasSellableSku: false,
    hasLineToReview: false,
    hasLineToReverse: false,
  })
  const notSent = { ...free, parcelCount: 0, hasGroupParcel: false, parcelsUnderWay: 0 }
  expect(operationsOf({ ...notSent, parcelsToPostpone: 0 }, 'buyer', NOW)).toEqual([
    'buyerChangeAddress',
  ])
  expect(operationsOf(notSent, 'merchant', NOW)).toEqual(['ship', 'hold', 'delay', 'cancelReissue'])
  const received = { ...free, status: 'COMPLETE', completedAt: at(21), unshippedQty: 0 } as const
  expect(operationsOf(received, 'buyer', NOW)).toEqual(['checkExpressTrack'])
  expect(operationsOf(received, 'merchant', NOW)).toEqual([])
})

test('the order that it belongs to lists it with its state', () => {
  const row = {
    id: idOf('order', 9),
    code: '261121000009',
    reason: 'MISSING',
    key: 'k',
    isCounted: true,
  } as const
  expect(presentReissues([{ ...row, status: 'UN_RECEIVED' }])).toEqual({
    reissueList: [
      {
        id: expect.stringMatching(/^ord_/),
        tradeOrderCode: '261121000009',
        displayStatus: 'UN_RECEIVED',
        reason: 'MISSING',
      },
    ],
  })
})

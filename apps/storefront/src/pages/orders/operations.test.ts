import { expect, test } from 'vitest'
import { order as sampleOrder } from '../../testing/samples.ts'
import {
  hasOneLine,
  isUrgent,
  needsParcelChoice,
  offeredOperations,
  payResultPath,
  prePayPath,
  previewLines,
} from './operations.ts'

const shipped = { fulfillmentType: 'SITE_SHIPPING' }

test('nothing is offered that the server does not list', () => {
  expect(offeredOperations({ ...shipped, operationList: [] })).toEqual([])
})

test('[ORD-092] [ORD-094] [ORD-096] [ORD-100] what the server lists is offered, the most urgent first', () => {
  expect(offeredOperations({ ...shipped, operationList: ['buyerCancelBeforePay', 'pay'] })).toEqual(
    ['pay', 'buyerCancelBeforePay'],
  )
  expect(
    offeredOperations({ ...shipped, operationList: ['buyAgain', 'checkExpressTrack', 'confirm'] }),
  ).toEqual(['confirm', 'checkExpressTrack', 'buyAgain'])
  expect(offeredOperations({ ...shipped, operationList: ['secondary_pay'] })).toEqual([
    'secondary_pay',
  ])
})

test('[REV-029] an order is reviewed as long as the server offers it, and never once everything has been', () => {
  expect(
    offeredOperations({ ...shipped, operationList: ['checkExpressTrack', 'buyAgain', 'comment'] }),
  ).toEqual(['comment', 'checkExpressTrack', 'buyAgain'])
  expect(
    offeredOperations({ ...shipped, operationList: ['checkExpressTrack', 'buyAgain'] }),
  ).not.toContain('comment')
})

test('an operation without a screen makes no button', () => {
  expect(offeredOperations({ ...shipped, operationList: ['ship', 'handOver'] })).toEqual([])
})

test('[ORD-098] the parcels of a site pick-up are not tracked', () => {
  expect(
    offeredOperations({
      fulfillmentType: 'SITE_PICK_UP',
      operationList: ['checkExpressTrack', 'buyAgain'],
    }),
  ).toEqual(['buyAgain'])
})

test('only what the order waits for stands out', () => {
  expect(
    (
      [
        'pay',
        'secondary_pay',
        'confirm',
        'checkExpressTrack',
        'buyAgain',
        'buyerCancelBeforePay',
      ] as const
    ).map(isUrgent),
  ).toEqual([true, true, true, false, false, false])
})

test('[ORD-117] one parcel is confirmed at once, several one by one', () => {
  expect([needsParcelChoice({ parcelCount: 1 }), needsParcelChoice({ parcelCount: 2 })]).toEqual([
    false,
    true,
  ])
})

test('[PAY-004] payment page and result page are named by the contract', () => {
  expect(prePayPath('con_1')).toBe('/buyer/pre-pay?tradeId=con_1&contractId=con_1')
  expect(payResultPath('con_1', { status: 'PENDING' })).toBe(
    '/buyer/pay-result?tradeId=con_1&status=PENDING',
  )
})

test('a set is one line of an order, whose goods can be chosen one by one', () => {
  const set = { lineGroupTypeDict: 'DIY_MAIN' } as const
  const part = { lineGroupTypeDict: 'DIY_CHILD' } as const
  expect(previewLines({ tradeOrderLineList: [set, part, part], lineCount: 1 })).toEqual({
    shown: [set],
    more: 0,
  })
  const order = { ...sampleOrder, lineCount: 1 }
  expect(hasOneLine({ ...order, tradeOrderLineList: [set, part] })).toBe(false)
  expect(hasOneLine({ ...order, tradeOrderLineList: [{ lineGroupTypeDict: null }] })).toBe(true)
})

test('[ORD-037] three lines of an order are previewed, and the rest is counted', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id, lineGroupTypeDict: null }))
  const preview = (
    lines: Parameters<typeof previewLines>[0]['tradeOrderLineList'],
    lineCount: number,
  ) => previewLines({ tradeOrderLineList: lines, lineCount })
  expect(preview([a!, b!, c!], 5)).toEqual({ shown: [a, b, c], more: 2 })
  expect(preview([a!, b!, c!, d!], 4)).toEqual({ shown: [a, b, c], more: 1 })
  expect(preview([a!], 1)).toEqual({ shown: [a], more: 0 })
})

import { expect, test } from 'vitest'
import {
  canPayAgain,
  MOST_POLLS,
  POLL_MS,
  readPayHints,
  reasonOf,
  resultOf,
  resultOfPayment,
} from './pay-result.ts'

test('[PAY-060] [PAY-064] a record is paid in either vocabulary', () => {
  expect(['PAY_SUCCESS', 'PRE_AUTH_SUCCESS', 'SUCCESS'].map(resultOf)).toEqual([
    'success',
    'success',
    'success',
  ])
})

test('[PAY-062] [PAY-065] [PAY-066] pending, unknown and processing look like pending', () => {
  expect(['PAY_PENDING', 'UNKNOWN', 'PROCESSING', 'CREATED'].map(resultOf)).toEqual([
    'pending',
    'pending',
    'pending',
    'pending',
  ])
})

test('[PAY-063] any other status is a failure', () => {
  expect(
    ['PAY_FAILED', 'PAY_CLOSED', 'PAY_DUPLICATE', 'FAILED', 'nonsense', ''].map(resultOf),
  ).toEqual(['failed', 'failed', 'failed', 'failed', 'failed', 'failed'])
})

test('[PAY-059] it is asked every 3 seconds, for 5 minutes', () => {
  expect(POLL_MS).toBe(3000)
  expect(POLL_MS * MOST_POLLS).toBe(300_000)
})

test('orders that are paid are paid, whatever a later attempt came to', () => {
  expect(
    resultOfPayment({
      paymentRecordStatus: 'PAY_DUPLICATE',
      tradeOrderList: [{ displayStatus: 'UN_DELIVERY' }, { displayStatus: 'COMPLETE' }],
    }),
  ).toBe('success')
  expect(
    resultOfPayment({
      paymentRecordStatus: 'PAY_CLOSED',
      tradeOrderList: [{ displayStatus: 'UN_DELIVERY' }, { displayStatus: 'CANCELED' }],
    }),
  ).toBe('failed')
  expect(resultOfPayment({ paymentRecordStatus: 'PAY_SUCCESS', tradeOrderList: [] })).toBe(
    'success',
  )
})

test('only orders that are still unpaid can be paid again', () => {
  expect([
    canPayAgain([{ displayStatus: 'PENDING_PAY' }, { displayStatus: 'PROCESSING' }]),
    canPayAgain([{ displayStatus: 'CANCELED' }]),
    canPayAgain([]),
  ]).toEqual([true, false, false])
})

test('[PAY-034] an error text that we do not know is never said', () => {
  expect([
    reasonOf('<b>call this number</b>'),
    reasonOf('insufficient_funds'),
    reasonOf(null, 'payment.provider'),
    reasonOf('toString'),
  ]).toEqual([undefined, 'insufficient_funds', 'payment.provider', undefined])
})

test('[PAY-004] [PAY-005] [PAY-006] every name of a return address is accepted as a hint', () => {
  const hints = readPayHints(
    new URLSearchParams(
      'tradeId=con_1&status=success&isPoint=0&tradeOrderId=ord_1&otherResult=&email=a@b.test&error=late&buyerId=1&paymentOrderId=2&totalAmt=3&merchantSerialNo=4&paymentId=5',
    ),
  )
  expect(hints).toEqual({ contractId: 'con_1', orderId: 'ord_1', error: 'late', polls: 0 })
  expect(readPayHints(new URLSearchParams('contractId=con_2&orderId=ord_2&polls=7'))).toEqual({
    contractId: 'con_2',
    orderId: 'ord_2',
    error: undefined,
    polls: 7,
  })
  expect(readPayHints(new URLSearchParams('tradeId=con_3&token=5O190127TN364715T'))).toEqual({
    contractId: 'con_3',
    orderId: '',
    error: undefined,
    gatewaySerialNo: '5O190127TN364715T',
    polls: 0,
  })
  expect(readPayHints(new URLSearchParams(`tradeId=${'x'.repeat(500)}&polls=-3`))).toEqual({
    contractId: '',
    orderId: '',
    error: undefined,
    polls: 0,
  })
})

test('[PAY-110] the address that Affirm leads back to brings its token', () => {
  expect(
    readPayHints(new URLSearchParams('tradeId=con_3&status=PENDING&checkout_token=A1B2')),
  ).toEqual({
    contractId: 'con_3',
    orderId: '',
    error: undefined,
    checkoutToken: 'A1B2',
    polls: 0,
  })
})

import { expect, test } from 'vitest'
import { afterFailure } from './pay-failure.ts'

const CONTRACT = 'con_1'

test('[PAY-112] [PAY-113] sold out and changed prices lead back to the cart, by code or by the literal message', () => {
  expect(afterFailure({ code: 'stock.sold_out' }, CONTRACT)).toEqual({ to: '/cart?notice=soldOut' })
  expect(afterFailure({ code: 'other', detail: 'item solt out' }, CONTRACT)).toEqual({
    to: '/cart?notice=soldOut',
  })
  expect(afterFailure({ code: 'price.changed' }, CONTRACT)).toEqual({
    to: '/cart?notice=priceChanged',
  })
  expect(
    afterFailure({ code: 'other', detail: 'item activity is end,price is change' }, CONTRACT),
  ).toEqual({ to: '/cart?notice=priceChanged' })
})

test('too many attempts are a wait, not a failure', () => {
  expect(afterFailure({ code: '429', retryAfter: 41.2 }, CONTRACT)).toEqual({ waitSeconds: 42 })
  expect(afterFailure({ code: '429' }, CONTRACT)).toEqual({ waitSeconds: 60 })
  expect(afterFailure({ code: '429', retryAfter: 1e9 }, CONTRACT)).toEqual({ waitSeconds: 3600 })
})

test('what is paid goes to its result, what is closed to the page that says so', () => {
  expect(afterFailure({ code: 'payment.already_paid' }, CONTRACT)).toEqual({
    to: '/buyer/pay-result?tradeId=con_1',
  })
  expect(afterFailure({ code: 'payment.window_closed' }, CONTRACT)).toEqual({
    to: '/buyer/pre-pay?tradeId=con_1&contractId=con_1',
  })
})

test('[PAY-034] any other failure opens the result with its code, if the code is known', () => {
  expect(afterFailure({ code: 'payment.provider' }, CONTRACT)).toEqual({
    to: '/buyer/pay-result?tradeId=con_1&status=FAILED&error=payment.provider',
  })
  expect(afterFailure({ code: 'never.heard' }, CONTRACT)).toEqual({
    to: '/buyer/pay-result?tradeId=con_1&status=FAILED',
  })
})

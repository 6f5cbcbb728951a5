import { expect, test } from 'vitest'
import { afterFailure, afterFirstFailure, readPayHint } from './pay-failure.ts'

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

test('[PAY-114] too many attempts are a wait, not a failure', () => {
  expect(afterFailure({ code: '429', retryAfter: 41.2 }, CONTRACT)).toEqual({ waitSeconds: 42 })
  expect(afterFailure({ code: '429' }, CONTRACT)).toEqual({ waitSeconds: 60 })
  expect(afterFailure({ code: '429', retryAfter: 1e9 }, CONTRACT)).toEqual({ waitSeconds: 3600 })
})

test('too many cards are told from too many attempts, because other ways to pay are open then', () => {
  const failure = { code: '429', retryAfter: 1800, limits: 'cards' }
  expect(afterFailure(failure, CONTRACT)).toEqual({ waitSeconds: 1800, isAboutCards: true })
  const to = afterFirstFailure(failure, CONTRACT, 'ADYEN_LINK')
  expect(to).toBe(
    '/buyer/pre-pay?tradeId=con_1&contractId=con_1&channel=ADYEN_LINK&wait=1800&limits=cards',
  )
  expect(readPayHint(new URL(to, 'https://mall.test').searchParams).wait).toEqual({
    waitSeconds: 1800,
    isAboutCards: true,
  })
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

test('a payment that could not begin right after its order was placed is told on the payment page, where every way to pay is offered', () => {
  const at = (code: string, retryAfter?: number) =>
    afterFirstFailure({ code, retryAfter }, CONTRACT, 'MOCKPAY')
  const page = '/buyer/pre-pay?tradeId=con_1&contractId=con_1'
  expect([
    at('payment.provider'),
    at('never.heard'),
    at('429', 41.2),
    at('payment.already_paid'),
    at('payment.window_closed'),
    at('stock.sold_out'),
  ]).toEqual([
    `${page}&channel=MOCKPAY&error=payment.provider`,
    `${page}&channel=MOCKPAY&error=service.fault`,
    `${page}&channel=MOCKPAY&wait=42`,
    '/buyer/pay-result?tradeId=con_1',
    page,
    '/cart?notice=soldOut',
  ])
})

test('the payment page believes of its address only a reason that it knows and a wait of an hour at most', () => {
  const read = (search: string) => readPayHint(new URLSearchParams(search))
  expect(read('channel=KLARNA&error=%3Cb%3E&wait=99999')).toEqual({
    channel: 'KLARNA',
    error: undefined,
    wait: { waitSeconds: 3600, isAboutCards: false },
  })
  expect(read('error=payment.provider&wait=-1')).toEqual({
    channel: '',
    error: 'payment.provider',
    wait: undefined,
  })
})

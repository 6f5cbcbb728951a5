import { expect, test } from 'vitest'
import type { Shop } from '../../shop-context.ts'
import { orderGoods } from './order-goods.ts'

const CREATE = 'POST /sapi/mall-order/web/order/createTradeContract'
const FIRST_PAY = 'POST /sapi/mall-pay/payment/firstPay'
const PAID_AT = 'https://provider.test/pay'

/** Presses the button that orders, at a mall that answers so. */
async function press(
  payChannel: string | undefined,
  { pay, claims = 1 }: { pay?: () => unknown; claims?: number } = {},
) {
  const calls: string[] = []
  const reported: unknown[] = []
  const call = async (name: string) => {
    calls.push(name)
    if (name === CREATE) return { id: 'con_1', paymentOrderList: Array(claims).fill({}) }
    return pay ? pay() : { redirectUrl: PAID_AT, redirectInfo: null }
  }
  const form = new FormData()
  form.set('quoteId', 'quo_1')
  if (payChannel) form.set('payChannel', payChannel)
  const answer = (await orderGoods(
    {
      call: call as unknown as Shop['call'],
      reportFailure: (error) => reported.push(error),
    },
    form,
  )) as Response
  return { to: answer.headers.get('location'), status: answer.status, calls, reported }
}

test('one press orders and leads to the page of the provider that was chosen', async () => {
  expect(await press('MOCKPAY')).toEqual({
    to: PAID_AT,
    status: 303,
    calls: [CREATE, FIRST_PAY],
    reported: [],
  })
})

test('a channel with fields of its own is opened on the payment page, and nothing is begun before', async () => {
  expect(await press('ADYEN_PC')).toMatchObject({
    to: '/buyer/pre-pay?tradeId=con_1&contractId=con_1&channel=ADYEN_PC',
    calls: [CREATE],
  })
})

test('without a choice, as from a page of before, the payment page asks for one', async () => {
  expect(await press(undefined)).toMatchObject({
    to: '/buyer/pre-pay?tradeId=con_1&contractId=con_1',
    calls: [CREATE],
  })
})

test('an order that costs no money is paid with its placing', async () => {
  expect(await press('MOCKPAY', { claims: 0 })).toMatchObject({
    to: '/buyer/pay-result?tradeId=con_1&contractId=con_1&status=success&isPoint=1',
    calls: [CREATE],
  })
})

test('a payment that cannot begin leaves the order, and the payment page says why; what nobody expected is in the log', async () => {
  const failure = new Error('the wire is cut')
  const answer = await press('MOCKPAY', {
    pay: () => {
      throw failure
    },
  })
  expect(answer).toMatchObject({
    to: '/buyer/pre-pay?tradeId=con_1&contractId=con_1&channel=MOCKPAY&error=service.fault',
    calls: [CREATE, FIRST_PAY],
    reported: [failure],
  })
})

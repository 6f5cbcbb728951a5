import { expect, test } from 'vitest'
import { Problem } from '@galleria/contract/client'
import type { Shop } from '../../../shop-context.ts'
import { order } from '../../../testing/samples.ts'
import { sendApplication } from './send-application.ts'

const ORDER = 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r'
const [sample] = order.tradeOrderLineList
const preview = {
  availableRefundAmt: { value: 249, currency: 'EUR' },
  leastRefundAmt: { value: 0, currency: 'EUR' },
  availableReverseReasons: ['OTHER'],
  reverseTradeOrderLineList: [],
  requestKey: 'key-of-the-preview',
}
/** A mall that takes every application, or says no to it; what it was called with is kept. */
function openShop(no?: object, line: object = {}) {
  const calls: [string, unknown][] = []
  const answers = (name: string): unknown => {
    if (name.endsWith('detailbyidforbuyer'))
      return { tradeOrderLineList: [{ ...sample, canReverseQty: 1, ...line }] }
    if (name.endsWith('ForApplyFlow')) return preview
    if (name.endsWith('ExchangeOrRessiueFlow'))
      return [
        { diyItemId: 7, tradeOrderLineId: 'oli_1', skuList: [{ ...sample!.sku, availableQty: 5 }] },
      ]
    if (no) throw new Problem(no as ConstructorParameters<typeof Problem>[0])
    return { id: 'asv_1', tradeOrder: { id: ORDER } }
  }
  const call = async (name: string, argument: unknown) => {
    calls.push([name, argument])
    return answers(name)
  }
  return { shop: { call, language: 'en', site: 'DE' } as unknown as Shop, calls }
}
function applicationOf(asType: string, fields: Record<string, string>): Request {
  return new Request('http://mall.test/buyer/as-apply', {
    method: 'POST',
    body: new URLSearchParams({
      intent: 'apply',
      orderId: ORDER,
      asType,
      line: 'oli_1',
      picked: 'oli_1',
      'qty-oli_1': '1',
      amount: '249',
      reason: 'OTHER',
      requestKey: 'key-of-the-form',
      ...fields,
    }),
  })
}
const UNSENT = { line: 'oli_1-unsent', picked: 'oli_1-unsent', 'qty-oli_1-unsent': '1' }

test.each([
  ['SALE_RETURN', 'trade_InitiateReverseTradeOrderForReturnFlow', {}, {}],
  ['SALE_EXCHANGE', 'trade_InitiateReverseTradeOrderForExchangeFlow', { 'sku-oli_1': '41' }, {}],
  ['SALE_REFUND', 'trade_InitiateReverseOrderOnlyRefundFlow', {}, {}],
  [
    'SALE_CANCEL_BEFORE_DELIVERY',
    'bbc_trade_InitiateReverseTradeOrderForCancelUnDeliveryFlow',
    UNSENT,
    { canCancelQty: 1 },
  ],
] as const)(
  '[AS-071] an application of the type %s is sent with %s',
  async (type, name, fields, line) => {
    const { shop, calls } = openShop(undefined, line)
    const answer = await sendApplication(shop, applicationOf(type, fields))
    expect(answer).toMatchObject({ status: 303 })
    const sent = calls.filter(([call]) => call.includes('Initiate'))
    expect(sent).toMatchObject([
      [`POST /api/trantor/flow/${name}`, { reverseTradeOrderType: type, reverseReason: 'OTHER' }],
    ])
  },
)

test('[AS-091] an exchange without a sku is not sent; the error stands at its line, and everything typed comes back', async () => {
  const { shop, calls } = openShop()
  const answer = await sendApplication(
    shop,
    applicationOf('SALE_EXCHANGE', { remark: 'It wobbles.' }),
  )
  expect(answer).toMatchObject({
    data: {
      errors: { 'sku-oli_1': { code: 'exchange_sku_required' } },
      application: { remark: 'It wobbles.', lines: [{ isPicked: true, skuId: '' }] },
    },
    init: { status: 422 },
  })
  expect(calls.filter(([call]) => call.includes('Initiate'))).toEqual([])
})

test('what is sold out meanwhile is told at its line, with what is left now and everything typed', async () => {
  const { shop } = openShop({
    status: 409,
    code: 'reverse.exchange_sold_out',
    title: 'The replacement is sold out.',
    skuIds: [41],
  })
  const answer = await sendApplication(
    shop,
    applicationOf('SALE_EXCHANGE', { 'sku-oli_1': '41', remark: 'It wobbles.' }),
  )
  expect(answer).toMatchObject({
    data: {
      errors: {
        'sku-oli_1': {
          code: 'reverse.exchange_sold_out',
          sentence: 'The replacement is sold out.',
        },
      },
      exchanges: { oli_1: [{ availableQty: 5 }] },
      application: { remark: 'It wobbles.', lines: [{ skuId: '41' }] },
    },
  })
})

test.each(['reverse.versions', 'reverse.exchange_twice'])(
  'that a line cannot be exchanged so is told at the goods: %s',
  async (code) => {
    const { shop } = openShop({ status: 422, code, title: 'Not so many.', most: 1 })
    const answer = await sendApplication(
      shop,
      applicationOf('SALE_EXCHANGE', { 'sku-oli_1': '41' }),
    )
    expect(answer).toMatchObject({
      data: { errors: { lines: { code, sentence: 'Not so many.' } } },
    })
  },
)

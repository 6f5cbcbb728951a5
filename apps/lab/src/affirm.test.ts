import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckoutObject, Outcome, Transaction } from './affirm/affirm.types.ts'
import type { Lab } from './lab.ts'
import { call, startTestLab } from './test-lab.ts'

let lab: Lab
beforeAll(async () => {
  lab = await startTestLab()
})
afterAll(() => lab.stop())

const authorization = `Basic ${Buffer.from('AFFIRM_GALLERIA_DEMO:affirm-demo-private').toString('base64')}`
type Body = Transaction & {
  code: string
  field?: string
  data: Transaction[]
  next_cursor?: string
}
const api = (path: string, method = 'GET', body?: unknown, key?: string) =>
  call<Body>(`${lab.url}/affirm/api/v1${path}`, method, body, {
    authorization,
    'country-code': 'GBR',
    ...(key ? { 'idempotency-key': key } : {}),
  })
const object = (change: Partial<CheckoutObject> = {}): CheckoutObject => ({
  merchant: {
    public_api_key: 'AFFIRM_GALLERIA_DEMO',
    user_confirmation_url: 'http://shop.test/confirm',
    user_cancel_url: 'http://shop.test/cancel',
    user_confirmation_url_action: 'GET',
  },
  items: [{ display_name: 'Chair', sku: '3', unit_price: 11_900, qty: 2 }],
  discounts: { AUTUMN: { discount_amount: 800 } },
  shipping_amount: 490,
  total: 23_490,
  currency: 'GBP',
  order_id: 'pay_1',
  ...change,
})
const open = (change?: Partial<CheckoutObject>) =>
  call<{ checkout_id: string; field?: string }>(
    `${lab.url}/affirm/api/v2/checkout/`,
    'POST',
    object(change),
  )
async function confirmed(outcome?: Outcome): Promise<string> {
  if (outcome) await call(`${lab.url}/scenario`, 'POST', { channel: 'AFFIRM_PC', outcome })
  const { checkout_id } = (await open()).body
  await call(`${lab.url}/affirm/checkout/${checkout_id}/confirm`, 'POST')
  return checkout_id
}
const authorize = (checkout_token: string, key = 'k') =>
  api('/transactions', 'POST', { checkout_token, order_id: 'pay_1' }, key)

test('a checkout is opened from the shop’s page, when its parts come to its total', async () => {
  expect((await open()).status).toBe(200)
  for (const [change, field] of [
    [{ total: 23_491 }, 'total'],
    [{ currency: 'EUR' }, 'currency'],
    [{ items: [] }, 'items'],
  ] as const) {
    const answer = await open(change as Partial<CheckoutObject>)
    expect([answer.status, answer.body.field]).toEqual([400, field])
  }
})

test('what its buyer confirmed is authorized once, captured once, and given back in parts', async () => {
  const unconfirmed = (await open()).body.checkout_id
  expect((await authorize(unconfirmed, 'early')).body.code).toBe('checkout_not_confirmed')
  const token = await confirmed()
  const { body: made } = await authorize(token, 'one')
  expect(made).toMatchObject({ status: 'authorized', amount: 23_490, order_id: 'pay_1' })
  expect((await authorize(token, 'two')).body.id).toBe(made.id)
  const captured = await api(`/transactions/${made.id}/capture`, 'POST', {}, 'c')
  expect(captured.body.status).toBe('captured')
  expect((await api(`/transactions/${made.id}/capture`, 'POST', {}, 'c')).body).toEqual(
    captured.body,
  )
  expect((await api(`/transactions/${made.id}/capture`, 'POST', {})).status).toBe(403)
  // 3.9 % of 234.90 and 20 pence.
  expect(captured.body.events.at(-1)).toMatchObject({ type: 'capture', amount: 23_490, fee: 936 })
  const refund = (amount: number, key: string) =>
    api(`/transactions/${made.id}/refund`, 'POST', { amount, reference_id: key }, key)
  expect((await refund(3490, 'r1')).body).toMatchObject({
    status: 'partially_refunded',
    amount_refunded: 3490,
  })
  expect((await refund(3490, 'r1')).body.amount_refunded).toBe(3490)
  expect((await refund(20_001, 'r2')).body.code).toBe('refund-exceeded')
  expect((await refund(20_000, 'r3')).body.status).toBe('refunded')
  expect((await api(`/transactions/${made.id}/void`, 'POST', {})).status).toBe(403)
  expect((await api('/transactions?limit=1')).body).toMatchObject({
    data: [{ id: made.id }],
    next_cursor: '1',
  })
  const { data } = (
    await call<{ data: { type: string; transaction_id: string }[] }>(
      `${lab.url}/affirm/api/v1/settlement_events`,
      'GET',
      undefined,
      { authorization, 'country-code': 'GBR' },
    )
  ).body
  expect(data.filter((one) => one.transaction_id === made.id).map(({ type }) => type)).toEqual([
    'refund',
    'refund',
    'capture',
  ])
})

test('a void lets the buyer go, and nothing can be captured then', async () => {
  const { id } = (await authorize(await confirmed(), 'v')).body
  expect((await api(`/transactions/${id}/void`, 'POST', {})).body.status).toBe('voided')
  expect((await api(`/transactions/${id}/capture`, 'POST', {})).body.code).toBe(
    'capture-not-allowed',
  )
})

test('an authorization is taken in parts, what is left of it is let go, and no more than it holds is taken', async () => {
  const { id } = (await authorize(await confirmed(), 'p')).body
  const part = (what: string, amount: number, key = `${what}${amount}`) =>
    api(`/transactions/${id}/${what}`, 'POST', { amount, reference_id: key }, key)
  expect((await api(`/transactions/${id}/capture`, 'POST', { amount: 1 })).body.field).toBe(
    'Idempotency-Key',
  )
  expect((await part('capture', 10_000)).body).toMatchObject({
    status: 'partially_captured',
    events: [{}, { type: 'capture', amount: 10_000, reference_id: 'capture10000' }],
  })
  expect((await part('capture', 10_000)).body.events).toHaveLength(2)
  expect((await part('capture', 13_491)).body.code).toBe('capture-greater-than-available')
  expect((await api(`/transactions/${id}/void`, 'POST', {})).body.code).toBe('void-not-allowed')
  expect((await part('void', 13_000)).body.status).toBe('partially_captured')
  expect((await part('capture', 491)).body.code).toBe('capture-greater-than-available')
  expect((await part('capture', 490)).body.status).toBe('captured')
  expect((await part('refund', 10_491)).body.code).toBe('refund-exceeded')
  expect((await part('refund', 10_490)).body.status).toBe('refunded')
})

test('a call that names no country finds no shop', async () => {
  const answer = await call<Body>(`${lab.url}/affirm/api/v1/transactions`, 'GET', undefined, {
    authorization,
  })
  expect([answer.status, answer.body.field]).toEqual([400, 'country-code'])
})

test.each<[Outcome, number]>([
  ['locked_out', 401],
  ['too_many', 429],
  ['fault', 500],
])('%s: the first call does nothing, the second authorizes', async (outcome, status) => {
  const token = await confirmed(outcome)
  expect([(await authorize(token, token)).status, (await authorize(token, token)).status]).toEqual([
    status,
    200,
  ])
})

test('declined: the shop’s call is refused; without the keys nobody is let in', async () => {
  const token = await confirmed('declined')
  expect((await authorize(token, token)).body.code).toBe('auth-declined')
  expect((await call(`${lab.url}/affirm/api/v1/transactions`)).status).toBe(401)
})

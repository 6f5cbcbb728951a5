import { afterEach, expect, test } from 'vitest'
import type { Lab } from './lab.ts'
import { call, startTestLab, type PaymentAnswer } from './test-lab.ts'

let lab: Lab
afterEach(() => lab.stop())

const eur = (minor: number) => ({ minor, currency: 'EUR' })
const past = (nth: number, changes: object = {}) => ({
  id: `mp_past_${nth}`,
  reference: `attempt-${nth}`,
  amount: eur(10_000),
  webhookUrl: 'http://127.0.0.1:9/hooks',
  createdAt: '2025-03-01T10:00:00.000Z',
  captures: [
    {
      id: `cap_past_${nth}`,
      amount: eur(10_000),
      fee: eur(165),
      capturedAt: '2025-03-01T10:05:00.000Z',
    },
  ],
  refunds: [],
  ...changes,
})
const refund = (nth: number, status: string, minor: number) => ({
  id: `re_past_${nth}`,
  captureId: 'cap_past_1',
  status,
  amount: eur(minor),
  reference: `refund-${nth}`,
  failureReason: status === 'failed' ? 'account_closed' : null,
  createdAt: '2025-03-09T10:00:00.000Z',
})
const tell = (payments: object[], headers = {}) =>
  call<{ added: number; code: string }>(
    `${lab.url}/mockpay/test/payments`,
    'POST',
    { payments },
    headers,
  )

test('payments of the past are known as if they had been made here, and no webhook speaks of them', async () => {
  lab = await startTestLab()
  const refunds = [
    refund(1, 'succeeded', 2_000),
    refund(2, 'pending', 1_000),
    refund(3, 'failed', 500),
  ]
  expect((await tell([past(1, { refunds }), past(2)])).body).toEqual({ added: 2 })

  const known = (await call<PaymentAnswer>(`${lab.url}/mockpay/v1/payments/mp_past_1`)).body
  expect(known).toMatchObject({
    status: 'paid',
    reference: 'attempt-1',
    amount: eur(10_000),
    captures: [{ id: 'cap_past_1', fee: eur(165), capturedAt: '2025-03-01T10:05:00.000Z' }],
  })
  expect(known.refunds.map(({ id, status }) => [id, status])).toEqual([
    ['re_past_1', 'succeeded'],
    ['re_past_2', 'pending'],
    ['re_past_3', 'failed'],
  ])
  expect((await call(`${lab.url}/mockpay/v1/refunds/re_past_2`)).body).toMatchObject({
    status: 'pending',
  })
  expect((await call(`${lab.url}/mockpay/test/events`)).body).toEqual([])
})

test('a payment that came to nothing is known as such, and one that its bank still thinks about can be called off', async () => {
  lab = await startTestLab()
  const unpaid = { captures: [], refunds: [] }
  expect(
    (
      await tell([
        past(1, { ...unpaid, status: 'declined' }),
        past(2, { ...unpaid, status: 'processing' }),
      ])
    ).body,
  ).toEqual({ added: 2 })
  const find = async (nth: number) =>
    (await call(`${lab.url}/mockpay/v1/payments/mp_past_${nth}`)).body
  expect(await find(1)).toMatchObject({ status: 'declined', captures: [] })
  expect(await find(2)).toMatchObject({ status: 'processing', captures: [] })
  await call(
    `${lab.url}/mockpay/v1/payments/mp_past_2/cancel`,
    'POST',
    {},
    { 'idempotency-key': 'k' },
  )
  expect(await find(2)).toMatchObject({ status: 'canceled' })
})

test('what is told twice is known once, and stays as it became meanwhile', async () => {
  lab = await startTestLab()
  await tell([past(1)])
  await call(
    `${lab.url}/mockpay/v1/payments/mp_past_1/refunds`,
    'POST',
    { amount: eur(4_000), reference: 'r' },
    { 'idempotency-key': 'k' },
  )
  expect((await tell([past(1), past(2)])).body).toEqual({ added: 1 })
  expect(
    (await call(`${lab.url}/mockpay/v1/payments/mp_past_1`)).body.refunds.map(
      ({ amount }) => amount.minor,
    ),
  ).toEqual([4_000])
})

test('no more can be given back than the past left: refunds that are done or pending count, failed ones do not', async () => {
  lab = await startTestLab()
  await tell([
    past(1, {
      refunds: [
        refund(1, 'succeeded', 2_000),
        refund(2, 'pending', 1_000),
        refund(3, 'failed', 500),
      ],
    }),
  ])
  const ask = (minor: number, key: string) =>
    call(
      `${lab.url}/mockpay/v1/payments/mp_past_1/refunds`,
      'POST',
      { amount: eur(minor), reference: 'r', captureId: 'cap_past_1' },
      { 'idempotency-key': key },
    )
  expect((await ask(7_001, 'a')).body).toMatchObject({
    code: 'amount_exceeds_captured',
    left: 7_000,
  })
  expect((await ask(7_000, 'b')).body).toMatchObject({ status: 'succeeded' })
})

test('only who has the key may tell, at most a thousand at a time, and a wrong one leaves nothing behind', async () => {
  lab = await startTestLab()
  expect((await tell([past(1)], { authorization: 'Bearer nobody' })).status).toBe(401)
  expect((await tell(Array.from({ length: 1001 }, (_, nth) => past(nth)))).status).toBe(400)
  expect((await tell([past(1), past(2, { captures: [] })])).status).toBe(400)
  expect((await tell([past(1), past(2, { status: 'declined' })])).status).toBe(400)
  expect((await call(`${lab.url}/mockpay/v1/payments/mp_past_1`)).status).toBe(404)
  expect((await tell(Array.from({ length: 1000 }, (_, nth) => past(nth)))).body).toEqual({
    added: 1000,
  })
})

import { createVerify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Lab } from './lab.ts'
import { demoApp } from './paypal/paypal.routes.ts'
import type { Outcome, PageOutcome } from './paypal/paypal.types.ts'
import { patiently, call, startMerchant, startTestLab, type Merchant } from './test-lab.ts'

type Amount = { currency_code: string; value: string }
type Movement = { id: string; status: string; amount: Amount; custom_id?: string }
type OrderAnswer = {
  id: string
  status: string
  name?: string
  details?: { issue: string }[]
  links: { rel: string; href: string }[]
  purchase_units: { payments?: { captures: Movement[]; refunds?: Movement[] } }[]
}

let lab: Lab
let merchant: Merchant
let token: string
const time = { now: Date.parse('2026-11-24T12:00:00Z') }
const hours = (count: number) => count * 3_600_000

beforeAll(async () => {
  lab = await startTestLab({
    now: () => new Date(time.now),
    delays: { paypalReport: hours(3) },
  })
  merchant = await startMerchant()
  token = (await askToken()).access_token
})
afterAll(async () => {
  await lab.stop()
  await merchant.stop()
})

async function askToken(secret: string = demoApp.secret) {
  const answer = await fetch(`${lab.url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${demoApp.clientId}:${secret}`).toString('base64')}`,
    },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  return (await answer.json()) as { access_token: string; expires_in: number; error?: string }
}

function ask<T = OrderAnswer>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  return call<T>(`${lab.url}/paypal${path}`, method, body, {
    authorization: `Bearer ${token}`,
    prefer: 'return=representation',
    ...headers,
  })
}

const eur = (value: string): Amount => ({ currency_code: 'EUR', value })
const orderOf = (changes: object = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [{ custom_id: 'att_1', description: 'Desk', amount: eur('129.90') }],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: `${merchant.url}/back?contractId=7`,
        cancel_url: `${merchant.url}/away`,
        locale: 'de-DE',
      },
    },
  },
  ...changes,
})
async function create(outcome?: Outcome, key?: string) {
  if (outcome) await call(`${lab.url}/scenario`, 'POST', { channel: 'PAYPAL_PAY_PC', outcome })
  return ask('POST', '/v2/checkout/orders', orderOf(), key ? { 'paypal-request-id': key } : {})
}
const read = async (id: string) => (await ask('GET', `/v2/checkout/orders/${id}`)).body
const capture = (id: string, key = id) =>
  ask('POST', `/v2/checkout/orders/${id}/capture`, undefined, {
    'paypal-request-id': key,
    'content-type': 'application/json',
  })
const choose = (id: string, outcome: PageOutcome) =>
  fetch(`${lab.url}/paypal/checkoutnow?token=${id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome }),
  })
async function approved(outcome: Outcome) {
  const { id } = (await create(outcome)).body
  await lab.hurry(id)
  return id
}
async function captured(outcome: Outcome) {
  const id = await approved(outcome)
  const answer = await capture(id)
  return { id, capture: answer.body.purchase_units[0]?.payments?.captures[0] as Movement }
}
const refund = (captureId: string, value: string, key: string) =>
  ask<Movement & { details?: { issue: string }[] }>(
    'POST',
    `/v2/payments/captures/${captureId}/refund`,
    { amount: eur(value), custom_id: `try-${key}` },
    { 'paypal-request-id': key },
  )
const events = (id: string) =>
  merchant.deliveries
    .filter(({ raw }) => raw.includes(id))
    .map(({ raw }) => (JSON.parse(raw) as { event_type: string }).event_type)

describe('the door', () => {
  test('gives a token to whoever has the secret, and answers nobody without one', async () => {
    expect((await askToken()).expires_in).toBe(32_400)
    expect((await askToken('wrong')).error).toBe('invalid_client')
    const answer = await ask('GET', '/v2/checkout/orders/none', undefined, {
      authorization: 'Bearer A21AAwrong',
    })
    expect([answer.status, answer.body]).toMatchObject([401, { error: 'invalid_token' }])
  })

  test.each([
    [{ intent: 'AUTHORIZE' }, 400, 'INVALID_PARAMETER_VALUE'],
    [{ purchase_units: [{ amount: eur('1.999') }] }, 422, 'DECIMAL_PRECISION'],
    [
      { purchase_units: [{ amount: { currency_code: 'JPY', value: '10.50' } }] },
      422,
      'DECIMAL_PRECISION',
    ],
  ])('refuses %j', async (changes, status, issue) => {
    const answer = await ask('POST', '/v2/checkout/orders', orderOf(changes))
    expect([answer.status, answer.body.details?.[0]?.issue]).toEqual([status, issue])
  })

  test('does not know an order that is none', async () => {
    const answer = await ask('GET', '/v2/checkout/orders/NONE')
    expect([answer.status, answer.body.name]).toEqual([404, 'RESOURCE_NOT_FOUND'])
  })
})

describe('an order', () => {
  test('waits for its buyer, who is sent to PayPal’s page and comes back with its token', async () => {
    const { status, body } = await create()
    expect([status, body.status]).toEqual([201, 'PAYER_ACTION_REQUIRED'])
    const page = body.links.find(({ rel }) => rel === 'payer-action')?.href ?? ''
    expect(await (await fetch(page)).text()).toContain('129,90\u00a0€')
    expect((await capture(body.id)).body.details?.[0]?.issue).toBe('ORDER_NOT_APPROVED')
    const back = await choose(body.id, 'paid')
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${merchant.url}/back?contractId=7&token=${body.id}&PayerID=GALLERIABUYER`,
    ])
    expect((await read(body.id)).status).toBe('APPROVED')
  })

  test('of a buyer who turns back stays as it was', async () => {
    const { id } = (await create()).body
    const back = await choose(id, 'canceled')
    expect(back.headers.get('location')).toBe(`${merchant.url}/away?token=${id}`)
    expect((await read(id)).status).toBe('PAYER_ACTION_REQUIRED')
    await choose(id, 'paid')
    expect((await read(id)).status).toBe('APPROVED')
  })

  test('is made once for a key that PayPal remembers, which it does for six hours', async () => {
    const first = await create(undefined, 'key-1')
    const again = await create(undefined, 'key-1')
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id])
    time.now += hours(6)
    expect((await create(undefined, 'key-1')).body.id).not.toBe(first.body.id)
  })

  test('that nobody approves is forgotten', async () => {
    const quick = await startTestLab({ delays: { expiry: 20 } })
    const usual = [lab, token] as const
    lab = quick
    token = (await askToken()).access_token
    try {
      const { id } = (await create()).body
      await vi.waitFor(
        async () => expect((await ask('GET', `/v2/checkout/orders/${id}`)).status).toBe(404),
        patiently,
      )
    } finally {
      ;[lab, token] = usual
      await quick.stop()
    }
  })
})

describe('a capture', () => {
  test('takes the money of an approved order once, and says what PayPal keeps of it', async () => {
    const id = await approved('paid')
    const { status, body } = await capture(id)
    expect([status, body.status]).toEqual([201, 'COMPLETED'])
    expect(body.purchase_units[0]?.payments?.captures).toMatchObject([
      {
        status: 'COMPLETED',
        amount: eur('129.90'),
        custom_id: 'att_1',
        seller_receivable_breakdown: { paypal_fee: eur('4.27'), net_amount: eur('125.63') },
      },
    ])
    expect((await capture(id)).status).toBe(200)
    const other = await capture(id, 'another key')
    expect([other.status, other.body.details?.[0]?.issue]).toEqual([422, 'ORDER_ALREADY_CAPTURED'])
    await lab.idle()
    expect(events(id)).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'])
  })

  test('of an account without funds is declined, and PayPal names the page to choose another', async () => {
    const id = await approved('declined')
    const { status, body } = await capture(id)
    expect([status, body.name, body.details?.[0]?.issue]).toEqual([
      422,
      'UNPROCESSABLE_ENTITY',
      'INSTRUMENT_DECLINED',
    ])
    expect(body.links.find(({ rel }) => rel === 'redirect')?.href).toContain(id)
    expect((await read(id)).status).toBe('APPROVED')
  })

  test.each([
    ['pending', 'PENDING', []],
    ['pending_then_paid', 'COMPLETED', ['PAYMENT.CAPTURE.COMPLETED']],
    ['pending_then_declined', 'DECLINED', ['PAYMENT.CAPTURE.DECLINED']],
  ] as const)('from a bank account, %s, is pending at first', async (outcome, last, more) => {
    const { id, capture: pending } = await captured(outcome)
    expect(pending.status).toBe('PENDING')
    await lab.hurry(pending.id)
    expect((await read(id)).purchase_units[0]?.payments?.captures[0]?.status).toBe(last)
    await lab.idle()
    expect(events(id)).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.PENDING', ...more])
  })
})

describe('money back', () => {
  test('in parts, each once by its key, never more than was taken', async () => {
    const { id, capture: taken } = await captured('paid')
    const first = await refund(taken.id, '29.90', 'a')
    expect([first.status, first.body.status, first.body.custom_id]).toEqual([
      201,
      'COMPLETED',
      'try-a',
    ])
    time.now += hours(24 * 44)
    expect((await refund(taken.id, '29.90', 'a')).body.id).toBe(first.body.id)
    expect((await refund(taken.id, '100.01', 'b')).body.details?.[0]?.issue).toBe(
      'REFUND_AMOUNT_EXCEEDED',
    )
    await refund(taken.id, '100.00', 'c')
    expect((await refund(taken.id, '0.01', 'd')).body.details?.[0]?.issue).toBe(
      'CAPTURE_FULLY_REFUNDED',
    )
    const payments = (await read(id)).purchase_units[0]?.payments
    expect([payments?.captures[0]?.status, payments?.refunds?.length]).toEqual(['REFUNDED', 2])
  })

  test('that a bank does not take fails afterwards, and can be given again', async () => {
    const { id, capture: taken } = await captured('refund_fails_once')
    const first = await refund(taken.id, '129.90', 'e')
    expect(first.body.status).toBe('PENDING')
    await lab.hurry(first.body.id)
    expect((await ask<Movement>('GET', `/v2/payments/refunds/${first.body.id}`)).body.status).toBe(
      'FAILED',
    )
    expect((await refund(taken.id, '129.90', 'f')).body.status).toBe('COMPLETED')
    await lab.idle()
    expect(events(taken.id)).toEqual([
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.REFUND.PENDING',
      'PAYMENT.REFUND.FAILED',
      'PAYMENT.CAPTURE.REFUNDED',
    ])
    expect((await read(id)).purchase_units[0]?.payments?.captures[0]?.status).toBe('REFUNDED')
  })
})

test('the report knows a movement three hours later, and says up to when it knows', async () => {
  type Report = {
    transaction_details: { transaction_info: Record<string, unknown> }[]
    last_refreshed_datetime: string
    total_items: number
  }
  time.now += hours(100)
  const from = new Date(time.now).toISOString()
  const { id, capture: taken } = await captured('paid')
  const { body: back } = await refund(taken.id, '9.90', 'g')
  const search = async () =>
    (
      await ask<Report>(
        'GET',
        `/v1/reporting/transactions?start_date=${from}&end_date=${new Date(time.now).toISOString()}&fields=transaction_info&page_size=10&page=1`,
      )
    ).body
  expect(await search()).toMatchObject({
    transaction_details: [],
    last_refreshed_datetime: new Date(time.now - hours(3)).toISOString(),
  })
  time.now += hours(3)
  const report = await search()
  expect(report.total_items).toBe(2)
  expect(report.transaction_details.map((one) => one.transaction_info)).toMatchObject([
    {
      transaction_id: taken.id,
      paypal_reference_id: id,
      transaction_event_code: 'T0006',
      transaction_amount: eur('129.90'),
      fee_amount: eur('-4.27'),
      transaction_status: 'S',
      custom_field: 'att_1',
    },
    {
      transaction_id: back.id,
      paypal_reference_id: taken.id,
      transaction_event_code: 'T1107',
      transaction_amount: eur('-9.90'),
      custom_field: 'try-g',
    },
  ])
})

test('an event is signed over its id, time, listener and checksum, with the certificate it names', async () => {
  const id = await approved('paid')
  await lab.idle()
  const { raw, headers } = merchant.deliveries.find((one) => one.raw.includes(id)) ?? {}
  const pem = await (await fetch(String(headers?.['paypal-cert-url']))).text()
  const certificate = new X509Certificate(pem)
  expect(certificate.subject).toBe('CN=messageverificationcerts.paypal.com')
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  const content = [
    headers?.['paypal-transmission-id'],
    headers?.['paypal-transmission-time'],
    demoApp.webhookId,
    crc32(raw ?? ''),
  ].join('|')
  const isSigned = (words: string) =>
    createVerify('sha256')
      .update(words)
      .verify(certificate.publicKey, String(headers?.['paypal-transmission-sig']), 'base64')
  expect([isSigned(content), isSigned(`${content}1`)]).toEqual([true, false])
})

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { money } from '@galleria/kernel/money'
import { openPayments } from '../providers/index.ts'
import type { CreateRequest, PaymentProvider } from '../providers/payment-provider.ts'

/** PayPal as it is spoken to through its own SDK: what its answers mean to the mall. */
type Answer = { status: number; body: unknown }
let server: Server
let provider: PaymentProvider
let answers: (path: string, body: string) => Answer
let asked: string[] = []
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    const path = request.url ?? ''
    const isToken = path.endsWith('/v1/oauth2/token')
    if (!isToken) asked.push(`${request.method} ${path.replace(/\?.*/, '')}`)
    const { status, body } = isToken
      ? {
          status: 200,
          body: { access_token: 't', token_type: 'Bearer', expires_in: 32_400, scope: '' },
        }
      : answers(path, text)
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const found = openPayments({ PAYPAL_URL: `${url}/pp` }, { labUrl: url }).providers.get('paypal')
  if (!found) throw new Error('no PayPal')
  provider = found
})
afterAll(() => server.close())

const eur = (value: string) => ({ currency_code: 'EUR', value })
const capture = (change: object = {}) => ({
  id: 'CAP1',
  status: 'COMPLETED',
  amount: eur('10.00'),
  seller_receivable_breakdown: { gross_amount: eur('10.00'), paypal_fee: eur('0.69') },
  ...change,
})
const order = (status: string, payments?: object) => ({
  id: 'ORDER1',
  status,
  purchase_units: [{ custom_id: 'r', amount: eur('10.00'), ...(payments && { payments }) }],
  links: [{ rel: 'payer-action', href: 'https://www.sandbox.paypal.com/checkoutnow?token=ORDER1' }],
})
const problem = (issue: string) => ({
  name: 'UNPROCESSABLE_ENTITY',
  message: 'no',
  details: [{ issue, description: 'no' }],
})
const always = (status: number, body: unknown) => () => ({ status, body })

describe('settings', () => {
  const live = {
    PAYPAL_CLIENT_ID: 'a',
    PAYPAL_CLIENT_SECRET: 'b',
    PAYPAL_WEBHOOK_IDS: 'ONE,TWO',
  }
  const open = (source: Record<string, string | undefined>, labUrl?: string) =>
    openPayments(source, { labUrl }).providers.get('paypal')

  test('production has PayPal with all its settings, and its buyers go to paypal.com', () => {
    expect(open({})).toBeUndefined()
    expect(open(live)?.pages).toEqual(['https://www.paypal.com'])
  })

  test.each(Object.keys(live))('production does not start without %s', (name) => {
    expect(() => open({ ...live, [name]: '' })).toThrow('belong together')
  })

  test.each([{ PAYPAL_URL: 'http://127.0.0.1:3900/paypal' }, { PAYPAL_ENVIRONMENT: 'sandbox' }])(
    'production does not start with %j',
    (change) => {
      expect(() => open({ ...live, ...change })).toThrow('not for production')
    },
  )

  test('a demo talks to the lab, or with keys of its own to the sandbox', () => {
    expect(open({}, 'http://127.0.0.1:3900')?.pages).toEqual(['http://127.0.0.1:3900'])
    expect(open(live, 'http://127.0.0.1:3900')?.pages).toEqual(['https://www.sandbox.paypal.com'])
  })
})

describe('an answer that is an error', () => {
  const refund = () =>
    provider.refund({
      key: 'k',
      paymentRef: 'ORDER1',
      captureRef: 'CAP1',
      amount: money(100, 'EUR'),
      reference: 'r',
    })
  test('422 is a no', async () => {
    answers = always(422, problem('CAPTURE_FULLY_REFUNDED'))
    await expect(refund()).rejects.toMatchObject({
      name: 'ProviderRefused',
      message: 'refund: CAPTURE_FULLY_REFUNDED',
    })
  })
  test.each([401, 403])('%i is a door that is shut, for a person to open', async (status) => {
    answers = always(status, { error: 'invalid_token' })
    await expect(refund()).rejects.toMatchObject({ name: 'ProviderLockedOut' })
  })
  test.each([400, 404, 409, 429, 500, 503])(
    '%i leaves open what became of the call',
    async (status) => {
      answers = always(status, problem('SOMETHING'))
      await expect(refund()).rejects.toMatchObject({ name: 'OutsideError' })
    },
  )
  test('an answer that is none leaves it open, too', async () => {
    answers = always(200, '<html>')
    await expect(refund()).rejects.toMatchObject({ name: 'OutsideError' })
  })
  test('a token that ended early is made anew, and the call made again', async () => {
    let times = 0
    answers = () => {
      times += 1
      return times === 1
        ? { status: 401, body: { error: 'invalid_token' } }
        : { status: 201, body: { id: 'REF1', status: 'COMPLETED', custom_id: 'r' } }
    }
    expect(await refund()).toEqual({
      ref: 'REF1',
      reference: 'r',
      status: 'succeeded',
      failedReason: null,
    })
    expect(times).toBe(2)
  })
})

test('whether it answers at all is asked of an order that there is not', async () => {
  answers = always(404, { name: 'RESOURCE_NOT_FOUND' })
  await expect(provider.isThere?.()).resolves.toMatchObject({ status: 404 })
  answers = always(503, {})
  await expect(provider.isThere?.()).rejects.toMatchObject({ name: 'OutsideError' })
})

describe('what an order says', () => {
  const find = async (body: unknown) => {
    answers = always(200, body)
    return provider.find('ORDER1')
  }
  test.each([
    ['PAYER_ACTION_REQUIRED', undefined, 'open', 0],
    ['APPROVED', undefined, 'open', 0],
    ['VOIDED', undefined, 'canceled', 0],
    ['COMPLETED', capture(), 'paid', 1],
    ['COMPLETED', capture({ status: 'REFUNDED' }), 'paid', 1],
    ['COMPLETED', capture({ status: 'PENDING' }), 'processing', 0],
    ['COMPLETED', capture({ status: 'DECLINED' }), 'declined', 0],
  ])('%s with %j is %s', async (status, one, meaning, captures) => {
    const state = await find(order(status, one && { captures: [one] }))
    expect([state?.status, state?.captures.length]).toEqual([meaning, captures])
  })

  test('what PayPal keeps is a fee in its own currency', async () => {
    const state = await find(
      order('COMPLETED', {
        captures: [
          capture({
            seller_receivable_breakdown: {
              gross_amount: eur('10.00'),
              paypal_fee: { currency_code: 'USD', value: '0.70' },
            },
          }),
        ],
      }),
    )
    expect(state?.captures).toEqual([
      { ref: 'CAP1', amount: money(1000, 'EUR'), fee: money(70, 'USD') },
    ])
  })

  test.each([
    ['0.29', 29],
    ['1.1', 110],
    ['19.99', 1999],
    ['1000000.01', 100_000_001],
  ])('%s is %i cents', async (value, minor) => {
    const state = await find({ ...order('CREATED'), purchase_units: [{ amount: eur(value) }] })
    expect(state?.amount).toEqual(money(minor, 'EUR'))
  })
})

describe('money is taken', () => {
  const create = (currency: 'EUR' | 'JPY', minor: number) =>
    provider.create({
      key: 'k',
      reference: 'r',
      amount: money(minor, currency),
      language: 'de',
      description: 'Galleria',
      returnUrl: 'http://127.0.0.1/back',
      cancelUrl: 'http://127.0.0.1/away',
    } as CreateRequest)

  test.each([
    ['EUR', 1999, '19.99'],
    ['EUR', 5, '0.05'],
    ['JPY', 1999, '1999'],
  ] as const)('%s %i is asked for as %s', async (currency, minor, value) => {
    let sent = ''
    answers = (_path, body) => {
      sent = body
      return { status: 201, body: order('PAYER_ACTION_REQUIRED') }
    }
    await create(currency, minor)
    expect(JSON.parse(sent)).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: 'r', amount: { currency_code: currency, value } }],
      payment_source: {
        paypal: {
          experience_context: {
            locale: 'de-DE',
            return_url: 'http://127.0.0.1/back',
            cancel_url: 'http://127.0.0.1/away',
            user_action: 'PAY_NOW',
          },
        },
      },
    })
  })

  test('only of what was agreed to, and only while the mall waits for it', async () => {
    answers = (path) =>
      path.endsWith('/capture')
        ? { status: 201, body: order('COMPLETED', { captures: [capture()] }) }
        : { status: 200, body: order('APPROVED') }
    asked = []
    expect(await provider.find('ORDER1')).toMatchObject({ status: 'open', isApproved: true })
    expect(asked).toEqual(['GET /pp/v2/checkout/orders/ORDER1'])
    expect((await provider.find('ORDER1', money(1000, 'EUR')))?.status).toBe('paid')
    expect(asked.at(-1)).toBe('POST /pp/v2/checkout/orders/ORDER1/capture')
    answers = always(200, order('PAYER_ACTION_REQUIRED'))
    asked = []
    expect(
      (await provider.complete?.('ORDER1', undefined, { isAuthorisation: false }))?.status,
    ).toBe('open')
    expect(asked).toEqual(['GET /pp/v2/checkout/orders/ORDER1'])
  })

  test.each([
    ['INSTRUMENT_DECLINED', 422, 'declined', 'refused'],
    ['TRANSACTION_REFUSED', 422, 'declined', 'refused'],
    ['ORDER_NOT_APPROVED', 422, 'open', null],
    ['PREVIOUS_REQUEST_IN_PROGRESS', 409, 'open', null],
  ])('a capture that is refused for %s', async (issue, status, meaning, reason) => {
    answers = (path) =>
      path.endsWith('/capture')
        ? { status, body: problem(issue) }
        : { status: 200, body: order('APPROVED') }
    const state = await provider.find('ORDER1', money(1000, 'EUR'))
    expect([state?.status, state?.failedReason]).toEqual([meaning, reason])
  })

  test('one that another worker has taken meanwhile is read as it is', async () => {
    let isTaken = false
    answers = (path) => {
      if (!path.endsWith('/capture'))
        return {
          status: 200,
          body: isTaken ? order('COMPLETED', { captures: [capture()] }) : order('APPROVED'),
        }
      isTaken = true
      return { status: 422, body: problem('ORDER_ALREADY_CAPTURED') }
    }
    expect((await provider.find('ORDER1', money(1000, 'EUR')))?.captures).toHaveLength(1)
  })

  test.each([400, 429, 500])('a capture answered %i may have happened', async (status) => {
    answers = (path) =>
      path.endsWith('/capture') ? { status, body: {} } : { status: 200, body: order('APPROVED') }
    await expect(provider.find('ORDER1', money(1000, 'EUR'))).rejects.toMatchObject({
      name: 'OutsideError',
    })
  })
})

describe('an order that is given up', () => {
  test.each(['PAYER_ACTION_REQUIRED', 'APPROVED'])(
    'in state %s is over, because nothing is taken that the mall does not take',
    async (status) => {
      answers = always(200, order(status))
      asked = []
      expect((await provider.cancel('ORDER1'))?.status).toBe('canceled')
      expect(asked).toEqual(['GET /pp/v2/checkout/orders/ORDER1'])
    },
  )
  test('is paid when it was paid before, and waits when a bank is at it', async () => {
    answers = always(200, order('COMPLETED', { captures: [capture()] }))
    expect((await provider.cancel('ORDER1'))?.status).toBe('paid')
    answers = always(200, order('COMPLETED', { captures: [capture({ status: 'PENDING' })] }))
    expect((await provider.cancel('ORDER1'))?.status).toBe('processing')
  })
  test('and that PayPal has forgotten is nothing any more', async () => {
    answers = always(404, { name: 'RESOURCE_NOT_FOUND' })
    expect(await provider.cancel('ORDER1')).toBeUndefined()
    expect(await provider.find('ORDER1', money(1000, 'EUR'))).toBeUndefined()
  })
})

test('an entry of the report whose moment is none is named, and hides no other', async () => {
  const entry = (id: string, at: string) => ({
    transaction_info: {
      transaction_id: id,
      transaction_event_code: 'T0006',
      transaction_initiation_date: at,
      transaction_amount: eur('10.00'),
      transaction_status: 'S',
      custom_field: 'r',
    },
  })
  answers = always(200, {
    transaction_details: [entry('GOOD', '2026-11-24T12:00:00+0000'), entry('ODD', 'yesterday')],
    total_items: 2,
  })
  const [since, now] = [new Date('2026-11-24T10:00:00Z'), new Date('2026-11-24T18:00:00Z')]
  expect(await provider.listCaptures(since, 500, now)).toMatchObject({
    captures: [{ ref: 'GOOD', capturedAt: new Date('2026-11-24T12:00:00Z') }],
    unreadable: ['ODD'],
  })
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Order, OrderLine, OrderRequest, Outcome } from './klarna/klarna.types.ts'
import type { Lab } from './lab.ts'
import { patiently, call, startTestLab, type Answer } from './test-lab.ts'

let lab: Lab
const pushes: { url: string; body: string }[] = []
const shop = createServer(async (request, reply) => {
  pushes.push({ url: request.url ?? '', body: await readText(request) })
  reply.end()
})
let shopUrl = ''

beforeAll(async () => {
  lab = await startTestLab()
  shop.listen(0, '127.0.0.1')
  await once(shop, 'listening')
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
})
afterAll(async () => {
  await lab.stop()
  shop.close()
})

const authorization = `Basic ${Buffer.from('PK_galleria_demo:klarna-demo-password').toString('base64')}`
const api = <T>(path: string, method = 'GET', body?: unknown, headers = {}) =>
  call<T>(`${lab.url}/klarna${path}`, method, body, { authorization, ...headers })

const chair: OrderLine = {
  type: 'physical',
  reference: '17',
  name: 'Chair',
  quantity: 2,
  unit_price: 11_900,
  tax_rate: 1900,
  total_amount: 23_800,
  total_tax_amount: 3800,
}
const card: OrderLine = {
  type: 'gift_card',
  name: 'Gift card',
  quantity: 1,
  unit_price: -1000,
  tax_rate: 0,
  total_amount: -1000,
  total_tax_amount: 0,
}
const purchase = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  purchase_country: 'DE',
  purchase_currency: 'EUR',
  locale: 'de-DE',
  order_amount: 22_800,
  order_tax_amount: 3800,
  order_lines: [chair, card],
  merchant_reference1: 'pay_1',
  merchant_urls: {
    authorization: `${shopUrl}/authorized?secret=s`,
    push: `${shopUrl}/push?session={session.id}&order={order.id}`,
    notification: `${shopUrl}/decided`,
  },
  ...changes,
})

type Opened = {
  session_id: string
  client_token: string
  error_code: string
  error_messages: string[]
}
type Placed = {
  order_id: string
  fraud_status: string
  error_code: string
  error_messages: string[]
}
type Authorized = { approved: boolean; show_form: boolean; authorization_token: string }

async function open(outcome?: Outcome): Promise<string> {
  if (outcome) await call(`${lab.url}/scenario`, 'POST', { channel: 'KLARNA', outcome })
  return (await api<Opened>('/payments/v1/sessions', 'POST', purchase())).body.session_id
}
const choose = (session: string, choice: string) =>
  call<Authorized>(`${lab.url}/klarna/dialog/${session}`, 'POST', { choice })
async function place(session: string, request: OrderRequest): Promise<Answer<Placed>> {
  const { authorization_token } = (await choose(session, 'approve')).body
  return api<Placed>(`/payments/v1/authorizations/${authorization_token}/order`, 'POST', request)
}
async function placed(outcome?: Outcome): Promise<string> {
  return (await place(await open(outcome), purchase({ auto_capture: true }))).body.order_id
}
const order = async (id: string) => (await api<Order>(`/ordermanagement/v1/orders/${id}`)).body
const heard = (path: string) => pushes.filter(({ url }) => url.startsWith(path))

describe('a session', () => {
  test('wants the account, and says so in Klarna’s words', async () => {
    const answer = await call<Opened>(`${lab.url}/klarna/payments/v1/sessions`, 'POST', purchase())
    expect([answer.status, answer.body.error_code, Object.keys(answer.body)]).toEqual([
      401,
      'UNAUTHORIZED',
      ['error_code', 'error_messages', 'correlation_id'],
    ])
  })

  test.each<[what: string, changes: Partial<OrderRequest>, refused: string]>([
    ['an order amount one cent off', { order_amount: 22_801 }, 'order_amount'],
    ['a tax amount one cent off', { order_tax_amount: 3801 }, 'order_tax_amount'],
    [
      'a line that is not price by quantity',
      { order_lines: [{ ...chair, quantity: 3 }, card] },
      'order_lines[0].total_amount',
    ],
    [
      'a line with the tax of another rate',
      { order_lines: [{ ...chair, tax_rate: 700 }, card] },
      'order_lines[0].total_tax_amount',
    ],
    ['another country’s money', { purchase_currency: 'SEK' }, 'purchase_currency'],
    ['a language that the country has not', { locale: 'sv-DE' }, 'locale'],
    ['a line without a name', { order_lines: [{ ...chair, name: '' }] }, 'order_lines[0].name'],
  ])('is refused for %s', async (_what, changes, refused) => {
    const answer = await api<Opened>('/payments/v1/sessions', 'POST', purchase(changes))
    expect([answer.status, answer.body.error_code, answer.body.error_messages]).toEqual([
      400,
      'BAD_VALUE',
      [`Bad value: ${refused}`],
    ])
  })

  test('is opened, changed and read; its token is a JSON Web Token', async () => {
    const opened = await api<Opened>('/payments/v1/sessions', 'POST', purchase())
    const id = opened.body.session_id
    expect(opened.body).toMatchObject({ payment_method_categories: [{ identifier: 'klarna' }] })
    const [, claims = ''] = opened.body.client_token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({ session_id: id })
    const changes = { order_lines: [chair], order_amount: 23_800 }
    expect((await api(`/payments/v1/sessions/${id}`, 'POST', changes)).status).toBe(204)
    expect((await api(`/payments/v1/sessions/${id}`)).body).toMatchObject({
      status: 'incomplete',
      order_amount: 23_800,
    })
    expect((await api(`/payments/v1/sessions/unknown`)).status).toBe(404)
  })
})

describe('the dialog', () => {
  test('declined or closed keeps the form and gives no token', async () => {
    const session = await open()
    for (const choice of ['decline', 'close'])
      expect((await choose(session, choice)).body).toEqual({ show_form: true, approved: false })
  })

  test('approved gives a token to the browser, and to the shop behind its back', async () => {
    const session = await open()
    const { body } = await choose(session, 'approve')
    expect(body).toMatchObject({ approved: true, show_form: true, finalize_required: false })
    await vi.waitFor(
      () =>
        expect(heard('/authorized?secret=s').map((one) => JSON.parse(one.body))).toContainEqual({
          authorization_token: body.authorization_token,
          session_id: session,
        }),
      patiently,
    )
  })

  test('approved with finalizing gives the token only when the shop finalizes', async () => {
    const session = await open('finalize')
    expect((await choose(session, 'approve')).body).toEqual({
      show_form: true,
      approved: true,
      finalize_required: true,
    })
    const finalized = () => call<Authorized>(`${lab.url}/klarna/dialog/${session}/finalize`, 'POST')
    expect((await finalized()).body.authorization_token).toMatch(/^[0-9a-f-]{36}$/)
    expect((await finalized()).body.approved).toBe(false)
  })

  test('an authorization given up is gone', async () => {
    const { body } = await choose(await open(), 'approve')
    const path = `/payments/v1/authorizations/${body.authorization_token}`
    expect((await api(path, 'DELETE')).status).toBe(204)
    expect((await api<Placed>(`${path}/order`, 'POST', purchase())).body.error_code).toBe(
      'NOT_FOUND',
    )
  })
})

describe('placing the order', () => {
  test('captures it at once where the shop asks for it, and calls the push address', async () => {
    const session = await open()
    const { body } = await place(session, purchase({ auto_capture: true }))
    expect(body.fraud_status).toBe('ACCEPTED')
    expect(await order(body.order_id)).toMatchObject({
      status: 'CAPTURED',
      captured_amount: 22_800,
      remaining_authorized_amount: 0,
      merchant_reference1: 'pay_1',
    })
    await vi.waitFor(
      () => expect(heard(`/push?session=${session}&order=${body.order_id}`)).toHaveLength(1),
      patiently,
    )
  })

  test('is refused when it is not what was authorized', async () => {
    const answer = await place(
      await open(),
      purchase({ order_lines: [chair], order_amount: 23_800 }),
    )
    expect([answer.status, answer.body.error_code, answer.body.error_messages]).toEqual([
      409,
      'BAD_VALUE',
      ['Bad value: order_amount'],
    ])
  })

  test('twice with one token makes one order', async () => {
    const { body } = await choose(await open(), 'approve')
    const path = `/payments/v1/authorizations/${body.authorization_token}/order`
    const answers = [await api(path, 'POST', purchase()), await api(path, 'POST', purchase())]
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
  })

  test('pending: Klarna decides later and says so', async () => {
    for (const [outcome, event, status] of [
      ['pending_then_paid', 'FRAUD_RISK_ACCEPTED', 'CAPTURED'],
      ['pending_then_rejected', 'FRAUD_RISK_REJECTED', 'CANCELLED'],
    ] as const) {
      const id = await placed(outcome)
      expect(await order(id)).toMatchObject({ fraud_status: 'PENDING', captured_amount: 0 })
      await vi.waitFor(async () => expect((await order(id)).status).toBe(status), patiently)
      await vi.waitFor(
        () =>
          expect(heard('/decided').map((one) => JSON.parse(one.body))).toContainEqual({
            order_id: id,
            event_type: event,
          }),
        patiently,
      )
    }
  })

  test('late: canceled while it is pending, and captured all the same', async () => {
    const id = await placed('late')
    expect((await api(`/ordermanagement/v1/orders/${id}/cancel`, 'POST')).status).toBe(204)
    await vi.waitFor(async () => expect((await order(id)).captured_amount).toBe(22_800), patiently)
  })

  test.each<[Outcome, number]>([
    ['locked_out', 401],
    ['too_many', 429],
    ['fault', 500],
  ])('%s: the first call does nothing, the second places the order', async (outcome, status) => {
    const session = await open(outcome)
    const answers = [await place(session, purchase()), await place(session, purchase())]
    expect(answers.map((answer) => answer.status)).toEqual([status, 200])
  })

  test('lost_answer: the order is there although the call failed', async () => {
    const session = await open('lost_answer')
    expect((await place(session, purchase())).status).toBe(500)
    expect((await api(`/payments/v1/sessions/${session}`)).body).toMatchObject({
      status: 'complete',
    })
    await vi.waitFor(
      () => expect(heard(`/push?session=${session}&order=`)).toHaveLength(1),
      patiently,
    )
  })
})

describe('after the order', () => {
  const om = (id: string, what: string, body: object, key?: string) =>
    api<Placed>(
      `/ordermanagement/v1/orders/${id}/${what}`,
      'POST',
      body,
      key ? { 'klarna-idempotency-key': key } : {},
    )

  test('captures in parts never take more than was authorized; the rest is released', async () => {
    const id = (await place(await open(), purchase())).body.order_id
    const first = await om(id, 'captures', { captured_amount: 10_000 })
    expect([first.status, (await order(id)).status]).toEqual([201, 'PART_CAPTURED'])
    expect(first.headers.get('capture-id')).toBe((await order(id)).captures[0]?.capture_id)
    expect((await om(id, 'captures', { captured_amount: 12_801 })).body.error_code).toBe(
      'CAPTURE_NOT_ALLOWED',
    )
    expect((await om(id, 'release-remaining-authorization', {})).status).toBe(204)
    expect((await order(id)).remaining_authorized_amount).toBe(0)
    expect((await om(id, 'cancel', {})).body.error_code).toBe('CANCEL_NOT_ALLOWED')
  })

  test('refunds with one key are one, and not a cent more than was captured goes back', async () => {
    const id = await placed()
    const refund = { refunded_amount: 11_900, reference: 'rf_1' }
    const answers = [await om(id, 'refunds', refund, 'k'), await om(id, 'refunds', refund, 'k')]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]?.headers.get('refund-id')).toBe(answers[0]?.headers.get('refund-id'))
    expect((await om(id, 'refunds', { refunded_amount: 1 }, 'k')).status).toBe(409)
    expect((await om(id, 'refunds', { refunded_amount: 10_901 })).body.error_code).toBe(
      'REFUND_NOT_ALLOWED',
    )
    expect(await order(id)).toMatchObject({
      refunded_amount: 11_900,
      refunds: [{ reference: 'rf_1' }],
      captures: [{ refunded_amount: 11_900 }],
    })
  })

  test('refund_fails_once: the first is refused, the same call again goes through', async () => {
    const id = await placed('refund_fails_once')
    const answers = [
      await om(id, 'refunds', { refunded_amount: 100 }, 'k'),
      await om(id, 'refunds', { refunded_amount: 100 }, 'k'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 201])
  })

  test('the settlements know each sale, its fee and each return, and what was paid out of them', async () => {
    const id = await placed()
    await om(id, 'refunds', { refunded_amount: 800, reference: 'rf_2' })
    type Lines = { transactions: { type: string; amount: number; payment_reference?: string }[] }
    const lines = async () =>
      (await api<Lines>(`/settlements/v1/transactions?order_id=${id}`)).body.transactions
    // 2.9 % of 228.00 and 35 cents.
    expect((await lines()).map(({ type, amount }) => [type, amount])).toEqual([
      ['SALE', 22_800],
      ['FEE', 696],
      ['RETURN', 800],
    ])
    expect((await lines()).map((line) => line.payment_reference)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    type Payouts = { payouts: { payment_reference: string; totals: Record<string, number> }[] }
    const { payouts } = (await api<Payouts>('/settlements/v1/payouts')).body
    const reference = (await lines())[0]?.payment_reference
    expect(payouts.map((payout) => payout.payment_reference)).toContain(reference)
    const again = (await api<Payouts>('/settlements/v1/payouts')).body.payouts
    expect(again).toEqual(payouts)
  })
})

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '@galleria/kernel/id'
import { money } from '@galleria/kernel/money'
import { openPayments } from '#modules/payment/providers/index.ts'
import { readTracking } from '#modules/shipping/carrier.ts'

/** A provider and a carrier who answer what they should not. */
let answer: (response: ServerResponse) => void
const server = createServer((request, response) => {
  request.resume()
  answer(response)
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(resolve)
  })
})

const json = (body: unknown) => (response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
const payment = (change: object = {}) => ({
  id: 'mp_1',
  reference: 'r',
  status: 'paid',
  amount: { minor: 100, currency: 'EUR' },
  checkoutUrl: 'http://127.0.0.1/pay',
  failureReason: null,
  captures: [],
  ...change,
})
const track = (change: object = {}) => ({
  status: 'delivered',
  entries: [
    { time: '2026-01-01T00:00:00Z', area: 'Hamburg', text: 'Delivered', code: 'D', ...change },
  ],
})
const parcel = { carrierCode: 'dhl', number: 'JD1', language: 'en' }
const provider = () => {
  const found = openPayments({ MOCKPAY_URL: url }, { labUrl: url }).providers.get('mockpay')
  if (!found) throw new Error('no provider')
  return found
}
const asked = () => [
  provider().find('mp_1'),
  provider().cancel('mp_1'),
  provider().create({
    key: 'k',
    reference: 'r',
    amount: money(100, 'EUR'),
    ...{ channel: 'MOCKPAY', method: null, extras: {}, site: 'DE', country: 'DE' },
    ...{ email: '', language: 'en', description: '' },
    ...{ returnUrl: '', cancelUrl: '', webhookUrl: '', isAuthorisation: false },
    ...{ buyerId: 'b' as Id<'user'>, contractId: 'c' as Id<'contract'> },
  }),
  provider().refund({
    key: 'k',
    paymentRef: 'mp_1',
    captureRef: 'c',
    amount: money(100, 'EUR'),
    reference: 'r',
  }),
  readTracking(url, parcel),
]

describe('what a provider or a carrier answers', () => {
  const odd: Record<string, (response: ServerResponse) => void> = {
    nothing: json(''),
    'no JSON': json('<html>'),
    null: json('null'),
    'a list': json([]),
    'wrong types': json({ id: 1, status: {}, amount: 'x', entries: 'x' }),
    'ten thousand levels': json('['.repeat(10_000) + ']'.repeat(10_000)),
    'a prototype': json('{"__proto__":{"id":"mp_1","status":"paid"}}'),
    'a redirect': (response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    'ten megabytes': json(`"${'x'.repeat(10_000_000)}"`),
    'half an answer': (response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"id":', () => response.destroy())
    },
    'a fault of theirs': (response) => response.writeHead(500).end('{}'),
    'a hang-up': (response) => response.destroy(),
    'an amount of a fraction': json({
      ...payment({ amount: { minor: 1.5, currency: 'EUR' } }),
      ...track({ time: 'yesterday' }),
      status: 'paid',
    }),
    'a currency of nobody': json({
      ...payment({ amount: { minor: 100, currency: 'XXX' } }),
      entries: [{}],
      status: 'unknown',
    }),
    'an address that runs script': json({
      ...payment({ checkoutUrl: 'javascript:alert(1)' }),
      entries: 1,
      status: '?',
    }),
    'a thousand captures': json({
      ...payment({ captures: Array.from({ length: 1000 }, () => ({})) }),
      entries: null,
      status: '',
    }),
  }
  for (const [what, odds] of Object.entries(odd)) {
    test(`${what}: is taken as no answer, so that it is asked again and nobody meets a fault`, async () => {
      answer = odds
      const outcomes = await Promise.allSettled(asked())
      expect(
        outcomes.map((outcome) =>
          outcome.status === 'rejected' ? (outcome.reason as Error).name : outcome.value,
        ),
      ).toEqual(outcomes.map(() => 'OutsideError'))
    })
  }

  test('holds no character that the database cannot keep', async () => {
    answer = json(payment({ failureReason: 'no\u0000money\ud800' }))
    expect((await provider().find('mp_1'))?.failedReason).toBe('nomoney\ufffd')
    answer = json(track({ text: 'at\u0000home' }))
    expect((await readTracking(url, parcel))?.entries).toEqual([
      { time: '2026-01-01T00:00:00Z', area: 'Hamburg', text: 'athome', code: 'D' },
    ])
  })
})

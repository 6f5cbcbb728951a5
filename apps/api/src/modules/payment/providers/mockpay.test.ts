import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { money } from '@galleria/kernel/money'
import { openPayments } from './index.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** MOCKPAY as it is spoken to: what its answers mean to the mall. */
let server: Server
let provider: PaymentProvider
let answer: { status: number; body: unknown }
beforeAll(async () => {
  server = createServer((_request, response) =>
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body)),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const found = openPayments({ MOCKPAY_URL: `${url}/mockpay` }, { labUrl: url }).providers.get(
    'mockpay',
  )
  if (!found) throw new Error('no MOCKPAY')
  provider = found
})
afterAll(() => server.close())

const capture = (id: string, more: object = {}) => ({
  id,
  amount: { minor: 100, currency: 'EUR' },
  fee: 3,
  ...more,
})
const payment = (more: object) => ({
  id: 'mp_1',
  reference: 'r',
  status: 'paid',
  amount: { minor: 100, currency: 'EUR' },
  checkoutUrl: 'http://127.0.0.1:9/pay',
  captures: [],
  ...more,
})

test('production has no MOCKPAY nor its channel, and does not start with one', () => {
  expect(openPayments({}, { labUrl: undefined })).toEqual({ providers: new Map(), channels: [] })
  expect(() => openPayments({ MOCKPAY_URL: 'http://x.test' }, { labUrl: undefined })).toThrow(
    'MOCKPAY_URL: the demo provider is not for production',
  )
})

describe('an answer that is an error', () => {
  const refund = () =>
    provider.refund({
      key: 'k',
      paymentRef: 'mp_1',
      captureRef: 'c',
      amount: money(100, 'EUR'),
      reference: 'r',
    })
  test.each([402, 422])('%i is a no', async (status) => {
    answer = { status, body: {} }
    await expect(refund()).rejects.toMatchObject({ name: 'ProviderRefused' })
  })
  test.each([401, 403])('%i is a door that is shut, for a person to open', async (status) => {
    answer = { status, body: {} }
    await expect(refund()).rejects.toMatchObject({ name: 'ProviderLockedOut' })
  })
  test.each([400, 404, 405, 408, 409, 425, 429, 500, 503])(
    '%i leaves open what became of the call',
    async (status) => {
      answer = { status, body: {} }
      await expect(refund()).rejects.toMatchObject({ name: 'OutsideError' })
    },
  )
})

describe('what was taken', () => {
  test('is read whole, however often one payment was captured', async () => {
    const captures = Array.from({ length: 25 }, (_, index) => capture(`cap_${index}`))
    answer = { status: 200, body: payment({ captures }) }
    expect((await provider.find('mp_1'))?.captures).toHaveLength(25)
  })

  test('keeps the currency of its fee; a bare number is in that of the capture', async () => {
    answer = {
      status: 200,
      body: payment({
        captures: [capture('a'), capture('b', { fee: { minor: 5, currency: 'USD' } })],
      }),
    }
    expect((await provider.find('mp_1'))?.captures.map(({ fee }) => fee)).toEqual([
      { minor: 3, currency: 'EUR' },
      { minor: 5, currency: 'USD' },
    ])
  })

  test('is listed entry by entry: one that is none is named and takes no other with it', async () => {
    const good = {
      paymentId: 'mp_1',
      amount: { minor: 100, currency: 'EUR' },
      capturedAt: '2026-11-22T12:00:00Z',
    }
    answer = {
      status: 200,
      body: {
        data: [
          { id: 'one', ...good },
          { id: 'two', ...good, amount: { minor: 1.5, currency: 'EUR' } },
          null,
          { id: 'four', ...good },
        ],
        hasMore: false,
      },
    }
    const { captures, unreadable } = await provider.listCaptures(new Date(0), 100, new Date())
    expect(captures.map(({ ref }) => ref)).toEqual(['one', 'four'])
    expect(unreadable).toEqual(['two', 'without a name'])
  })
})

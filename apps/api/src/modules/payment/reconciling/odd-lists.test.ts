import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { money } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import { openPayments } from '../providers/index.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'

/** What providers list, with entries that are none, and after a long time. */
type Ask = { method: string; path: string; body: string }
let server: Server
let url: string
let answer: (ask: Ask) => { status?: number; body: unknown }
let asked: Ask[] = []
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const ask = { method: request.method ?? '', path: request.url ?? '', body }
    asked.push(ask)
    const said = answer(ask)
    response
      .writeHead(said.status ?? 200, { 'content-type': 'application/json' })
      .end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

function open(name: string): PaymentProvider {
  const provider = openPayments({}, { labUrl: url }).providers.get(name)
  if (!provider) throw new Error(`no ${name}`)
  asked = []
  return provider
}
const now = new Date('2026-11-24T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)

describe('Klarna', () => {
  const line = (type: string, more: object) => ({
    type,
    amount: 6480,
    currency_code: 'EUR',
    order_id: 'order',
    merchant_reference2: 'ours',
    ...more,
  })
  const lists =
    (payouts: unknown[], transactions: unknown[]): typeof answer =>
    ({ path }) => ({
      body: path.includes('/payouts') ? { payouts } : { transactions },
    })
  const payout = { payment_reference: 'P1', payout_date: '2026-11-23T04:00:00Z' }

  test('a sale, a refund or a payout that cannot be read is named, and takes no other with it', async () => {
    answer = lists(
      [{ payment_reference: 'P0' }, payout, 'nonsense'],
      [
        line('SALE', { capture_id: 'odd', amount: 'much' }),
        line('SALE', { capture_id: 'good' }),
        line('RETURN', { refund_id: 'bad', order_id: null }),
        line('RETURN', { refund_id: 'back', merchant_refund_reference: 'try', amount: 1000 }),
      ],
    )
    const klarna = open('klarna')
    const { captures, unreadable } = await klarna.listCaptures(daysAgo(9), 500, now)
    expect([captures.map(({ ref }) => ref), unreadable]).toEqual([
      ['good'],
      ['payout P0', 'payout without a name', 'odd'],
    ])
    const back = await klarna.listRefunds(daysAgo(9), 500, now)
    expect([back.refunds.map(({ ref }) => ref), back.unreadable]).toEqual([
      ['back'],
      ['payout P0', 'payout without a name', 'bad'],
    ])
  })

  test('a sale has the fees that its payout names, and none where it names none', async () => {
    answer = lists(
      [payout],
      [
        line('SALE', { capture_id: 'one' }),
        line('SALE', { capture_id: 'two' }),
        line('FEE', { capture_id: 'one', amount: 223 }),
        line('COMMISSION', { capture_id: 'one', amount: 7 }),
      ],
    )
    const { captures } = await open('klarna').listCaptures(daysAgo(9), 500, now)
    expect(captures.map(({ ref, fee }) => [ref, fee])).toEqual([
      ['one', money(230, 'EUR')],
      ['two', undefined],
    ])
  })
})

describe('Affirm', () => {
  const settlement = (id: string, more: object = {}) => ({
    transaction_id: `T-${id}`,
    transaction_event_id: id,
    type: 'capture',
    created: '2026-11-23T04:00:00Z',
    ...more,
  })
  const transaction = (id: string, more: object = {}) => ({
    id: `T-${id}`,
    order_id: 'ours',
    status: 'captured',
    amount: 5000,
    currency: 'GBP',
    created: '2026-11-23T03:00:00Z',
    events: [{ id, type: 'capture', amount: 5000, fee: 300, created: '2026-11-23T03:00:00Z' }],
    ...more,
  })

  test('an entry that cannot be read, or whose transaction cannot, is named and takes no other with it', async () => {
    answer = ({ path }) => {
      if (path.includes('/settlement_events'))
        return {
          body: {
            data: [
              settlement('good'),
              settlement('torn', { created: 'yesterday' }),
              settlement('odd'),
              settlement('gone'),
              settlement('other', { type: 'refund', created: 7 }),
              'nonsense',
              settlement('last'),
            ],
          },
        }
      if (path.endsWith('T-gone')) return { status: 404, body: { code: 'not_found' } }
      if (path.endsWith('T-odd')) return { body: transaction('odd', { currency: 'XXX' }) }
      return { body: transaction(path.split('T-')[1] ?? '') }
    }
    const { captures, unreadable } = await open('affirm').listCaptures(daysAgo(9), 500, now)
    expect([captures.map(({ ref }) => ref), unreadable]).toEqual([
      ['last', 'good'],
      ['torn', 'odd', 'gone', 'without a name'],
    ])
  })

  test('that does not answer about a transaction has said nothing: all of it is asked again', async () => {
    answer = ({ path }) =>
      path.includes('/settlement_events')
        ? { body: { data: [settlement('good')] } }
        : { status: 500, body: {} }
    await expect(open('affirm').listCaptures(daysAgo(9), 500, now)).rejects.toThrow('answered 500')
  })
})

describe("Adyen's report", () => {
  const columns = [
    'Psp Reference',
    'Merchant Reference',
    'Booking Date',
    'Record Type',
    'Payment Currency',
    'Captured (PC)',
  ]
  const csv = (rows: string[][]) => [columns, ...rows].map((row) => row.join(',')).join('\n')
  const day = (at: Date) => at.toISOString().slice(0, 10)
  /** Of a mall that sold something once, long ago. */
  const soldOn =
    (at: Date): typeof answer =>
    ({ path }) => {
      const [, of] = /report_(\d{4}_\d\d_\d\d)\.csv/.exec(path) ?? []
      return of === day(at).replaceAll('-', '_')
        ? {
            body: csv([
              ['SOLDSOLD1', 'ours', `${day(at)} 10:00:00`, 'SentForSettle', 'EUR', '64.80'],
            ]),
          }
        : { status: 404, body: '' }
    }

  test('of a day months ago is read by a mall that was away for so long, in steps', async () => {
    answer = soldOn(daysAgo(70))
    const { captures, hasMore } = await open('adyen').listCaptures(daysAgo(100), 500, now)
    expect([captures.map(({ ref }) => ref), hasMore]).toEqual([['SOLDSOLD1'], true])
    expect(asked).toHaveLength(40)
  })

  test('of what came after the last that is known is read to the end, and of days that stay empty only once', async () => {
    answer = soldOn(daysAgo(100))
    const adyen = open('adyen')
    const known = new Date(`${day(daysAgo(100))}T10:00:00Z`)
    const { captures, hasMore } = await adyen.listCaptures(known, 500, now)
    expect([captures.map(({ ref }) => ref), hasMore, asked.length]).toEqual([
      ['SOLDSOLD1'],
      false,
      101,
    ])
    asked = []
    await adyen.listCaptures(known, 500, new Date(now.getTime() + 60_000))
    // The day with a sale, and those that may still be written.
    expect(asked).toHaveLength(8)
    asked = []
    await adyen.listCaptures(known, 500, new Date(now.getTime() + 2 * DAY))
    expect(asked).toHaveLength(103)
  })

  test('is read for forty days where none was ever read', async () => {
    answer = soldOn(daysAgo(3))
    const { captures, hasMore } = await open('adyen').listCaptures(new Date(0), 500, now)
    expect([captures.length, hasMore, asked.length]).toEqual([1, false, 40])
  })
})

test('a session at Adyen names what it was opened for', async () => {
  answer = () => ({ body: { id: 'CS1', sessionData: 'x' } })
  await open('adyen').openSession?.({
    channel: 'ADYEN_PC',
    method: 'card',
    methods: ['card'],
    site: 'DE',
    country: 'DE',
    language: 'de',
    amount: money(6480, 'EUR'),
    returnUrl: 'http://127.0.0.1/',
    reference: 'session.ctr_1',
  })
  expect(JSON.parse(asked[0]?.body ?? '{}')).toMatchObject({ reference: 'session.ctr_1' })
})

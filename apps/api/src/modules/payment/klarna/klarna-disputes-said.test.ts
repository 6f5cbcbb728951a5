import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { OutsideError } from '#platform/outside.ts'
import { holdKeys } from '../providers/two-keys.ts'
import { createAsk, DISPUTES_SHUT, type Answer, type Ask } from './klarna-api.ts'
import { createDisputes, readDispute } from './klarna-disputes.ts'
import { drawEvidence } from './klarna-evidence.ts'
import { openKlarna } from './klarna.ts'

/** What Klarna says of disputes, and how it is asked: without the mall round it. */

const REF = 'krn:network:eu1:test:payment:dispute:1'
const AT = '/v4/payment/disputes'
const dispute = (change: object = {}) => ({
  payment_dispute_id: REF,
  dispute_reason: 'PURCHASE_UNAUTHORIZED',
  state: 'INITIATED',
  order_id: 'order-1',
  capture_id: 'capture-1',
  dispute_details: { dispute_amount: 6480, currency: 'EUR', created_by: 'CUSTOMER' },
  state_context: {
    representment: { state: 'EVIDENCE_REQUESTED', expires_at: '2026-12-21T08:00:00Z' },
  },
  created_at: '2026-11-30T08:00:00Z',
  updated_at: '2026-11-30T08:00:00Z',
  ...change,
})
const withPolicy = (hold_policy: string) => ({
  configuration: { base_framework: 'FRAMEWORK_2026', options: { hold_policy } },
})
const closed = (dispute_outcome: string) => ({
  state: 'CLOSED',
  state_context: { dispute_outcome },
})
const asked = (state: string) => ({ state_context: { representment: { state } } })

describe('how a dispute stands', () => {
  test.each([
    ['can be answered', {}, 'open', '2026-12-21T08:00:00.000Z'],
    ['was answered under the older rules', asked('EVIDENCE_RECEIVED'), 'review', null],
    ['was not answered in time', asked('EVIDENCE_REQUEST_EXPIRED'), 'review', null],
    ['is looked at', { state: 'REPRESENTMENT', state_context: {} }, 'review', null],
    [
      'can be appealed against',
      {
        state: 'PRE_ARBITRATION',
        state_context: { arbitration_expires_at: '2026-12-31T08:00:00Z' },
      },
      'open',
      '2026-12-31T08:00:00.000Z',
    ],
    ['is looked at again', { state: 'ARBITRATION', state_context: undefined }, 'review', null],
    ['is won', closed('WON'), 'won', null],
    ['is lost', closed('LOST'), 'lost', null],
  ])('one that %s', (_, change, status, answerBy) => {
    const read = readDispute(dispute(change))
    expect([read.status, read.answerBy?.toISOString() ?? null]).toEqual([status, answerBy])
  })

  test.each([
    ['ON_DISPUTE_INITIATED', [6480, 0, 6480]],
    ['ON_DISPUTE_OPEN', [6480, 0, 6480]],
    ['NONE', [0, 0, 6480]],
  ])('by the hold policy %s its money is away while it is open, won and lost: %j', (name, away) => {
    const taken = [{}, closed('WON'), closed('LOST')].map(
      (change) => readDispute(dispute({ ...withPolicy(name), ...change })).taken,
    )
    expect(taken).toEqual(away.map((minor) => ({ minor, currency: 'EUR' })))
  })

  test('one that says nothing of holding or of a capture is neither held nor of a payment of ours', () => {
    expect(readDispute(dispute({ capture_id: '' }))).toEqual({
      ref: REF,
      captureRef: null,
      paymentRef: 'order-1',
      status: 'open',
      amount: { minor: 6480, currency: 'EUR' },
      taken: { minor: 0, currency: 'EUR' },
      fee: null,
      reason: 'PURCHASE_UNAUTHORIZED',
      answerBy: new Date('2026-12-21T08:00:00Z'),
    })
  })

  test('one that is closed without an outcome is none', () => {
    expect(() => readDispute(dispute({ state: 'CLOSED', state_context: {} }))).toThrow(OutsideError)
  })
})

/** Answers by method and path; what is not named was not found. */
function answering(answers: Readonly<Record<string, Answer | Answer[]>>) {
  const calls: string[] = []
  const bodies: unknown[] = []
  const ask: Ask = async (method, path, { json, form } = {}) => {
    const call = `${method} ${decodeURIComponent(path)}`
    calls.push(call)
    if (json ?? form) bodies.push(json ?? form)
    const found = answers[call]
    return (Array.isArray(found) ? found.shift() : found) ?? { status: 404, body: {} }
  }
  return { ask, calls, bodies }
}
const ok = (body: unknown): Answer => ({ status: 200, body })
const noBooks = answering({
  'GET /settlements/v1/payouts?start_date=1970-01-01T00:00:00.000Z&size=500&offset=0': ok({
    payouts: [],
  }),
}).ask

describe('the list', () => {
  const FIRST = `GET ${AT}?updated_at_start=1970-01-01T00:00:00.000Z&sort_by=created_at&size=100`

  test('is read page by page, and names what cannot be read', async () => {
    const { ask, calls } = answering({
      [FIRST]: ok({ disputes: [dispute()], pagination: { count: 1, last_item: 'abc' } }),
      [`${FIRST}&starting_after=abc`]: ok({
        disputes: [
          dispute({
            payment_dispute_id: 'krn:2',
            dispute_details: { dispute_amount: 1, currency: 'BRL' },
          }),
          { state: 'INITIATED' },
          dispute({ payment_dispute_id: 'krn:3' }),
        ],
        pagination: { count: 3, last_item: null },
      }),
    })
    const { disputes, unreadable } = await createDisputes(ask, noBooks).listDisputes(
      new Date(0),
      new Date(),
    )
    expect(disputes.map(({ ref }) => ref)).toEqual([REF, 'krn:3'])
    expect(unreadable).toEqual(['krn:2', 'one without a name'])
    expect(calls).toEqual([FIRST, `${FIRST}&starting_after=abc`])
  })

  test('that does not end is not taken for read', async () => {
    const ask: Ask = async () => ok({ disputes: [], pagination: { count: 0, last_item: 'abc' } })
    await expect(
      createDisputes(ask, noBooks).listDisputes(new Date(0), new Date()),
    ).rejects.toBeInstanceOf(OutsideError)
  })

  test('has the fees of an order with its first dispute, less what came back of them', async () => {
    const line = (change: object) => ({
      type: 'FEE',
      amount: 223,
      currency_code: 'EUR',
      order_id: 'order-1',
      capture_id: 'capture-1',
      ...change,
    })
    const transactions = [
      line({ type: 'SALE', amount: 6480 }),
      line({}),
      line({ type: 'REVERSAL', amount: 6480, capture_id: '', detailed_type: 'REVERSAL' }),
      line({ amount: 1500, detailed_type: 'DISPUTE_FEE' }),
      line({ type: 'APPEAL_FEE', amount: 2000, capture_id: '' }),
      line({ type: 'FEE_REFUND', amount: 1500, detailed_type: 'DISPUTE_FEE_REFUND' }),
      // Amounts of two currencies are never added.
      line({ amount: 900, currency_code: 'SEK', detailed_type: 'DISPUTE_FEE' }),
    ]
    const books = answering({
      'GET /settlements/v1/payouts?start_date=1970-01-01T00:00:00.000Z&size=500&offset=0': ok({
        payouts: [{ payment_reference: 'P1', payout_date: '2026-12-07T00:00:00Z' }],
      }),
      'GET /settlements/v1/transactions?payment_reference=P1&size=500&offset=0': ok({
        transactions,
      }),
      'GET /settlements/v1/transactions?order_id=order-1&size=500&offset=0': ok({ transactions }),
    })
    const second = dispute({ payment_dispute_id: 'krn:2' })
    const { ask } = answering({
      [FIRST]: ok({ disputes: [second], pagination: { count: 1 } }),
      [`GET ${AT}?order_ids=order-1&sort_by=created_at&size=100`]: ok({
        disputes: [dispute(closed('LOST')), second],
        pagination: { count: 2 },
      }),
    })
    const { disputes } = await createDisputes(ask, books.ask).listDisputes(new Date(0), new Date())
    expect(disputes.map(({ ref, status, fee }) => ({ ref, status, fee }))).toEqual([
      { ref: 'krn:2', status: 'open', fee: null },
      { ref: REF, status: 'lost', fee: { minor: 2000, currency: 'EUR' } },
    ])
  })
})

describe('an answer', () => {
  const READ = `GET ${AT}/${REF}`
  const request = { key: 'k', ref: REF, kind: 'EVIDENCE', text: 'It was signed for.' } as const
  const said = { additional_information: request.text }

  test('is a file and words', async () => {
    const { ask, calls, bodies } = answering({
      [READ]: [ok(dispute()), ok(dispute({ state: 'REPRESENTMENT', state_context: {} }))],
      [`POST ${AT}/${REF}/attachments`]: {
        status: 201,
        body: { payment_dispute_attachment_id: `${REF}:attachment:1` },
      },
      [`POST ${AT}/${REF}/represent`]: { status: 201, body: {} },
    })
    const { status } = await createDisputes(ask, noBooks).answerDispute(request)
    expect(status).toBe('review')
    expect(calls).toEqual([
      READ,
      `POST ${AT}/${REF}/attachments`,
      `POST ${AT}/${REF}/represent`,
      READ,
    ])
    const file = (bodies[0] as FormData).get('file') as File
    expect([file.name, file.type, (await file.text()).slice(0, 5)]).toEqual([
      'evidence.pdf',
      'application/pdf',
      '%PDF-',
    ])
    expect(bodies[1]).toEqual({
      ...said,
      attachments: [{ payment_dispute_attachment_id: `${REF}:attachment:1` }],
    })
  })

  test('to a decision that is about to be made is an appeal, in words alone', async () => {
    const before = dispute({ state: 'PRE_ARBITRATION', state_context: {} })
    const { ask, calls, bodies } = answering({
      [READ]: [ok(before), ok(dispute({ state: 'ARBITRATION', state_context: {} }))],
      [`POST ${AT}/${REF}/appeal`]: { status: 201, body: {} },
    })
    expect((await createDisputes(ask, noBooks).answerDispute(request)).status).toBe('review')
    expect([calls, bodies]).toEqual([[READ, `POST ${AT}/${REF}/appeal`, READ], [said]])
  })

  test.each([
    ['being looked at', { state: 'REPRESENTMENT', state_context: { partner_evidence: said } }],
    [
      'looked at and not enough',
      { state: 'PRE_ARBITRATION', representment: { partner_evidence: said } },
    ],
    [
      'an appeal',
      { state: 'ARBITRATION', state_context: {}, arbitration: { arbitration_request: said } },
    ],
    ['too late', closed('LOST')],
  ])('that Klarna has already is not sent again: %s', async (_, change) => {
    const { ask, calls } = answering({ [READ]: ok(dispute(change)) })
    await createDisputes(ask, noBooks).answerDispute(request)
    expect(calls).toEqual([READ])
  })

  test('of which Klarna shows only the beginning is the same, and a shorter one is another', async () => {
    const long = 'a'.repeat(600)
    const shows = (text: string) => ({
      state: 'REPRESENTMENT',
      state_context: { partner_evidence: { additional_information: text } },
    })
    const same = answering({ [READ]: ok(dispute(shows(long.slice(0, 500)))) })
    await createDisputes(same.ask, noBooks).answerDispute({ ...request, text: long })
    expect(same.calls).toEqual([READ])
    const other = answering({ [READ]: ok(dispute(shows('It was'))) })
    await expect(createDisputes(other.ask, noBooks).answerDispute(request)).rejects.toThrow(
      OutsideError,
    )
    expect(other.calls).toEqual([READ, `POST ${AT}/${REF}/attachments`])
  })

  test('that Klarna does not take is refused; silence says nothing of it', async () => {
    const accepting = (status: number, body: unknown = {}) =>
      createDisputes(
        answering({
          [READ]: ok(dispute()),
          [`POST ${AT}/${REF}/accept-loss`]: { status, body },
        }).ask,
        noBooks,
      ).answerDispute({ ...request, kind: 'ACCEPT' })
    const error_code = 'RESOURCE_CONFLICT'
    await expect(
      accepting(409, { error_code, error_message: 'It is closed.' }),
    ).rejects.toMatchObject({
      name: 'ProviderRefused',
      message: 'accept answered 409 RESOURCE_CONFLICT It is closed.',
    })
    await expect(accepting(429)).rejects.toMatchObject({ name: 'OutsideError' })
  })

  test.each([401, 403])('by a key that opens nothing (%i) says nothing of it', async (status) => {
    const server = createServer((_request, response) => response.writeHead(status).end('{}'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const keys = holdKeys('KLARNA_API_KEY', ['key'], (key) => key)
    const { answerDispute } = createDisputes(createAsk(url, keys, DISPUTES_SHUT), noBooks)
    await expect(answerDispute(request)).rejects.toMatchObject({ name: 'ProviderLockedOut' })
    server.close()
  })

  test('to what Klarna does not know is refused', async () => {
    const { ask } = answering({})
    await expect(createDisputes(ask, noBooks).answerDispute(request)).rejects.toMatchObject({
      name: 'ProviderRefused',
    })
    expect(await createDisputes(ask, noBooks).findDispute(REF)).toBeUndefined()
  })

  test('is drawn with letters of every language, line by line', async () => {
    const text = 'Zażółć gęślą jaźń.\n\n周一已签收。'
    const drawn = await drawEvidence(text)
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-')
    const fonts = [...drawn.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+(\w+)/g)]
    expect([...new Set(fonts.map(([, name]) => name))].toSorted()).toEqual([
      'NotoSans',
      'NotoSansSC',
    ])
  })
})

describe('the key of the disputes', () => {
  const live = {
    KLARNA_URL: 'https://api.klarna.com',
    KLARNA_USER: 'user',
    KLARNA_PASSWORD: 'password',
    KLARNA_SECRETS: 'secret',
  }
  const production = { labUrl: undefined }
  const demo = { labUrl: 'http://127.0.0.1:3900' }
  const canAnswer = (
    source: Readonly<Record<string, string>>,
    env: { labUrl: string | undefined },
  ) => openKlarna(source, env)?.answerDispute !== undefined

  test('opens them, and without it Klarna has none; the demo has that of the lab, unless it brings an account', () => {
    expect([
      canAnswer({}, demo),
      canAnswer(live, demo),
      canAnswer(live, production),
      canAnswer({ ...live, KLARNA_API_KEY: '' }, production),
      canAnswer({ ...live, KLARNA_API_KEY: 'klarna_live_api_x' }, production),
    ]).toEqual([true, false, false, false, true])
  })

  test('is no setting by itself, and the demo’s is not for production', () => {
    expect(() => openKlarna({ KLARNA_API_KEY: 'klarna_live_api_x' }, production)).toThrow(
      'belong together',
    )
    expect(() =>
      openKlarna({ ...live, KLARNA_API_KEY: 'klarna_test_api_galleria_demo' }, production),
    ).toThrow('KLARNA_API_KEY: the demo’s')
  })
})

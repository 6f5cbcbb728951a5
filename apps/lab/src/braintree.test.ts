import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Outcome } from './braintree/braintree.store.ts'
import { demoMerchant, keyPairs } from './braintree/keys.ts'
import type { Lab } from './lab.ts'
import { call, startTestLab } from './test-lab.ts'

let lab: Lab
beforeAll(async () => {
  lab = await startTestLab({ delays: { bank: 60_000, refund: 60_000 } })
})
afterAll(() => lab.stop())

const basic = (key: string) =>
  `Basic ${Buffer.from(`${demoMerchant.publicKey}:${key}`).toString('base64')}`
async function ask(
  method: string,
  path: string,
  body?: object,
  key: string = demoMerchant.privateKey,
) {
  const answer = await call<string>(
    `${lab.url}/merchants/${demoMerchant.id}${path}`,
    method,
    body,
    {
      authorization: basic(key),
    },
  )
  const read = (name: string) => answer.body.match(new RegExp(`<${name}[^>]*>([^<]*)<`))?.[1]
  return { status: answer.status, xml: answer.body, read }
}
async function typeCard(number = '4111111111111111'): Promise<string> {
  const { body } = await call<{ creditCards: { nonce: string }[] }>(
    `${lab.url}/braintree/merchants/${demoMerchant.id}/client_api/v1/payment_methods/credit_cards`,
    'POST',
    { authorizationFingerprint: 'fingerprint-1', creditCard: { number } },
  )
  return body.creditCards[0]?.nonce ?? ''
}
async function sell(change: object = {}, outcome?: Outcome) {
  if (outcome) await call(`${lab.url}/scenario`, 'POST', { channel: 'BRAINTREE', outcome })
  return ask('POST', '/transactions', {
    transaction: {
      type: 'sale',
      amount: '64.80',
      order_id: 'att_1',
      payment_method_nonce: await typeCard(),
      ...change,
    },
  })
}
const refund = (id: string, amount: string) =>
  ask('POST', `/transactions/${id}/refund`, { transaction: { amount, order_id: 'try' } })

describe('a sale', () => {
  test('is made by whoever has the keys, with a token that is good once', async () => {
    expect((await ask('POST', '/client_token', {}, 'wrong')).status).toBe(401)
    const token = await typeCard()
    const first = await sell({ payment_method_nonce: token })
    expect([first.status, first.read('status'), first.read('order-id')]).toEqual([
      201,
      'submitted_for_settlement',
      'att_1',
    ])
    const second = await sell({ payment_method_nonce: token })
    expect([second.status, second.read('code')]).toEqual([422, '91564'])
    expect((await sell({ payment_method_nonce: 'none' })).read('code')).toBe('91565')
  })

  test.each([
    [{ amount: '2001.50' }, undefined, '2001'],
    [{}, 'declined', '2001'],
  ] as const)(
    '%j with %s is declined, and there is a transaction that says so',
    async (change, outcome, code) => {
      const { status, read } = await sell(change, outcome)
      expect([status, read('processor-response-code'), read('status')]).toEqual([
        422,
        code,
        'processor_declined',
      ])
    },
  )

  test('is found by the order that it is for', async () => {
    const made = await sell({ order_id: 'att_found' })
    const found = await ask('POST', '/transactions/advanced_search_ids', {
      search: { order_id: { is: 'att_found' } },
    })
    expect(found.read('item')).toBe(made.read('id'))
  })
})

describe('a sale that wants 3-D Secure', () => {
  const base = () => `${lab.url}/braintree/merchants/${demoMerchant.id}/client_api/v1`
  type Verified = {
    paymentMethod: {
      nonce: string
      threeDSecureInfo: { status: string; liabilityShifted: boolean }
    }
    lookup: { acsUrl: string | null }
  }
  const askAbout = (token: string, what: string, body: object = {}) =>
    call<Verified>(`${base()}/payment_methods/${token}/three_d_secure/${what}`, 'POST', body)
  const lookUp = async (number: string) =>
    askAbout(await typeCard(number), 'lookup', { amount: '64.80' })
  const sellVerified = async (token: string) => {
    const { status, read } = await sell({
      payment_method_nonce: token,
      options: { submit_for_settlement: true, three_d_secure: { required: true } },
    })
    return [status, read('status'), read('gateway-rejection-reason')]
  }
  const paid = [201, 'submitted_for_settlement', '']
  const rejected = [422, 'gateway_rejected', 'three_d_secure']

  test('is rejected with a token that no bank was asked about', async () => {
    expect(await sellVerified(await typeCard())).toEqual(rejected)
  })

  test.each([
    ['4000000000001000', 'authenticate_successful', paid],
    ['4000000000001026', 'authenticate_attempt_successful', paid],
    ['4000000000001018', 'authenticate_frictionless_failed', rejected],
    ['4000000000001034', 'authenticate_unable_to_authenticate', rejected],
  ])('of a card whose bank does not ask: %s is %s', async (number, status, end) => {
    const { body } = await lookUp(number)
    expect([body.paymentMethod.threeDSecureInfo.status, body.lookup.acsUrl]).toEqual([status, null])
    expect(await sellVerified(body.paymentMethod.nonce)).toEqual(end)
  })

  test.each([
    ['4000000000001091', '1234', 'authenticate_successful', paid],
    ['4000000000001091', '0000', 'authenticate_failed', rejected],
    ['4000000000001109', '1234', 'authenticate_failed', rejected],
  ])('of %s, whose bank asks and is told %s, is %s', async (number, code, status, end) => {
    const { body } = await lookUp(number)
    const { nonce, threeDSecureInfo } = body.paymentMethod
    expect(threeDSecureInfo.status).toBe('challenge_required')
    expect((await askAbout(nonce, 'authenticate_from_jwt')).status).toBe(422)
    await fetch(body.lookup.acsUrl ?? '', { method: 'POST', body: new URLSearchParams({ code }) })
    const verified = (await askAbout(nonce, 'authenticate_from_jwt')).body.paymentMethod
    expect(verified.threeDSecureInfo.status).toBe(status)
    expect(await sellVerified(verified.nonce)).toEqual(end)
    // The token of the lookup is used up.
    expect((await askAbout(nonce, 'authenticate_from_jwt')).status).toBe(422)
  })

  test('a token is looked up once, and not with a name that no card has', async () => {
    const token = await typeCard()
    const about = (surname: string) => ({ amount: '64.80', billingAddress: { surname } })
    expect((await askAbout(token, 'lookup', about('Łoś'))).status).toBe(422)
    expect((await askAbout(token, 'lookup', about('Los'))).status).toBe(201)
    expect((await askAbout(token, 'lookup', about('Los'))).status).toBe(404)
  })
})

describe('a call with a key', () => {
  test('is answered with what it made, however often it is made, and refuses another call', async () => {
    const request = { payment_method_nonce: await typeCard(), api_request_key: 'key-1' }
    const first = await sell(request)
    const again = await sell(request)
    expect([again.status, again.read('id')]).toEqual([201, first.read('id')])
    const other = await sell({ ...request, amount: '1.00' })
    expect([other.status, other.read('code')]).toEqual([422, '915232'])
    await lab.hurry(first.read('id') ?? '')
    const giveBack = () =>
      ask('POST', `/transactions/${first.read('id')}/refund`, {
        transaction: { amount: '64.80', order_id: 'try', api_request_key: 'key-2' },
      })
    expect((await giveBack()).read('id')).toBe((await giveBack()).read('id'))
  })
})

describe('money back', () => {
  test('is a void before the night, and a refund in parts after it', async () => {
    const early = (await sell()).read('id') ?? ''
    expect((await refund(early, '64.80')).read('code')).toBe('91506')
    expect((await ask('PUT', `/transactions/${early}/void`)).read('status')).toBe('voided')
    const late = (await sell()).read('id') ?? ''
    await lab.hurry(late)
    expect((await refund(late, '4.80')).status).toBe(201)
    expect((await refund(late, '60.01')).read('code')).toBe('91521')
    expect((await refund(late, '60.00')).read('type')).toBe('credit')
    expect((await refund(late, '0.01')).read('code')).toBe('91512')
  })
})

test('an event is a form with a signature under the SHA-1 of the private key', async () => {
  await call(`${lab.url}/braintree/test/webhook`, 'PUT', { url: 'http://127.0.0.1:1/hook' })
  const id = (await sell()).read('id') ?? ''
  await lab.hurry(id)
  const { body } = await call<{ paymentId: string; type: string; body: string }[]>(
    `${lab.url}/braintree/test/events`,
  )
  const event = body.find(({ paymentId }) => paymentId === id)
  const form = new URLSearchParams(event?.body)
  const payload = form.get('bt_payload') ?? ''
  const signed = keyPairs.map((pair) => {
    const [publicKey, privateKey = ''] = pair.split(':')
    const key = createHash('sha1').update(privateKey).digest()
    return `${publicKey}|${createHmac('sha1', key).update(payload).digest('hex')}`
  })
  expect([event?.type, form.get('bt_signature')]).toEqual(['transaction_settled', signed.join('&')])
})

describe('a dispute', () => {
  async function disputed(outcome: Outcome) {
    await call(`${lab.url}/braintree/test/webhook`, 'PUT', { url: 'http://127.0.0.1:1/hook' })
    const id = (await sell({}, outcome)).read('id') ?? ''
    await lab.hurry(id)
    const { body } = await call<{ paymentId: string; type: string; body: string }[]>(
      `${lab.url}/braintree/test/events`,
    )
    const opened = body.find(({ paymentId, type }) => paymentId === id && type === 'dispute_opened')
    const payload = new URLSearchParams(opened?.body).get('bt_payload') ?? ''
    const xml = Buffer.from(payload, 'base64').toString('utf8')
    const dispute = xml.match(/<dispute><id>([^<]*)</)?.[1] ?? ''
    const types = async () =>
      (
        await call<{ paymentId: string; type: string }[]>(`${lab.url}/braintree/test/events`)
      ).body.flatMap(({ paymentId, type }) =>
        paymentId === id && type.startsWith('dispute') ? [type] : [],
      )
    return { id, dispute, types }
  }
  const give = async (dispute: string, comments: string) => {
    const written = await ask('POST', `/disputes/${dispute}/evidence`, { evidence: { comments } })
    expect(written.status).toBe(201)
    return ask('PUT', `/disputes/${dispute}/finalize`)
  }
  const stateOf = async (dispute: string) => {
    const { read } = await ask('GET', `/disputes/${dispute}`)
    return [read('kind'), read('status'), read('amount-disputed'), read('amount-won')]
  }

  test.each([
    ['winning_evidence', 'won', '64.80', ['dispute_won']],
    ['half_winning_evidence', 'won', '32.40', ['dispute_won']],
    ['losing_evidence', 'lost', '0.00', ['dispute_lost']],
    ['It was signed for.', 'disputed', '0.00', []],
  ] as const)('answered with %s is %s', async (comments, status, won, told) => {
    const { dispute, types } = await disputed('charged_back')
    expect((await give(dispute, comments)).status).toBe(200)
    expect(await stateOf(dispute)).toEqual(['chargeback', status, '64.80', won])
    expect((await types()).toSorted()).toEqual(
      ['dispute_opened', 'dispute_disputed', ...told].toSorted(),
    )
  })

  test('takes nothing more once it is not open', async () => {
    const { dispute, types } = await disputed('questioned')
    expect((await ask('PUT', `/disputes/${dispute}/accept`)).read('status')).toBe('accepted')
    expect(await stateOf(dispute)).toEqual(['retrieval', 'accepted', '64.80', '0.00'])
    const refused = await Promise.all([
      ask('PUT', `/disputes/${dispute}/accept`),
      ask('PUT', `/disputes/${dispute}/finalize`),
      ask('POST', `/disputes/${dispute}/evidence`, { evidence: { comments: 'late' } }),
    ])
    expect(refused.map(({ status, read }) => [status, read('code')])).toEqual([
      [422, '95704'],
      [422, '95705'],
      [422, '95701'],
    ])
    expect((await types()).toSorted()).toEqual(['dispute_accepted', 'dispute_opened'])
    expect((await ask('GET', '/disputes/none')).status).toBe(404)
  })

  test('is listed from the day on which it was received', async () => {
    const { dispute } = await disputed('charged_back')
    const list = (min: string) =>
      ask('POST', '/disputes/advanced_search?page=1', { search: { received_date: { min } } })
    const today = new Date().toISOString().slice(0, 10)
    expect((await list(today)).xml).toContain(`<dispute><id>${dispute}</id>`)
    expect((await list('2999-01-01')).read('total-items')).toBe('0')
  })
})

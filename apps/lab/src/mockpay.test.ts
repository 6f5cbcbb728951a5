import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lab } from './lab.ts'
import type { Outcome } from './mockpay/mockpay.types.ts'
import {
  patiently,
  call,
  createClient,
  startMerchant,
  startTestLab,
  type Client,
  type Merchant,
} from './test-lab.ts'

let lab: Lab
let merchant: Merchant
let client: Client

beforeAll(async () => {
  lab = await startTestLab()
  merchant = await startMerchant()
  client = createClient(lab, merchant)
})
afterAll(async () => {
  await lab.stop()
  await merchant.stop()
})

const eur = (minor: number) => ({ minor, currency: 'EUR' })

async function createWith(outcome: Outcome) {
  await client.queue(outcome)
  return (await client.create(client.order())).body.id
}
const waitForStatus = (id: string, status: string) =>
  vi.waitFor(async () => expect((await client.read(id)).status).toBe(status), {
    ...patiently,
    interval: 10,
  })
const waitForEvents = (id: string, types: string[]) =>
  vi.waitFor(() => expect(merchant.typesOf(id).toSorted()).toEqual(types), {
    ...patiently,
    interval: 10,
  })

describe('the door', () => {
  test('turns away calls without the key', async () => {
    const answer = await call<{ code: string }>(
      `${client.api}/payments?reference=pay-1`,
      'GET',
      undefined,
      { authorization: 'Bearer wrong' },
    )
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized'])
  })

  test('refuses an amount that is no whole number of cents', async () => {
    const answer = await client.create(client.order({ amount: eur(1.5) }))
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request'])
  })

  test('answers 404 for a payment it never heard of', async () => {
    expect((await call(`${client.api}/payments/mp_unknown`)).status).toBe(404)
  })
})

describe('a repeated call', () => {
  test('without an Idempotency-Key is refused from the start', async () => {
    const answer = await call(`${client.api}/payments`, 'POST', client.order())
    expect([answer.status, answer.body.code]).toEqual([400, 'idempotency_key_missing'])
  })

  test('with the same key and body gets the same answer and makes one payment', async () => {
    const order = client.order({ reference: 'pay-replay' })
    const first = await client.create(order, 'key-replay')
    const second = await client.create(order, 'key-replay')
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null])
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
    expect(second.body).toEqual(first.body)
    const listed = await call<{ data: unknown[] }>(`${client.api}/payments?reference=pay-replay`)
    expect(listed.body.data).toEqual([first.body])
  })

  test('with the same key and another body is refused', async () => {
    await client.create(client.order(), 'key-mismatch')
    const answer = await client.create(client.order({ amount: eur(1) }), 'key-mismatch')
    expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_key_reused'])
  })

  test('while the first is still running has to wait', async () => {
    await client.queue('slow')
    const first = client.create(client.order(), 'key-flight')
    await new Promise((resolve) => setTimeout(resolve, 40))
    const second = await client.create(client.order(), 'key-flight')
    expect([second.status, second.body.code]).toEqual([409, 'in_flight'])
    expect((await first).status).toBe(201)
  })
})

describe('a queued outcome', () => {
  test('unknown to the lab is refused with the known ones named', async () => {
    const answer = await call<{ message: string }>(`${lab.url}/scenario`, 'POST', {
      channel: 'MOCKPAY',
      outcome: 'lost',
    })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(
      /^Unknown outcome "lost" for MOCKPAY\. Known: paid, declined, /,
    )
    expect(
      (await call(`${lab.url}/scenario`, 'POST', { channel: 'OTHER', outcome: 'paid' })).status,
    ).toBe(400)
  })

  test('is listed, taken by the next payment only, and can be cleared', async () => {
    await client.queue('declined')
    await client.queue('pending')
    await client.create(client.order())
    expect((await call(`${lab.url}/scenario`)).body).toEqual([
      { channel: 'MOCKPAY', outcome: 'pending' },
    ])
    expect((await call(`${lab.url}/scenario`, 'DELETE')).status).toBe(204)
    expect((await call(`${lab.url}/scenario`)).body).toEqual([])
  })

  test('paid: captures once with a fee of 1.4 % and 25 cents', async () => {
    const id = await createWith('paid')
    await waitForStatus(id, 'paid')
    const { captures } = await client.read(id)
    expect(captures.map(({ amount, fee }) => [amount, fee])).toEqual([[eur(12_990), eur(207)]])
    await waitForEvents(id, ['payment.paid'])
  })

  test('declined: no money, and a reason', async () => {
    const id = await createWith('declined')
    await waitForStatus(id, 'declined')
    expect(await client.read(id)).toMatchObject({
      captures: [],
      failureReason: 'insufficient_funds',
    })
    await waitForEvents(id, ['payment.declined'])
  })

  test('pending_then_paid: processing first, paid when the bank answers', async () => {
    const id = await createWith('pending_then_paid')
    await waitForStatus(id, 'processing')
    await waitForStatus(id, 'paid')
    await waitForEvents(id, ['payment.paid', 'payment.processing'])
  })

  test('pending: stays processing until the merchant cancels', async () => {
    const id = await createWith('pending')
    await waitForEvents(id, ['payment.processing'])
    expect((await client.cancel(id)).body.status).toBe('canceled')
    await waitForEvents(id, ['payment.canceled', 'payment.processing'])
  })

  test('paid_twice: two captures on one payment, each with its event', async () => {
    const id = await createWith('paid_twice')
    await waitForStatus(id, 'paid')
    const { captures } = await client.read(id)
    expect(captures.map(({ amount }) => amount)).toEqual([eur(12_990), eur(12_990)])
    expect(captures[0]?.id).not.toBe(captures[1]?.id)
    await waitForEvents(id, ['payment.paid', 'payment.paid'])
    const delivered = merchant.deliveries
      .filter(({ event }) => event.data.payment.id === id)
      .map(({ event }) => event.data.capture?.id)
    expect(new Set(delivered)).toEqual(new Set(captures.map((capture) => capture.id)))
  })

  test('late: open until canceled, and captured all the same afterwards', async () => {
    const id = await createWith('late')
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect((await client.read(id)).status).toBe('open')
    const canceled = await client.cancel(id)
    expect([canceled.status, canceled.body.status]).toEqual([200, 'canceled'])
    await waitForStatus(id, 'paid')
    expect((await client.read(id)).captures).toHaveLength(1)
    await waitForEvents(id, ['payment.canceled', 'payment.paid'])
  })

  test('silent: the creation is not answered, but the payment exists and is found by its reference', async () => {
    await client.queue('silent')
    const hangUp = AbortSignal.timeout(1000)
    const unanswered = fetch(`${client.api}/payments`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer mockpay-demo-key',
        'content-type': 'application/json',
        'idempotency-key': 'key-silent',
      },
      body: JSON.stringify(client.order({ reference: 'pay-silent' })),
      signal: hangUp,
    })
    await expect(unanswered).rejects.toThrow('timeout')
    const { body } = await call<{ data: { status: string }[] }>(
      `${client.api}/payments?reference=pay-silent`,
    )
    expect(body.data.map((payment) => payment.status)).toEqual(['paid'])
  })

  test('slow: every call about the payment drags', async () => {
    const start = performance.now()
    const id = await createWith('slow')
    const created = performance.now()
    expect((await client.read(id)).status).toBe('paid')
    expect(created - start).toBeGreaterThanOrEqual(145)
    expect(performance.now() - created).toBeGreaterThanOrEqual(145)
  })

  test('wrong_amount: status and webhook carry one cent less than was asked', async () => {
    await client.queue('wrong_amount')
    const created = await client.create(client.order())
    expect(created.body.amount).toEqual(eur(12_990))
    await waitForStatus(created.body.id, 'paid')
    expect((await client.read(created.body.id)).amount).toEqual(eur(12_989))
    await waitForEvents(created.body.id, ['payment.paid'])
    const delivered = merchant.deliveries.find(
      ({ event }) => event.data.payment.id === created.body.id,
    )?.event.data
    expect([delivered?.payment.amount, delivered?.capture?.amount]).toEqual([
      eur(12_989),
      eur(12_989),
    ])
  })
})

describe('canceling', () => {
  test('a paid payment is refused, and the answer shows it', async () => {
    const id = await createWith('paid')
    await waitForStatus(id, 'paid')
    const answer = await client.cancel(id)
    expect([answer.status, answer.body.code, answer.body.payment?.status]).toEqual([
      409,
      'already_paid',
      'paid',
    ])
  })

  test('an open payment twice is harmless', async () => {
    const { id } = (await client.create(client.order())).body
    expect((await client.cancel(id)).body.status).toBe('canceled')
    expect((await client.cancel(id)).body.status).toBe('canceled')
    await waitForEvents(id, ['payment.canceled'])
  })
})

describe('refunding', () => {
  let id: string
  beforeEach(async () => {
    id = await createWith('paid')
    await waitForStatus(id, 'paid')
  })

  test('gives back parts until nothing is left, and not a cent more', async () => {
    const first = await client.refund(id, { amount: eur(10_000), reference: 'rf-1' })
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      status: 'succeeded',
      amount: eur(10_000),
      reference: 'rf-1',
      failureReason: null,
    })
    const tooMuch = await client.refund(id, { amount: eur(2_991), reference: 'rf-2' })
    expect([tooMuch.status, tooMuch.body.code]).toEqual([422, 'amount_exceeds_captured'])
    expect((await client.refund(id, { amount: eur(2_990), reference: 'rf-2' })).status).toBe(201)
    expect((await client.refund(id, { amount: eur(1), reference: 'rf-3' })).status).toBe(422)
    expect((await client.read(id)).refunds.map((refund) => refund.amount.minor)).toEqual([
      10_000, 2_990,
    ])
    await waitForEvents(id, ['payment.paid', 'refund.succeeded', 'refund.succeeded'])
  })

  test('twice with one key gives back once', async () => {
    const first = await client.refund(id, { amount: eur(500), reference: 'rf-1' }, 'key-refund')
    const second = await client.refund(id, { amount: eur(500), reference: 'rf-1' }, 'key-refund')
    expect(second.body).toEqual(first.body)
    expect((await client.read(id)).refunds).toHaveLength(1)
    expect((await call(`${client.api}/refunds/${first.body.id}`)).body).toEqual(first.body)
  })

  test('five at once for the whole amount gives back once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        client.refund(id, { amount: eur(12_990), reference: 'rf-1' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422])
  })

  test('in another currency is refused', async () => {
    const answer = await client.refund(id, {
      amount: { minor: 1, currency: 'SEK' },
      reference: 'rf-1',
    })
    expect([answer.status, answer.body.code]).toEqual([422, 'currency_mismatch'])
  })
})

test('one capture of a payment paid twice can be given back by its id', async () => {
  const id = await createWith('paid_twice')
  await waitForStatus(id, 'paid')
  const second = (await client.read(id)).captures[1]?.id
  const refund = await client.refund(id, {
    amount: eur(12_990),
    reference: 'rf-1',
    captureId: second,
  })
  expect(refund.body).toMatchObject({ status: 'succeeded', captureId: second })
  expect(
    (await client.refund(id, { amount: eur(1), reference: 'rf-2', captureId: second })).status,
  ).toBe(422)
})

test('refund_fails: every refund is pending, then failed, and its amount is free again', async () => {
  const id = await createWith('refund_fails')
  await waitForStatus(id, 'paid')
  for (const reference of ['rf-1', 'rf-2']) {
    const refund = await client.refund(id, { amount: eur(12_990), reference })
    expect([refund.status, refund.body.status]).toEqual([201, 'pending'])
    await vi.waitFor(
      async () =>
        expect((await call(`${client.api}/refunds/${refund.body.id}`)).body).toMatchObject({
          status: 'failed',
          failureReason: 'account_closed',
        }),
      patiently,
    )
  }
  await waitForEvents(id, ['payment.paid', 'refund.failed', 'refund.failed'])
})

test('refund_returned: the first refund succeeds, comes back and is free again; the second stays', async () => {
  const id = await createWith('refund_returned')
  await waitForStatus(id, 'paid')
  const first = await client.refund(id, { amount: eur(12_990), reference: 'rf-1' })
  expect([first.status, first.body.status]).toEqual([201, 'succeeded'])
  await vi.waitFor(
    async () =>
      expect((await call(`${client.api}/refunds/${first.body.id}`)).body).toMatchObject({
        status: 'failed',
        failureReason: 'returned',
      }),
    patiently,
  )
  const second = await client.refund(id, { amount: eur(12_990), reference: 'rf-1' })
  await waitForEvents(id, ['payment.paid', 'refund.failed', 'refund.succeeded', 'refund.succeeded'])
  expect((await call(`${client.api}/refunds/${second.body.id}`)).body).toMatchObject({
    status: 'succeeded',
    failureReason: null,
  })
})

test('captures are listed oldest first from a given time on', async () => {
  const since = new Date().toISOString()
  const ids: string[] = []
  for (const _ of [1, 2, 3]) {
    const id = await createWith('paid')
    await waitForStatus(id, 'paid')
    ids.push(id)
  }
  type Page = { data: { paymentId: string; reference: string }[]; hasMore: boolean }
  const { body } = await call<Page>(`${client.api}/captures?since=${since}&limit=2`)
  expect([
    body.data.map((capture) => capture.paymentId),
    body.data[0]?.reference,
    body.hasMore,
  ]).toEqual([ids.slice(0, 2), 'pay-1', true])
  expect(
    (await call<Page>(`${client.api}/captures?since=${since}`)).body.data.map(
      (capture) => capture.paymentId,
    ),
  ).toEqual(ids)
})

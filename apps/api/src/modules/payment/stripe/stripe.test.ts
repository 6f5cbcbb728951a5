import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { checkPayment, reconcile, sendDueRefunds } from '../../../testing/payment-work.ts'
import { openProxy, loseAnswer, type Proxy } from '../../../testing/provider-proxy.ts'
import { signEvent } from '../../../../../lab/src/stripe/stripe.stand.ts'
import { order, type Contract } from '../../../testing/shop-steps.ts'
import {
  answerBank,
  askStripe,
  payByStripe,
  queueAtStripe,
  typeCard,
  withStripe,
} from '../../../testing/stripe-steps.ts'

let t: TestMall
let proxy: Proxy
beforeAll(async () => {
  t = await openTestMall({
    payments: withStripe,
    through: async (url) => {
      proxy = await openProxy(url)
      return proxy.url
    },
  })
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
afterEach(async () => {
  proxy.clear()
  await t.lab.idle()
  await settleDown()
  expect(await t.audit()).toEqual([])
  expect(await heldInBooks()).toEqual(await heldAtStripe())
})

const own = () => t.mall.gate.own()
const attempts = (contract: Contract) =>
  t.sql<{ id: Id<'attempt'>; status: string; failed_reason: string | null; provider_ref: string }>(
    'select id, status, failed_reason, provider_ref from payment_attempts where contract_id = $1 order by created_at, id',
    [contractId(contract)],
  )
const states = async (contract: Contract) =>
  (
    await t.sql<{ status: string }>('select status from orders where contract_id = $1', [
      contractId(contract),
    ])
  ).map(({ status }) => status)
async function poll(contract: Contract) {
  for (const { id } of await attempts(contract)) await checkPayment(own(), t.mall.providers, id)
}
async function settleDown() {
  await t.drain()
  await sendDueRefunds(own(), t.mall.providers)
  await t.drain()
}
/** The payments that Stripe made for a contract. */
const madeFor = async (contract: Contract) =>
  (
    await askStripe<{ data: { id: string; metadata: { contract: string } }[] }>(
      t.lab.url,
      'payment_intents?limit=100',
    )
  ).data.filter(({ metadata }) => metadata.contract === contract.id)
/** By currency: what the books say that Stripe holds for us, its fees with it. */
async function heldInBooks() {
  const rows = await t.sql<{ currency: string; held: number }>(
    `select currency, sum(amount)::int as held from ledger_entries where account = 'provider' group by 1 having sum(amount) <> 0 order by 1`,
  )
  return rows.map(({ currency, held }) => [currency, held])
}
/** The same as its own statement and its charges say it. */
async function heldAtStripe() {
  const lines = await askStripe<{
    data: {
      type: string
      net: number
      fee: number
      source: { amount: number; amount_captured: number; currency: string; status: string }
    }[]
  }>(t.lab.url, 'balance_transactions?limit=100&expand[0]=data.source')
  const sums = new Map<string, number>()
  const add = (currency: string, minor: number) =>
    sums.set(currency.toUpperCase(), (sums.get(currency.toUpperCase()) ?? 0) + minor)
  for (const { type, fee, source } of lines.data) {
    if (type === 'charge') add(source.currency, source.amount_captured)
    if (type === 'refund') add(source.currency, -source.amount)
    if (type === 'refund_failure') add(source.currency, source.amount)
    add('EUR', -fee)
  }
  return [...sums].filter(([, held]) => held !== 0).toSorted()
}

describe('a card typed into the fields of Stripe', () => {
  test('[PAY-011] pays an order: the browser gets a secret for this payment alone, the mall the money less the fee', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const started = await payByStripe(guest, contract.id)
    expect(started).toMatchObject({
      channel: 'STRIPE_PAY_PC',
      paymentRecordStatus: 'PAY_PENDING',
      needConfirm: true,
      redirectUrl: null,
      redirectInfo: {
        clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
        environment: 'test',
      },
    })
    expect((await payByStripe(guest, contract.id)).redirectInfo).toEqual(started.redirectInfo)
    await typeCard(t.lab.url, started.redirectInfo?.clientSecret, '4242424242424242')
    await t.lab.idle()
    await settleDown()
    expect(await states(contract)).toEqual(['UN_DELIVERY'])
    expect((await attempts(contract)).map(({ status }) => status)).toEqual(['PAY_SUCCESS'])
  })

  test.each([
    ['4000000000000002', 'refused'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000008400001280', 'authentication'],
  ])(
    'that is declined (%s) ends the payment with %s; it can be paid by nobody after that, and the next one can',
    async (number, reason) => {
      const guest = t.visit()
      const contract = await order(guest, { lamp: 1 })
      const first = await payByStripe(guest, contract.id)
      await typeCard(t.lab.url, first.redirectInfo?.clientSecret, number)
      await t.lab.idle()
      await settleDown()
      expect(await attempts(contract)).toMatchObject([
        { status: 'PAY_FAILED', failed_reason: reason },
      ])
      const again = await typeCard(t.lab.url, first.redirectInfo?.clientSecret, '4242424242424242')
      expect(again.error?.code).toBe('payment_intent_unexpected_state')
      const second = await payByStripe(guest, contract.id)
      await typeCard(t.lab.url, second.redirectInfo?.clientSecret, '5555555555554444')
      await t.lab.idle()
      await settleDown()
      expect(await states(contract)).toEqual(['UN_DELIVERY'])
    },
  )

  test('whose bank asks its owner pays once they have said yes, and fails when they say no', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const first = await payByStripe(guest, contract.id)
    const secret = first.redirectInfo?.clientSecret
    await answerBank(await typeCard(t.lab.url, secret, '4000000000003220'), 'fail')
    await t.lab.idle()
    await settleDown()
    expect(await attempts(contract)).toMatchObject([{ failed_reason: 'authentication' }])
    const second = await payByStripe(guest, contract.id)
    const asked = await typeCard(t.lab.url, second.redirectInfo?.clientSecret, '4000000000003220')
    await poll(contract)
    expect(await states(contract)).toEqual(['PENDING_PAY'])
    await answerBank(asked, 'complete')
    await t.lab.idle()
    await settleDown()
    expect(await states(contract)).toEqual(['UN_DELIVERY'])
  })

  test('with a bank that thinks about it waits, and pays once it has thought', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await queueAtStripe(t.lab.url, 'STRIPE_PAY_PC', 'pending_then_paid')
    await payByStripe(guest, contract.id)
    await t.lab.idle()
    await poll(contract)
    expect(await states(contract)).toEqual(['PROCESSING'])
    for (const { provider_ref } of await attempts(contract)) await t.lab.hurry(provider_ref)
    await t.lab.idle()
    await settleDown()
    expect(await states(contract)).toEqual(['UN_DELIVERY'])
  })
})

describe('what gets lost on the way', () => {
  const CREATE = /POST .*\/payment_intents$/
  test('the answer to the call that makes a payment: the poller asks again under the same key, and there is one', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await queueAtStripe(t.lab.url, 'STRIPE_PAY_PC', 'paid')
    proxy.when(CREATE, loseAnswer, 1)
    expect(await payByStripe(guest, contract.id)).toMatchObject({
      paymentRecordStatus: 'CREATED',
      redirectInfo: null,
    })
    await poll(contract)
    await t.lab.idle()
    await settleDown()
    await poll(contract)
    expect([await states(contract), (await madeFor(contract)).length]).toEqual([['UN_DELIVERY'], 1])
  })

  test.each(['rate_limited', 'locked_out', 'error_500', 'error_500_acted'])(
    'an answer of %s is no refusal: the attempt waits, and is paid in the end, once',
    async (outcome) => {
      const guest = t.visit()
      const contract = await order(guest, { lamp: 1 })
      await queueAtStripe(t.lab.url, 'STRIPE_PAY_PC', outcome)
      const first = await payByStripe(guest, contract.id)
      if (outcome !== 'error_500_acted')
        expect(first).toMatchObject({ paymentRecordStatus: 'CREATED', redirectInfo: null })
      const second = await payByStripe(guest, contract.id)
      await typeCard(t.lab.url, second.redirectInfo?.clientSecret, '4242424242424242')
      await t.lab.idle()
      await settleDown()
      expect([await states(contract), (await madeFor(contract)).length]).toEqual([
        ['UN_DELIVERY'],
        1,
      ])
    },
  )

  test('a key that Stripe has forgotten: the payment that was made under it is found, not made again', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    proxy.when(CREATE, loseAnswer, 1)
    await payByStripe(guest, contract.id)
    // An order that may be paid for longer than a key is good for.
    for (const table of ['contracts', 'orders'])
      await t.sql(
        `update ${table} set deadline_at = deadline_at + interval '2 days' where ${table === 'orders' ? 'contract_id' : 'id'} = $1`,
        [contractId(contract)],
      )
    t.clock.advance(25 * HOUR)
    await poll(contract)
    expect((await madeFor(contract)).length).toBe(1)
    expect(await attempts(contract)).toMatchObject([
      { provider_ref: expect.stringMatching(/^pi_/) },
    ])
  })

  test('every event: the reconciliation finds the money', async () => {
    proxy.holdEvents(true)
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const { redirectInfo } = await payByStripe(guest, contract.id)
    await typeCard(t.lab.url, redirectInfo?.clientSecret, '4242424242424242')
    await t.lab.idle()
    proxy.holdEvents(false)
    expect(await states(contract)).toEqual(['PENDING_PAY'])
    await reconcile(own(), t.mall.providers)
    expect(await states(contract)).toEqual(['UN_DELIVERY'])
  })
})

describe('events', () => {
  test('doubled and in any order say what is true now', async () => {
    proxy.holdEvents(true)
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const from = proxy.events.length
    const { redirectInfo } = await payByStripe(guest, contract.id)
    await typeCard(t.lab.url, redirectInfo?.clientSecret, '4000000000000002')
    await typeCard(t.lab.url, redirectInfo?.clientSecret, '4242424242424242')
    await t.lab.idle()
    proxy.holdEvents(false)
    const held = proxy.events.slice(from).toReversed()
    expect(held.map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'payment_intent.payment_failed',
    ])
    for (const event of [...held, ...held]) expect(await event.deliver()).toBe(200)
    await settleDown()
    expect(await states(contract)).toEqual(['UN_DELIVERY'])
    expect((await attempts(contract)).map(({ status }) => status)).toEqual(['PAY_SUCCESS'])
  })

  test('that were forged, changed or signed long ago or for tomorrow are turned away, and nothing of them is kept', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      created: 1,
      data: { object: { id: 'pi_1', object: 'payment_intent' } },
    })
    const now = Math.floor(t.clock.now().getTime() / 1000)
    const send = (header: string | undefined, sent = body) =>
      t.mall.app.inject({
        method: 'POST',
        url: '/webhooks/stripe',
        headers: {
          'content-type': 'application/json',
          ...(header === undefined ? {} : { 'stripe-signature': header }),
        },
        payload: sent,
      })
    const before = await t.sql('select count(*)::int as n from provider_events')
    for (const [header, sent] of [
      [undefined, body],
      ['t=1', body],
      [signEvent(now, body, ['whsec_other']), body],
      [signEvent(now, body), body.replace('pi_1', 'pi_2')],
      [signEvent(now - 301, body), body],
      [signEvent(now + 301, body), body],
      [signEvent(now, '{}'), '{}'],
      [signEvent(now, 'no json'), 'no json'],
    ] as const)
      expect([header, (await send(header, sent)).statusCode]).toEqual([header, 400])
    expect(await t.sql('select count(*)::int as n from provider_events')).toEqual(before)
    for (const secret of ['whsec_galleriademo1', 'whsec_galleriademo0'])
      expect((await send(signEvent(now - 299, body, [secret]))).statusCode).toBe(200)
  })

  test('are kept without what buyers are called and where they live', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const { redirectInfo } = await payByStripe(guest, contract.id)
    await typeCard(t.lab.url, redirectInfo?.clientSecret, '4242424242424242')
    await t.lab.idle()
    const [attempt] = await attempts(contract)
    const [stored] = await t.sql<{ payload: object }>(
      `select payload from provider_events where provider = 'stripe' and payload -> 'data' -> 'object' ->> 'id' = $1 and payload ->> 'type' = 'payment_intent.succeeded'`,
      [attempt?.provider_ref],
    )
    expect(stored?.payload).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'payment_intent.succeeded',
      created: expect.any(Number),
      data: {
        object: { id: attempt?.provider_ref, object: 'payment_intent', status: 'succeeded' },
      },
    })
  })
})

import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkDuePayments, checkPayment, expireDueContracts } from '#modules/checkout/index.ts'
import { sendDueRefunds } from '#modules/payment/index.ts'
import { listPollRounds } from '../listen.ts'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { openTestMall, type TestMall, type Visitor } from '../testing/open-test-mall.ts'
import { HELD_IN_BOOKS, heldAtProvider } from '../testing/provider-books.ts'
import {
  double,
  garble,
  holdUntil,
  loseAnswer,
  openProxy,
  unreachable,
  type Answer,
  type Fate,
  type Proxy,
} from '../testing/provider-proxy.ts'
import { order, paidOrder, pay, until, type Contract } from '../testing/shop-steps.ts'
import { people, skus } from '../testing/small-catalogue.ts'

/** The provider and the way to it misbehave; whatever it does, each cent is taken once, given back once, and known to the books. */
let t: TestMall
let proxy: Proxy
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall({
    delays: { script: 0, refund: 0, slow: 250, silent: 250, bank: 3_600_000, late: 3_600_000 },
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
  })
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
beforeEach(() => fetch(`${t.lab.url}/scenario`, { method: 'DELETE' }))
afterEach(async () => {
  proxy.clear()
  proxy.holdEvents(false)
  // What a test left open ends here, so that the next one begins with books that are closed.
  t.clock.advance(3 * 3_600_000)
  await settleDown()
  await expireDueContracts(own(), t.mall.providers)
  await settleDown()
  expect(await t.audit()).toEqual([])
  const [books] = await t.sql<{ held: number }>(HELD_IN_BOOKS)
  expect(books?.held).toBe(await heldAtProvider(t.lab.url))
})

const own = () => t.mall.gate.own()
const uuid = (contract: Contract) => fromWireId('contract', contract.id) as Id<'contract'>
const orderStates = async (contract: Contract) =>
  (
    await t.sql<{ status: string }>(
      'select status from orders where contract_id = $1 order by code',
      [uuid(contract)],
    )
  ).map((row) => row.status)
const attempts = (contract: Contract) =>
  t.sql<{ id: Id<'attempt'>; status: string; provider_ref: string | null }>(
    'select id, status, provider_ref from payment_attempts where contract_id = $1 order by created_at, id',
    [uuid(contract)],
  )
const captures = async (contract: Contract) =>
  (
    await t.sql<{ disposition: string }>(
      'select disposition from captures where contract_id = $1 order by 1',
      [uuid(contract)],
    )
  ).map((row) => row.disposition)
const refunds = (contract: Contract) =>
  t.sql<{ status: string; amount: number; tries: number }>(
    'select r.status, r.amount, (select count(*)::int from refund_tries t where t.leg_id = g.id) as tries from refunds r join refund_legs g on g.refund_id = r.id where r.contract_id = $1',
    [uuid(contract)],
  )
const atProvider = async (contract: Contract) => {
  const found = await Promise.all(
    (await attempts(contract)).map(async ({ id }) => {
      const answer = await fetch(`${t.lab.url}/mockpay/v1/payments?reference=${id}`, {
        headers: { authorization: 'Bearer mockpay-demo-key' },
      })
      return (
        (await answer.json()) as {
          data: { id: string; status: string; captures: unknown[]; refunds: { status: string }[] }[]
        }
      ).data
    }),
  )
  return found.flat()
}
const firstAtProvider = async (contract: Contract) => {
  const [first] = await atProvider(contract)
  if (!first) throw new Error('the provider knows of no such payment')
  return first
}
/** The poller looks at once at everything that this contract has open; a provider that does not answer is asked again later. */
async function poll(contract: Contract): Promise<void> {
  for (const { id } of await attempts(contract))
    await checkPayment(own(), t.mall.providers, id).catch(() => undefined)
}
/** Jobs and the poller's rounds until nothing more happens; a job that fails is one for the next round. */
async function settleDown(): Promise<void> {
  await t.lab.idle()
  for (let isQuiet = false; !isQuiet;) {
    await checkDuePayments(own(), t.mall.providers)
    await sendDueRefunds(own(), t.mall.providers)
    const failed = await t.sql(
      `update pgboss.job set state = 'created', start_after = now() where state = 'active' returning 1`,
    )
    const done = await t.drainQuickly().catch(() => 1)
    await t.lab.idle()
    isQuiet = done === 0 && failed.length === 0
  }
}

const event = (
  payment: object,
  id: string,
  key = 'whk-demo-current',
  at = Math.floor(t.clock.now().getTime() / 1000),
) => {
  const raw = JSON.stringify({
    id,
    type: 'payment.paid',
    createdAt: t.clock.now().toISOString(),
    data: { payment },
  })
  return t.visit().raw('POST', '/webhooks/mockpay', {
    body: raw,
    headers: {
      'mockpay-signature': `t=${at},v1=${createHmac('sha256', key).update(`${at}.${raw}`).digest('hex')}`,
    },
  })
}

describe('events', () => {
  test('delivered twenty times at once, one is stored, one is worked on, the money is taken once', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    await pay(guest, contract.id)
    await t.lab.idle()
    const { id } = await firstAtProvider(contract)
    const events = (await (await fetch(`${t.lab.url}/mockpay/test/events`)).json()) as {
      id: string
      type: string
      paymentId: string
    }[]
    const paid = events.find((one) => one.paymentId === id && one.type === 'payment.paid')
    const resent = await fetch(`${t.lab.url}/mockpay/test/resend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ eventId: paid?.id, times: 20 }),
    })
    expect(await resent.json()).toEqual({ answers: Array(20).fill('200') })
    await t.drainQuickly()
    expect(
      await t.sql('select status from provider_events where event_id = $1', [paid?.id]),
    ).toEqual([{ status: 'DONE' }])
    expect([await orderStates(contract), await captures(contract)]).toEqual([
      ['UN_DELIVERY'],
      ['APPLIED'],
    ])
  })

  test('of one payment, in every order and as the only news or none: pending, paid, paid again, given back end in the same state', async () => {
    const types = ['payment.processing', 'payment.paid', 'payment.paid', 'refund.succeeded']
    proxy.holdEvents(true)
    const stories = await Promise.all(
      permutations([0, 1, 2, 3]).map(async (turns) => {
        const guest = t.visit()
        const contract = await order(guest, { lamp: 1 })
        await t.scenario('pending_then_paid_twice')
        await pay(guest, contract.id)
        await t.lab.idle()
        const payment = await firstAtProvider(contract)
        await t.lab.hurry(payment.id)
        return {
          turns,
          contract,
          events: () => proxy.events.filter((one) => one.paymentId === payment.id),
          paymentId: payment.id,
        }
      }),
    )
    await t.lab.idle()
    for (const step of [0, 1, 2, 3]) {
      // The turn of an event comes before it exists: then the mall has found the money without being told.
      for (const { turns, contract, events } of stories)
        if (!events()[turns[step] as number]) await poll(contract)
      await t.drainQuickly()
      await t.lab.idle()
      for (const { turns, events } of stories) {
        const next = events()[turns[step] as number]
        expect([next?.type, await next?.deliver()]).toEqual([types[turns[step] as number], 200])
      }
      await t.drainQuickly()
      await t.lab.idle()
    }
    const ends = await Promise.all(
      stories.map(async ({ contract, paymentId }) => ({
        order: await orderStates(contract),
        attempt: (await attempts(contract)).map((one) => one.status),
        captures: await captures(contract),
        refunds: await refunds(contract),
        events: await t.sql(
          `select status from provider_events where payload->'data'->'payment'->>'id' = $1`,
          [paymentId],
        ),
      })),
    )
    expect(ends).toEqual(
      Array(24).fill({
        order: ['UN_DELIVERY'],
        attempt: ['PAY_SUCCESS'],
        captures: ['APPLIED', 'AUTO_REFUNDED'],
        refunds: [{ status: 'DONE', amount: 6480, tries: 1 }],
        events: Array(4).fill({ status: 'DONE' }),
      }),
    )
  })

  test('faster than the answer to the call that made the payment: the buyer who still waits is told that it is paid', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    let open = () => {}
    proxy.when(
      /POST .*\/payments$/,
      holdUntil(
        new Promise<void>((resolve) => {
          open = resolve
        }),
      ),
    )
    const started = pay(guest, contract.id)
    await until(async () => (await atProvider(contract))[0]?.status === 'paid', 'the money')
    await t.lab.idle()
    await t.drainQuickly()
    expect([await orderStates(contract), await captures(contract)]).toEqual([
      ['UN_DELIVERY'],
      ['APPLIED'],
    ])
    open()
    expect(await started).toMatchObject({ paymentRecordStatus: 'PAY_SUCCESS' })
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })

  test('before the browser is back: its return finds the order paid and changes nothing', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    const { payUniqueKey } = await pay(guest, contract.id)
    await t.lab.idle()
    await t.drainQuickly()
    expect(
      await guest.call('POST /sapi/mall-pay/payment/payResult', { payUniqueKey, isReturn: true }),
    ).toMatchObject({ recordStatus: 'SUCCESS', tradeOrderList: [{ displayStatus: 'UN_DELIVERY' }] })
    expect(await t.drainQuickly()).toBe(0)
    expect(await captures(contract)).toEqual(['APPLIED'])
  })

  test('well signed, but saying more than the provider does: only what the provider says itself counts', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await pay(guest, contract.id)
    const { id } = await firstAtProvider(contract)
    const [attempt] = await attempts(contract)
    for (const [name, minor] of [
      ['full', 6480],
      ['tiny', 1],
    ] as const) {
      const said = {
        id,
        reference: attempt?.id,
        status: 'paid',
        amount: { minor, currency: 'EUR' },
        captures: [{ id: `cap_${name}`, amount: { minor, currency: 'EUR' }, fee: 0 }],
      }
      expect((await event(said, `evt_${name}`)).status).toBe(200)
    }
    await t.drainQuickly()
    expect([await orderStates(contract), await captures(contract)]).toEqual([['PENDING_PAY'], []])
    expect((await attempts(contract)).map((one) => one.status)).toEqual(['PAY_PENDING'])
  })

  test('of a payment nobody knows is put aside; one that is signed too long ago, or by somebody else, is not even stored', async () => {
    expect((await event({ id: 'mp_nobodys' }, 'evt_nobodys')).status).toBe(200)
    await t.drainQuickly()
    const now = Math.floor(t.clock.now().getTime() / 1000)
    expect((await event({ id: 'mp_x' }, 'evt_stale', 'whk-demo-current', now - 301)).status).toBe(
      400,
    )
    expect((await event({ id: 'mp_x' }, 'evt_early', 'whk-demo-current', now + 301)).status).toBe(
      400,
    )
    expect((await event({ id: 'mp_x' }, 'evt_forged', 'whk-of-another-shop')).status).toBe(400)
    expect(
      await t.sql(
        `select event_id, status from provider_events where event_id in ('evt_nobodys', 'evt_stale', 'evt_early', 'evt_forged')`,
      ),
    ).toEqual([{ event_id: 'evt_nobodys', status: 'IGNORED' }])
  })

  test('of a capture that is one cent short: it pays nothing and goes back, and the books know it', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('wrong_amount')
    await pay(guest, contract.id)
    await t.lab.idle()
    await t.drainQuickly()
    expect([await orderStates(contract), await captures(contract)]).toEqual([
      ['PENDING_PAY'],
      ['AUTO_REFUNDED'],
    ])
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 6479, tries: 1 }])
  })
})

/** What a provider, or the network before it, says instead of an answer. */
const nonsense: readonly (readonly [string, Answer])[] = [
  ['500', { status: 500, body: '{"code":"boom"}' }],
  ["a gateway's page", { status: 502, body: '<html>Bad Gateway</html>' }],
  ['words', { status: 200, body: 'OK' }],
  ['half an answer', { status: 200, body: '{"id":"mp_1","stat' }],
  ['nothing', { status: 200, body: '' }],
  ['an empty object', { status: 200, body: '{}' }],
  ['a list', { status: 200, body: '[]' }],
  ['too many calls', { status: 429, body: '{"code":"slow_down"}' }],
  [
    "somebody else's payment",
    {
      status: 200,
      body: JSON.stringify({
        id: 'mp_other',
        reference: '019aa000-0000-7000-8000-000000000000',
        status: 'paid',
        amount: { minor: 6480, currency: 'EUR' },
        checkoutUrl: 'http://127.0.0.1:9/pay',
        captures: [{ id: 'cap_other', amount: { minor: 6480, currency: 'EUR' }, fee: 0 }],
      }),
    },
  ],
]
const fates: readonly (readonly [string, Fate])[] = [
  ['no answer', loseAnswer],
  ['a dead line', unreachable],
  ...nonsense.map(([name, answer]) => [name, garble(answer)] as const),
]

describe('the call that makes a payment', () => {
  const CREATE = /POST .*\/payments$/
  test('answered with nothing or nonsense: the attempt waits, and the poller finds the one payment under the same key, in whatever language it began', async () => {
    const contracts: Contract[] = []
    for (const [name, fate] of fates) {
      const guest = t.visit({ language: 'de' })
      const contract = await order(guest, { lamp: 1 })
      await t.scenario('paid')
      proxy.when(CREATE, fate, 2)
      for (let again = 0; again < 2; again += 1)
        expect([name, await pay(guest, contract.id)]).toMatchObject([
          name,
          { paymentRecordStatus: 'CREATED', redirectUrl: null },
        ])
      expect([name, await orderStates(contract), await captures(contract)]).toEqual([
        name,
        ['PENDING_PAY'],
        [],
      ])
      contracts.push(contract)
    }
    t.clock.advance(11_000)
    await checkDuePayments(own(), t.mall.providers)
    await settleDown()
    for (const contract of contracts) {
      expect(await atProvider(contract)).toMatchObject([{ status: 'paid' }])
      expect([
        await orderStates(contract),
        await captures(contract),
        (await attempts(contract)).length,
      ]).toEqual([['UN_DELIVERY'], ['APPLIED'], 1])
    }
  })

  test('delivered twice by the network, it makes one payment', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    proxy.when(CREATE, double)
    expect(await pay(guest, contract.id)).toMatchObject({ paymentRecordStatus: 'PAY_PENDING' })
    expect(await atProvider(contract)).toHaveLength(1)
  })

  test.each(['silent', 'slow'])(
    'while a %s provider still works on it, asking again is told to wait, which is no refusal: nothing fails and one payment is made',
    async (outcome) => {
      const guest = t.visit()
      const contract = await order(guest, { lamp: 1 })
      await t.scenario(outcome)
      const tabs = await Promise.all([
        pay(guest, contract.id),
        until(async () => (await atProvider(contract)).length === 1, 'the payment').then(() =>
          pay(guest, contract.id),
        ),
      ])
      expect(new Set(tabs.map((tab) => tab.paymentRecordId)).size).toBe(1)
      expect((await attempts(contract)).map((one) => one.status)).toEqual(['PAY_PENDING'])
      await poll(contract)
      expect([await orderStates(contract), await captures(contract)]).toEqual([
        ['UN_DELIVERY'],
        ['APPLIED'],
      ])
    },
  )
})

describe('asking how a payment stands', () => {
  test('answered with nonsense: nothing moves until there is an answer', async () => {
    for (const [name, answer] of nonsense) {
      const guest = t.visit()
      const contract = await order(guest, { lamp: 1 })
      await t.scenario('paid')
      await pay(guest, contract.id)
      await t.lab.idle()
      proxy.when(/GET .*\/payments\//, garble(answer), 1)
      await poll(contract)
      expect([name, await orderStates(contract), await captures(contract)]).toEqual([
        name,
        ['PENDING_PAY'],
        [],
      ])
      await poll(contract)
      expect([name, await orderStates(contract), await captures(contract)]).toEqual([
        name,
        ['UN_DELIVERY'],
        ['APPLIED'],
      ])
    }
  })

  test('told in pieces: what comes after money for a closed order was given back goes back, too', async () => {
    const guest = t.visit()
    const contract = await order(guest, { chair: 1 })
    await t.scenario('paid_twice')
    await pay(guest, contract.id)
    await t.lab.idle()
    const tell =
      (status: string, count: number): Fate =>
      async (ask) => {
        const said = JSON.parse((await ask()).body) as {
          payment?: { captures: unknown[] }
          captures: unknown[]
        }
        const payment = said.payment ?? said
        return {
          status: 200,
          body: JSON.stringify({ ...payment, status, captures: payment.captures.slice(0, count) }),
        }
      }
    proxy.when(/\/payments\//, tell('canceled', 0))
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
    await t.sql('update sku_prices set amount = amount + 500 where sku_id = $1', [skus.chair])
    proxy.clear()
    proxy.when(/GET .*\/payments\//, tell('paid', 1))
    await poll(contract)
    await t.sql('update sku_prices set amount = amount - 500 where sku_id = $1', [skus.chair])
    proxy.clear()
    await poll(contract)
    await settleDown()
    expect([
      await orderStates(contract),
      await captures(contract),
      await refunds(contract),
    ]).toEqual([
      ['CANCELED'],
      ['AUTO_REFUNDED', 'AUTO_REFUNDED'],
      [
        { status: 'DONE', amount: 12_900, tries: 1 },
        { status: 'DONE', amount: 12_900, tries: 1 },
      ],
    ])
  })

  test('about an attempt that was given up does not disturb the one that the bank is working on', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const first = await pay(guest, contract.id)
    await guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
      payUniqueKey: first.payUniqueKey,
      paymentRecordId: first.paymentRecordId,
    })
    await t.scenario('pending_then_paid')
    await pay(guest, contract.id)
    await t.lab.idle()
    await poll(contract)
    const deadline = () =>
      t.sql('select deadline_at from contracts where id = $1', [uuid(contract)])
    const [states, until24h] = [await orderStates(contract), await deadline()]
    t.clock.advance(3_600_000)
    await poll(contract)
    expect([states, await orderStates(contract), await deadline()]).toEqual([
      ['PROCESSING'],
      ['PROCESSING'],
      until24h,
    ])
    expect(
      await t.sql(
        `select event from transitions t join orders o on o.id = t.entity_id where o.contract_id = $1 order by seq`,
        [uuid(contract)],
      ),
    ).toEqual([{ event: 'submit' }, { event: 'wait' }])
  })
})

describe('giving up an unpaid order', () => {
  test('while the provider answers with nothing or nonsense: the buyer is asked to try again, and nothing is closed', async () => {
    for (const [name, fate] of fates) {
      const guest = t.visit()
      const contract = await order(guest, { lamp: 1 })
      const { payUniqueKey, paymentRecordId } = await pay(guest, contract.id)
      const cancel = () =>
        guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
          id: contract.tradeOrderList[0]?.id ?? '',
        })
      proxy.when(/\/cancel$/, fate, 1)
      await expect(cancel(), name).rejects.toMatchObject({ status: 503, code: 'service.busy' })
      proxy.when(/\/cancel$/, unreachable, 1)
      await expect(
        guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
          payUniqueKey,
          paymentRecordId,
        }),
        name,
      ).rejects.toMatchObject({ status: 503, code: 'service.busy' })
      expect([
        name,
        await orderStates(contract),
        (await attempts(contract)).map((one) => one.status),
      ]).toEqual([name, ['PENDING_PAY'], ['PAY_PENDING']])
      await cancel()
      expect([
        name,
        await orderStates(contract),
        (await atProvider(contract)).map((one) => one.status),
      ]).toEqual([name, ['CANCELED'], ['canceled']])
    }
  })

  test('before the provider has answered: what it made all the same is paid by nobody, or goes back', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    proxy.when(/POST .*\/payments$/, loseAnswer)
    proxy.holdEvents(true)
    await pay(guest, contract.id)
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    proxy.clear()
    await t.lab.idle()
    await proxy.events.at(-1)?.deliver()
    await settleDown()
    expect([
      await orderStates(contract),
      await captures(contract),
      (await attempts(contract)).map((one) => one.status),
    ]).toEqual([['CANCELED'], ['AUTO_REFUNDED'], ['PAY_DUPLICATE']])
  })
})

describe('giving money back', () => {
  const REFUND = /POST .*\/refunds$/
  /** One of three lamps is given back, so that giving back twice would be possible. */
  async function agreeToRefund(outcome = 'paid'): Promise<Contract> {
    const contract = await paidOrder(t, anna, { lamp: 3 }, outcome)
    await settleDown()
    const id = contract.tradeOrderList[0]?.id ?? ''
    const { tradeOrderLineList } = await anna.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id },
    )
    const reverse = await anna.call(
      'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
      {
        tradeOrder: { id },
        reverseTradeOrderLineList: [
          { tradeOrderLine: { id: tradeOrderLineList[0]?.id ?? '' }, reverseQty: 1 },
        ],
        applyRefundAmt: { value: 59.9 },
        reverseReason: 'OTHER',
      },
    )
    await merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id: reverse.id })
    return contract
  }
  const givenBack = async (contract: Contract) =>
    (await firstAtProvider(contract)).refunds.filter((refund) => refund.status === 'succeeded')
      .length

  test('answered with nothing or nonsense, or delivered twice: asked for again under the same key, given back once', async () => {
    const contracts: (readonly [string, Contract])[] = []
    for (const [name, fate] of [...fates, ['delivered twice', double] as const]) {
      const contract = await agreeToRefund()
      proxy.when(REFUND, fate, 2)
      await settleDown()
      proxy.clear()
      contracts.push([name, contract])
    }
    t.clock.advance(60_000)
    await settleDown()
    for (const [name, contract] of contracts)
      expect([name, await refunds(contract), await givenBack(contract)]).toEqual([
        name,
        [{ status: 'DONE', amount: 5990, tries: 1 }],
        1,
      ])
  })

  test('while the provider still works on it, asking again is no failure: given back once', async () => {
    const contract = await agreeToRefund('slow')
    const [refund] = await t.sql<{ n: number }>(
      'select count(*)::int as n from refunds where contract_id = $1',
      [uuid(contract)],
    )
    expect(refund?.n).toBe(0)
    const first = t.drainQuickly().catch(() => 0)
    await until(async () => (await givenBack(contract)) === 1, 'the money')
    t.clock.advance(11_000)
    await sendDueRefunds(own(), t.mall.providers)
    await first
    t.clock.advance(3_700_000)
    await settleDown()
    expect([await refunds(contract), await givenBack(contract)]).toEqual([
      [{ status: 'DONE', amount: 5990, tries: 1 }],
      1,
    ])
  })

  test('after a failure, with the answer to the next try lost: the try is asked about, not the failure, and given back once', async () => {
    const contract = await agreeToRefund('refund_fails_once')
    await settleDown()
    t.clock.advance(60_000)
    await settleDown()
    expect(await refunds(contract)).toEqual([{ status: 'FAILED', amount: 5990, tries: 1 }])
    proxy.when(REFUND, loseAnswer, 1)
    t.clock.advance(3_700_000)
    await sendDueRefunds(own(), t.mall.providers)
    for (const minutes of [1, 61, 400]) {
      t.clock.advance(minutes * 60_000)
      await settleDown()
    }
    expect([await refunds(contract), await givenBack(contract)]).toEqual([
      [{ status: 'DONE', amount: 5990, tries: 2 }],
      1,
    ])
  })

  test('at a provider that is not set up any more: what is due waits for its settings, and no round stumbles over it', async () => {
    const contract = await agreeToRefund('refund_fails_once')
    await settleDown()
    const waiting = await order(anna, { lamp: 1 })
    await t.scenario('pending')
    await pay(anna, waiting.id)
    t.clock.advance(2 * 3_600_000)
    const due = () =>
      t.sql(
        'select id, check_count as tries, next_check_at as at from payment_attempts where next_check_at is not null union all select g.id, (select count(*)::int from refund_tries t where t.leg_id = g.id), g.next_try_at from refund_legs g where g.next_try_at is not null order by id',
      )
    const before = await due()
    expect(before.length).toBeGreaterThanOrEqual(2)
    for (const round of listPollRounds(own, new Map())) await round()
    expect(await due()).toEqual(before)
    await settleDown()
    expect([await refunds(contract), await givenBack(contract)]).toEqual([
      [{ status: 'DONE', amount: 5990, tries: 2 }],
      1,
    ])
  })
})

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length === 0) return [[]]
  return of.flatMap((one, index) =>
    permutations(of.toSpliced(index, 1)).map((rest) => [one, ...rest]),
  )
}

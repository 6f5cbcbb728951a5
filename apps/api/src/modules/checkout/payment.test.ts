import { createHmac } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '@galleria/kernel/id'
import { fromWireId } from '@galleria/kernel/id'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people, skus } from '../../testing/small-catalogue.ts'
import { order, pay, until, type Contract } from '../../testing/shop-steps.ts'
import { checkDuePayments, checkPayment } from './payment-desk.ts'
import { expireContract } from './close-contract.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
})

type Record = { status: string; amount: number }
const uuid = (contract: Contract) => fromWireId('contract', contract.id) as Id<'contract'>
const attempts = (contract: Contract) =>
  t.sql<Record & { id: Id<'attempt'>; provider_ref: string }>(
    'select id, status, amount, provider_ref from payment_attempts where contract_id = $1 order by created_at',
    [uuid(contract)],
  )
const orderStates = async (contract: Contract) =>
  (
    await t.sql<{ status: string }>(
      'select status from orders where contract_id = $1 order by code',
      [uuid(contract)],
    )
  ).map((row) => row.status)
const captures = (contract: Contract) =>
  t.sql<{ disposition: string; amount: number; reason: string }>(
    'select disposition, amount, reason from captures where contract_id = $1 order by seen_at, disposition',
    [uuid(contract)],
  )
const refunds = (contract: Contract) =>
  t.sql<{ status: string; amount: number; reason: string }>(
    'select status, amount, reason from refunds where contract_id = $1',
    [uuid(contract)],
  )
const books = (contract: Contract) =>
  t.sql<{ account: string; amount: number }>(
    'select account, sum(amount) as amount from ledger_entries where ref = $1 group by 1 having sum(amount) <> 0 order by 1',
    [uuid(contract)],
  )
const providerSays = async (contract: Contract) => {
  const [attempt] = await attempts(contract)
  const answer = await fetch(`${t.lab.url}/mockpay/v1/payments/${attempt?.provider_ref}`, {
    headers: { authorization: 'Bearer mockpay-demo-key' },
  })
  return answer.json() as Promise<{ status: string; captures: unknown[] }>
}
const check = async (contract: Contract) => {
  for (const attempt of await attempts(contract))
    await checkPayment(t.mall.gate.own(), t.mall.providers, attempt.id)
}
const atProvider = (contract: Contract, status: string) =>
  until(
    async () => (await providerSays(contract)).status === status,
    `the provider to say ${status}`,
  )

describe('paying', () => {
  test("the attempt exists before the provider is called, for the contract's amount whatever the body says", async () => {
    const guest = t.visit()
    const contract = await order(guest, { desk: 1 })
    const started = await guest.call('POST /sapi/mall-pay/payment/firstPay', {
      payChannel: 'MOCKPAY',
      contractId: contract.id,
      amount: { value: 1, currency: 'EUR' },
      tradeAmt: 1,
    } as never)
    expect(started).toMatchObject({
      channel: 'MOCKPAY',
      paymentRecordStatus: 'PAY_PENDING',
      needConfirm: false,
      channelToken: null,
    })
    expect(started.redirectUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mockpay\/pay\/mp_/)
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_PENDING', amount: 20890 }])
    expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
  })

  test('webhook, return page and poller at once settle a payment once', async () => {
    const guest = t.visit()
    const contract = await order(guest, { desk: 1, chair: 1 })
    await t.scenario('paid')
    await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    await Promise.all([
      check(contract),
      check(contract),
      check(contract),
      t.drain(),
      guest.call('POST /sapi/mall-pay/payment/payResult', {
        contractId: contract.id,
        isReturn: true,
      }),
    ])
    await t.drain()
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_SUCCESS' }])
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY', 'UN_DELIVERY'])
    expect(await captures(contract)).toEqual([
      { disposition: 'APPLIED', amount: 33790, reason: 'paid' },
    ])
    // 337.90: 12 % of 189.00 + 129.00 is 38.16; tax 30.18 + 3.18 + 20.60; the provider keeps 1.4 % + 0.25.
    expect(await books(contract)).toEqual([
      { account: 'commission', amount: -3816 },
      { account: 'fees', amount: 498 },
      { account: 'provider', amount: 33292 },
      { account: 'seller:11', amount: -(12900 - 1548 - 2060) },
      { account: 'seller:5', amount: -(20890 - 2268 - 3336) },
      { account: 'tax', amount: -5396 },
    ])
    const result = await guest.call('POST /sapi/mall-pay/payment/payResult', {
      contractId: contract.id,
    })
    expect([
      result.paymentRecordStatus,
      result.recordStatus,
      result.tradeOrderList.map((one) => one.displayStatus),
    ]).toEqual(['PAY_SUCCESS', 'SUCCESS', ['UN_DELIVERY', 'UN_DELIVERY']])
  })

  test('a payment whose webhook and browser never come is found by the poller, by two clocks once', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid_no_return')
    await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    await t.sql('delete from provider_events')
    t.clock.advance(11_000)
    await Promise.all([1, 2].map(() => checkDuePayments(t.mall.gate.own(), t.mall.providers)))
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
    expect(await captures(contract)).toEqual([
      { disposition: 'APPLIED', amount: 6480, reason: 'paid' },
    ])
  })

  test('two tabs that pay one order open one attempt', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const tabs = await Promise.all([1, 2, 3, 4].map(() => pay(guest, contract.id)))
    expect(new Set(tabs.map((tab) => tab.paymentRecordId)).size).toBe(1)
    expect(await attempts(contract)).toHaveLength(1)
  })

  test('a second success is given back by itself, and the order stays paid once', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid_twice')
    await pay(guest, contract.id)
    await until(async () => (await providerSays(contract)).captures.length === 2, 'two captures')
    await check(contract)
    await t.drain()
    await t.drain()
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
    expect((await captures(contract)).map((one) => one.disposition).toSorted()).toEqual([
      'APPLIED',
      'AUTO_REFUNDED',
    ])
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 6480, reason: 'duplicate' }])
    const mails = await until(
      async () =>
        (await t.inbox('kim@galleria.test')).filter(
          (mail) =>
            mail.subject.includes(contract.tradeOrderList[0]?.tradeOrderCode ?? '-') &&
            mail.subject.startsWith('We have refunded'),
        ),
      'the mail',
    )
    expect(mails).toHaveLength(1)
  })

  test('a declined payment leaves the order to be paid, and another attempt may start', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('declined')
    await pay(guest, contract.id)
    await atProvider(contract, 'declined')
    await check(contract)
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_FAILED' }])
    expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
    const detail = await guest.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: contract.tradeOrderList[0]?.id ?? '' },
    )
    expect(detail.operationList).toEqual(['buyerCancelBeforePay', 'secondary_pay'])
    await t.scenario('paid')
    await pay(guest, contract.id)
    expect(await attempts(contract)).toHaveLength(2)
  })

  test('[PAY-105] resuming tells where the newest attempt stands', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await expect(
      guest.call('POST /sapi/mall-order/web/order/secondaryPay', { id: contract.id }),
    ).rejects.toMatchObject({ code: 'payment.not_found' })
    const started = await pay(guest, contract.id)
    expect(
      await guest.call('POST /sapi/mall-order/web/order/secondaryPay', { id: contract.id }),
    ).toEqual({
      payUniqueKey: started.payUniqueKey,
      paymentRecordStatus: 'PAY_PENDING',
      paymentRecordId: started.paymentRecordId,
    })
  })

  test('[PAY-106] the old attempt is closed at the provider before another one starts', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const { payUniqueKey, paymentRecordId } = await pay(guest, contract.id)
    expect(
      await guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
        payUniqueKey,
        paymentRecordId,
      }),
    ).toEqual({ paymentRecordStatus: 'PAY_CLOSED' })
    expect((await providerSays(contract)).status).toBe('canceled')
    const next = await pay(guest, contract.id)
    expect(next.paymentRecordId).not.toBe(paymentRecordId)
  })

  test('closing an attempt that was paid meanwhile closes nothing and says so', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    const { payUniqueKey, paymentRecordId } = await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    expect(
      await guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
        payUniqueKey,
        paymentRecordId,
      }),
    ).toEqual({ paymentRecordStatus: 'PAY_SUCCESS' })
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })

  test('a bank that is still thinking makes the order wait, with more time', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('pending')
    await pay(guest, contract.id)
    await atProvider(contract, 'processing')
    await check(contract)
    expect(await orderStates(contract)).toEqual(['PROCESSING'])
    const [row] = await t.sql<{ deadline_at: Date }>(
      'select deadline_at from contracts where id = $1',
      [uuid(contract)],
    )
    expect(row?.deadline_at.getTime()).toBe(t.clock.now().getTime() + 24 * 3_600_000)
  })

  test('a capture of another amount pays nothing and goes back, is on the list until it has, and the order can be paid until its time is over', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('wrong_amount')
    await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    const matters = () =>
      t.sql(
        'select kind, status, amount from money_matters where contract_id = $1 order by found_at',
        [uuid(contract)],
      )
    await check(contract)
    await check(contract)
    expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
    expect(await captures(contract)).toEqual([
      { disposition: 'AUTO_REFUNDED', amount: 6479, reason: 'amount' },
    ])
    expect(await matters()).toEqual([{ kind: 'OTHER_AMOUNT', status: 'OPEN', amount: 6479 }])
    await t.drain()
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 6479, reason: 'amount' }])
    expect(await matters()).toEqual([{ kind: 'OTHER_AMOUNT', status: 'RESOLVED', amount: 6479 }])
    expect((await books(contract)).filter(({ account }) => account === 'buyer')).toEqual([])
    expect(
      await guest.call('POST /sapi/mall-pay/payment/payResult', { contractId: contract.id }),
    ).toMatchObject({ recordStatus: 'FAILED', failedReason: 'amount' })
    await t.scenario('paid')
    await pay(guest, contract.id)
    await until(async () => {
      await check(contract)
      return (await orderStates(contract))[0] === 'UN_DELIVERY'
    }, 'the order to be paid')
    expect(await t.audit()).toEqual([])
  })

  test('an order whose buyer never pays the right amount is closed when its time is over, and its goods are free again', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const held = async () =>
      (
        await t.sql<{ held: number }>('select reserved as held from stock where sku_id = $1', [
          skus.lamp,
        ])
      )[0]?.held ?? 0
    const before = await held()
    await t.scenario('wrong_amount')
    await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    await check(contract)
    t.clock.advance(31 * 60_000)
    await expireContract(t.mall.gate.own(), t.mall.providers, uuid(contract))
    await t.drain()
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    expect(await held()).toBe(before - 1)
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 6479, reason: 'amount' }])
    expect(await t.audit()).toEqual([])
  })

  test('an unknown channel, a foreign contract and ids of two contracts are refused, and no attempt is made', async () => {
    const [guest, stranger] = [t.visit(), t.visit()]
    const [contract, other] = [await order(guest, { lamp: 1 }), await order(guest, { lamp: 1 })]
    await order(stranger, { lamp: 1 })
    await expect(
      guest.call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel: 'KLARNA',
        contractId: contract.id,
      }),
    ).rejects.toMatchObject({ status: 422, code: 'payment.channel' })
    await expect(
      stranger.call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel: 'MOCKPAY',
        contractId: contract.id,
      }),
    ).rejects.toMatchObject({ status: 404, code: 'contract.not_found' })
    await expect(
      guest.call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel: 'MOCKPAY',
        contractId: contract.id,
        paymentOrderId: other.paymentOrderList[0]?.id,
      }),
    ).rejects.toMatchObject({ status: 404, code: 'payment.not_found' })
    await expect(
      guest.call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel: 'MOCKPAY',
        contractId: contract.id,
        orderId: other.tradeOrderList[0]?.id,
      }),
    ).rejects.toMatchObject({ status: 404, code: 'contract.not_found' })
    expect(await attempts(contract)).toEqual([])
  })

  test('the channels are told with their methods and their order', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const { payChannelGroups } = await guest.call('POST /sapi/mall-pay/payment/payChannel', {
      environment: 'PC',
      countryCode: 'DE',
      contractId: contract.id,
    })
    expect(payChannelGroups[0]?.payChannels).toEqual([
      {
        channelName: 'MOCKPAY',
        isAnonymous: true,
        paymentMethods: [{ type: 'mockpay', name: 'MOCKPAY' }],
      },
    ])
    expect(payChannelGroups[0]?.configMap).toEqual({
      MOCKPAY: { type: 'mockpay', name: 'MOCKPAY', order: 1 },
    })
  })
})

describe('cancelling and running out of time', () => {
  test('[ORD-139] cancelling before payment closes all orders of the contract together and frees the stock', async () => {
    const guest = t.visit()
    const contract = await order(guest, { desk: 1, chair: 2 })
    await pay(guest, contract.id)
    const [before] = await t.sql<{ held: number }>('select sum(reserved)::int as held from stock')
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
    expect(await orderStates(contract)).toEqual(['CANCELED', 'CANCELED'])
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_CLOSED' }])
    expect(
      (await t.sql<{ held: number }>('select sum(reserved)::int as held from stock'))[0]?.held,
    ).toBe((before?.held ?? 0) - 3)
    await expect(
      guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
        id: contract.tradeOrderList[1]?.id ?? '',
      }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'order.state',
      body: { operationList: ['buyAgain'] },
    })
    await expect(pay(guest, contract.id)).rejects.toMatchObject({ code: 'payment.window_closed' })
  })

  test('money that came before the cancel wins: the order is paid and nothing is cancelled', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    await pay(guest, contract.id)
    await atProvider(contract, 'paid')
    await expect(
      guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
        id: contract.tradeOrderList[0]?.id ?? '',
      }),
    ).rejects.toMatchObject({ status: 409, code: 'order.state' })
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })

  test('money that comes after its buyer cancelled goes back, although goods and price are still there: the order stays cancelled', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('late')
    await pay(guest, contract.id)
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
    await until(async () => (await providerSays(contract)).captures.length === 1, 'late money')
    await check(contract)
    await t.drain()
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    expect(await captures(contract)).toEqual([
      { disposition: 'AUTO_REFUNDED', amount: 6480, reason: 'late' },
    ])
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 6480, reason: 'late' }])
    expect(await t.audit()).toEqual([])
  })

  /** An order with an attempt that was opened and never paid, closed by the clock. */
  async function closedByClock(wishes: Parameters<typeof order>[1]): Promise<Contract> {
    const guest = t.visit()
    const contract = await order(guest, wishes)
    await t.scenario('late')
    await pay(guest, contract.id)
    t.clock.advance(31 * 60_000)
    await expireContract(t.mall.gate.own(), t.mall.providers, uuid(contract))
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    return contract
  }

  test('money after the clock closed an order revives it while goods and price are still there', async () => {
    const contract = await closedByClock({ lamp: 1 })
    await until(async () => (await providerSays(contract)).captures.length === 1, 'late money')
    await check(contract)
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
    expect(await captures(contract)).toEqual([
      { disposition: 'APPLIED', amount: 6480, reason: 'paid' },
    ])
    const history = await t.sql<{ event: string }>(
      `select event from transitions t join orders o on o.id = t.entity_id where o.contract_id = $1 order by seq`,
      [uuid(contract)],
    )
    expect(history.map((row) => row.event)).toEqual(['submit', 'expire', 'revive'])
  })

  test('money after the clock closed an order goes back when the price has changed since', async () => {
    const contract = await closedByClock({ chair: 1 })
    await t.sql('update sku_prices set amount = amount + 500 where sku_id = $1', [skus.chair])
    await until(async () => (await providerSays(contract)).captures.length === 1, 'late money')
    await check(contract)
    await t.drain()
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    expect(await attempts(contract)).toMatchObject([{ status: 'PAY_DUPLICATE' }])
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 12900, reason: 'late' }])
    const total = (await books(contract)).filter(
      (row) => row.account !== 'fees' && row.account !== 'provider',
    )
    expect(total).toEqual([])
    await t.sql('update sku_prices set amount = amount - 500 where sku_id = $1', [skus.chair])
  })

  test('the clock closes an order whose time to pay is over, once, and writes to the buyer', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 2 })
    await pay(guest, contract.id)
    t.clock.advance(29 * 60_000)
    await t.drain()
    expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
    t.clock.advance(2 * 60_000)
    await Promise.all(
      [1, 2].map(() => expireContract(t.mall.gate.own(), t.mall.providers, uuid(contract))),
    )
    await t.drain()
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    const history = await t.sql<{ event: string; actor: string }>(
      `select event, actor from transitions t join orders o on o.id = t.entity_id where o.contract_id = $1 order by seq`,
      [uuid(contract)],
    )
    expect(history).toEqual([
      { event: 'submit', actor: 'buyer' },
      { event: 'expire', actor: 'clock' },
    ])
    const mails = (await t.inbox('kim@galleria.test')).filter(
      (mail) =>
        mail.subject ===
        `Your order ${contract.tradeOrderList[0]?.tradeOrderCode} was closed without payment`,
    )
    expect(mails).toHaveLength(1)
  })
})

describe("the provider's webhook", () => {
  const body = (ref: string, id = 'evt_test') =>
    JSON.stringify({
      id,
      type: 'payment.paid',
      createdAt: new Date().toISOString(),
      data: { payment: { id: ref } },
    })
  const sign = (raw: string, key: string, at: number) =>
    `t=${at},v1=${createHmac('sha256', key).update(`${at}.${raw}`).digest('hex')}`
  const post = (raw: string, signature: string) =>
    t
      .visit()
      .raw('POST', '/webhooks/mockpay', { body: raw, headers: { 'mockpay-signature': signature } })

  test('is taken with either of the two keys, once per event', async () => {
    const now = Math.floor(t.clock.now().getTime() / 1000)
    for (const [id, key] of [
      ['evt_a', 'whk-demo-current'],
      ['evt_b', 'whk-demo-previous'],
    ] as const) {
      const raw = body('mp_unknown', id)
      expect((await post(raw, sign(raw, key, now))).status).toBe(200)
      expect((await post(raw, sign(raw, key, now))).status).toBe(200)
    }
    await t.drain()
    expect(
      await t.sql(
        `select event_id, status from provider_events where event_id in ('evt_a', 'evt_b') order by 1`,
      ),
    ).toEqual([
      { event_id: 'evt_a', status: 'IGNORED' },
      { event_id: 'evt_b', status: 'IGNORED' },
    ])
  })

  test('is refused when forged, changed, unsigned or older than five minutes, and leaves nothing', async () => {
    const now = Math.floor(t.clock.now().getTime() / 1000)
    const raw = body('mp_x', 'evt_forged')
    const good = sign(raw, 'whk-demo-current', now)
    for (const [what, signature] of [
      [raw, sign(raw, 'guess', now)],
      [raw.replace('mp_x', 'mp_y'), good],
      [raw, ''],
      [raw, sign(raw, 'whk-demo-current', now - 301)],
      [raw, `t=${now}`],
      ['', good],
    ] as const) {
      expect((await post(what, signature)).status).toBe(400)
    }
    expect(await t.sql(`select 1 from provider_events where event_id = 'evt_forged'`)).toEqual([])
  })
})

describe('a guest who pays in one tab and signs in from another', () => {
  const signIn = (who: Visitor) =>
    who.raw('POST', '/auth/web/user/login', {
      body: { account: people.ben, password: 'galleria-demo' },
    })
  const firstPay = (who: Visitor, contract: Contract) =>
    who.raw('POST', '/sapi/mall-pay/payment/firstPay', {
      body: { payChannel: 'MOCKPAY', contractId: contract.id },
    })
  /** The same browser: its cookies as they are now. */
  function anotherTab(of: Visitor): Visitor {
    const tab = t.visit()
    for (const [name, value] of of.cookies) tab.cookies.set(name, value)
    return tab
  }
  /** Makes two requests meet at the contract's lock, in this order. */
  async function meet(
    contract: Contract,
    ...requests: (() => Promise<{ status: number; body: unknown }>)[]
  ) {
    const holder = new pg.Client({ connectionString: t.databaseUrl })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from contracts where id = $1 for update', [uuid(contract)])
    const waiting: Promise<{ status: number; body: unknown }>[] = []
    try {
      for (const request of requests) {
        waiting.push(request())
        await until(
          async () =>
            (
              await t.sql<{ n: number }>(
                `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
              )
            )[0]?.n === waiting.length,
          'the request to wait',
        )
      }
      await holder.query('commit')
    } finally {
      await holder.end()
    }
    return Promise.all(waiting)
  }
  const isPaid = async (member: Visitor, contract: Contract) => {
    await until(async () => {
      await check(contract)
      return (await orderStates(contract)).every((state) => state === 'UN_DELIVERY')
    }, 'the money to arrive')
    expect(
      (
        await member.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
          id: contract.tradeOrderList[0]?.id ?? '',
        })
      ).paidAmt,
    ).toEqual(contract.needPayAmt)
    expect(
      await t.sql(
        'select count(distinct buyer_id)::int as n from (select buyer_id from contracts where id = $1 union all select buyer_id from orders where contract_id = $1 union all select buyer_id from payment_orders where contract_id = $1 union all select buyer_id from payment_attempts where contract_id = $1) x',
        [uuid(contract)],
      ),
    ).toEqual([{ n: 1 }])
  }

  test("the sign-in first: the guest's payment is refused as signed out, nothing is opened, and the member pays", async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const tab = anotherTab(guest)
    const [came, paid] = await meet(
      contract,
      () => signIn(tab),
      () => firstPay(guest, contract),
    )
    expect([came, paid]).toMatchObject([
      { status: 200 },
      { status: 401, body: { code: 'auth.signed_out' } },
    ])
    expect(await attempts(contract)).toEqual([])
    await t.scenario('paid')
    expect((await firstPay(tab, contract)).status).toBe(200)
    await isPaid(tab, contract)
  })

  test('the payment first: it is opened, goes over to the member with its order, and the money arrives there', async () => {
    await t.scenario('paid')
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const tab = anotherTab(guest)
    const [paid, came] = await meet(
      contract,
      () => firstPay(guest, contract),
      () => signIn(tab),
    )
    expect([paid?.status, came?.status]).toEqual([200, 200])
    await isPaid(tab, contract)
  })

  test('both at once, time after time: never a fault, and each contract can be paid once', async () => {
    for (let round = 0; round < 6; round += 1) {
      await t.scenario('paid')
      const guest = t.visit()
      const contract = await order(guest, { lamp: 1 })
      const tab = anotherTab(guest)
      const [paid, came] = await Promise.all([firstPay(guest, contract), signIn(tab)])
      expect([200, 401, 404]).toContain(paid.status)
      expect(came.status).toBe(200)
      if (paid.status !== 200) await firstPay(tab, contract)
      await isPaid(tab, contract)
      expect(await captures(contract)).toHaveLength(1)
    }
  })
})

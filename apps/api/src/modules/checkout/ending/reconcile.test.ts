import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { order, paidOrder, pay, until, type Contract } from '../../../testing/shop-steps.ts'
import { OutsideError } from '#platform/outside.ts'
import type { PaymentProvider, Providers } from '#modules/payment/providers/payment-provider.ts'
import { checkPayment, reconcile } from '../../../testing/payment-work.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const run = (providers: Providers = t.mall.providers) => reconcile(t.mall.gate.own(), providers)
const captures = () => t.sql<{ n: number }>('select count(*)::int as n from captures')

/**
 * Money at the provider without a word to the mall: the webhook's way is cut by an address nobody
 * listens at.
 */
async function payBehindTheBack(reference: string, minor = 5990): Promise<void> {
  const call = (path: string, body: object) =>
    fetch(`${t.lab.url}/mockpay${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer mockpay-demo-key',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    })
  await t.scenario('paid')
  const made = await call('/v1/payments', {
    reference,
    amount: { minor, currency: 'EUR' },
    returnUrl: 'http://127.0.0.1:9/',
    webhookUrl: 'http://127.0.0.1:9/',
    description: 'x',
    locale: 'en',
  })
  const { id } = (await made.json()) as { id: string }
  await until(async () => {
    const answer = await fetch(`${t.lab.url}/mockpay/v1/payments/${id}`, {
      headers: { authorization: 'Bearer mockpay-demo-key' },
    })
    return ((await answer.json()) as { status: string }).status === 'paid'
  }, 'the provider to take the money')
}

test('captures that the mall knows are left alone, and a second run adds nothing', async () => {
  await paidOrder(t, t.visit(), { lamp: 1 })
  const before = await captures()
  expect(await run()).toMatchObject({ settled: 0, stray: 0 })
  expect(await run()).toMatchObject({ settled: 0, stray: 0 })
  expect(await captures()).toEqual(before)
})

test('money that no webhook, no browser and no poller reported is found and applied', async () => {
  const buyer = t.visit()
  const contract = await order(buyer, { chair: 1 })
  await t.scenario('paid')
  await pay(buyer, contract.id)
  await until(async () => (await run()).settled === 1, 'the capture to be found')
  const detail = await buyer.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: contract.tradeOrderList[0]?.id ?? '' },
  )
  expect(detail.displayStatus).toBe('UN_DELIVERY')
  expect(await run()).toMatchObject({ settled: 0, stray: 0 })
  expect(await t.audit()).toEqual([])
})

test('money for something the mall knows nothing of is queued for a person, once', async () => {
  await payBehindTheBack('somebody-elses-order', 1234)
  await payBehindTheBack('019aa000-0000-7000-8000-000000000000', 4321)
  expect(await run()).toMatchObject({ settled: 0, stray: 2 })
  expect(await run()).toMatchObject({ settled: 0, stray: 0 })
  expect(
    await t.sql(
      'select amount, disposition, record_id from audit.captures where contract_id is null order by amount',
    ),
  ).toEqual([
    { amount: 1234, disposition: 'REVIEW', record_id: null },
    { amount: 4321, disposition: 'REVIEW', record_id: null },
  ])
})

/** The mall's provider, of which something is different. */
function changed(change: (provider: PaymentProvider) => Partial<PaymentProvider>): PaymentProvider {
  const provider = t.mall.providers.get('mockpay')
  if (!provider) throw new Error('no provider')
  return { ...provider, ...change(provider) }
}
const unread = () =>
  t.sql<{ reference: string; status: string; amount: number | null }>(
    `select reference, status, amount from money_matters where kind = 'UNREADABLE' order by found_at`,
  )
const orderState = async (contract: Contract) =>
  (
    await t.sql<{ status: string }>('select status from orders where contract_id = $1', [
      fromWireId('contract', contract.id),
    ])
  )[0]?.status

/** Paid at the provider, and the mall does not know. */
async function paidUnheard(): Promise<{ contract: Contract; ref: string }> {
  const buyer = t.visit()
  const contract = await order(buyer, { lamp: 1 })
  await t.scenario('paid_no_return')
  await pay(buyer, contract.id)
  const [attempt] = await t.sql<{ ref: string }>(
    'select provider_ref as ref from payment_attempts where contract_id = $1',
    [fromWireId('contract', contract.id)],
  )
  const ref = attempt?.ref ?? ''
  await until(async () => {
    const payment = await t.mall.providers.get('mockpay')?.find(ref)
    return payment?.status === 'paid'
  }, 'the provider to take the money')
  return { contract, ref }
}

test('a payment that cannot be read hides none of those after it: it is listed, and found as soon as it can be read, however long that takes', async () => {
  const [bad, good] = [await paidUnheard(), await paidUnheard()]
  const broken = changed((provider) => ({
    find: async (ref) => {
      if (ref === bad.ref) throw new OutsideError('an answer that is none')
      return provider.find(ref)
    },
  }))
  expect(await run(new Map([['mockpay', broken]]))).toMatchObject({ unread: 1, settled: 1 })
  expect([await orderState(bad.contract), await orderState(good.contract)]).toEqual([
    'PENDING_PAY',
    'UN_DELIVERY',
  ])
  expect(await unread()).toMatchObject([{ status: 'OPEN', amount: 6480 }])
  // Long after the provider lists it no more.
  const silent = changed(() => ({
    listCaptures: async () => ({ captures: [], unreadable: [], hasMore: false }),
  }))
  expect(await run(new Map([['mockpay', silent]]))).toMatchObject({ unread: 0, settled: 1 })
  expect(await orderState(bad.contract)).toBe('UN_DELIVERY')
  expect(await unread()).toMatchObject([{ status: 'RESOLVED' }])
})

test('a provider that gives no list at all does not keep the next one from being read', async () => {
  const { contract } = await paidUnheard()
  const dead = changed(() => ({
    name: 'dead',
    listCaptures: async () => {
      throw new OutsideError('did not answer')
    },
  }))
  const providers = new Map([['dead', dead], ...t.mall.providers])
  expect(await run(providers)).toMatchObject({ settled: 1 })
  expect(await orderState(contract)).toBe('UN_DELIVERY')
})

test('a provider whose library is heavy is left alone until somebody has begun to pay by it', async () => {
  const asked: string[] = []
  const heavy = (name: string) => ({
    ...changed((provider) => ({
      listCaptures: async (since, limit, now) => {
        asked.push(name)
        return provider.listCaptures(since, limit, now)
      },
    })),
    name,
    isHeavy: true,
  })
  await run(
    new Map([
      ['unused', heavy('unused')],
      ['mockpay', heavy('mockpay')],
    ]),
  )
  expect(asked).toEqual(['mockpay'])
})

test('a provider whose clock once ran a month ahead hides nothing that it takes until then', async () => {
  const { contract: before } = await paidUnheard()
  const ahead = changed((provider) => ({
    listCaptures: async (since, limit, now) => {
      const list = await provider.listCaptures(since, limit, now)
      const capturedAt = new Date(now.getTime() + 30 * DAY)
      return { ...list, captures: list.captures.map((one) => ({ ...one, capturedAt })) }
    },
  }))
  await run(new Map([['mockpay', ahead]]))
  const { contract: after } = await paidUnheard()
  await run()
  expect([await orderState(before), await orderState(after)]).toEqual([
    'UN_DELIVERY',
    'UN_DELIVERY',
  ])
})

test('an entry that is none is put on the list, once', async () => {
  const odd = changed((provider) => ({
    listCaptures: async (since, limit, now) => ({
      ...(await provider.listCaptures(since, limit, now)),
      unreadable: ['cap_odd'],
    }),
  }))
  await run(new Map([['mockpay', odd]]))
  await run(new Map([['mockpay', odd]]))
  expect((await unread()).filter(({ reference }) => reference === 'cap_odd')).toEqual([
    { reference: 'cap_odd', status: 'OPEN', amount: null },
  ])
})

test('a fee in another currency is booked in that currency, and the money in its own', async () => {
  const { contract, ref } = await paidUnheard()
  const dollars = changed((provider) => ({
    find: async (asked) => {
      const payment = await provider.find(asked)
      return (
        payment && {
          ...payment,
          captures: payment.captures.map((capture) => ({
            ...capture,
            fee: { minor: 77, currency: 'USD' as const },
          })),
        }
      )
    },
  }))
  const [attempt] = await t.sql<{ id: Id<'attempt'> }>(
    'select id from payment_attempts where provider_ref = $1',
    [ref],
  )
  await checkPayment(t.mall.gate.own(), new Map([['mockpay', dollars]]), attempt!.id)
  expect(
    await t.sql(
      `select account, currency, amount from ledger_entries where ref = $1 and event = 'capture' order by currency, account`,
      [fromWireId('contract', contract.id)],
    ),
  ).toEqual([
    { account: 'buyer', currency: 'EUR', amount: -6480 },
    { account: 'provider', currency: 'EUR', amount: 6480 },
    { account: 'fees', currency: 'USD', amount: 77 },
    { account: 'provider', currency: 'USD', amount: -77 },
  ])
  expect(await t.audit('always')).toEqual([])
})

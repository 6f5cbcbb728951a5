import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { order, paidOrder, pay, until } from '../../testing/shop-steps.ts'
import { reconcile } from './reconcile.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const run = () => reconcile(t.mall.gate.own(), t.mall.providers)
const captures = () => t.sql<{ n: number }>('select count(*)::int as n from captures')

/** Money at the provider without a word to the mall: the webhook's way is cut by an address nobody listens at. */
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

test('money that no webhook, no browser and no poller told of is found and applied', async () => {
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

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { WireMatter } from '@galleria/contract/money'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { HELD_IN_BOOKS, heldAtProvider } from '../../../testing/provider-books.ts'
import { garble, openProxy, type Fate, type Proxy } from '../../../testing/provider-proxy.ts'
import {
  agreedRefund as refundOf,
  giveUp,
  settleDown as settleAll,
} from '../../../testing/failed-refund.ts'
import { giveAnotherWay, secondOperator } from '../../../testing/two-persons.ts'
import { until, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { checkPayment, reconcile, sendDueRefunds } from '../../../testing/payment-work.ts'
import { bounceRefund } from '../refunds/index.ts'

/**
 * Money that does not mend itself is on the operator's list until somebody has dealt with it, and
 * in the books all the while.
 */

let t: TestMall
let proxy: Proxy
let anna: Visitor
let merchant: Visitor
let operator: Visitor
let second: Visitor
beforeAll(async () => {
  t = await openTestMall({
    delays: { script: 0, refund: 0 },
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
  })
  ;[anna, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
  second = await secondOperator(t)
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
afterEach(async () => {
  proxy.clear()
  proxy.holdEvents(false)
  await settleDown()
  const [books] = await t.sql<{ held: number }>(HELD_IN_BOOKS)
  expect((books?.held ?? 0) - sentBackByBank).toBe(await heldAtProvider(t.lab.url))
})

/** What a test says a bank sent back, of which the lab knows nothing. */
let sentBackByBank = 0
const own = () => t.mall.gate.own()
const PAGE = 'POST /sapi/mall-operator/money/page' as const
const SEND_BACK = 'POST /sapi/mall-operator/money/sendBack' as const
const TRY_AGAIN = 'POST /sapi/mall-operator/money/tryAgain' as const
const SETTLE = 'POST /sapi/mall-operator/money/settle' as const
const uuid = (contract: Contract) => fromWireId('contract', contract.id) as Id<'contract'>
const openMatters = async () => (await operator.call(PAGE, {})).data
const closed = async (id: string) =>
  (await operator.call(PAGE, { isClosed: true })).data.find((one) => one.id === id)
const account = async (name: string) =>
  (
    await t.sql<{ sum: number }>(
      'select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where account = $1',
      [name],
    )
  )[0]?.sum

const settleDown = () => settleAll(t)

/** Money that the provider takes for something the mall knows nothing of. */
async function strayMoney(minor: number): Promise<WireMatter> {
  await t.scenario('paid')
  await fetch(`${t.lab.url}/mockpay/v1/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer mockpay-demo-key',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      reference: 'of-another-shop',
      amount: { minor, currency: 'EUR' },
      returnUrl: 'http://127.0.0.1:9/',
      webhookUrl: 'http://127.0.0.1:9/',
      description: 'x',
      locale: 'en',
    }),
  })
  return until(async () => {
    await reconcile(own(), t.mall.providers)
    return (await openMatters()).find(({ amount }) => amount?.value === minor / 100)
  }, 'the stray money to be found')
}

const agreedRefund = (outcome: string) => refundOf(t, { buyer: anna, merchant }, outcome)

test('money that belongs to nothing is owed to nobody in the books, is sent back by the operator once, and leaves the list when it has arrived', async () => {
  const matter = await strayMoney(1234)
  expect(matter).toMatchObject({
    kind: 'STRAY_CAPTURE',
    provider: 'mockpay',
    amount: { value: 12.34, currency: 'EUR' },
    reason: 'of-another-shop',
    tradeOrderCodeList: [],
    operationList: ['sendBack', 'settle'],
  })
  expect(await account('suspense')).toBe(-1234)
  for (const stranger of [anna, merchant])
    await expect(stranger.call(SEND_BACK, { id: matter.id })).rejects.toMatchObject({ status: 403 })
  const acts = await Promise.allSettled(
    [1, 2].map(() => operator.call(SEND_BACK, { id: matter.id })),
  )
  expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await settleDown()
  expect(await openMatters()).toEqual([])
  expect(await account('suspense')).toBe(0)
  const done = await closed(matter.id)
  expect(done?.status).toBe('RESOLVED')
  expect(done?.progressList.map(({ event, by }) => [event, by !== null])).toEqual([
    ['find', false],
    ['sendBack', true],
    ['resolve', false],
  ])
  await expect(operator.call(SETTLE, { id: matter.id, note: 'again' })).rejects.toMatchObject({
    code: 'matter.state',
  })
  expect(await t.audit()).toEqual([])
})

test('what was settled outside is closed with the note of who did it, and the books follow', async () => {
  const matter = await strayMoney(777)
  const before = await account('outside')
  const settled = await operator.call(SETTLE, { id: matter.id, note: 'paid by transfer 4711' })
  expect(settled.status).toBe('SETTLED')
  expect(settled.operationList).toEqual([])
  expect(settled.progressList.at(-1)).toMatchObject({
    event: 'settle',
    note: 'paid by transfer 4711',
  })
  expect(settled.progressList.at(-1)?.by).toBeTruthy()
  expect([await account('suspense'), await account('outside')]).toEqual([0, (before ?? 0) - 777])
  await expect(operator.call(SETTLE, { id: matter.id, note: 'twice' })).rejects.toMatchObject({
    status: 409,
    code: 'matter.state',
  })
  expect(await account('outside')).toBe((before ?? 0) - 777)
  await expect(
    operator.call(SEND_BACK, { id: 'mat_01jd4vr6f5e7s8kq2m3n4p5q6r' }),
  ).rejects.toMatchObject({ status: 404, code: 'matter.not_found' })
  expect(await t.audit()).toEqual([])
})

/** The provider is away for the mall's refunds, and then the mall has given up. */
async function givenUp(): Promise<{ contract: Contract; matter: WireMatter }> {
  const contract = await agreedRefund('refund_fails')
  await giveUp(t)
  const [matter] = await openMatters()
  if (!matter) throw new Error('nothing is on the list')
  return { contract, matter }
}

test('a refund that failed for the last time is on the list with its order, and is tried again when the operator says so', async () => {
  const { contract, matter } = await givenUp()
  expect(matter).toMatchObject({
    kind: 'REFUND_GIVEN_UP',
    amount: { value: 10 },
    tradeOrderCodeList: [contract.tradeOrderList[0]?.tradeOrderCode],
    reason: 'account_closed',
    refund: { status: 'FAILED', tries: 5, nextTryAt: null },
    operationList: ['tryAgain', 'arrived', 'propose'],
  })
  expect(await t.audit('always')).toEqual([])
  const again = await operator.call(TRY_AGAIN, { id: matter.id })
  expect(again.refund?.nextTryAt).toBe(t.clock.now().toISOString())
  await settleDown()
  expect(await openMatters()).toMatchObject([{ id: matter.id, refund: { tries: 6 } }])
  // The buyer has it by other means: for the order it is refunded.
  await giveAnotherWay(operator, second, matter.id, 'bank transfer')
  await until(async () => {
    await settleDown()
    const [row] = await t.sql<{ status: string; refunded: number }>(
      'select r.status, o.refunded from refunds r join orders o on o.contract_id = r.contract_id where r.contract_id = $1',
      [uuid(contract)],
    )
    return row?.status === 'DONE' && row.refunded === 1000
  }, 'the order to count the refund')
  const [buyer] = await t.sql<{ sum: number }>(
    `select sum(amount)::bigint as sum from ledger_entries where ref = $1 and account = 'buyer'`,
    [uuid(contract)],
  )
  expect(buyer?.sum).toBe(0)
  expect(await openMatters()).toEqual([])
  expect(await t.audit('always')).toEqual([])
})

test('a refund that is refused again and again is on the list after an hour, while it is tried for days; it is the same case once it is given up', async () => {
  const contract = await agreedRefund('refund_fails')
  await settleDown()
  expect(await openMatters()).toEqual([])
  t.clock.advance(HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  await settleDown()
  const [matter] = await openMatters()
  expect(matter).toMatchObject({
    kind: 'REFUND_FAILING',
    tradeOrderCodeList: [contract.tradeOrderList[0]?.tradeOrderCode],
    reason: 'account_closed',
    refund: {
      status: 'FAILED',
      tries: 2,
      nextTryAt: new Date(t.clock.now().getTime() + 6 * HOUR).toISOString(),
    },
    operationList: ['tryAgain', 'arrived', 'propose'],
  })
  for (const hours of [6, 24, 72]) {
    t.clock.advance(hours * HOUR)
    await sendDueRefunds(own(), t.mall.providers)
    await settleDown()
  }
  expect(await openMatters()).toMatchObject([
    {
      id: matter?.id,
      kind: 'REFUND_GIVEN_UP',
      refund: { tries: 5, nextTryAt: null },
    },
  ])
  await giveAnotherWay(operator, second, matter?.id ?? '', 'bank transfer')
  expect(await openMatters()).toEqual([])
  expect(await t.audit('always')).toEqual([])
})

test('a refund that is refused twice and then given leaves the list by itself', async () => {
  await agreedRefund('paid')
  proxy.when(/POST .*\/refunds$/, async () => ({ status: 422, body: '{"code":"no"}' }), 2)
  await settleDown()
  t.clock.advance(HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  const [matter] = (await openMatters()).filter(({ kind }) => kind === 'REFUND_FAILING')
  expect(matter).toMatchObject({ refund: { status: 'FAILED', tries: 2 } })
  t.clock.advance(6 * HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  await settleDown()
  expect(await closed(matter?.id ?? '')).toMatchObject({ status: 'RESOLVED' })
})

/** A refund whose two tries both gave the money. */
async function givenTwice(): Promise<Contract> {
  const contract = await agreedRefund('paid')
  proxy.holdEvents(true)
  // The first try succeeds unseen, and the provider does not tell of it when it is asked.
  proxy.when(/POST .*\/refunds$/, garble({ status: 422, body: '{"code":"no"}' }), 1)
  await settleDown()
  const hideRefunds: Fate = async (ask) => {
    const answer = await ask()
    return {
      ...answer,
      body: JSON.stringify({ ...(JSON.parse(answer.body) as object), refunds: [] }),
    }
  }
  proxy.when(/GET .*\/payments\//, hideRefunds)
  t.clock.advance(HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  await settleDown()
  expect(await openMatters()).toEqual([])
  // Now it does.
  proxy.clear()
  const [attempt] = await t.sql<{ id: Id<'attempt'> }>(
    'select id from payment_attempts where contract_id = $1',
    [uuid(contract)],
  )
  await checkPayment(own(), t.mall.providers, attempt!.id)
  await checkPayment(own(), t.mall.providers, attempt!.id)
  return contract
}

test('two tries that both gave the money: the second is in the books and on the list, until it has come back or somebody has settled it', async () => {
  await givenTwice()
  const [matter] = await openMatters()
  expect(matter).toMatchObject({
    kind: 'GIVEN_TWICE',
    amount: { value: 10 },
    operationList: ['settle'],
  })
  expect(await account('suspense')).toBe(1000)
  expect(await t.audit('always')).toEqual([])
  await operator.call(SETTLE, { id: matter!.id, note: 'the buyer sent it back' })
  expect(await account('suspense')).toBe(0)
  expect(await t.audit('always')).toEqual([])
})

test('of two tries that both gave the money one comes back: the buyer has the other, and nothing is sent again', async () => {
  const contract = await givenTwice()
  const tries = () =>
    t.sql<{ refundId: Id<'refund'>; status: string; ref: string }>(
      'select r.id as "refundId", t.status, t.provider_ref as ref from refund_tries t join refund_legs g on g.id = t.leg_id join refunds r on r.id = g.refund_id where r.contract_id = $1 order by t.number',
      [uuid(contract)],
    )
  const done = (await tries()).find(({ status }) => status === 'DONE')
  const bounce = { refundId: done!.refundId, providerRef: done!.ref, reason: 'returned' }
  expect(await own().inTransaction((tx) => bounceRefund(own(), tx, bounce))).toBe(false)
  sentBackByBank = 1000
  expect((await tries()).map(({ status }) => status).toSorted()).toEqual(['DONE', 'RETURNED'])
  expect(await account('suspense')).toBe(0)
  expect(await openMatters()).toEqual([])
  for (const hours of [1, 24, 72]) {
    t.clock.advance(hours * HOUR)
    await sendDueRefunds(own(), t.mall.providers)
  }
  expect(await tries()).toHaveLength(2)
  expect(await t.audit('always')).toEqual([])
})

test.each([401, 403, 404, 408, 409, 429])(
  'an answer of %i is no refusal: the same try is made again until it is through, and nothing failed',
  async (status) => {
    const contract = await agreedRefund('paid')
    proxy.holdEvents(true)
    proxy.when(/POST .*\/refunds$/, async () => ({ status, body: '{"code":"no"}' }))
    proxy.when(/GET .*\/payments\//, async () => ({
      status: status === 404 ? 500 : status,
      body: '{}',
    }))
    for (const hours of [0, 1, 6, 24, 72]) {
      t.clock.advance(hours * HOUR)
      await sendDueRefunds(own(), t.mall.providers)
      await settleDown()
    }
    const row = async () =>
      (
        await t.sql(
          'select r.status, (select count(*)::int from refund_tries t where t.leg_id = g.id) as tries from refunds r join refund_legs g on g.refund_id = r.id where r.contract_id = $1',
          [uuid(contract)],
        )
      )[0]
    expect(await row()).toEqual({ status: 'UNKNOWN', tries: 1 })
    expect(await openMatters()).toMatchObject([
      { kind: 'REFUND_UNANSWERED', operationList: ['arrived', 'propose'] },
    ])
    proxy.clear()
    t.clock.advance(HOUR)
    await sendDueRefunds(own(), t.mall.providers)
    expect(await row()).toEqual({ status: 'DONE', tries: 1 })
    expect(await openMatters()).toEqual([])
    expect(await t.audit('always')).toEqual([])
  },
)

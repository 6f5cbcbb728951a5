import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Id } from '@galleria/kernel/id'
import { MINUTE } from '@galleria/kernel/time'
import type { Providers } from '#modules/payment/providers/index.ts'
import { contractId, createMoneyTrail } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { openProxy, type Proxy } from '../../../testing/provider-proxy.ts'
import { order, pay, type Contract } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import { expireDueContracts } from './close-contract.ts'
import { checkDuePayments, checkPayment, reconcile } from '../../../testing/payment-work.ts'

/** An unpaid order whose provider cannot be asked keeps its goods until an operator has decided. */

/** The mall's own list of providers: tests take the settings of one away. */
const providers = new Map<string, NonNullable<ReturnType<Providers['get']>>>()
let all: Providers
let t: TestMall
let proxy: Proxy
let anna: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall({
    delays: { script: 0, refund: 0 },
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
    payments: (demo) => {
      all = demo.providers
      comeBack()
      return { ...demo, providers }
    },
  })
  ;[anna, operator] = await Promise.all([t.signIn(people.anna), t.signIn(people.operator)])
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
beforeEach(() => {
  proxy.clear()
  comeBack()
})

const { attempts, orderStates, captures, refunds } = createMoneyTrail(() => t)
const own = () => t.mall.gate.own()
const comeBack = () => {
  for (const [name, provider] of all) providers.set(name, provider)
}
const round = (limit?: number) => expireDueContracts(own(), providers, limit)
const matters = async (isClosed = false) =>
  (await operator.call('POST /sapi/mall-operator/money/page', { isClosed })).data
const CLOSE = 'POST /sapi/mall-operator/money/closePayment' as const
const note = 'their own desk shows it unpaid'
const held = async (sku: keyof typeof skus) =>
  (
    await t.sql<{ reserved: number }>('select reserved from stock where sku_id = $1', [skus[sku]])
  )[0]?.reserved
const movesOf = (entity: string, ids: readonly string[]) =>
  t.sql<{ event: string; actor: string; isNamed: boolean }>(
    'select event, actor, actor_id is not null as "isNamed" from transitions where entity = $1 and entity_id = any($2::uuid[]) order by seq',
    [entity, ids],
  )

async function opened(sku: keyof typeof skus): Promise<Contract> {
  const guest = t.visit()
  const contract = await order(guest, { [sku]: 1 })
  await pay(guest, contract.id)
  return contract
}

/**
 * Somebody was sent to pay; then the provider's settings are taken away, and the time to pay runs
 * out.
 */
async function abandoned(sku: keyof typeof skus): Promise<Contract> {
  const contract = await opened(sku)
  providers.clear()
  t.clock.advance(31 * MINUTE)
  await round()
  return contract
}

/** The buyer's page at the provider is still open, and is paid. */
async function payThere(contract: Contract): Promise<void> {
  const [attempt] = await attempts(contract)
  const answer = await fetch(`${t.lab.url}/mockpay/pay/${attempt?.provider_ref}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    redirect: 'manual',
  })
  expect(answer.status).toBeLessThan(400)
  await t.lab.idle()
}

test('an order whose provider is not set up any more is on the operator list, and is closed once the operator says that it was not paid', async () => {
  const before = await held('lamp')
  const contract = await abandoned('lamp')
  await round()
  expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
  expect(await held('lamp')).toBe((before ?? 0) + 1)
  const [attempt] = await attempts(contract)
  const list = await matters()
  expect(list).toMatchObject([
    {
      kind: 'UNCLOSED_PAYMENT',
      status: 'OPEN',
      provider: 'mockpay',
      reference: attempt?.provider_ref,
      amount: { value: 64.8, currency: 'EUR' },
      tradeOrderCodeList: contract.tradeOrderList.map((one) => one.tradeOrderCode),
      reason: 'not set up any more',
      operationList: ['close'],
    },
  ])
  const id = list[0]?.id ?? ''
  await expect(anna.call(CLOSE, { id, note })).rejects.toMatchObject({ status: 403 })
  await expect(
    operator.call('POST /sapi/mall-operator/money/settle', { id, note }),
  ).rejects.toMatchObject({ status: 409, code: 'matter.state' })
  expect(await attempts(contract)).toMatchObject([{ status: 'PAY_PENDING' }])

  const acts = await Promise.allSettled([1, 2].map(() => operator.call(CLOSE, { id, note })))
  expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await t.drain()
  expect(await orderStates(contract)).toEqual(['CANCELED'])
  expect(await attempts(contract)).toMatchObject([{ status: 'PAY_CLOSED' }])
  expect(await held('lamp')).toBe(before)
  expect((await movesOf('payment', [attempt?.id ?? ''])).at(-1)).toEqual({
    event: 'close',
    actor: 'operator',
    isNamed: true,
  })
  expect(await matters()).toEqual([])
  const done = (await matters(true)).find((one) => one.id === id)
  expect(done).toMatchObject({ status: 'SETTLED', operationList: [] })
  expect(done?.progressList.map((step) => [step.event, step.note])).toEqual([
    ['find', ''],
    ['close', note],
  ])
  expect(await t.audit()).toEqual([])
})

test('money that comes after such a closing is late money: it brings the order back while price and goods are there, and goes back when they are not', async () => {
  const [good, dear] = [await opened('lamp'), await opened('chair')]
  providers.clear()
  t.clock.advance(31 * MINUTE)
  await round()
  for (const { id } of await matters()) await operator.call(CLOSE, { id, note })
  await t.drain()
  expect([await orderStates(good), await orderStates(dear)]).toEqual([['CANCELED'], ['CANCELED']])
  await t.sql('update sku_prices set amount = amount + 500 where sku_id = $1', [skus.chair])
  comeBack()
  await payThere(good)
  await payThere(dear)
  await reconcile(own(), providers)
  await t.drain()
  expect([await orderStates(good), await orderStates(dear)]).toEqual([
    ['UN_DELIVERY'],
    ['CANCELED'],
  ])
  expect(await captures(dear)).toEqual([
    { disposition: 'AUTO_REFUNDED', amount: 12900, reason: 'late' },
  ])
  expect(await refunds(dear)).toEqual([{ status: 'DONE', amount: 12900, reason: 'late' }])
  await t.sql('update sku_prices set amount = amount - 500 where sku_id = $1', [skus.chair])
  expect(await t.audit()).toEqual([])
})

test('a provider that comes back closes the order itself, and the list forgets it: nobody closes it a second time', async () => {
  const contract = await abandoned('lamp')
  const [matter] = await matters()
  comeBack()
  t.clock.advance(60 * MINUTE)
  await round()
  expect(await orderStates(contract)).toEqual(['CANCELED'])
  expect(await matters()).toEqual([])
  const id = matter?.id ?? ''
  expect((await matters(true)).find((one) => one.id === id)?.status).toBe('RESOLVED')
  await expect(operator.call(CLOSE, { id, note })).rejects.toMatchObject({ code: 'matter.state' })
  const orders = await t.sql<{ id: Id<'order'> }>('select id from orders where contract_id = $1', [
    contractId(contract),
  ])
  const moves = await movesOf(
    'order',
    orders.map((one) => one.id),
  )
  expect(moves.map(({ event }) => event)).toEqual(['submit', 'expire'])
})

test('a provider that comes back and was paid pays the order, and the list forgets it', async () => {
  const contract = await abandoned('lamp')
  expect(await matters()).toHaveLength(1)
  await payThere(contract)
  comeBack()
  await reconcile(own(), providers)
  await t.drain()
  expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  expect(await matters()).toEqual([])
  expect(await t.audit()).toEqual([])
})

test('an order that cannot be closed does not keep the others waiting: it goes to the end of the line, and is tried again later', async () => {
  const stuck = await abandoned('lamp')
  const free = await order(t.visit(), { chair: 1 })
  t.clock.advance(61 * MINUTE)
  await round(1)
  expect(await orderStates(free)).toEqual(['PENDING_PAY'])
  await round(1)
  expect([await orderStates(stuck), await orderStates(free)]).toEqual([
    ['PENDING_PAY'],
    ['CANCELED'],
  ])
  comeBack()
  await round(1)
  expect(await orderStates(stuck)).toEqual(['PENDING_PAY'])
  t.clock.advance(60 * MINUTE)
  await round(1)
  expect(await orderStates(stuck)).toEqual(['CANCELED'])
})

test('a provider that has not answered for a day is on the list, too; a pause of an hour is not', async () => {
  const contract = await opened('lamp')
  proxy.when(/POST .*\/cancel$/, async () => ({ status: 503, body: '{}' }))
  t.clock.advance(90 * MINUTE)
  await round()
  expect(await matters()).toEqual([])
  t.clock.advance(24 * 60 * MINUTE)
  await round()
  expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
  const [matter] = await matters()
  expect(matter).toMatchObject({ kind: 'UNCLOSED_PAYMENT', operationList: ['close'] })
  expect(matter?.reason).toContain('503')
  await operator.call(CLOSE, { id: matter?.id ?? '', note })
  await t.drain()
  expect(await orderStates(contract)).toEqual(['CANCELED'])
  expect(await matters()).toEqual([])
})

test('while its payment cannot be closed its buyer cannot cancel: nothing moves, and the operator sees it; once the provider is back both is done', async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  await pay(guest, contract.id)
  const before = await held('lamp')
  const cancel = () =>
    guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
  providers.clear()
  await expect(cancel()).rejects.toMatchObject({ status: 409, code: 'payment.unreachable' })
  expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
  expect(await attempts(contract)).toMatchObject([{ status: 'PAY_PENDING' }])
  expect(await held('lamp')).toBe(before)
  expect(await matters()).toMatchObject([{ kind: 'UNCLOSED_PAYMENT', operationList: ['close'] }])
  comeBack()
  await cancel()
  expect(await orderStates(contract)).toEqual(['CANCELED'])
  expect(await matters()).toEqual([])
})

test("a provider's message that is worked on after its settings were taken away fails no job: what it was about is asked for once they are there again", async () => {
  const contract = await opened('lamp')
  await payThere(contract)
  // The poller has long given up; nothing but the message leads to the money.
  await t.sql(
    'update payment_attempts set check_count = 31, next_check_at = null where contract_id = $1',
    [contractId(contract)],
  )
  providers.clear()
  await t.drain()
  expect(await t.sql(`select 1 from provider_events where status = 'NEW'`)).toEqual([])
  expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
  await checkDuePayments(own(), providers)
  expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
  comeBack()
  await checkDuePayments(own(), providers)
  expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  expect(await matters()).toEqual([])
  expect(await t.audit()).toEqual([])
})

test('one about a payment that is over is asked about once and then no more', async () => {
  const contract = await opened('lamp')
  await payThere(contract)
  await t.drain()
  expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  const [attempt] = await attempts(contract)
  providers.clear()
  await checkPayment(own(), providers, attempt!.id)
  comeBack()
  const asked: string[] = []
  proxy.when(new RegExp(`GET .*/payments/${attempt?.provider_ref}`), async (ask) => {
    asked.push('')
    return ask()
  })
  for (let round = 0; round < 3; round += 1) {
    await checkDuePayments(own(), providers)
    t.clock.advance(60 * MINUTE)
  }
  expect(asked).toHaveLength(1)
})

test("a buyer who comes back from the provider's page when its settings are gone sees that it is not known yet, and no job fails", async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  await pay(guest, contract.id)
  providers.clear()
  const result = await guest.call('POST /sapi/mall-pay/payment/payResult', {
    contractId: contract.id,
    isReturn: true,
  })
  expect(result.recordStatus).toBe('UNKNOWN')
  await t.drain()
})

import { DAY, HOUR, MINUTE } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createBraintreeSteps, withBraintree } from '../../../testing/braintree-steps.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import {
  double,
  garble,
  loseAnswer,
  openProxy,
  unreachable,
  type Fate,
  type Proxy,
} from '../../../testing/provider-proxy.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { order, type Contract } from '../../../testing/shop-steps.ts'

/** Braintree and the way to it misbehave. */
let t: TestMall
let proxy: Proxy
const steps = createBraintreeSteps(() => t)
const { attempts, orderStates, captures, refunds, paid, payBy, salesOf, settleDown, typeCard } =
  steps

beforeAll(async () => {
  // Loaded beforehand: on a machine that is busy elsewhere the first call would find the mall too
  // busy.
  await import('braintree')
  t = await openTestMall({
    payments: withBraintree,
    delays: { bank: HOUR, webhookRetries: [HOUR] },
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
  })
  await steps.listen((hook) => `${proxy.url}/hook?to=${encodeURIComponent(hook)}`)
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
afterEach(async () => {
  proxy.clear()
  proxy.holdEvents(false)
  await settleDown()
  expect(await t.audit('always')).toEqual([])
  expect(await steps.heldInBooks()).toEqual(await steps.heldAtBraintree())
})

const type = 'application/xml'
const say =
  (status: number): Fate =>
  async () => ({ status, body: '<nothing/>', type })
const fates: readonly (readonly [string, Fate])[] = [
  ['unreachable', unreachable],
  ['the answer is lost', loseAnswer],
  ['no XML', garble({ status: 201, body: '<html>', type })],
  ['an answer about nothing', garble({ status: 201, body: '<transaction/>', type })],
  ['shut door', say(401)],
  ['too many calls', say(429)],
  ['fault', say(500)],
  ['fault after it acted', garble({ status: 500, body: '', type })],
]
const SALE = /POST .*\/transactions$/
/** A card whose bank says no. */
const DECLINED = '4000111111111115'
const SEARCH = /POST .*\/transactions\/advanced_search/

describe('a card is charged once', () => {
  test.each(fates)('%s', async (_name, fate) => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    proxy.when(SALE, fate, 2)
    const token = await typeCard()
    expect(await payBy(guest, contract, token)).toMatchObject({ paymentRecordStatus: 'CREATED' })
    // Another token does not make it another payment.
    await payBy(guest, contract, await typeCard())
    proxy.clear()
    t.clock.advance(11_000)
    await settleDown()
    expect([
      await orderStates(contract),
      (await captures(contract)).length,
      (await salesOf(contract)).length,
    ]).toEqual([['UN_DELIVERY'], 1, 1])
  })

  test('delivered twice', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    proxy.when(SALE, double, 1)
    await payBy(guest, contract, await typeCard())
    expect([await orderStates(contract), (await salesOf(contract)).length]).toEqual([
      ['UN_DELIVERY'],
      1,
    ])
  })

  test('a key that Braintree has forgotten: the sale that was made under it is found, not made again', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    proxy.when(SALE, loseAnswer, 1)
    await payBy(guest, contract, await typeCard())
    // An order that may be paid for longer than a key is good for, whose attempt would be made
    // again.
    const [attempt] = await attempts(contract)
    for (const [table, column] of [
      ['contracts', 'id'],
      ['orders', 'contract_id'],
    ])
      await t.sql(
        `update ${table} set deadline_at = deadline_at + interval '40 days' where ${column} = (select contract_id from payment_attempts where id = $1)`,
        [attempt?.id],
      )
    await t.sql(`update payment_attempts set request_key = gen_random_uuid() where id = $1`, [
      attempt?.id,
    ])
    t.clock.advance(30 * DAY)
    await settleDown()
    expect([await orderStates(contract), (await salesOf(contract)).length]).toEqual([
      ['UN_DELIVERY'],
      1,
    ])
  })

  test('of two cards that were typed the second, where the first call had never arrived', async () => {
    const { guest, contract } = await chargedUnheard(unreachable, await typeCard(DECLINED))
    expect(await payBy(guest, contract, await typeCard())).toMatchObject({
      paymentRecordStatus: 'PAY_SUCCESS',
    })
    expect(await salesOf(contract)).toHaveLength(1)
  })

  test('and neither of them while Braintree cannot say whether the first was', async () => {
    const { guest, contract } = await chargedUnheard(unreachable)
    proxy.when(SEARCH, unreachable)
    expect(await payBy(guest, contract, await typeCard(DECLINED))).toMatchObject({
      paymentRecordStatus: 'CREATED',
    })
    expect(await salesOf(contract)).toEqual([])
  })

  const giveUp = (guest: ReturnType<typeof t.visit>, contract: Contract) =>
    guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
  /** Charged, and its answer lost with all that would tell of it. */
  async function chargedUnheard(fate: Fate = loseAnswer, token?: string) {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    proxy.holdEvents(true)
    proxy.when(SALE, fate, 1)
    await payBy(guest, contract, token ?? (await typeCard()))
    return { guest, contract }
  }
  const nextLooks = async (contract: Contract) =>
    (
      await t.sql<{ at: Date | null }>(
        'select next_check_at as at from payment_attempts where contract_id = $1',
        [contractId(contract)],
      )
    ).map(({ at }) => at)

  test('and whoever gives the order up before that is heard is told that it has moved on: it is paid', async () => {
    const { guest, contract } = await chargedUnheard()
    await expect(giveUp(guest, contract)).rejects.toMatchObject({ code: 'order.state' })
    expect([
      await orderStates(contract),
      (await captures(contract)).map(({ amount }) => Number(amount)),
      await refunds(contract),
    ]).toEqual([['UN_DELIVERY'], [6480], []])
  })

  test('and given back a minute later where Braintree was silent when its buyer gave the order up', async () => {
    const { guest, contract } = await chargedUnheard()
    proxy.when(SEARCH, unreachable)
    await giveUp(guest, contract)
    expect(await orderStates(contract)).toEqual(['CANCELED'])
    proxy.clear()
    t.clock.advance(MINUTE)
    await settleDown()
    expect([
      await orderStates(contract),
      await refunds(contract),
      (await salesOf(contract)).map(({ status }) => status),
      await nextLooks(contract),
    ]).toMatchObject([['CANCELED'], [{ status: 'DONE', reason: 'late' }], ['voided'], [null]])
  })

  test('and looked for once more, and then no more, where no call had ever arrived', async () => {
    const { guest, contract } = await chargedUnheard(unreachable)
    const before = t.clock.now().getTime()
    await giveUp(guest, contract)
    expect(await nextLooks(contract)).toEqual([new Date(before + MINUTE)])
    t.clock.advance(MINUTE)
    await settleDown()
    expect([
      await orderStates(contract),
      await captures(contract),
      await salesOf(contract),
      await nextLooks(contract),
    ]).toEqual([['CANCELED'], [], [], [null]])
  })

  test('and found by the reconciliation where that comes first: it goes back, and is never settled', async () => {
    const { guest, contract } = await chargedUnheard()
    proxy.when(SEARCH, unreachable)
    await giveUp(guest, contract)
    await settleDown()
    proxy.clear()
    await steps.reconcile()
    await settleDown()
    expect([
      await orderStates(contract),
      await refunds(contract),
      (await salesOf(contract)).map(({ status }) => status),
    ]).toMatchObject([['CANCELED'], [{ status: 'DONE', reason: 'late' }], ['voided']])
  })
})

describe('money goes back once', () => {
  test.each([...fates, ['delivered twice', double] as const])(
    'as a refund: %s',
    async (_n, fate) => {
      const { guest, contract, sale } = await paid()
      await steps.night(sale)
      await steps.callOff(guest, contract)
      proxy.when(/POST .*\/refund$/, fate, 2)
      await settleDown()
      proxy.clear()
      t.clock.advance(3 * HOUR)
      await settleDown()
      const given = (await steps.all()).filter((one) => one.refundedTransactionId === sale)
      expect([(await refunds(contract)).map(({ status }) => status), given.length]).toEqual([
        ['DONE'],
        1,
      ])
    },
  )

  test.each([...fates, ['delivered twice', double] as const])('as a void: %s', async (_n, fate) => {
    const { guest, contract, sale } = await paid()
    await steps.callOff(guest, contract)
    proxy.when(/PUT .*\/void$/, fate, 2)
    await settleDown()
    // The list tells of it before it is asked for again.
    await steps.reconcile()
    proxy.clear()
    t.clock.advance(3 * HOUR)
    await settleDown()
    await steps.reconcile()
    expect([
      (await refunds(contract)).map(({ status }) => status),
      (await salesOf(contract)).map(({ id, status }) => [id, status]),
      await strays(),
    ]).toEqual([['DONE'], [[sale, 'voided']], []])
  })

  test('when the night comes between the look and the void: as a refund after it', async () => {
    const { guest, contract, sale } = await paid()
    await steps.callOff(guest, contract)
    proxy.when(/PUT .*\/void$/, async (ask) => (await steps.night(sale), ask()), 1)
    await settleDown()
    t.clock.advance(HOUR)
    await settleDown()
    const given = (await steps.all()).filter((one) => one.refundedTransactionId === sale)
    expect([(await refunds(contract)).map(({ status }) => status), given.length]).toEqual([
      ['DONE'],
      1,
    ])
  })
})

const strays = async () => (await steps.matters()).filter(({ kind }) => kind === 'STRAY_REFUND')

describe('asking how a sale stands', () => {
  test.each(fates)('%s: nothing moves until there is an answer', async (_name, fate) => {
    const { guest, contract, sale } = await paid()
    await steps.callOff(guest, contract)
    proxy.when(/GET .*\/transactions\/\w+$/, fate)
    await settleDown()
    expect((await salesOf(contract)).map(({ status }) => status)).toEqual([
      'submitted_for_settlement',
    ])
    proxy.clear()
    t.clock.advance(3 * HOUR)
    await settleDown()
    expect([
      (await refunds(contract)).map(({ status }) => status),
      (await salesOf(contract)).map(({ id, status }) => [id, status]),
    ]).toEqual([['DONE'], [[sale, 'voided']]])
  })
})

test('events that come late, shuffled and doubled say what is true now: a refund that failed is sent again, once', async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  await t.scenario('refund_fails_once', 'BRAINTREE')
  await payBy(guest, contract, await typeCard())
  const [sale] = await salesOf(contract)
  const from = proxy.events.length
  proxy.holdEvents(true)
  await steps.night(sale?.id ?? '')
  await steps.callOff(guest, contract)
  await settleDown()
  await t.lab.idle(500)
  proxy.holdEvents(false)
  const held = proxy.events.slice(from).toReversed()
  expect(held.map((event) => event.type)).toEqual(['refund_failed', 'transaction_settled'])
  for (const event of [...held, ...held]) expect(await event.deliver()).toBe(200)
  await t.drain()
  expect(await refunds(contract)).toMatchObject([{ status: 'FAILED' }])
  t.clock.advance(2 * HOUR)
  await settleDown()
  const given = (await steps.all()).filter((one) => one.refundedTransactionId === sale?.id)
  expect([await refunds(contract), given.map(({ status }) => status).toSorted()]).toMatchObject([
    [{ status: 'DONE' }],
    ['failed', 'submitted_for_settlement'],
  ])
})

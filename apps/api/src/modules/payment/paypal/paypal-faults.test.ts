import { HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { cancelPaid, createPaypalSteps } from '../../../testing/paypal-steps.ts'
import { reconcile } from '../../../testing/payment-work.ts'
import {
  double,
  garble,
  loseAnswer,
  openProxy,
  unreachable,
  type Fate,
  type Proxy,
} from '../../../testing/provider-proxy.ts'

/**
 * PayPal and the way to it misbehave. Its events do not get through either: the mall is told
 * nothing that it does not ask.
 */
let t: TestMall
let proxy: Proxy
const steps = createPaypalSteps(() => t)
const { leaveFor, choose, attemptStates, orderStates, captures, refunds, poll, settleDown } = steps

beforeAll(async () => {
  // Loaded beforehand: on a machine that is busy elsewhere the first call would find the mall too
  // busy.
  await import('@paypal/paypal-server-sdk')
  t = await openTestMall({
    delays: { script: 0, refund: 0, webhookRetries: [HOUR] },
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
  })
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
afterEach(async () => {
  proxy.clear()
  await steps.closeBooks()
})

const say =
  (status: number): Fate =>
  async () => ({ status, body: JSON.stringify({ name: 'NO', message: 'no' }) })
const fates: readonly (readonly [string, Fate])[] = [
  ['unreachable', unreachable],
  ['the answer is lost', loseAnswer],
  ['nonsense', garble({ status: 200, body: '<html>' })],
  ['an answer about nothing', garble({ status: 200, body: '{}' })],
  ['shut door', say(401)],
  ['too many calls', say(429)],
  ['fault', say(500)],
  ['fault after it acted', garble({ status: 500, body: '' })],
]

test.each(fates)('an order is made once: %s', async (_name, fate) => {
  proxy.when(/POST .*\/checkout\/orders$/, fate, 2)
  const { contract } = await leaveFor(t.visit())
  expect(await attemptStates(contract)).toEqual(['CREATED'])
  proxy.clear()
  t.clock.advance(11_000)
  await settleDown()
  const [attempt] = await steps.attempts(contract)
  expect(attempt).toMatchObject({ status: 'PAY_PENDING' })
  await choose(attempt?.provider_ref ?? '', 'paid')
  await poll(contract)
  expect([await orderStates(contract), (await captures(contract)).length]).toEqual([
    ['UN_DELIVERY'],
    1,
  ])
})

test.each([...fates, ['delivered twice', double] as const])(
  'the money is taken once: %s',
  async (name, fate) => {
    const guest = t.visit()
    const { contract, ref } = await leaveFor(guest)
    await choose(ref, 'paid')
    proxy.when(/POST .*\/capture$/, fate, 2)
    const answer = await guest.call('POST /sapi/mall-pay/payment/paypalCapture', {
      gatewaySerialNo: ref,
    })
    expect(answer.recordStatus).toBe(name === 'delivered twice' ? 'SUCCESS' : 'UNKNOWN')
    proxy.clear()
    await poll(contract)
    expect([await orderStates(contract), (await captures(contract)).length]).toEqual([
      ['UN_DELIVERY'],
      1,
    ])
  },
)

test.each([...fates, ['delivered twice', double] as const])(
  'money goes back once: %s',
  async (_name, fate) => {
    const guest = t.visit()
    const { contract, ref } = await leaveFor(guest, { lamp: 2 })
    await choose(ref, 'paid')
    await poll(contract)
    await settleDown()
    await cancelPaid(guest, contract)
    proxy.when(/POST .*\/refund$/, fate, 2)
    await settleDown()
    proxy.clear()
    t.clock.advance(3 * HOUR)
    await settleDown()
    const given = (await steps.atPaypal(ref)).purchase_units[0]?.payments?.refunds
    expect([(await refunds(contract)).map(({ status }) => status), given?.length]).toEqual([
      ['DONE'],
      1,
    ])
  },
)

test.each([
  ['PAYEE_ACCOUNT_RESTRICTED', 2, []],
  ['REFUND_TIME_LIMIT_EXCEEDED', 1, ['REFUND_GIVEN_UP']],
])(
  'a refund refused with %s is asked for %i times within two hours, and before a person: %j',
  async (issue, calls, kinds) => {
    const guest = t.visit()
    const { contract, ref } = await leaveFor(guest)
    await choose(ref, 'paid')
    await poll(contract)
    await settleDown()
    await cancelPaid(guest, contract)
    let asked = 0
    proxy.when(/POST .*\/refund$/, async () => {
      asked += 1
      return {
        status: 422,
        type: 'application/json',
        body: JSON.stringify({ name: 'UNPROCESSABLE_ENTITY', message: 'no', details: [{ issue }] }),
      }
    })
    await settleDown()
    const listed = async () =>
      (
        await t.sql<{ kind: string }>(
          `select kind from money_matters where contract_id = $1 and status = 'OPEN'`,
          [contractId(contract)],
        )
      ).map(({ kind }) => kind)
    expect(await listed()).toEqual(kinds)
    t.clock.advance(2 * HOUR)
    await settleDown()
    expect([asked, (await refunds(contract)).map(({ status }) => status)]).toEqual([
      calls,
      ['FAILED'],
    ])
  },
)

test('money that went back just before the books were lost does not go back again: what PayPal lists hours later is waited for', async () => {
  const guest = t.visit()
  const { contract, ref } = await leaveFor(guest, { lamp: 2 })
  await choose(ref, 'paid')
  await poll(contract)
  await settleDown()
  await cancelPaid(guest, contract)
  const [capture] = (await steps.atPaypal(ref)).purchase_units[0]?.payments?.captures ?? []
  await steps.ask('POST', `/v2/payments/captures/${capture?.id}/refund`, {
    amount: capture?.amount,
    custom_id: `${crypto.randomUUID()}.${crypto.randomUUID()}`,
  })
  await t.sql(`insert into mall_settings (key, value) values ('restored', $1)`, [
    JSON.stringify({ asOf: t.clock.now(), reconciledAt: t.clock.now() }),
  ])
  await reconcile(t.mall.gate.own(), t.mall.providers)
  await settleDown()
  expect(await refunds(contract)).toMatchObject([{ status: 'CREATED' }])
  t.clock.advance(4 * HOUR)
  await reconcile(t.mall.gate.own(), t.mall.providers)
  await settleDown()
  const given = (await steps.atPaypal(ref)).purchase_units[0]?.payments?.refunds
  expect([(await refunds(contract)).map(({ status }) => status), given?.length]).toEqual([
    ['DONE'],
    1,
  ])
  await t.sql(`delete from mall_settings where key = 'restored'`)
})

describe('asking how an order stands', () => {
  test.each(fates)('%s: nothing moves until there is an answer', async (_name, fate) => {
    const guest = t.visit()
    const { contract, ref } = await leaveFor(guest)
    await choose(ref, 'paid')
    proxy.when(/GET .*\/checkout\/orders\//, fate)
    expect(
      await guest.call('POST /sapi/mall-pay/payment/paypalDetails', { gatewaySerialNo: ref }),
    ).toMatchObject({ orderStatus: 'UNKNOWN' })
    await poll(contract)
    expect([await orderStates(contract), await captures(contract)]).toEqual([['PENDING_PAY'], []])
    proxy.clear()
    await poll(contract)
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })
})

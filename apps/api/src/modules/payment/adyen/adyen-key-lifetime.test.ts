import { DAY, MINUTE } from '@galleria/kernel/time'
import { beforeAll, expect, test } from 'vitest'
import { useAdyen } from '../../../testing/adyen-stage.ts'
import {
  cardState,
  payAtAdyen,
  queueAtAdyen,
  readReportOfAdyen,
} from '../../../testing/adyen-steps.ts'
import { cancelPaid } from '../../../testing/after-sales-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { checkDuePayments, reconcile } from '../../../testing/payment-work.ts'
import { loseAnswer } from '../../../testing/provider-proxy.ts'
import type { Contract } from '../../../testing/shop-steps.ts'

/**
 * What nothing was heard of for as long as Adyen knows a key, which cannot be asked: neither answer
 * nor event came, and no report was read.
 */
const stage = useAdyen()
const { attemptsOf, begin, capturesOf, ordersOf, refundsOf, settleDown } = stage
let t: typeof stage.t
let proxy: typeof stage.proxy
beforeAll(() => {
  t = stage.t
  proxy = stage.proxy
})

const poll = () => checkDuePayments(t.mall.gate.own(), t.mall.providers)

/** From now on Adyen would take a repeat for another call. */
async function forgetKeys(contract: Contract): Promise<void> {
  await t.sql(
    'update payment_attempts set request_key = gen_random_uuid() where contract_id = $1',
    [contractId(contract)],
  )
  await t.sql(
    `update refund_tries set key = gen_random_uuid() where leg_id in
       (select g.id from refund_legs g join refunds r on r.id = g.refund_id where r.contract_id = $1)`,
    [contractId(contract)],
  )
}

/** An order that may be paid for longer than a key is good for. */
async function putOffDeadline(contract: Contract): Promise<void> {
  for (const [table, column] of [
    ['contracts', 'id'],
    ['orders', 'contract_id'],
  ])
    await t.sql(
      `update ${table} set deadline_at = deadline_at + interval '40 days' where ${column} = $1`,
      [contractId(contract)],
    )
}

const madeFor = async (reference: string, type: string) =>
  (await readReportOfAdyen(t)).filter((row) => row.reference === reference && row.type === type)
    .length

test('a payment is not made a second time: its attempt has failed, its buyer pays anew, and what had been paid after all goes back once the report tells of it', async () => {
  const { buyer, contract } = await begin()
  await queueAtAdyen(t, 'event_lost')
  proxy.when(/POST .*\/v72\/payments$/, loseAnswer, 1)
  await payAtAdyen(buyer, contract.id, 'card', await cardState(t))
  await putOffDeadline(contract)
  await forgetKeys(contract)
  t.clock.advance(7 * DAY + MINUTE)
  await poll()
  const [first] = await attemptsOf(contract)
  expect([first?.status, first?.failed_reason, await capturesOf(contract)]).toEqual([
    'PAY_FAILED',
    'refused',
    [],
  ])
  await payAtAdyen(buyer, contract.id, 'card', await cardState(t))
  await settleDown()
  expect([await ordersOf(contract), (await capturesOf(contract)).length]).toEqual([
    ['UN_DELIVERY'],
    1,
  ])
  t.clock.advance(MINUTE)
  await reconcile(t.mall.gate.own(), t.mall.providers)
  await settleDown()
  expect(await madeFor(String(first?.reference), 'SentForSettle')).toBe(1)
  expect([
    (await attemptsOf(contract)).map(({ status }) => status),
    (await capturesOf(contract)).map(({ disposition }) => disposition).toSorted(),
    await refundsOf(contract),
  ]).toMatchObject([
    ['PAY_DUPLICATE', 'PAY_SUCCESS'],
    ['APPLIED', 'AUTO_REFUNDED'],
    [{ status: 'DONE', amount: 6480 }],
  ])
})

test('a buyer who asks again is told so at once, and nothing is made for them under the key that was', async () => {
  const { buyer, contract } = await begin()
  proxy.when(/POST .*\/v72\/payments$/, async () => 'hang up', 1)
  const token = await cardState(t)
  await payAtAdyen(buyer, contract.id, 'card', token)
  await putOffDeadline(contract)
  t.clock.advance(7 * DAY + MINUTE)
  await expect(payAtAdyen(buyer, contract.id, 'card', token)).rejects.toMatchObject({
    code: 'payment.provider',
  })
  expect((await attemptsOf(contract)).map(({ status }) => status)).toEqual(['PAY_FAILED'])
  await payAtAdyen(buyer, contract.id, 'card', token)
  expect((await attemptsOf(contract)).map(({ status }) => status)).toEqual([
    'PAY_FAILED',
    'PAY_SUCCESS',
  ])
  await settleDown()
})

test('a refund is not sent a second time: a person is told, and the report ends it', async () => {
  const { buyer, contract } = await stage.paidByCard()
  await settleDown()
  const [attempt] = await attemptsOf(contract)
  await cancelPaid(buyer, orderId(contract))
  let calls = 0
  proxy.when(/POST .*\/refunds$/, async (ask) => {
    calls += 1
    await ask()
    return 'hang up'
  })
  t.lab.holdEvents(true)
  await t.drain()
  await t.lab.idle()
  t.lab.holdEvents(false)
  expect(await refundsOf(contract)).toMatchObject([{ status: 'UNKNOWN' }])
  await forgetKeys(contract)
  proxy.clear()
  proxy.when(/POST .*\/refunds$/, (ask) => ((calls += 1), ask()))
  t.clock.advance(7 * DAY + MINUTE)
  await settleDown()
  expect([calls, await madeFor(String(attempt?.reference), 'SentForRefund')]).toEqual([1, 1])
  expect(await refundsOf(contract)).toMatchObject([{ status: 'UNKNOWN' }])
  expect(
    await t.sql('select kind, status, reason from money_matters where contract_id = $1', [
      contractId(contract),
    ]),
  ).toEqual([{ kind: 'REFUND_UNANSWERED', status: 'OPEN', reason: 'nothing heard for days' }])
  await reconcile(t.mall.gate.own(), t.mall.providers)
  expect(await refundsOf(contract)).toMatchObject([{ status: 'DONE', amount: 6480 }])
})

import { HOUR } from '@galleria/kernel/time'
import { beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../testing/account-steps.ts'
import { DETAIL, PASS, READ, money, reaches } from '../../testing/after-sales-steps.ts'
import type { Visitor } from '../../testing/open-test-mall.ts'
import { reconcile, sendDueRefunds } from '../../testing/payment-work.ts'
import { unreachable } from '../../testing/provider-proxy.ts'
import { sentBack } from '../../testing/return-steps.ts'
import { paidOrder, send } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { useBadProvider } from '../../faults/bad-provider.ts'
import { stepDueReverses } from './step-reverse.ts'

/** Goods are back and their money is due, and the provider answers nothing for a whole day. */

const BUYER = 'kim@galleria.test'
const stage = useBadProvider()
let [anna, merchant]: Visitor[] = []
const signIn = async () => {
  ;[anna, merchant] = await Promise.all([
    stage.t.signIn(people.anna),
    stage.t.signIn(people.merchant),
  ])
}
beforeAll(signIn)

/** What the clock and the poller do, an hour later. */
async function hour(): Promise<void> {
  const { t } = stage
  t.clock.advance(HOUR)
  const own = t.mall.gate.own()
  await reconcile(own, t.mall.providers)
  await sendDueRefunds(own, t.mall.providers)
  await stepDueReverses(own)
  while ((await t.drain().catch(() => 1)) > 0);
  await t.sql(`update pgboss.job set state = 'created', start_after = now() where state = 'active'`)
}

test('the buyer reads all the while that the money is on its way and not that it is there; once the provider answers it is there, once, and is told once', async () => {
  const { t } = stage
  const contract = await paidOrder(t, anna!, { lamp: 1 })
  await stage.settleDown()
  const orderId = contract.tradeOrderList[0]?.id ?? ''
  await send(merchant!, orderId)
  await anna!.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  const { id, lineIds } = await sentBack(t, { buyer: anna!, merchant: merchant! }, orderId)
  await t.drain()
  const told = async () =>
    (await mailsTo(t, BUYER)).filter(({ subject }) => subject.startsWith('We have refunded €64.80'))
      .length
  stage.proxy.when(/./, unreachable, Number.POSITIVE_INFINITY)
  const before = await told()
  await merchant!.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', sellable: 1 }] })
  for (let count = 0; count < 24; count += 1) await hour()
  await signIn()
  const waiting = await anna!.call(READ, { id })
  expect([waiting.reverseTradeOrderStatus, waiting.actualRefundAmt]).toEqual([
    'REFUND_PENDING',
    money(0),
  ])
  expect((await anna!.call(DETAIL, { id: orderId })).refundedAmt).toEqual(money(0))
  expect((await stage.refunds(contract)).map(({ status }) => status)).toEqual(['UNKNOWN'])
  expect((await told()) - before).toBe(0)

  stage.proxy.clear()
  await hour()
  await signIn()
  const done = await reaches(t, anna!, id, 'REVERSE_DONE')
  expect(done.actualRefundAmt).toEqual(money(64.8))
  for (let count = 0; count < 3; count += 1) await hour()
  expect([
    await stage.refunds(contract),
    (await stage.firstAtProvider(contract)).refunds.filter(({ status }) => status === 'succeeded')
      .length,
  ]).toEqual([[{ status: 'DONE', amount: 6480, tries: 1 }], 1])
  await t.drain()
  expect((await told()) - before).toBe(1)
})

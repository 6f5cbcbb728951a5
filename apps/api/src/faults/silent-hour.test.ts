import { MINUTE } from '@galleria/kernel/time'
import { beforeAll, expect, test } from 'vitest'
import { expireDueContracts } from '#modules/checkout/ending/index.ts'
import type { Visitor } from '../testing/open-test-mall.ts'
import { checkDuePayments, reconcile, sendDueRefunds } from '../testing/payment-work.ts'
import { unreachable } from '../testing/provider-proxy.ts'
import { order, paidOrder, pay, until, type Contract } from '../testing/shop-steps.ts'
import { people } from '../testing/small-catalogue.ts'
import { useBadProvider } from './bad-provider.ts'

const stage = useBadProvider()
const { attempts, atProvider, captures, firstAtProvider, orderStates, refunds, settleDown } = stage
let t: typeof stage.t
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = stage.t
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})

/** What the clock and the poller do each minute. */
async function minute(): Promise<void> {
  const [own, { providers }] = [t.mall.gate.own(), t.mall]
  t.clock.advance(MINUTE)
  await reconcile(own, providers)
  await checkDuePayments(own, providers)
  await sendDueRefunds(own, providers)
  await expireDueContracts(own, providers)
  // A job that failed is one for the next minute, and keeps no other one waiting.
  while ((await t.drain().catch(() => 1)) > 0);
  await t.sql(`update pgboss.job set state = 'created', start_after = now() where state = 'active'`)
}

/** Money back for one lamp of two, agreed to while the provider says nothing. */
async function agreeToRefund(contract: Contract): Promise<void> {
  const id = contract.tradeOrderList[0]?.id ?? ''
  const { tradeOrderLineList } = await anna!.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id },
  )
  const reverse = await anna!.call(
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
  await merchant!.call('POST /sapi/mall-merchant/reverseorder/approve', { id: reverse.id })
}

test('a provider that is silent for more than an hour loses nothing and closes nothing that could be paid; a minute after it answers again all is settled, each cent once', async () => {
  const sold = await paidOrder(t, anna!, { lamp: 2 })
  await settleDown()
  const [paying, asking] = [t.visit(), t.visit()]
  const paid = await order(paying, { lamp: 1 })
  await t.scenario('paid_no_return')
  await pay(paying, paid.id)
  await until(async () => (await atProvider(paid))[0]?.status === 'paid', 'the money')
  stage.proxy.when(/./, unreachable, Number.POSITIVE_INFINITY)

  await agreeToRefund(sold)
  const begun = await order(asking, { lamp: 1 })
  expect(await pay(asking, begun.id)).toMatchObject({
    paymentRecordStatus: 'CREATED',
    redirectUrl: null,
  })
  for (let count = 0; count < 65; count += 1) await minute()
  // Nobody was shown where to pay the other one, so it could be closed when its half hour was over.
  expect([await orderStates(paid), await orderStates(begun)]).toEqual([
    ['PENDING_PAY'],
    ['CANCELED'],
  ])
  expect([await captures(paid), (await refunds(sold)).map(({ status }) => status)]).toEqual([
    [],
    ['UNKNOWN'],
  ])

  stage.proxy.clear()
  await minute()
  expect([await orderStates(paid), await captures(paid)]).toEqual([['UN_DELIVERY'], ['APPLIED']])
  expect([
    await refunds(sold),
    (await firstAtProvider(sold)).refunds.filter(({ status }) => status === 'succeeded').length,
  ]).toEqual([[{ status: 'DONE', amount: 5990, tries: 1 }], 1])
  expect([await orderStates(begun), (await attempts(begun)).length]).toEqual([['CANCELED'], 1])
})

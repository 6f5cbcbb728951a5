import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '@galleria/contract/client'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { DAY, HOUR } from '@galleria/kernel/time'
import type { Bounce } from '#modules/payment/payment.jobs.ts'
import { drawFor, drawsOf, offerPrizes } from '../../testing/campaign-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { paidOrder, receivedOrder, until } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { takeBackRefund } from './steps/take-back-refund.ts'
import { sendDueRefunds } from '../../testing/payment-work.ts'

/** A32: a bank takes the money, the provider says so, and days later the money comes back. */

let t: TestMall
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(() => t.close())

const READ = 'POST /sapi/mall-order/web/reverseorder/querybyid' as const
const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const
const own = () => t.mall.gate.own()

/** An application that the seller has agreed to, for one unit of the order's only line. */
async function agreed(orderId: string, amount: number): Promise<string> {
  const order = await anna.call(DETAIL, { id: orderId })
  const { id } = await anna.call(
    'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
    {
      tradeOrder: { id: orderId },
      reverseTradeOrderLineList: [
        { tradeOrderLine: { id: order.tradeOrderLineList[0]?.id ?? '' }, reverseQty: 1 },
      ],
      applyRefundAmt: { value: amount },
      reverseReason: 'OTHER',
    },
  )
  await merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id })
  return id
}
async function reaches(id: string, ...statuses: string[]): Promise<ReplyOf<typeof READ>> {
  return until(
    async () => {
      await t.drain()
      const found = await anna.call(READ, { id })
      return statuses.includes(found.reverseTradeOrderStatus) && found
    },
    `the after-sales order to be ${statuses.join(' or ')}`,
  )
}
const refundOf = async (id: string) =>
  (
    await t.sql<{
      id: Id<'refund'>
      ref: string
      status: string
      tries: number
      next: Date | null
      made: Date
    }>(
      `select r.id, t.provider_ref as ref, r.status, t.number as tries, g.next_try_at as next, r.created_at as made from refunds r join refund_legs g on g.refund_id = r.id
      left join lateral (select * from refund_tries t where t.leg_id = g.id order by t.number desc limit 1) t on true where r.reverse_id = $1`,
      [fromWireId('reverse', id)],
    )
  )[0]!
const bounceOf = async (id: string): Promise<Bounce> => {
  const { id: refundId, ref } = await refundOf(id)
  return { refundId, providerRef: ref, reason: 'returned' }
}
/** All that is counted and booked for an order, and the shelf. */
const counted = (orderId: string) =>
  t.sql(
    `select o.status, o.refunded, l.open_reverse_qty, l.reversed_qty, l.canceled_qty, l.open_cancel_qty, l.refunded as line, s.on_hand, s.reserved,
  (select json_object_agg(account, sum order by account) from (select account, sum(amount) from ledger_entries where ref = o.contract_id group by 1) b) as books from orders o join order_lines l on l.order_id = o.id join stock s on s.sku_id = l.sku_id where o.id = $1`,
    [fromWireId('order', orderId)],
  )
const events = async (id: string) =>
  (
    await t.sql<{ event: string }>(
      `select event from transitions where entity = 'reverse' and entity_id = $1 order by seq`,
      [fromWireId('reverse', id)],
    )
  ).map(({ event }) => event)

test('[AS-124] money that comes back after everything was settled is on the books as owed again, the page and a mail say so, and it is sent once more', async () => {
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const before = await counted(orderId)
  const id = await agreed(orderId, 10)
  await reaches(id, 'REVERSE_DONE')
  const after = await counted(orderId)
  const bounce = await bounceOf(id)
  await takeBackRefund(own(), bounce)
  expect(await anna.call(READ, { id })).toMatchObject({
    reverseTradeOrderStatus: 'REFUND_FAIL',
    actualRefundAmt: { value: 0 },
  })
  expect(await refundOf(id)).toMatchObject({ status: 'FAILED', tries: 1 })
  // The lamp stays with her: only money is counted.
  expect(await counted(orderId)).toEqual(before)
  expect(await t.audit()).toEqual([])
  // The same news again, and news of a try that is over, move nothing.
  await takeBackRefund(own(), bounce)
  expect(await events(id)).toEqual([
    'apply',
    'route',
    'approveRefund',
    'startRefund',
    'finishRefund',
    'settle',
    'bounceRefund',
  ])
  t.clock.advance(HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  expect(await reaches(id, 'REVERSE_DONE')).toMatchObject({ actualRefundAmt: { value: 10 } })
  await takeBackRefund(own(), bounce)
  expect(await counted(orderId)).toEqual(after)
  expect((await events(id)).slice(7)).toEqual(['retryRefund', 'finishRefund', 'settle'])
  expect(await t.audit()).toEqual([])
  const subjects = (await t.inbox('kim@galleria.test'))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('€10.00') || /refund/i.test(subject))
  expect(subjects.length).toBe(3)
})

test('units that were never sent go back on the shelf once, however often their money has to be sent', async () => {
  const orderId = (await paidOrder(t, anna, { lamp: 2 })).tradeOrderList[0]?.id ?? ''
  const id = await agreed(orderId, 59.9)
  await reaches(id, 'REVERSE_DONE')
  const after = await counted(orderId)
  expect(after[0]).toMatchObject({ status: 'UN_DELIVERY', canceled_qty: 1, refunded: 5990 })
  await takeBackRefund(own(), await bounceOf(id))
  expect((await counted(orderId))[0]).toMatchObject({
    refunded: 0,
    canceled_qty: 1,
    open_reverse_qty: 1,
    reversed_qty: 0,
    on_hand: (after[0] as { on_hand: number }).on_hand,
    reserved: (after[0] as { reserved: number }).reserved,
  })
  expect(await t.audit()).toEqual([])
  t.clock.advance(HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  await reaches(id, 'REVERSE_DONE')
  expect(await counted(orderId)).toEqual(after)
  expect(await t.audit()).toEqual([])
})

test('an order is closed when the last of its money to arrive is one that had come back, and what it brought ends with it', async () => {
  await offerPrizes(t)
  const contract = await paidOrder(t, anna, { lamp: 2 }, 'refund_returned')
  await drawFor(anna, contract)
  const orderId = contract.tradeOrderList[0]?.id ?? ''
  const first = await agreed(orderId, 59.9)
  await reaches(first, 'REFUND_FAIL')
  expect(await events(first)).toContain('settle')
  await reaches(await agreed(orderId, 59.9), 'REVERSE_DONE')
  t.clock.advance(HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  await reaches(first, 'REVERSE_DONE')
  expect((await counted(orderId))[0]).toMatchObject({ status: 'CLOSED', refunded: 11_980 })
  expect(await drawsOf(anna, contract)).toMatchObject([{ drawStatus: 'WITHDRAWN' }])
  expect(await t.audit()).toEqual([])
})

test('an order that was cancelled whole stays closed while its money is owed again', async () => {
  const contract = await paidOrder(t, anna, { lamp: 1 }, 'refund_returned')
  const orderId = contract.tradeOrderList[0]?.id ?? ''
  const id = await agreed(orderId, 64.8)
  await until(async () => {
    await t.drain()
    return (await refundOf(id))?.tries === 1
  }, 'the money to come back')
  await reaches(id, 'REFUND_FAIL')
  expect((await counted(orderId))[0]).toMatchObject({ status: 'CLOSED', refunded: 0 })
  t.clock.advance(HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  await reaches(id, 'REVERSE_DONE')
  expect((await counted(orderId))[0]).toMatchObject({ status: 'CLOSED', refunded: 6480 })
  expect(await t.audit()).toEqual([])
})

test('money that was taken twice and comes back is owed again, too, with no after-sales order behind it', async () => {
  const contract = await paidOrder(t, anna, { lamp: 1 }, 'paid_twice')
  const rows = () =>
    t.sql<{ id: Id<'refund'>; ref: string; status: string; owed: number }>(
      `select r.id, (select t.provider_ref from refund_legs g join refund_tries t on t.leg_id = g.id where g.refund_id = r.id) as ref, r.status, (select -sum(amount)::int from ledger_entries where ref = r.contract_id and account = 'buyer') as owed
    from refunds r where r.contract_id = $1 and r.reverse_id is null`,
      [fromWireId('contract', contract.id)],
    )
  await until(async () => {
    await t.drain()
    return (await rows())[0]?.status === 'DONE'
  }, 'the second payment to go back')
  const [refund] = await rows()
  expect(refund?.owed).toBe(0)
  await takeBackRefund(own(), {
    refundId: refund!.id,
    providerRef: refund!.ref,
    reason: 'returned',
  })
  expect(await rows()).toMatchObject([{ status: 'FAILED', owed: 6480 }])
  expect(await t.audit()).toEqual([])
})

test("the provider's word is enough: the whole amount comes back, is sent again, and arrives", async () => {
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 }, 'refund_returned')
  const id = await agreed(orderId, 59.9)
  await until(async () => {
    await t.drain()
    return (await refundOf(id))?.tries === 1
  }, 'the money to come back')
  await reaches(id, 'REFUND_FAIL')
  t.clock.advance(HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  expect(await reaches(id, 'REVERSE_DONE')).toMatchObject({ actualRefundAmt: { value: 59.9 } })
  expect(await refundOf(id)).toMatchObject({ status: 'DONE', tries: 2 })
  expect(await t.audit()).toEqual([])
})

test('and if its news is lost, it is asked after the next day, after a week, and after a month', async () => {
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const id = await agreed(orderId, 10)
  await reaches(id, 'REVERSE_DONE')
  const asked: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const { next, made } = await refundOf(id)
    asked.push(Math.round(((next?.getTime() ?? 0) - made.getTime()) / DAY))
    t.clock.advance((next?.getTime() ?? 0) - t.clock.now().getTime())
    await sendDueRefunds(own(), t.mall.providers)
  }
  expect([asked, (await refundOf(id)).next]).toEqual([[1, 7, 30], null])
  // A provider that says something else on such a day.
  await t.sql('update refund_legs set next_try_at = $2 where refund_id = $1', [
    (await refundOf(id)).id,
    t.clock.now(),
  ])
  const { ref } = await refundOf(id)
  const provider = t.mall.providers.get('mockpay')!
  const liar = new Map([
    [
      'mockpay',
      {
        ...provider,
        find: async (paymentRef: string) => {
          const payment = await provider.find(paymentRef)
          return (
            payment && {
              ...payment,
              refunds: payment.refunds.map((refund) => ({
                ...refund,
                status: 'failed' as const,
                failedReason: 'account_closed',
              })),
            }
          )
        },
      },
    ],
  ])
  await sendDueRefunds(own(), liar as never)
  expect((await refundOf(id)).ref).toBe(ref)
  await t.drain()
  expect(await refundOf(id)).toMatchObject({ status: 'FAILED', tries: 1 })
  expect((await events(id)).at(-1)).toBe('bounceRefund')
  expect(await t.audit()).toEqual([])
})

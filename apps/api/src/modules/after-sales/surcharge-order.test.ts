import { fromWireId } from '@galleria/kernel/id'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { money, reaches } from '../../testing/after-sales-steps.ts'
import {
  CONFIRM,
  REFUND_INSTEAD,
  goodsPassed,
  lamps,
  offerLamps,
  priceAt,
} from '../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { payByStripe, typeCard, withStripe } from '../../testing/stripe-steps.ts'
import { sendDueRefunds } from '../../testing/payment-work.ts'
import { order as place, pay, receivedOrder, until } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { reopenSellers } from '../../testing/merchant-steps.ts'
import { dearer, surchargeClock, surchargeSteps } from '../../testing/surcharge-steps.ts'

/** The order by which more is paid for an exchange: its points, papers and figures. */

const { gold } = lamps
const HOUR = 3_600_000
const DAY = 24 * HOUR

let t: TestMall
let anna: Visitor
let merchant: Visitor
let operator: Visitor
let orderId: string
const signInAll = async () => {
  ;[anna, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
}
beforeAll(async () => {
  t = await openTestMall({ payments: withStripe })
  await offerLamps(t)
  await signInAll()
})
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  await t.sql('delete from addresses')
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
  await reopenSellers(t)
  await priceAt(t, lamps.brass, 5990)
  await priceAt(t, lamps.steel, 5990)
  await priceAt(t, lamps.copper, 3990)
  await priceAt(t, lamps.gold, 6990)
  orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
})
afterEach(async () => {
  await t.drain()
  expect(await t.audit()).toEqual([])
})
afterAll(() => t.close())

const stage = () => ({ t, anna, merchant, orderId, signIn: signInAll })
const { ship, orderOf, paid, given, exchangedForMore, passReturn, detail, read } =
  surchargeSteps(stage)
const { own, passTime, rounds } = surchargeClock(stage)
const who = () => ({ buyer: anna, merchant })

describe('points and papers', () => {
  test('points are earned for what was paid more, and undone with it', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { order } = await exchangedForMore(1)
    const points = async (id: string) =>
      (
        await t.sql<{ sum: number }>(
          `select coalesce(sum(delta), 0)::int as sum from public.point_entries where order_id = $1 and pot = 'PENDING'`,
          [fromWireId('order', id)],
        )
      )[0]?.sum
    expect(await points(orderId)).toBeGreaterThan(0)
    expect(await points(order.id)).toBeGreaterThan(0)
    await given((await passReturn(1)).id)
    await t.drain()
    expect([await points(orderId), await points(order.id)]).toEqual([0, 0])
  })

  test('the papers: an invoice of the surcharge, and credit notes that come to it', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
    await priceAt(t, gold, 6999)
    const { order } = await exchangedForMore(3, 30.27)
    const papers = () =>
      t.sql<{ kind: string; total: number }>(
        `select kind, gross::int as total from public.invoices where order_id = $1 order by issued_at, kind, gross`,
        [fromWireId('order', order.id)],
      )
    expect(await papers()).toEqual([{ kind: expect.any(String), total: 3027 }])
    await given((await passReturn(1)).id)
    await given((await passReturn(2)).id)
    await t.drain()
    expect((await papers()).map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([
      1009, 2018, 3027,
    ])
  })

  test('the order of the surcharge cannot be asked about, line by line', async () => {
    const { order } = await exchangedForMore(1)
    const seen = await detail(order.id)
    expect(seen.operationList).toEqual(['viewInvoice', 'buyerCheckVATInvoice', 'sendInvoiceEmail'])
    expect(
      seen.tradeOrderLineList.map(({ canReverseQty, canCancelQty }) => [
        canReverseQty,
        canCancelQty,
      ]),
    ).toEqual([[0, 0]])
  })
})

describe('a payment of it that is disputed with its bank', () => {
  test('is as that of any order: what the bank has given back is not given once more, and the request for it is done', async () => {
    const { id } = await goodsPassed(who(), orderId, dearer())
    const surcharge = await orderOf(id)
    const { redirectInfo } = await payByStripe(anna, surcharge?.contractId ?? '')
    await typeCard(t.lab.url, redirectInfo?.clientSecret, '4000000000000259')
    const dispute = await until(async () => {
      await t.lab.idle()
      await rounds()
      const { data } = await operator.call('POST /sapi/mall-operator/money/page', {
        isClosed: false,
      })
      const isPaid = (await orderOf(id))?.paidTime
      return isPaid ? data.find(({ kind }) => kind === 'DISPUTE') : undefined
    }, 'the dispute to be on the list')
    expect(dispute).toMatchObject({ amount: money(10) })
    await merchant.call(REFUND_INSTEAD, { id })
    await reaches(t, anna, id, 'REVERSE_DONE')
    const companion = (await read(id)).surchargeBack?.requestList[0]?.id ?? ''
    await t.drain()
    expect((await read(companion)).reverseTradeOrderStatus).not.toBe('REVERSE_DONE')
    await operator.call('POST /sapi/mall-operator/money/acceptDispute', {
      id: dispute.id,
      note: 'It was so.',
    })
    await until(async () => {
      await t.lab.idle()
      await rounds()
      await sendDueRefunds(own(), t.mall.providers)
      return (await read(companion)).reverseTradeOrderStatus === 'REVERSE_DONE'
    }, 'the request for it to be done')
    expect(
      await t.sql(
        `select g.status, (select count(*)::int from refund_tries y where y.leg_id = g.id) as sent from refunds r join refund_legs g on g.refund_id = r.id where r.reverse_id = $1`,
        [fromWireId('reverse', companion)],
      ),
    ).toEqual([{ status: 'SETTLED', sent: 0 }])
  })
})

describe('figures, and sums that are too small', () => {
  type Figures = {
    kindList: { kind: string; requests: number }[]
    itemList: { skuId?: number; stayedQty: number; backQty: number; soldQty?: number }[]
  }
  const figures = async () =>
    (await merchant.call('POST /sapi/mall-merchant/figures/aftersales', {
      days: 30,
    })) as never as Figures
  const requests = ({ kindList }: Figures) =>
    Object.fromEntries(kindList.map(({ kind, requests: n }) => [kind, n]))
  const stayed = ({ itemList }: Figures) => itemList.reduce((sum, one) => sum + one.stayedQty, 0)

  test('what goes back beside a return is no request of its own in the figures, and no piece that stayed', async () => {
    await passTime(40 * DAY)
    orderId = await receivedOrder(t, anna, merchant, { lamp: 12 })
    const before = await figures()
    await exchangedForMore(1)
    const lineId = (await detail()).tradeOrderLineList[0]?.id ?? ''
    const back = await passReturn(1, orderId, {
      amount: 59.9,
      more: {
        reverseReason: 'DAMAGED',
        reverseTradeOrderLineList: [
          { tradeOrderLine: { id: lineId }, reverseQty: 1, goodsSku: { id: gold } },
        ],
      },
    })
    await given(back.id)
    const found = await figures()
    expect(requests(found).SALE_REFUND ?? 0).toBe(requests(before).SALE_REFUND ?? 0)
    expect(stayed(found)).toBe(stayed(before))
  })

  test('a surcharge is no piece that was sold, and its money was sold', async () => {
    const sold = async () => {
      const [row] = await t.sql<{ pieces: number; units: number; amount: number }>(
        `select coalesce(sum(pieces), 0)::int as pieces, coalesce(sum(units), 0)::int as units, coalesce(sum(amount), 0)::int as amount from goods_tallies where sku_id = $1`,
        [gold],
      )
      if (!row) throw new Error('a sum is always there')
      return row
    }
    const { id } = await goodsPassed(who(), orderId, dearer())
    const before = await sold()
    await paid(id)
    expect(await sold()).toEqual({ ...before, amount: before.amount + 1000 })
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test('less than can be paid by each way is not asked for: what costs ten cents more is sent for nothing', async () => {
    await priceAt(t, gold, 6000)
    const { id } = await goodsPassed(who(), orderId, { sku: gold })
    expect((await read(id)).exchangeSurcharge).toBeNull()
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test('fifty cents more can be paid by each way by which a lamp can be paid', async () => {
    await priceAt(t, gold, 6040)
    const { id } = await goodsPassed(who(), orderId, dearer(1, 0.5))
    const surcharge = await orderOf(id)
    const beginning = async (contractId: string) => {
      const started: Record<string, string> = {}
      for (const way of ['MOCKPAY', 'STRIPE_PAY_PC', 'BRAINTREE', 'PAYPAL_PC'])
        started[way] = await pay(anna, contractId, way).then(
          () => 'started',
          (error: { code?: string }) => error.code ?? String(error),
        )
      return started
    }
    const usual = await beginning((await place(anna, { lamp: 1 })).id)
    expect(Object.values(usual)).toContain('started')
    expect(await beginning(surcharge?.contractId ?? '')).toEqual(usual)
  })
})

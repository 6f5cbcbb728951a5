import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { describe, expect, test } from 'vitest'
import type { ReplyOf } from '@galleria/contract/client'
import { money, reaches } from '../../../testing/after-sales-steps.ts'
import { REFUND_INSTEAD, goodsPassed, lamps, priceAt } from '../../../testing/exchange-steps.ts'
import { sendDueRefunds } from '../../../testing/payment-work.ts'
import { order as place, pay, until } from '../../../testing/shop-steps.ts'
import { payByStripe, typeCard } from '../../../testing/stripe-steps.ts'
import {
  dearer,
  surchargeClock,
  surchargeReads,
  surchargeSteps,
  useStage,
} from '../../../testing/surcharge-steps.ts'

/** The order by which more is paid for an exchange: its points, papers and figures. */

const { gold } = lamps
const DAY = 24 * HOUR

const stage = useStage()
const { instead, due, paid, arrives, exchangedForMore, ofGold, passReturn } = surchargeSteps(stage)
const { read, detail, orderOf, given } = surchargeReads(stage)
const { own, passTime, rounds } = surchargeClock(stage)

describe('points and papers', () => {
  test('points are earned for what was paid more, and undone with it', async () => {
    await instead(1)
    const { order } = await exchangedForMore(1)
    const points = async (id: string) =>
      (
        await stage.t.sql<{ sum: number }>(
          `select coalesce(sum(delta), 0)::int as sum from public.point_entries where order_id = $1 and pot = 'PENDING'`,
          [fromWireId('order', id)],
        )
      )[0]?.sum
    expect([await points(stage.orderId), await points(order.id)]).toEqual([5990, 1000])
    await given((await passReturn(1)).id)
    await stage.t.drain()
    expect([await points(stage.orderId), await points(order.id)]).toEqual([0, 0])
  })

  test('the papers: an invoice of the surcharge, and credit notes that come to it', async () => {
    await priceAt(stage.t, gold, 6999)
    const { order } = await exchangedForMore(3, 30.27)
    const papers = () =>
      stage.t.sql<{ kind: string; total: number }>(
        `select kind, gross::int as total from public.invoices where order_id = $1 order by gross`,
        [fromWireId('order', order.id)],
      )
    expect(await papers()).toEqual([{ kind: 'INVOICE', total: 3027 }])
    await given((await passReturn(1)).id)
    await given((await passReturn(2)).id)
    await stage.t.drain()
    expect(await papers()).toEqual([
      { kind: 'CREDIT_NOTE', total: 1009 },
      { kind: 'CREDIT_NOTE', total: 2018 },
      { kind: 'INVOICE', total: 3027 },
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
    const { id, order } = await due()
    const { redirectInfo } = await payByStripe(stage.anna, order.contractId)
    await typeCard(stage.t.lab.url, redirectInfo?.clientSecret, '4000000000000259')
    const dispute = await until(async () => {
      await stage.t.lab.idle()
      await rounds()
      const { data } = await stage.operator.call('POST /sapi/mall-operator/money/page', {
        isClosed: false,
      })
      const isPaid = (await orderOf(id)).paidTime
      return isPaid ? data.find(({ kind }) => kind === 'DISPUTE') : undefined
    }, 'the dispute to be on the list')
    expect(dispute).toMatchObject({ amount: money(10) })
    await stage.merchant.call(REFUND_INSTEAD, { id })
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    const companion = (await read(id)).surchargeBack?.requestList[0]?.id ?? ''
    await stage.t.drain()
    expect((await read(companion)).reverseTradeOrderStatus).not.toBe('REVERSE_DONE')
    await stage.operator.call('POST /sapi/mall-operator/money/acceptDispute', {
      id: dispute.id,
      note: 'It was so.',
    })
    await until(async () => {
      await stage.t.lab.idle()
      await rounds()
      await sendDueRefunds(own(), stage.t.mall.providers)
      return (await read(companion)).reverseTradeOrderStatus === 'REVERSE_DONE'
    }, 'the request for it to be done')
    expect(
      await stage.t.sql(
        `select g.status, (select count(*)::int from refund_tries y where y.leg_id = g.id) as sent from refunds r join refund_legs g on g.refund_id = r.id where r.reverse_id = $1`,
        [fromWireId('reverse', companion)],
      ),
    ).toEqual([{ status: 'SETTLED', sent: 0 }])
  })
})

describe('figures, and sums that are too small', () => {
  const FIGURES = 'POST /sapi/mall-merchant/figures/aftersales' as const
  type Figures = ReplyOf<typeof FIGURES>
  const figures = () => stage.merchant.call(FIGURES, { days: 30 })
  const requests = ({ kindList }: Figures) =>
    Object.fromEntries(kindList.map(({ kind, requests: n }) => [kind, n]))
  const stayed = ({ itemList }: Figures) => itemList.reduce((sum, one) => sum + one.stayedQty, 0)

  test('what goes back beside a return is no request of its own in the figures, and no piece that stayed', async () => {
    await passTime(40 * DAY)
    await instead(12)
    const before = await figures()
    await exchangedForMore(1)
    const back = await passReturn(1, { amount: 59.9, more: await ofGold() })
    expect(await given(back.id)).toBe(1000)
    const found = await figures()
    expect(requests(found).SALE_REFUND ?? 0).toBe(requests(before).SALE_REFUND ?? 0)
    expect(stayed(found)).toBe(stayed(before))
  })

  test('a surcharge is no piece that was sold, and its money was sold', async () => {
    const sold = async () => {
      const [row] = await stage.t.sql<{ pieces: number; units: number; amount: number }>(
        `select coalesce(sum(pieces), 0)::int as pieces, coalesce(sum(units), 0)::int as units, coalesce(sum(amount), 0)::int as amount from goods_tallies where sku_id = $1`,
        [gold],
      )
      if (!row) throw new Error('a sum is always there')
      return row
    }
    const { id } = await due()
    const before = await sold()
    await paid(id)
    expect(await sold()).toEqual({ ...before, amount: before.amount + 1000 })
    await arrives(id)
  })

  test('less than can be paid by each way is not asked for: what costs ten cents more is sent for nothing', async () => {
    await priceAt(stage.t, gold, 6000)
    const { id } = await goodsPassed(stage.who, stage.orderId, { sku: gold })
    expect((await read(id)).exchangeSurcharge).toBeNull()
    await arrives(id)
  })

  test('fifty cents more can be paid by each way by which a lamp can be paid', async () => {
    await priceAt(stage.t, gold, 6040)
    const { order } = await due(dearer(1, 0.5))
    const beginning = async (contractId: string) => {
      const started: Record<string, string> = {}
      for (const way of ['MOCKPAY', 'STRIPE_PAY_PC', 'BRAINTREE', 'PAYPAL_PC'])
        started[way] = await pay(stage.anna, contractId, way).then(
          () => 'started',
          (error: { code?: string }) => error.code ?? String(error),
        )
      return started
    }
    const usual = await beginning((await place(stage.anna, { lamp: 1 })).id)
    expect(usual).toMatchObject({ MOCKPAY: 'started', STRIPE_PAY_PC: 'started' })
    expect(await beginning(order.contractId)).toEqual(usual)
  })
})

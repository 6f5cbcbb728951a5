import { fromWireId, type Id } from '@galleria/kernel/id'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  APPROVE,
  PASS,
  RENDER,
  WAIVE,
  apply,
  money,
  reaches,
  requestBody,
} from '../../testing/after-sales-steps.ts'
import {
  CONFIRM,
  REFUND_INSTEAD,
  goodsPassed,
  lamps,
  nextNumber,
  offerLamps,
  priceAt,
} from '../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { withStripe } from '../../testing/stripe-steps.ts'
import { sendBackBody, sentBack } from '../../testing/return-steps.ts'
import { order as place, payFor, receivedOrder, send, until } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { reopenSellers } from '../../testing/merchant-steps.ts'
import { dearer, surchargeClock, surchargeSteps } from '../../testing/surcharge-steps.ts'

/** What goods had cost more goes back with all of their money, once, to the cent. */

const { brass, steel, gold } = lamps
const MERCHANT_READ = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const HOUR = 3_600_000
const DAY = 24 * HOUR

let t: TestMall
let anna: Visitor
let merchant: Visitor
let orderId: string
const signInAll = async () => {
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
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
const { ship, orderOf, paid, given, kept, exchangedForMore, passReturn, detail, read } =
  surchargeSteps(stage)
const { own, passTime } = surchargeClock(stage)
const who = () => ({ buyer: anna, merchant })

describe('two exchanges of a line', () => {
  test('a first one that ended in both moneys back counts no more in what the second brings', async () => {
    const first = await goodsPassed(who(), orderId, dearer())
    await paid(first.id)
    await merchant.call(REFUND_INSTEAD, { id: first.id })
    await reaches(t, anna, first.id, 'REVERSE_DONE')
    expect(await given(first.id)).toBe(1000)
    await exchangedForMore(2)
    const preview = await anna.call(
      RENDER,
      await requestBody(anna, orderId, { type: 'SALE_RETURN', qty: 1 }),
    )
    expect(preview.surchargeBackAmt).toEqual(money(10))
    const back = await sentBack(t, who(), orderId, { qty: 1 })
    await merchant.call(PASS, { id: back.id, lines: [{ id: back.lineIds[0] ?? '', sellable: 1 }] })
    await reaches(t, anna, back.id, 'REVERSE_DONE')
    expect(await given(back.id)).toBe(1000)
  })

  test('both dearer, each with its own order: unit by unit back, all comes to what was paid', async () => {
    const one = await exchangedForMore(1)
    await priceAt(t, gold, 7990)
    const two = await exchangedForMore(2, 40)
    for (const expected of [1667, 1667, 1666]) {
      const back = await sentBack(t, who(), orderId, { qty: 1 })
      await merchant.call(PASS, {
        id: back.id,
        lines: [{ id: back.lineIds[0] ?? '', sellable: 1 }],
      })
      await reaches(t, anna, back.id, 'REVERSE_DONE')
      expect(await given(back.id)).toBe(expected)
    }
    expect([await kept(one.order.id), await kept(two.order.id)]).toEqual([0, 0])
    expect((await detail()).displayStatus).toBe('CLOSED')
  })

  test('units that are not dearer can still be exchanged beside a dearer one', async () => {
    await exchangedForMore(1)
    const preview = await anna.call(RENDER, await requestBody(anna, orderId, { qty: 1 }))
    expect(preview.versionList).toHaveLength(2)
    const { id } = await goodsPassed(who(), orderId, { sku: steel, qty: 2, goods: brass })
    await ship(id)
    await anna.call(CONFIRM, { id })
  })

  test('of two units for which 10.00 each was paid one brings 10.00 only, whatever an earlier exchange had cost', async () => {
    const first = await goodsPassed(who(), orderId, dearer())
    await paid(first.id)
    await merchant.call(REFUND_INSTEAD, { id: first.id })
    await reaches(t, anna, first.id, 'REVERSE_DONE')
    await given(first.id)
    await exchangedForMore(2)
    const back = await passReturn(1)
    expect(await given(back.id)).toBe(1000)
  })
})

describe('the dearer piece goes back without a return of goods', () => {
  test('it was lost on its way: a refund of everything brings back what it cost more, too', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { id } = await goodsPassed(who(), orderId, dearer())
    const order = await paid(id)
    await ship(id)
    await passTime(22 * DAY)
    expect((await read(id)).reverseTradeOrderStatus).toBe('REVERSE_DONE')
    const preview = await anna.call(RENDER, await requestBody(anna, orderId))
    const lost = await apply(anna, orderId, { more: { reverseReason: 'NOT_RECEIVED' } })
    await merchant.call(APPROVE, { id: lost.id })
    await reaches(t, anna, lost.id, 'REVERSE_DONE')
    await given(lost.id)
    expect({
      offered: preview.availableRefundAmt.value + preview.surchargeBackAmt.value,
      kept: await kept(order.id),
    }).toEqual({ offered: expect.closeTo(69.9 + 4.9), kept: 0 })
  })

  test('the shop waives the return of it: both moneys go back', async () => {
    const { order } = await exchangedForMore(1)
    const { id } = await apply(anna, orderId, {
      type: 'SALE_RETURN',
      more: {
        reverseReason: 'DAMAGED',
        reverseTradeOrderLineList: [
          {
            tradeOrderLine: { id: (await detail()).tradeOrderLineList[0]?.id ?? '' },
            reverseQty: 1,
            goodsSku: { id: gold },
          },
        ],
      },
    })
    await merchant.call(APPROVE, { id })
    await merchant.call(WAIVE, { id })
    await reaches(t, anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(1000)
    expect(await kept(order.id)).toBe(0)
  })

  test('a part offered for goods that stay brings nothing of what they cost more', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { order } = await exchangedForMore(1)
    const { id } = await apply(anna, orderId, {
      type: 'SALE_RETURN',
      more: { reverseReason: 'DAMAGED' },
    })
    const offered = await merchant.call('POST /sapi/mall-merchant/reverseorder/offer', {
      id,
      version: (await merchant.call(MERCHANT_READ, { id })).version,
      kind: 'PART',
      amount: { value: 20, currency: 'EUR' },
      content: 'Keep it.',
    } as never)
    const { offer } = await read(id)
    await anna.call('POST /sapi/mall-order/web/reverseorder/acceptOffer', {
      id,
      offerId: offer?.id ?? '',
    } as never)
    void offered
    await reaches(t, anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(0)
    expect(await kept(order.id)).toBe(1000)
    // And its return afterwards gives the rest and the surcharge.
    const back = await sentBack(t, who(), orderId, { qty: 1 })
    await merchant.call(PASS, { id: back.id, lines: [{ id: back.lineIds[0] ?? '', sellable: 1 }] })
    await reaches(t, anna, back.id, 'REVERSE_DONE')
    expect(await given(back.id)).toBe(1000)
    expect([await kept(order.id)]).toEqual([0])
  })
})

describe('goods that come back', () => {
  test('two returns of one unit each, approved and looked at at once, bring each its part', async () => {
    const { order } = await exchangedForMore(2)
    const lineId = (await detail()).tradeOrderLineList[0]?.id ?? ''
    const one = async () => {
      const { id, reverseTradeOrderLineList: lines } = await anna.call(
        'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
        {
          tradeOrder: { id: orderId },
          reverseReason: 'DAMAGED',
          applyRefundAmt: { value: 59.9 },
          reverseTradeOrderLineList: [
            { tradeOrderLine: { id: lineId }, reverseQty: 1, goodsSku: { id: gold } },
          ],
        } as never,
      )
      await merchant.call(APPROVE, { id })
      await anna.call(
        'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
        sendBackBody(id, { number: nextNumber() }),
      )
      return { id, lineId: lines[0]?.id ?? '' }
    }
    const both = [await one(), await one()]
    await Promise.all(
      both.map(({ id, lineId: line }) =>
        merchant.call(PASS, { id, lines: [{ id: line, sellable: 1 }] }),
      ),
    )
    for (const { id } of both) {
      await reaches(t, anna, id, 'REVERSE_DONE')
      expect(await given(id)).toBe(1000)
    }
    expect(await kept(order.id)).toBe(0)
  })

  test('a pre-sale paid in two parts, received, exchanged for something dearer and returned', async () => {
    const { preSell, CAMPAIGN } = await import('../../testing/pre-sale-steps.ts')
    await preSell(t, brass)
    const contract = await place(anna, { lamp: 1 })
    await payFor(t, anna, contract.id)
    await passTime((CAMPAIGN.balanceFrom + 1) * DAY)
    await payFor(t, anna, contract.id)
    await t.sql('delete from pre_sales')
    orderId = contract.tradeOrderList[0]?.id ?? ''
    await send(merchant, orderId)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
    const { id, order } = await exchangedForMore(1)
    void id
    const back = await passReturn(1)
    expect([await given(back.id), await kept(order.id), await kept(orderId)]).toEqual([1000, 0, 0])
  })
})

describe('money for goods of several versions that stay', () => {
  test('all of the money of three lamps of which two are dearer brings back all that those cost more', async () => {
    const { order: surcharge } = await exchangedForMore(2)
    const preview = await anna.call(RENDER, await requestBody(anna, orderId, { qty: 3 }))
    expect([preview.availableRefundAmt, preview.surchargeBackAmt]).toEqual([
      money(179.7),
      money(20),
    ])
    const { id } = await apply(anna, orderId, { qty: 3 })
    await merchant.call(APPROVE, { id })
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, await given(id)]).toEqual([money(179.7), 2000])
    expect([await kept(surcharge.id), await kept(orderId)]).toEqual([0, 0])
  })

  test('of two versions that are dearer all that both cost more comes back, from either order', async () => {
    const one = await exchangedForMore(1)
    await priceAt(t, steel, 7990)
    const { id } = await goodsPassed(who(), orderId, {
      sku: steel,
      goods: brass,
      surchargeAmt: money(20),
    })
    const two = await paid(id)
    await ship(id)
    await anna.call(CONFIRM, { id })
    await t.drain()
    const asked = await apply(anna, orderId, { qty: 3 })
    expect(asked.surchargeBack).toMatchObject({ amt: money(30) })
    await merchant.call(APPROVE, { id: asked.id })
    await reaches(t, anna, asked.id, 'REVERSE_DONE')
    expect(await given(asked.id)).toBe(3000)
    expect([await kept(one.order.id), await kept(two.id), await kept(orderId)]).toEqual([0, 0, 0])
  })

  test('of one unit the dearest counts, and what goes back afterwards is what is left', async () => {
    const one = await exchangedForMore(1)
    await priceAt(t, steel, 7990)
    const { id } = await goodsPassed(who(), orderId, {
      sku: steel,
      goods: brass,
      surchargeAmt: money(20),
    })
    const two = await paid(id)
    await ship(id)
    await anna.call(CONFIRM, { id })
    await t.drain()
    const asked = await apply(anna, orderId, { amount: 59.9 })
    await merchant.call(APPROVE, { id: asked.id })
    await reaches(t, anna, asked.id, 'REVERSE_DONE')
    expect([await given(asked.id), await kept(two.id), await kept(one.order.id)]).toEqual([
      2000, 0, 1000,
    ])
    const rest = await apply(anna, orderId, { qty: 2 })
    await merchant.call(APPROVE, { id: rest.id })
    await reaches(t, anna, rest.id, 'REVERSE_DONE')
    expect([await given(rest.id), await kept(one.order.id)]).toEqual([1000, 0])
  })
})

describe('a sound piece of what was dearer', () => {
  test('that its shop cannot send gives back the money of the goods and what they had cost more', async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { order: surcharge } = await exchangedForMore(1)
    const { id } = await goodsPassed(who(), orderId, { sku: gold })
    expect((await read(id)).exchangeSurcharge).toBeNull()
    await merchant.call(REFUND_INSTEAD, { id })
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, await given(id)]).toEqual([money(64.8), 1000])
    expect([await kept(surcharge.id), await kept(orderId)]).toEqual([0, 0])
  })
})

describe('money that does not arrive', () => {
  test('the refund of the surcharge bounces: it is owed again and sent once more, and the return is done all the same', async () => {
    const { takeBackRefund } = await import('./steps/take-back-refund.ts')
    const { sendDueRefunds } = await import('../../testing/payment-work.ts')
    orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
    const { order } = await exchangedForMore(2)
    const done = await passReturn(1)
    await given(done.id)
    const companion = (await read(done.id)).surchargeBack?.requestList[0]?.id ?? ''
    const [refund] = await t.sql<{ id: Id<'refund'>; ref: string }>(
      `select r.id, x.provider_ref as ref from refunds r join refund_legs g on g.refund_id = r.id join refund_tries x on x.leg_id = g.id where r.reverse_id = $1`,
      [fromWireId('reverse', companion)],
    )
    await takeBackRefund(own(), {
      refundId: refund!.id,
      providerRef: refund!.ref,
      reason: 'returned',
    } as never)
    expect(await read(companion)).toMatchObject({ reverseTradeOrderStatus: 'REFUND_FAIL' })
    expect(await t.audit()).toEqual([])
    t.clock.advance(HOUR)
    // Fifty at a time: what earlier tests have left due goes first.
    await until(async () => {
      await sendDueRefunds(own(), t.mall.providers)
      await t.drain()
      return (await read(companion)).reverseTradeOrderStatus === 'REVERSE_DONE'
    }, 'the surcharge to be sent once more')
    expect(await kept(order.id)).toBe(1000)
  })

  test('the provider refuses the refund of the surcharge for good: the request says so, and the goods are done', async () => {
    const { giveUp } = await import('../../testing/failed-refund.ts')
    orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const { id } = await goodsPassed(who(), orderId, dearer())
    const asked = await orderOf(id)
    await payFor(t, anna, asked?.contractId ?? '', 'refund_fails')
    await t.drain()
    await merchant.call(REFUND_INSTEAD, { id })
    await giveUp(t)
    await signInAll()
    await reaches(t, anna, id, 'REVERSE_DONE')
    const companion = (await read(id)).surchargeBack?.requestList[0]?.id ?? ''
    expect((await read(companion)).reverseTradeOrderStatus).toBe('REFUND_FAIL')
    expect(await t.audit('always')).toEqual([])
    const refunds = await t.sql(`select status from refunds where reverse_id = $1`, [
      fromWireId('reverse', companion),
    ])
    expect(refunds).toEqual([{ status: 'FAILED' }])
  })
})

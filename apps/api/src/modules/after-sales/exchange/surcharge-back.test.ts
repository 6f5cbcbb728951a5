import { fromWireId, type Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { describe, expect, test } from 'vitest'
import {
  APPROVE,
  PASS,
  RENDER,
  WAIVE,
  apply,
  money,
  reaches,
  requestBody,
  type Asking,
} from '../../../testing/after-sales-steps.ts'
import { giveUp } from '../../../testing/failed-refund.ts'
import { REFUND_INSTEAD, goodsPassed, lamps, priceAt } from '../../../testing/exchange-steps.ts'
import { sendDueRefunds } from '../../../testing/payment-work.ts'
import { CAMPAIGN, preSell } from '../../../testing/pre-sale-steps.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { order as place, payFor, until } from '../../../testing/shop-steps.ts'
import {
  surchargeClock,
  surchargeReads,
  surchargeSteps,
  useStage,
} from '../../../testing/surcharge-steps.ts'
import { takeBackRefund } from '../steps/take-back-refund.ts'

/** What goods had cost more goes back with all of their money, once, to the cent. */

const { brass, steel, gold } = lamps
const MERCHANT_READ = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const DAY = 24 * HOUR

const stage = useStage()
const { instead, received, due, paid, ship, arrives, exchangedForMore, ofGold, passReturn } =
  surchargeSteps(stage)
const { read, detail, given, kept: retained } = surchargeReads(stage)
const { own, passTime } = surchargeClock(stage)

/** Money for goods that stay is asked for, and given. */
async function refunded(asking: Asking) {
  const { id } = await apply(stage.anna, stage.orderId, asking)
  await stage.merchant.call(APPROVE, { id })
  return reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
}
async function preview(asking: Asking = {}) {
  return stage.anna.call(RENDER, await requestBody(stage.anna, stage.orderId, asking))
}

describe('two exchanges of a line', () => {
  test('a first one that ended in both moneys back counts no more in what the second brings', async () => {
    const first = await due()
    await paid(first.id)
    await stage.merchant.call(REFUND_INSTEAD, { id: first.id })
    await reaches(stage.t, stage.anna, first.id, 'REVERSE_DONE')
    expect(await given(first.id)).toBe(1000)
    await exchangedForMore(2)
    expect((await preview({ type: 'SALE_RETURN' })).surchargeBackAmt).toEqual(money(10))
    const back = await passReturn(1)
    expect(await given(back.id)).toBe(1000)
  })

  test('both dearer, each with its own order: unit by unit back, all comes to what was paid', async () => {
    const one = await exchangedForMore(1)
    await priceAt(stage.t, gold, 7990)
    const two = await exchangedForMore(2, 40)
    for (const expected of [1667, 1667, 1666]) {
      const back = await passReturn(1)
      expect(await given(back.id)).toBe(expected)
    }
    expect([await retained(one.order.id), await retained(two.order.id)]).toEqual([0, 0])
    expect((await detail()).displayStatus).toBe('CLOSED')
  })

  test('units that are not dearer can still be exchanged beside a dearer one', async () => {
    await exchangedForMore(1)
    expect((await preview()).versionList).toHaveLength(2)
    const { id } = await goodsPassed(stage.who, stage.orderId, { sku: steel, qty: 2, goods: brass })
    await arrives(id)
  })
})

describe('the dearer piece goes back without a return of goods', () => {
  test('it was lost on its way: a refund of everything brings back what it cost more, too', async () => {
    await instead(1)
    const { id } = await due()
    const order = await paid(id)
    await ship(id)
    await passTime(22 * DAY)
    expect((await read(id)).reverseTradeOrderStatus).toBe('REVERSE_DONE')
    expect(await preview()).toMatchObject({
      availableRefundAmt: money(64.8),
      surchargeBackAmt: money(10),
    })
    const lost = await refunded({ more: { reverseReason: 'NOT_RECEIVED' } })
    expect([await given(lost.id), await retained(order.id)]).toEqual([1000, 0])
  })

  test('the shop waives the return of it: both moneys go back', async () => {
    const { order } = await exchangedForMore(1)
    const { id } = await apply(stage.anna, stage.orderId, {
      type: 'SALE_RETURN',
      more: await ofGold(),
    })
    await stage.merchant.call(APPROVE, { id })
    await stage.merchant.call(WAIVE, { id })
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect([await given(id), await retained(order.id)]).toEqual([1000, 0])
  })

  test('a part offered for goods that stay brings nothing of what they cost more', async () => {
    await instead(1)
    const { order } = await exchangedForMore(1)
    const { id } = await apply(stage.anna, stage.orderId, {
      type: 'SALE_RETURN',
      more: { reverseReason: 'DAMAGED' },
    })
    await stage.merchant.call('POST /sapi/mall-merchant/reverseorder/offer', {
      id,
      version: (await stage.merchant.call(MERCHANT_READ, { id })).version,
      kind: 'PART',
      amount: money(20),
      content: 'Keep it.',
    })
    await stage.anna.call('POST /sapi/mall-order/web/reverseorder/acceptOffer', {
      id,
      offerId: (await read(id)).offer?.id ?? '',
    })
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect([await given(id), await retained(order.id)]).toEqual([0, 1000])
    // And its return afterwards gives the rest and the surcharge.
    const back = await passReturn(1)
    expect([await given(back.id), await retained(order.id)]).toEqual([1000, 0])
  })
})

describe('goods that come back', () => {
  test('two returns of one unit each, approved and looked at at once, bring each its part', async () => {
    const { order } = await exchangedForMore(2)
    const asking = { amount: 59.9, more: await ofGold() }
    const one = () => sentBack(stage.t, stage.who, stage.orderId, asking)
    const both = [await one(), await one()]
    await Promise.all(
      both.map(({ id, lineIds: [lineId = ''] }) =>
        stage.merchant.call(PASS, { id, lines: [{ id: lineId, sellable: 1 }] }),
      ),
    )
    for (const { id } of both) {
      await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
      expect(await given(id)).toBe(1000)
    }
    expect(await retained(order.id)).toBe(0)
  })

  test('a pre-sale paid in two parts, received, exchanged for something dearer and returned', async () => {
    await preSell(stage.t, brass)
    const contract = await place(stage.anna, { lamp: 1 })
    await payFor(stage.t, stage.anna, contract.id)
    await passTime((CAMPAIGN.balanceFrom + 1) * DAY)
    await payFor(stage.t, stage.anna, contract.id)
    await stage.t.sql('delete from pre_sales')
    stage.orderId = await received(contract)
    const { order } = await exchangedForMore(1)
    const back = await passReturn(1)
    expect([await given(back.id), await retained(order.id), await retained(stage.orderId)]).toEqual(
      [1000, 0, 0],
    )
  })
})

describe('money for goods of several versions that stay', () => {
  /** One more of brass for steel, which costs 20.00 more now. */
  async function exchangedForSteel() {
    await priceAt(stage.t, steel, 7990)
    const { id } = await due({ sku: steel, goods: brass, surchargeAmt: money(20) })
    const order = await paid(id)
    await arrives(id)
    return order
  }

  test('all of the money of three lamps of which two are dearer brings back all that those cost more', async () => {
    const { order: surcharge } = await exchangedForMore(2)
    expect(await preview({ qty: 3 })).toMatchObject({
      availableRefundAmt: money(179.7),
      surchargeBackAmt: money(20),
    })
    const done = await refunded({ qty: 3 })
    expect([done.actualRefundAmt, await given(done.id)]).toEqual([money(179.7), 2000])
    expect([await retained(surcharge.id), await retained(stage.orderId)]).toEqual([0, 0])
  })

  test('of two versions that are dearer all that both cost more comes back, from either order', async () => {
    const one = await exchangedForMore(1)
    const two = await exchangedForSteel()
    const asked = await apply(stage.anna, stage.orderId, { qty: 3 })
    expect(asked.surchargeBack).toMatchObject({ amt: money(30) })
    await stage.merchant.call(APPROVE, { id: asked.id })
    await reaches(stage.t, stage.anna, asked.id, 'REVERSE_DONE')
    expect(await given(asked.id)).toBe(3000)
    expect([
      await retained(one.order.id),
      await retained(two.id),
      await retained(stage.orderId),
    ]).toEqual([0, 0, 0])
  })

  test('of one unit the dearest counts, and what goes back afterwards is what is left', async () => {
    const one = await exchangedForMore(1)
    const two = await exchangedForSteel()
    const asked = await refunded({ amount: 59.9 })
    expect([await given(asked.id), await retained(two.id), await retained(one.order.id)]).toEqual([
      2000, 0, 1000,
    ])
    const rest = await refunded({ qty: 2 })
    expect([await given(rest.id), await retained(one.order.id)]).toEqual([1000, 0])
  })
})

describe('a sound piece of what was dearer', () => {
  test('that its shop cannot send gives back the money of the goods and what they had cost more', async () => {
    await instead(1)
    const { order: surcharge } = await exchangedForMore(1)
    const { id } = await goodsPassed(stage.who, stage.orderId, { sku: gold })
    expect((await read(id)).exchangeSurcharge).toBeNull()
    await stage.merchant.call(REFUND_INSTEAD, { id })
    const done = await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, await given(id)]).toEqual([money(64.8), 1000])
    expect([await retained(surcharge.id), await retained(stage.orderId)]).toEqual([0, 0])
  })
})

describe('money that does not arrive', () => {
  test('the refund of the surcharge bounces: it is owed again and sent once more, and the return is done all the same', async () => {
    await instead(2)
    const { order } = await exchangedForMore(2)
    const done = await passReturn(1)
    await given(done.id)
    const companion = (await read(done.id)).surchargeBack?.requestList[0]?.id ?? ''
    const [refund] = await stage.t.sql<{ id: Id<'refund'>; ref: string }>(
      `select r.id, x.provider_ref as ref from refunds r join refund_legs g on g.refund_id = r.id join refund_tries x on x.leg_id = g.id where r.reverse_id = $1`,
      [fromWireId('reverse', companion)],
    )
    await takeBackRefund(own(), {
      refundId: refund!.id,
      providerRef: refund!.ref,
      reason: 'returned',
    })
    expect(await read(companion)).toMatchObject({ reverseTradeOrderStatus: 'REFUND_FAIL' })
    expect(await stage.t.audit()).toEqual([])
    stage.t.clock.advance(HOUR)
    // Fifty at a time: what earlier tests have left due goes first.
    await until(async () => {
      await sendDueRefunds(own(), stage.t.mall.providers)
      await stage.t.drain()
      return (await read(companion)).reverseTradeOrderStatus === 'REVERSE_DONE'
    }, 'the surcharge to be sent once more')
    expect(await retained(order.id)).toBe(1000)
  })

  test('the provider refuses the refund of the surcharge for good: the request says so, and the goods are done', async () => {
    await instead(1)
    const { id, order } = await due()
    await payFor(stage.t, stage.anna, order.contractId, 'refund_fails')
    await stage.t.drain()
    await stage.merchant.call(REFUND_INSTEAD, { id })
    await giveUp(stage.t)
    await stage.signIn()
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    const companion = (await read(id)).surchargeBack?.requestList[0]?.id ?? ''
    await until(async () => {
      await stage.t.drain()
      return (await read(companion)).reverseTradeOrderStatus === 'REFUND_FAIL'
    }, 'the refund of the surcharge to be given up')
    expect(await stage.t.audit('always')).toEqual([])
    const refunds = await stage.t.sql(`select status from refunds where reverse_id = $1`, [
      fromWireId('reverse', companion),
    ])
    expect(refunds).toEqual([{ status: 'FAILED' }])
  })
})

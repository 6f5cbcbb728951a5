import { fromWireId } from '@galleria/kernel/id'
import { describe, expect, test } from 'vitest'
import { APPROVE, PASS, money, reaches } from '../../../testing/after-sales-steps.ts'
import {
  EXCHANGE,
  REFUND_INSTEAD,
  askExchange,
  goodsSentBack,
  lamps,
} from '../../../testing/exchange-steps.ts'
import { measuredSkus, sellByMeasure } from '../../../testing/measure-steps.ts'
import {
  BILL,
  PLACE,
  endPromotion,
  orderWith,
  runCoupon,
  runPromotion,
} from '../../../testing/promotion-steps.ts'
import { offerAssembly, orderWithExtras } from '../../../testing/service-steps.ts'
import { offerSet, orderSets } from '../../../testing/set-steps.ts'
import { addAddress, fillCart, hamburg, paidOrder, payFor } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import {
  dearer,
  surchargeReads,
  surchargeSteps,
  useStage,
} from '../../../testing/surcharge-steps.ts'

/** What an exchange costs more, whatever the goods were reduced by and wherever they went. */

const { brass, steel, copper, gold } = lamps
const wien = {
  personPhone: '+43 6641234567',
  postalCode: '1010',
  city: 'Wien',
  province: 'Wien',
  country: 'Österreich',
}
const stockholm = {
  hearFrom: 'A friend',
  personPhone: '+46 812345678',
  poiName: 'Drottninggatan',
  houseNo: '5',
  detailAddress: 'lgh 1101',
  postalCode: '111 51',
  city: 'Stockholm',
  province: 'Stockholms län',
  country: 'Sverige',
}

const stage = useStage()
const { received, due, paid, arrives, exchangedForMore, ofGold, comesBack, passReturn } =
  surchargeSteps(stage)
const { read, detail, rendered, toPay, given, kept: retained } = surchargeReads(stage)

describe('what orders were reduced by, and where they went', () => {
  test('goods with a promotion and a coupon: what the dearer costs beside what was paid; all comes back in thirds', async () => {
    const promotion = await runPromotion(stage.t, stage.merchant)
    await runCoupon(stage.t, stage.operator, { code: 'DEARER' })
    const contract = await orderWith(stage.anna, { goods: { lamp: 3 }, couponCode: 'DEARER' })
    await payFor(stage.t, stage.anna, contract.id)
    await endPromotion(stage.merchant, promotion)
    stage.orderId = await received(contract)
    // 179.70 less 10 % and 10.00: 151.73; three of gold are 209.70.
    expect(await toPay(gold, { qty: 3 })).toEqual(money(57.97))
    const { order } = await exchangedForMore(3, 57.97)
    let sum = 0
    for (let unit = 0; unit < 3; unit += 1) sum += await given((await passReturn(1)).id)
    expect([sum, await retained(order.id), await retained(stage.orderId)]).toEqual([5797, 0, 0])
  })

  test('a lamp of a set', async () => {
    await offerSet(stage.t)
    stage.orderId = await received(await orderSets(stage.t, stage.anna))
    const line = (await detail()).tradeOrderLineList.findIndex(({ tradeQty }) => tradeQty === 2)
    // Two for 119.80 less 7 % of the set: 111.41; two of gold are 139.80.
    expect(await toPay(gold, { line, qty: 2 })).toEqual(money(28.39))
    const exchanging = { ...dearer(2, 28.39), line }
    const back = await goodsSentBack(stage.who, stage.orderId, exchanging)
    await stage.merchant.call(PASS, { id: back.id, lines: [{ id: back.lineId, sellable: 2 }] })
    const order = await paid(back.id)
    await arrives(back.id)
    const one = await passReturn(1, { line })
    const two = await passReturn(1, { line })
    expect([await given(one.id), await given(two.id), await retained(order.id)]).toEqual([
      1420, 1419, 0,
    ])
    await stage.t.sql('delete from set_prices')
    await stage.t.sql('delete from set_parts')
  })

  test('what the mall covers is no part of the price of the goods', async () => {
    const contract = await orderWithExtras(stage.anna, { goods: { lamp: 1 }, isAssembled: false })
    await payFor(stage.t, stage.anna, contract.id)
    stage.orderId = await received(contract)
    expect(await toPay(gold)).toEqual(money(10))
  })

  test('delivery with assembly is no part of the price of the desk that is exchanged', async () => {
    await offerAssembly(stage.merchant)
    const contract = await orderWithExtras(stage.anna, { goods: { desk: 1 }, insured: [] })
    await payFor(stage.t, stage.anna, contract.id)
    stage.orderId = await received(contract)
    // The desk is 189.00, the wide one 229.00; assembly was 49.00.
    expect(await toPay(skus.deskWide)).toEqual(money(40))
  })

  test('what assembling a desk cost stays paid where a dearer one comes instead; where none comes it goes back with that desk, its cover and the surcharge', async () => {
    await offerAssembly(stage.merchant)
    const contract = await orderWithExtras(stage.anna, { goods: { desk: 2 } })
    await payFor(stage.t, stage.anna, contract.id)
    stage.orderId = await received(contract)
    const wide = { sku: skus.deskWide, goods: skus.desk, surchargeAmt: money(40) }
    const first = await due(wide)
    await paid(first.id)
    await arrives(first.id)
    // Two desks for 189.00, 49.00 and 8.90 each, and 19.90 for the delivery.
    expect([await retained(stage.orderId), await retained(first.order.id)]).toEqual([51_370, 4000])
    const second = await due(wide)
    await paid(second.id)
    await stage.merchant.call(REFUND_INSTEAD, { id: second.id })
    const done = await reaches(stage.t, stage.anna, second.id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, await given(second.id)]).toEqual([money(246.9), 4000])
    expect([await retained(stage.orderId), await retained(second.order.id)]).toEqual([26_680, 0])
    expect(await retained(first.order.id)).toBe(4000)
  })

  test('delivered to Vienna: the surcharge is what the price there is, with its tax', async () => {
    stage.orderId = await received(await paidOrder(stage.t, stage.anna, { lamp: 1 }, 'paid', wien))
    expect(await toPay(gold)).toEqual(money(10))
    const { order } = await exchangedForMore(1)
    const rows = await stage.t.sql(
      'select tax_rate::float8 as rate, tax::int as tax, tax_treatment as treatment, country from orders where id = $1',
      [fromWireId('order', order.id)],
    )
    expect(rows).toEqual([{ rate: 0.2, tax: 167, treatment: 'STANDARD', country: 'AT' }])
  })

  /**
   * One of brass for gold, which costs 10.00 more, and one of gold for copper, which costs 30.00
   * less: both are back, and the 10.00 are paid.
   */
  async function bothWays() {
    await stage.anna.call('POST /sapi/mall-order/cartline/create', { skuId: gold, skuQty: 1 })
    stage.orderId = await received(await paidOrder(stage.t, stage.anna, { lamp: 1 }))
    const lines = (await detail()).tradeOrderLineList
    const one = (sku: number) => ({
      tradeOrderLine: { id: lines.find((line) => line.sku.id === sku)?.id ?? '' },
      reverseQty: 1,
    })
    const { id } = await stage.anna.call(EXCHANGE, {
      tradeOrder: { id: stage.orderId },
      reverseReason: 'DAMAGED',
      reverseTradeOrderLineList: [
        { ...one(brass), derivativeSku: { id: gold }, surchargeAmt: money(10) },
        { ...one(gold), derivativeSku: { id: copper }, differenceAmt: money(30) },
      ],
    })
    await stage.merchant.call(APPROVE, { id })
    await comesBack(id)
    return { id, order: await paid(id) }
  }

  test('two lines of one exchange, one for less and one for more: each goes its way', async () => {
    const { id, order } = await bothWays()
    await arrives(id)
    const difference = (await read(id)).exchangeDifference
    expect(difference?.amt).toEqual(money(30))
    await reaches(stage.t, stage.anna, difference?.request?.id ?? '', 'REVERSE_DONE')
    expect([await retained(order.id), await retained(stage.orderId)]).toEqual([1000, 9980])
  })

  test('two lines of one exchange, one for less and one for more: A25 gives back both moneys', async () => {
    const { id, order } = await bothWays()
    await stage.merchant.call(REFUND_INSTEAD, { id })
    const done = await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, await given(id)]).toEqual([money(129.8), 1000])
    expect([await retained(order.id), await retained(stage.orderId)]).toEqual([0, 0])
  })

  test('without the tax of the storefront only what costs the same is offered: a price of today says nothing about what was paid', async () => {
    const cartLineIds = await fillCart(stage.anna, { lamp: 1 })
    const addressId = await addAddress(stage.anna, wien)
    const { id: billingAddressId } = await stage.anna.call(
      'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow',
      {
        ...{ ...hamburg, ...wien },
        addressType: 'BILLING',
        company: 'Wiener Möbel GmbH',
        taxCode: 'ATU13585627',
      },
    )
    const choice = { cartLineIds, addressId, billingAddressId }
    const { quoteId } = await stage.anna.call(BILL, choice)
    const contract = await stage.anna.call(PLACE, { ...choice, quoteId })
    await payFor(stage.t, stage.anna, contract.id)
    stage.orderId = await received(contract)
    const { surchargeList, differenceList } = await rendered()
    const same = [brass, steel].map((skuId) => expect.objectContaining({ skuId, amt: money(0) }))
    expect([surchargeList, differenceList]).toEqual([same, same])
    for (const asked of [{ sku: gold, surchargeAmt: money(10) }, { sku: copper }])
      await expect(askExchange(stage.anna, stage.orderId, asked)).rejects.toMatchObject({
        code: 'reverse.exchange_sku',
      })
  })

  test('on the storefront of Sweden the smallest coins are exact', async () => {
    const before = stage.anna
    stage.anna = await stage.t.signIn(people.ben, { site: 'SE' })
    try {
      const priceThere = `update sku_prices set amount = $2 where sku_id = $1 and site = 'SE'`
      await stage.t.sql(priceThere, [brass, 5991])
      await stage.t.sql(priceThere, [gold, 7002])
      const contract = await paidOrder(stage.t, stage.anna, { lamp: 3 }, 'paid', stockholm)
      const { currency } = contract.needPayAmt
      stage.orderId = await received(contract)
      const surchargeAmt = { value: 30.33, currency }
      expect(await toPay(gold, { qty: 3 })).toEqual(surchargeAmt)
      const exchanging = { sku: gold, qty: 3, surchargeAmt }
      const { id, lineId } = await goodsSentBack(stage.who, stage.orderId, exchanging)
      await stage.merchant.call(PASS, { id, lines: [{ id: lineId, sellable: 2, missing: 1 }] })
      expect((await read(id)).exchangeSurcharge?.amt).toEqual({ value: 20.22, currency })
      const order = await paid(id)
      await arrives(id)
      const one = async () =>
        given((await passReturn(1, { amount: 59.91, more: await ofGold() })).id)
      expect([await one(), await one(), await retained(order.id)]).toEqual([1011, 1011, 0])
    } finally {
      stage.anna = before
    }
  })
})

describe('last, because their prices stay', () => {
  test('goods by measure: a dearer version by the half metre, and the books stay sound', async () => {
    await sellByMeasure(stage.t)
    await stage.t.sql(
      `insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position) values (43, 4001, 'GH-W2', 'walnut', 'walnut', '60 x 4 cm', 600, 600, 40, 14000, 'desk-slim--oak', 2)`,
    )
    await stage.t.sql(
      `insert into sku_prices (sku_id, site, currency, amount) select 43, site, currency, 1599 from sku_prices where sku_id = 41`,
    )
    await stage.t.sql(`insert into stock (sku_id, on_hand) values (43, 100)`)
    await stage.t.sql(
      `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) values (43, 100, 0, 'receipt')`,
    )
    const cart = await stage.anna.call('POST /sapi/mall-order/cartline/create', {
      skuId: measuredSkus.worktop,
      skuQty: 1.5,
    })
    const cartLineIds = cart.cartLineList.map((line) => line.id)
    const choice = { cartLineIds, addressId: await addAddress(stage.anna) }
    const { quoteId } = await stage.anna.call(BILL, choice)
    const contract = await stage.anna.call(PLACE, { ...choice, quoteId })
    await payFor(stage.t, stage.anna, contract.id)
    stage.orderId = await received(contract)
    // 1.5 m: 23.99 (rounded by the price of steps) against 19.49.
    expect(await toPay(43, { qty: 1.5 })).toEqual(money(4.5))
    const { id, lineId } = await goodsSentBack(stage.who, stage.orderId, {
      sku: 43,
      qty: 1.5,
      surchargeAmt: money(4.5),
    })
    await stage.merchant.call(PASS, { id, lines: [{ id: lineId, sellable: 0.5, missing: 1 }] })
    expect((await read(id)).exchangeSurcharge?.amt).toEqual(money(1.5))
    await paid(id)
    expect(await stage.t.audit()).toEqual([])
    await arrives(id)
  })
})

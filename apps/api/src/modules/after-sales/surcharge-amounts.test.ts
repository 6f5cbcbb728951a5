import { fromWireId } from '@galleria/kernel/id'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  APPROVE,
  PASS,
  RENDER,
  money,
  reaches,
  requestBody,
} from '../../testing/after-sales-steps.ts'
import {
  CONFIRM,
  EXCHANGE,
  askExchange,
  goodsSentBack,
  lamps,
  nextNumber,
  offerLamps,
  priceAt,
} from '../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { withStripe } from '../../testing/stripe-steps.ts'
import { sendBackBody } from '../../testing/return-steps.ts'
import { paidOrder, payFor, receivedOrder, send } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { reopenSellers } from '../../testing/merchant-steps.ts'
import { offerSet, orderSets } from '../../testing/set-steps.ts'
import { orderWith, runCoupon, runPromotion, endPromotion } from '../../testing/promotion-steps.ts'
import { surchargeSteps } from '../../testing/surcharge-steps.ts'

/** What an exchange costs more, whatever the goods were reduced by and wherever they went. */

const { brass, steel, copper, gold } = lamps

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
const { ship, paid, given, kept, exchangedForMore, passReturn, detail, read } =
  surchargeSteps(stage)
const who = () => ({ buyer: anna, merchant })

describe('what orders were reduced by, and where they went', () => {
  async function received(contract: { tradeOrderList: readonly { id: string }[] }) {
    const id = contract.tradeOrderList[0]?.id ?? ''
    await send(merchant, id)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    return id
  }
  const offeredFor = async (id: string, line = 0, qty = 1) => {
    const body = {
      ...(await requestBody(anna, id, { qty, line })),
      reverseTradeOrderType: 'SALE_EXCHANGE',
    }
    const { surchargeList } = await anna.call(RENDER, body as never)
    return surchargeList.find(({ skuId }) => skuId === gold)?.amt.value
  }

  test('goods with a promotion and a coupon: what the dearer costs beside what was paid; all comes back in thirds', async () => {
    const promotion = await runPromotion(t, merchant)
    await runCoupon(t, operator, { code: 'DEARER' })
    const contract = await orderWith(anna, { goods: { lamp: 3 }, couponCode: 'DEARER' })
    await payFor(t, anna, contract.id)
    await endPromotion(merchant, promotion)
    orderId = await received(contract)
    const more = await offeredFor(orderId, 0, 3)
    // 179.70 less 10 % and 10.00: 151.73; three of gold are 209.70.
    expect(more).toBe(57.97)
    const { order } = await exchangedForMore(3, 57.97)
    let sum = 0
    for (let unit = 0; unit < 3; unit += 1) sum += await given((await passReturn(1)).id)
    expect([sum, await kept(order.id), await kept(orderId)]).toEqual([5797, 0, 0])
  })

  test('a lamp of a set', async () => {
    await offerSet(t)
    orderId = await received(await orderSets(t, anna))
    const lines = (await detail()).tradeOrderLineList
    const line = lines.findIndex(({ tradeQty }) => tradeQty === 2)
    const more = await offeredFor(orderId, line, 2)
    const exchanging = { sku: gold, qty: 2, line, surchargeAmt: money(more ?? 0) }
    const back = await goodsSentBack(who(), orderId, exchanging)
    await merchant.call(PASS, { id: back.id, lines: [{ id: back.lineId, sellable: 2 }] })
    const order = await paid(back.id)
    await ship(back.id)
    await anna.call(CONFIRM, { id: back.id })
    await t.drain()
    const first = await passReturn(1, orderId, { line })
    const second = await passReturn(1, orderId, { line })
    expect((await given(first.id)) + (await given(second.id))).toBe(Math.round((more ?? 0) * 100))
    expect(await kept(order.id)).toBe(0)
    await t.sql('delete from set_prices')
    await t.sql('delete from set_parts')
  })

  test('what the mall covers is no part of the price of the goods', async () => {
    const { orderWithExtras } = await import('../../testing/service-steps.ts')
    const contract = await orderWithExtras(anna, { goods: { lamp: 1 }, isAssembled: false })
    await payFor(t, anna, contract.id)
    orderId = await received(contract)
    expect(await offeredFor(orderId)).toBe(10)
  })

  test('delivery with assembly is no part of the price of the desk that is exchanged', async () => {
    const { offerAssembly, orderWithExtras } = await import('../../testing/service-steps.ts')
    await offerAssembly(merchant)
    const contract = await orderWithExtras(anna, { goods: { desk: 1 }, insured: [] })
    await payFor(t, anna, contract.id)
    const id = contract.tradeOrderList[0]?.id ?? ''
    await send(merchant, id)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    const body = { ...(await requestBody(anna, id)), reverseTradeOrderType: 'SALE_EXCHANGE' }
    const { surchargeList } = await anna.call(RENDER, body as never)
    // The desk is 189.00, the wide one 229.00; assembly was 49.00.
    expect(surchargeList.find(({ skuId }) => skuId === 2)?.amt).toEqual(money(40))
  })

  test('delivered to Vienna: the surcharge is what the price there is, with its tax', async () => {
    const wien = {
      personPhone: '+43 6641234567',
      postalCode: '1010',
      city: 'Wien',
      province: 'Wien',
      country: 'Österreich',
    }
    orderId = await received(await paidOrder(t, anna, { lamp: 1 }, 'paid', wien))
    expect(await offeredFor(orderId)).toBe(10)
    const { order } = await exchangedForMore(1)
    const rows = await t.sql(
      'select tax_rate::float8 as rate, tax::int as tax, tax_treatment as treatment, country from orders where id = $1',
      [fromWireId('order', order.id)],
    )
    expect(rows).toEqual([{ rate: 0.2, tax: 167, treatment: 'STANDARD', country: 'AT' }])
  })

  test('two lines of one exchange, one for less and one for more: each goes its way, and A25 gives back both moneys', async () => {
    await anna.call('POST /sapi/mall-order/cartline/create', { skuId: gold, skuQty: 1 })
    const contract = await paidOrder(t, anna, { lamp: 1 })
    orderId = await received(contract)
    const lines = (await detail()).tradeOrderLineList
    const of = (sku: number) => lines.find(({ sku: one }) => one.id === sku)?.id ?? ''
    const ask = () =>
      anna.call(EXCHANGE, {
        tradeOrder: { id: orderId },
        reverseReason: 'DAMAGED',
        reverseTradeOrderLineList: [
          {
            tradeOrderLine: { id: of(brass) },
            reverseQty: 1,
            derivativeSku: { id: gold },
            surchargeAmt: money(10),
          },
          {
            tradeOrderLine: { id: of(gold) },
            reverseQty: 1,
            derivativeSku: { id: copper },
            differenceAmt: money(30),
          },
        ],
      } as never)
    const { id } = await ask()
    await merchant.call(APPROVE, { id })
    await anna.call(
      'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
      sendBackBody(id, { number: nextNumber() }),
    )
    const asked = await read(id)
    await merchant.call(PASS, {
      id,
      lines: asked.reverseTradeOrderLineList.map((one) => ({ id: one.id, sellable: 1 })),
    })
    const order = await paid(id)
    await ship(id)
    await anna.call(CONFIRM, { id })
    await t.drain()
    expect((await read(id)).exchangeDifference?.amt).toEqual(money(30))
    expect(await kept(order.id)).toBe(1000)
  })

  test('without the tax of the storefront only what costs the same is offered: a price of today says nothing about what was paid', async () => {
    const CREATE = 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow' as const
    const { fillCart, hamburg } = await import('../../testing/shop-steps.ts')
    const wien = {
      ...hamburg,
      personPhone: '+43 6641234567',
      postalCode: '1010',
      city: 'Wien',
      province: 'Wien',
      country: 'Österreich',
    }
    const cartLineIds = await fillCart(anna, { lamp: 1 })
    const addressId = (await anna.call(CREATE, wien)).id
    const billingAddressId = (
      await anna.call(CREATE, {
        ...wien,
        addressType: 'BILLING',
        company: 'Wiener Möbel GmbH',
        taxCode: 'ATU13585627',
      } as never)
    ).id
    const choice = { cartLineIds, addressId, billingAddressId }
    const { quoteId } = await anna.call(
      'POST /sapi/mall-order/web/order/renderTradeContract',
      choice,
    )
    const contract = await anna.call('POST /sapi/mall-order/web/order/createTradeContract', {
      ...choice,
      quoteId,
    })
    await payFor(t, anna, contract.id)
    const id = contract.tradeOrderList[0]?.id ?? ''
    await send(merchant, id)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    const body = { ...(await requestBody(anna, id)), reverseTradeOrderType: 'SALE_EXCHANGE' }
    const { surchargeList, differenceList } = await anna.call(RENDER, body as never)
    const same = [brass, steel].map((skuId) => expect.objectContaining({ skuId, amt: money(0) }))
    expect([surchargeList, differenceList]).toEqual([same, same])
    for (const asked of [{ sku: gold, surchargeAmt: money(10) }, { sku: copper }])
      await expect(askExchange(anna, id, asked)).rejects.toMatchObject({
        code: 'reverse.exchange_sku',
      })
  })

  test.each(['SE'] as const)(
    'on the storefront of %s the smallest coins are exact',
    async (site) => {
      const buyer = await t.signIn(people.ben, { site } as never)
      const before = anna
      anna = buyer
      try {
        await t.sql(`update sku_prices set amount = 5991 where sku_id = $1 and site = $2`, [
          brass,
          site,
        ])
        await t.sql(`update sku_prices set amount = 7002 where sku_id = $1 and site = $2`, [
          gold,
          site,
        ])
        const there = {
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
        const contract = await paidOrder(t, anna, { lamp: 3 }, 'paid', there)
        orderId = contract.tradeOrderList[0]?.id ?? ''
        await send(merchant, orderId)
        await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
        const currency = contract.needPayAmt.currency
        const body = {
          ...(await requestBody(anna, orderId, { qty: 3 })),
          reverseTradeOrderType: 'SALE_EXCHANGE',
        }
        const { surchargeList } = await anna.call(RENDER, body as never)
        expect(surchargeList.find(({ skuId }) => skuId === gold)?.amt).toEqual({
          value: 30.33,
          currency,
        })
        const back = await goodsSentBack(who(), orderId, {
          sku: gold,
          qty: 3,
          surchargeAmt: { value: 30.33, currency },
        })
        await merchant.call(PASS, {
          id: back.id,
          lines: [{ id: back.lineId, sellable: 2, missing: 1 }],
        })
        expect((await read(back.id)).exchangeSurcharge?.amt).toEqual({ value: 20.22, currency })
        const order = await paid(back.id)
        await ship(back.id)
        await anna.call(CONFIRM, { id: back.id })
        await t.drain()
        const [line] = (await detail()).tradeOrderLineList
        const one = async () => {
          const { id, reverseTradeOrderLineList: lines } = await anna.call(
            'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
            {
              tradeOrder: { id: orderId },
              reverseReason: 'DAMAGED',
              applyRefundAmt: { value: 59.91 },
              reverseTradeOrderLineList: [
                { tradeOrderLine: { id: line?.id ?? '' }, reverseQty: 1, goodsSku: { id: gold } },
              ],
            } as never,
          )
          await merchant.call(APPROVE, { id })
          await anna.call(
            'POST /api/trantor/flow/trade_PostBackReverseTradeOrderFlow',
            sendBackBody(id, { number: nextNumber() }),
          )
          await merchant.call(PASS, { id, lines: [{ id: lines[0]?.id ?? '', sellable: 1 }] })
          await reaches(t, anna, id, 'REVERSE_DONE')
          return given(id)
        }
        expect([await one(), await one(), await kept(order.id)]).toEqual([1011, 1011, 0])
      } finally {
        anna = before
      }
    },
  )
})

describe('last, because their prices stay', () => {
  test('goods by measure: a dearer version by the half metre, and the books stay sound', async () => {
    const { sellByMeasure, measuredSkus } = await import('../../testing/measure-steps.ts')
    await sellByMeasure(t)
    await t.sql(
      `insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position) values (43, 4001, 'GH-W2', 'walnut', 'walnut', '60 x 4 cm', 600, 600, 40, 14000, 'desk-slim--oak', 2)`,
    )
    await t.sql(
      `insert into sku_prices (sku_id, site, currency, amount) select 43, site, currency, 1599 from sku_prices where sku_id = 41`,
    )
    await t.sql(`insert into stock (sku_id, on_hand) values (43, 100)`)
    await t.sql(
      `insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) values (43, 100, 0, 'receipt')`,
    )
    const { addAddress } = await import('../../testing/shop-steps.ts')
    const cart = await anna.call('POST /sapi/mall-order/cartline/create', {
      skuId: measuredSkus.worktop,
      skuQty: 1.5,
    })
    const cartLineIds = cart.cartLineList.map((line) => line.id)
    const addressId = await addAddress(anna)
    const { quoteId } = await anna.call('POST /sapi/mall-order/web/order/renderTradeContract', {
      cartLineIds,
      addressId,
    })
    const contract = await anna.call('POST /sapi/mall-order/web/order/createTradeContract', {
      cartLineIds,
      addressId,
      quoteId,
    })
    await payFor(t, anna, contract.id)
    const id = contract.tradeOrderList[0]?.id ?? ''
    await send(merchant, id)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    const body = {
      ...(await requestBody(anna, id, { qty: 1.5 })),
      reverseTradeOrderType: 'SALE_EXCHANGE',
    }
    const { surchargeList } = await anna.call(RENDER, body as never)
    const more = surchargeList.find(({ skuId }) => skuId === 43)?.amt.value
    // 1.5 m: 23.99 (rounded by the price of steps) against 19.49.
    expect(more).toBeCloseTo(4.5, 1)
    const back = await goodsSentBack(who(), id, {
      sku: 43,
      qty: 1.5,
      surchargeAmt: money(more ?? 0),
    })
    await merchant.call(PASS, {
      id: back.id,
      lines: [{ id: back.lineId, sellable: 0.5, missing: 1 }],
    } as never)
    const part = (await read(back.id)).exchangeSurcharge?.amt.value ?? 0
    expect(part).toBeCloseTo((more ?? 0) / 3, 2)
    await paid(back.id)
    expect(await t.audit()).toEqual([])
    await ship(back.id)
    await anna.call(CONFIRM, { id: back.id })
  })
})

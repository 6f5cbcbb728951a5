import { MINUTE } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addAddress, fillCart } from '../../../testing/shop-steps.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { skus } from '../../../testing/small-catalogue.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from flash_sales'))

const SEARCH = 'POST /sapi/mall-item/item/search' as const
const DETAIL = 'POST /sapi/mall-item/item/detail' as const
const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
const CREATE = 'POST /sapi/mall-order/web/order/createTradeContract' as const
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const at = (ms: number) => new Date(t.clock.now().getTime() + ms)
const sell = (skuId: number, amount: number, from: number, until: number, site = 'DE') =>
  t.sql(
    'insert into flash_sales (sku_id, site, amount, starts_at, ends_at) values ($1, $2, $3, $4, $5)',
    [skuId, site, amount, at(from), at(until)],
  )
const card = async (keyword: string, site: 'DE' | 'SE' = 'DE') =>
  (await t.visit({ site }).call(SEARCH, { keyword })).data[0]
const euros = (value: number) => ({ value, currency: 'EUR' })

test('[PROD-007] while a flash sale runs, card and item page show its price, the one before, the lowest of 30 days and when it ends', async () => {
  await sell(skus.desk, 14900, -HOUR, 2 * HOUR + 14 * MINUTE)
  const sale = {
    isSecKill: true,
    secKillStartTime: at(-HOUR).toISOString(),
    secKillEndTime: at(2 * HOUR + 14 * MINUTE).toISOString(),
    secKillLeft: 8040,
    salePrc: euros(149),
    originalPrc: euros(189),
    lowest30Prc: euros(189),
  }
  expect(await card('halden')).toMatchObject({
    ...sale,
    defaultSkuId: skus.desk,
    discountShowPrice: euros(40),
  })
  const { skuList } = await t.visit().call(DETAIL, { id: 1001 })
  expect(skuList[0]).toMatchObject(sale)
  expect(skuList[1]).toMatchObject({
    isSecKill: false,
    secKillStartTime: null,
    secKillEndTime: null,
    secKillLeft: null,
    salePrc: euros(229),
    originalPrc: euros(239),
    lowest30Prc: euros(239),
  })
  expect(await card('halden', 'SE')).toMatchObject({
    isSecKill: false,
    salePrc: { value: 189, currency: 'SEK' },
    originalPrc: null,
  })
})

test("[PROD-007] a sale holds from its first moment to before its last, by the mall's clock", async () => {
  await sell(skus.chair, 9900, 10 * MINUTE, 20 * MINUTE)
  const prices: unknown[] = []
  const start = t.clock.now()
  for (const minutes of [0, 9.999, 10, 19.999, 20]) {
    t.clock.set(new Date(start.getTime() + minutes * MINUTE))
    prices.push((await card('orla'))?.salePrc.value)
  }
  expect(prices).toEqual([129, 129, 99, 99, 129])
})

test('listing sorts, filters and counts by the price that holds now', async () => {
  const names = async (body: object) =>
    (await t.visit().call(SEARCH, body as never)).data.map(({ name }) => name)
  await sell(skus.desk, 4900, -HOUR, HOUR)
  await sell(skus.lastChair, 100, HOUR, 2 * HOUR)
  expect(await names({ sort: 'priceAsc' })).toEqual([
    'Halden desk',
    'Vesna lamp',
    'Orla chair',
    'Tarn chair',
  ])
  expect(await names({ filters: { priceMax: 50 } })).toEqual(['Halden desk'])
  expect(await names({ filters: { reduced: true } })).toEqual(['Halden desk'])
  const { facets } = await t.visit().call(SEARCH, {})
  expect([facets.price[0], facets.available[1]]).toEqual([
    { value: '49', label: 'min', count: 4 },
    { value: 'reduced', label: 'reduced', count: 1 },
  ])
})

test('a card offers the sku that is cheapest now', async () => {
  await sell(skus.deskWide, 17900, -HOUR, HOUR)
  expect(await card('halden')).toMatchObject({
    defaultSkuId: skus.deskWide,
    salePrc: euros(179),
    originalPrc: euros(229),
    lowest30Prc: euros(229),
  })
})

test('the lowest price of the last 30 days includes flash sales that are over, and forgets them after 30 days', async () => {
  await sell(skus.desk, 12900, -3 * DAY, -2 * DAY)
  await sell(skus.desk, 14900, -HOUR, HOUR)
  await sell(skus.deskWide, 19900, -40 * DAY, -29 * DAY)
  const lowest = async () =>
    (await t.visit().call(DETAIL, { id: 1001 })).skuList.map(
      ({ lowest30Prc }) => lowest30Prc?.value,
    )
  expect(await lowest()).toEqual([129, 199])
  await t.sql(
    `update flash_sales set starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days' where ends_at < $1`,
    [t.clock.now()],
  )
  expect(await lowest()).toEqual([189, 239])
})

test("a sale that the shop's own price has come down to is none; two sales of one thing at one time cannot be", async () => {
  await sell(skus.chair, 12900, -HOUR, HOUR)
  expect(await card('orla')).toMatchObject({
    isSecKill: false,
    salePrc: euros(129),
    originalPrc: null,
  })
  await expect(sell(skus.chair, 9900, 0, 2 * HOUR)).rejects.toMatchObject({ code: '23P01' })
})

test("[PROD-007] cart, bill and order are at the sale's price; a bill from before its end is refused after it", async () => {
  await sell(skus.chair, 9900, -HOUR, HOUR)
  const guest = t.visit()
  const cartLineIds = await fillCart(guest, { chair: 2 })
  const addressId = await addAddress(guest)
  const cart = await guest.call('POST /sapi/mall-order/cartline/list', {})
  expect([
    cart.cartLineList[0]?.sku.salePrc,
    cart.cartLineList[0]?.sku.originalPrc,
    cart.summary.totalAmt,
    cart.summary.discountAmt,
  ]).toEqual([euros(99), euros(129), euros(198), euros(60)])
  const { quoteId, skuAmt } = await guest.call(RENDER, { cartLineIds, addressId })
  expect(skuAmt).toEqual(euros(198))
  t.clock.advance(HOUR)
  await expect(guest.call(CREATE, { cartLineIds, addressId, quoteId })).rejects.toMatchObject({
    status: 422,
    code: 'price.changed',
  })
  expect((await guest.call(RENDER, { cartLineIds, addressId })).skuAmt).toEqual(euros(258))
  await sell(skus.chair, 9900, 0, HOUR)
  const again = await guest.call(RENDER, { cartLineIds, addressId })
  const placed = await guest.call(CREATE, { cartLineIds, addressId, quoteId: again.quoteId })
  expect(placed.needPayAmt).toEqual(euros(198))
  expect(
    await t.sql(
      'select l.unit_price as "unitPrice" from order_lines l join orders o on o.id = l.order_id order by o.ordered_at desc limit 1',
    ),
  ).toEqual([{ unitPrice: 9900 }])
})

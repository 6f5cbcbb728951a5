import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DETAIL } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { openSites, placeAll, sites } from '../../../testing/pick-up-steps.ts'
import { addAddress, payFor, until } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

/** Before ordering: where goods are fetched, and what that makes of the bill. */

const CHOOSE = 'POST /sapi/mall-order/cartline/chooseSite' as const
const RENDER = 'POST /sapi/mall-order/web/order/renderTradeContract' as const

let t: TestMall
let [anna, ben]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  await openSites(t)
  ;[anna, ben] = await Promise.all([t.signIn(people.anna), t.signIn(people.ben)])
})
afterAll(() => t.close())
afterEach(async () => expect(await t.audit('always')).toEqual([]))

const orderOf = (who: Visitor, id: string) => who.call(DETAIL, { id })
const cart = (who: Visitor) => who.call('POST /sapi/mall-order/cartline/list', {})
const render = async (who: Visitor, address: Parameters<typeof addAddress>[1] = {}) => {
  const addressId = await addAddress(who, address)
  const { cartLineList } = await cart(who)
  return who.call(RENDER, { cartLineIds: cartLineList.map(({ id }) => id), addressId })
}
const empty = async (who: Visitor) => {
  const { cartLineList } = await cart(who)
  if (cartLineList.length > 0)
    await who.call('POST /sapi/mall-order/cartline/delete', {
      ids: cartLineList.map(({ id }) => id),
    })
}
const vienna = {
  poiName: 'Ring',
  postalCode: '1010',
  city: 'Wien',
  province: 'Wien',
  country: 'Österreich',
  personPhone: '+43 15123456',
}

test('[CART-003] what of the cart comes from a shop is fetched where its buyer chose, free of delivery, and taxed where it is handed over', async () => {
  await ben!.call('POST /sapi/mall-order/cartline/create', { skuId: skus.lamp, skuQty: 1 })
  await ben!.call('POST /sapi/mall-order/cartline/create', { skuId: skus.chair, skuQty: 1 })
  const delivered = await render(ben!, vienna)
  expect(delivered.shopList.map(({ siteList }) => siteList.map(({ id }) => id))).toEqual([
    [sites.hamburg, sites.vienna],
    [],
  ])
  expect(delivered.shopList.map((one) => [one.shippingAmt.value, one.taxRate])).toEqual([
    [4.9, 0.2],
    [0, 0.2],
  ])

  await ben!.call(CHOOSE, { shopId: 5, siteId: sites.hamburg })
  expect(
    (await cart(ben!)).cartLineList.map(({ cartLineTypeDict, site }) => [cartLineTypeDict, site]),
  ).toEqual([
    ['NORMAL_SALE_O2O', { id: sites.hamburg, name: 'Galleria Hamburg' }],
    ['NORMAL_SALE_B2C', null],
  ])
  const fetched = await render(ben!, vienna)
  expect(
    fetched.shopList.map((one) => [
      one.siteAddress?.name ?? null,
      one.shippingAmt.value,
      one.taxRate,
      one.taxAmt.value,
      one.needPayAmt.value,
    ]),
  ).toEqual([
    ['Galleria Hamburg', 0, 0.19, 9.56, 59.9],
    [null, 0, 0.2, 21.5, 129],
  ])
  // A day of handling, and nobody carries it.
  const [lamp] = fetched.shopList
  expect((lamp?.expectDate ?? '') < (delivered.shopList[0]?.expectDate ?? '')).toBe(true)

  await ben!.call(CHOOSE, { shopId: 5, siteId: null })
  expect((await cart(ben!)).cartLineList[0]?.cartLineTypeDict).toBe('NORMAL_SALE_B2C')
  await empty(ben!)
})

test('a site that is closed, of another shop, or in a country that the storefront does not send to cannot be chosen', async () => {
  for (const asked of [
    { shopId: 5, siteId: sites.closed },
    { shopId: 11, siteId: sites.hamburg },
  ])
    await expect(ben!.call(CHOOSE, asked)).rejects.toMatchObject({ code: 'site.not_found' })
  const spanish = await t.signIn(people.ben, { site: 'ES' })
  await expect(spanish.call(CHOOSE, { shopId: 5, siteId: sites.hamburg })).rejects.toMatchObject({
    code: 'site.not_found',
  })
})

test('a company that fetches pays the tax of the place, though its delivery would have none', async () => {
  await ben!.call('POST /sapi/mall-order/cartline/create', { skuId: skus.lamp, skuQty: 1 })
  const company = { ...vienna, company: 'Wiener Werk GmbH', taxCode: 'ATU12345675' }
  await ben!.call(CHOOSE, { shopId: 5, siteId: sites.vienna })
  const bill = await render(ben!, company)
  expect([bill.taxTreatment, bill.taxRate, bill.taxAmt.value, bill.needPayAmt.value]).toEqual([
    'STANDARD',
    0.2,
    9.98,
    59.9,
  ])
  await empty(ben!)
})

test('a site that closes after the bill was shown changes what was agreed, and nothing is ordered', async () => {
  await ben!.call('POST /sapi/mall-order/cartline/create', { skuId: skus.lamp, skuQty: 1 })
  await ben!.call(CHOOSE, { shopId: 5, siteId: sites.vienna })
  const { cartLineList } = await cart(ben!)
  const asked = {
    cartLineIds: cartLineList.map(({ id }) => id),
    addressId: await addAddress(ben!),
  }
  const { quoteId } = await ben!.call(RENDER, asked)
  await t.sql('update pickup_sites set is_open = false where id = $1', [sites.vienna])
  await expect(
    ben!.call('POST /sapi/mall-order/web/order/createTradeContract', { ...asked, quoteId }),
  ).rejects.toMatchObject({ code: 'price.changed' })
  await t.sql('update pickup_sites set is_open = true where id = $1', [sites.vienna])
  await empty(ben!)
})

test('of two shops one is fetched and one is sent, in one payment; the next cart is delivered again', async () => {
  await anna!.call('POST /sapi/mall-order/cartline/create', { skuId: skus.lamp, skuQty: 1 })
  await anna!.call('POST /sapi/mall-order/cartline/create', { skuId: skus.chair, skuQty: 1 })
  await anna!.call(CHOOSE, { shopId: 5, siteId: sites.hamburg })
  const placed = await placeAll(anna!)
  await payFor(t, anna!, placed.id)
  await t.drain()
  const orders = await Promise.all(placed.tradeOrderList.map(({ id }) => orderOf(anna!, id)))
  expect(
    orders.map((one) => [one.shop.id, one.fulfillmentType, one.shop.shopChannelType]).toSorted(),
  ).toEqual([
    [11, 'SITE_SHIPPING', 'B2C'],
    [5, 'SITE_PICK_UP', 'O2O'],
  ])
  await anna!.call('POST /sapi/mall-order/cartline/create', { skuId: skus.lamp, skuQty: 1 })
  expect((await cart(anna!)).cartLineList[0]?.cartLineTypeDict).toBe('NORMAL_SALE_B2C')
  await empty(anna!)
})

test('a bill is made while another tab takes the goods out of the cart: what their shop charges is asked once more', async () => {
  await ben!.call('POST /sapi/mall-order/cartline/create', { skuId: skus.lamp, skuQty: 1 })
  const { cartLineList } = await cart(ben!)
  const addressId = await addAddress(ben!)
  const other = new pg.Client({ connectionString: t.databaseUrl })
  await other.connect()
  await other.query('begin')
  // The bill waits here, between the lines and the rates.
  await other.query('lock table shipping_rates in access exclusive mode')
  const bill = ben!.call(RENDER, { cartLineIds: cartLineList.map(({ id }) => id), addressId })
  await until(async () => {
    const waits = await t.sql(
      `select 1 from pg_locks where not granted and relation = 'shipping_rates'::regclass`,
    )
    return waits.length > 0
  }, 'the bill to wait')
  await t.sql('delete from cart_lines')
  await other.query('commit')
  await other.end()
  expect((await bill).needPayAmt.value).toBe(59.9)
})

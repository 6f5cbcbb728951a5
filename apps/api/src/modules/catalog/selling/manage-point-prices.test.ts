import { DAY } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { endow } from '../../../testing/point-steps.ts'
import { addAddress } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

const LIST = 'POST /sapi/mall-merchant/pointPrice/list' as const
const KEEP = 'POST /sapi/mall-merchant/pointPrice/keep' as const
const END = 'POST /sapi/mall-merchant/pointPrice/end' as const
const BILL = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
const PLACE = 'POST /sapi/mall-order/web/order/createTradeContract' as const
const LAMP = 1003

let t: TestMall
let merchant: Visitor
let other: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())
afterEach(async () => {
  for (const table of ['point_prices', 'pre_sales', 'group_buy_offers'])
    await t.sql(`delete from ${table}`)
})

const price = (change: object = {}) => ({ site: 'NL' as const, points: 300, amount: 10, ...change })
const body = (change: object = {}) => ({ skuCode: 'GH-3', priceList: [price()], ...change })
const keep = async (change: object = {}) => (await merchant.call(KEEP, body(change)))[0]!
/** Where Dutch orders go. */
const dutch = {
  country: 'Nederland',
  province: 'Noord-Holland',
  city: 'Amsterdam',
  detailAddress: '2',
  postalCode: '1012 AB',
  personPhone: '+31 205550123',
}
const stands = () =>
  t.sql<{ sku_id: number; site: string; points: number; amount: number }>(
    'select sku_id, site, points, amount from point_prices order by site',
  )
const shown = async (site: 'DE' | 'NL') =>
  (await t.visit({ site }).call('POST /sapi/mall-item/item/detail', { id: LAMP })).skuList.find(
    ({ id }) => id === skus.lamp,
  )
const wrong = (change: object, who = merchant) =>
  who.call(KEEP, body(change)).then(
    () => [],
    (error: { body: { errors: { path: string; code: string }[] } }) =>
      error.body.errors.map(({ path, code }) => [path, code]),
  )

test('a shop sells goods for points where there is a points mall, changes the price, and sells them for money again; elsewhere nothing changes', async () => {
  const made = await keep()
  expect(made).toMatchObject({
    skuCode: 'GH-3',
    shopName: 'Galleria House',
    priceList: [
      {
        site: 'NL',
        points: 300,
        besidePrc: { value: 10, currency: 'EUR' },
        usualPrc: { value: 59.9, currency: 'EUR' },
      },
    ],
  })
  expect(await stands()).toEqual([{ sku_id: skus.lamp, site: 'NL', points: 300, amount: 1000 }])
  expect(await shown('NL')).toMatchObject({ salePrc: { value: 10 }, salePoints: 300 })
  expect(await shown('DE')).toMatchObject({ salePrc: { value: 59.9 }, salePoints: 0 })
  // Kept twice it is kept once.
  expect(await keep()).toEqual(made)

  const changed = await keep({
    priceList: [price({ points: 500, amount: 0 }), price({ site: 'FR' })],
    fingerprint: made.fingerprint,
  })
  expect(changed.priceList.map(({ site, points }) => [site, points])).toEqual([
    ['FR', 300],
    ['NL', 500],
  ])
  // Its prices for money stay as they are meanwhile.
  const goods = await merchant.call('POST /sapi/mall-merchant/goods/detail', { skuCode: 'GH-3' })
  expect(goods.operationList).not.toContain('price')
  await expect(
    merchant.call(END, { skuCode: 'GH-3', fingerprint: made.fingerprint }),
  ).rejects.toMatchObject({ status: 409, code: 'pointprice.changed' })
  const which = { skuCode: 'GH-3', fingerprint: changed.fingerprint }
  expect(await merchant.call(END, which)).toEqual([])
  expect(await merchant.call(END, which)).toEqual([])
  expect(await shown('NL')).toMatchObject({ salePrc: { value: 59.9 }, salePoints: 0 })
})

test('who has a bill open is told that the price in points has changed, and nothing is taken', async () => {
  const { fingerprint } = await keep()
  const anna = await t.signIn(people.anna, { site: 'NL' })
  await endow(t, anna, 1000)
  const cart = await anna.call('POST /sapi/mall-order/cartline/create', {
    skuId: skus.lamp,
    skuQty: 1,
  })
  const cartLineIds = cart.cartLineList.map(({ id }) => id)
  const addressId = await addAddress(anna, dutch)
  const { quoteId } = await anna.call(BILL, { cartLineIds, addressId })
  await keep({ priceList: [price({ points: 301 })], fingerprint })
  await expect(anna.call(PLACE, { cartLineIds, addressId, quoteId })).rejects.toMatchObject({
    code: 'price.changed',
  })
  const again = await anna.call(BILL, { cartLineIds, addressId })
  const placed = await anna.call(PLACE, { cartLineIds, addressId, quoteId: again.quoteId })
  // What was ordered keeps its price.
  const [now] = await merchant.call(LIST, {})
  await merchant.call(END, { skuCode: 'GH-3', fingerprint: now?.fingerprint ?? '' })
  expect(placed.needPayAmt).toEqual({ value: 10, currency: 'EUR' })
  expect(await t.audit()).toEqual([])
})

test('of two who change a price at once one is told; one that is there is changed, not made again', async () => {
  const { fingerprint } = await keep()
  const both = await Promise.allSettled(
    [400, 500].map((points) =>
      merchant.call(KEEP, body({ priceList: [price({ points })], fingerprint })),
    ),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual([
    'pointprice.changed',
  ])
  const before = await stands()
  expect(await wrong({ priceList: [price({ points: 7 })] })).toEqual([['skuCode', 'points_taken']])
  expect(await stands()).toEqual(before)
})

test('what is wrong stands at its field, and nothing is sold for points', async () => {
  expect(await wrong({ skuCode: 'NO-SUCH' })).toEqual([['skuCode', 'item_number']])
  expect(await wrong({}, other)).toEqual([['skuCode', 'item_number']])
  expect(await other.call(LIST, {})).toEqual([])
  await expect(
    other.call(END, { skuCode: 'GH-3', fingerprint: 'NL 300+1000' }),
  ).rejects.toMatchObject({ status: 404, code: 'sku.not_found' })
  expect(await wrong({ priceList: [price({ site: 'DE' })] })).toEqual([
    ['priceList.0.points', 'points_site'],
  ])
  expect(await wrong({ priceList: [price({ amount: 1.234 })] })).toEqual([
    ['priceList.0.amount', 'decimals'],
  ])
  expect(await wrong({ priceList: [price({ amount: 59.9 })] })).toEqual([
    ['priceList.0.amount', 'points_no_less'],
  ])
  await t.sql("update sku_prices set withdrawn_at = now() where sku_id = 4 and site = 'FR'")
  expect(await wrong({ priceList: [price(), price({ site: 'FR' })] })).toEqual([
    ['priceList.1.points', 'points_not_sold'],
  ])
  await t.sql("update sku_prices set withdrawn_at = null where sku_id = 4 and site = 'FR'")
  expect(await stands()).toEqual([])
})

test('what is planned on other terms is not sold for points, nor planned once it is: of two at once one is told', async () => {
  const at = (days: number) => new Date(t.clock.now().getTime() + days * DAY).toISOString()
  const planGroups = () =>
    merchant.call('POST /sapi/mall-merchant/groupOffer/plan', {
      skuCode: 'GH-3',
      startTime: at(1),
      endTime: at(5),
      openHours: 24,
      sizeList: [{ size: 2, percentOff: 5 }],
    })
  const both = await Promise.allSettled([planGroups(), keep()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await t.sql('delete from group_buy_offers')
  await t.sql('delete from point_prices')
  await planGroups()
  expect(await wrong({})).toEqual([['skuCode', 'group_taken']])
  expect(await stands()).toEqual([])
  await t.sql('delete from group_buy_offers')
  await keep()
  await expect(planGroups()).rejects.toMatchObject({
    body: { errors: [{ path: 'skuCode', code: 'item_number' }] },
  })
})

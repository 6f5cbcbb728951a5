import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { sellForPoints } from '../../testing/point-steps.ts'
import { addAddress, fillCart } from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

/**
 * A shop sets its prices: what it is asked twice about, what a reduction says, and what nobody can
 * rewrite.
 */

const GOODS = 'POST /sapi/mall-merchant/goods/detail' as const
const PRICE = 'POST /sapi/mall-merchant/goods/price' as const
const PRICES = 'POST /sapi/mall-merchant/goods/prices' as const
const ITEM = 'POST /sapi/mall-item/item/detail' as const

let t: TestMall
let merchant: Visitor | undefined
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const goods = (skuCode: string) => merchant!.call(GOODS, { skuCode })
const errorsOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: { body?: { errors?: { path: string; code: string }[] } }) =>
      (error.body?.errors ?? []).map(({ path, code }) => [path, code]),
  )

/** Sessions do not last as long as the history of a price. */
async function later(days: number) {
  t.clock.set(new Date(t.clock.now().getTime() + days * DAY))
  merchant = await t.signIn(people.merchant)
}
// Each test begins with 30 days in which nothing changed.
beforeEach(() => later(31))
const priceAt = async (skuCode = 'GH-1', site = 'DE') =>
  (await goods(skuCode)).priceList.find((one) => one.site === site)!
const set = async (
  amount: number,
  change: { isReduced?: boolean; isSure?: boolean; seenAmount?: number } = {},
) => {
  const { isSure, ...rest } = change
  return merchant!.call(PRICE, {
    skuCode: 'GH-1',
    priceList: [
      {
        site: 'DE',
        amount,
        seenAmount: (await priceAt()).salePrc!.value,
        isReduced: false,
        ...rest,
      },
    ],
    ...(isSure ? { isSure } : {}),
  })
}

test('prices are set at the storefronts that are named, in their currency, and are seen at once by whoever buys', async () => {
  await merchant!.call(PRICE, {
    skuCode: 'GH-1',
    priceList: [
      { site: 'DE', amount: 179.5, seenAmount: 189, isReduced: false },
      { site: 'SE', amount: 199, seenAmount: 189, isReduced: false },
    ],
  })
  expect(await priceAt()).toEqual({
    site: 'DE',
    salePrc: { value: 179.5, currency: 'EUR' },
    originalPrc: null,
    lowest30Prc: null,
    taxRate: 0.19,
    since: t.clock.now().toISOString(),
  })
  expect((await priceAt('GH-1', 'SE')).salePrc).toEqual({ value: 199, currency: 'SEK' })
  expect((await priceAt('GH-1', 'FR')).salePrc).toEqual({ value: 189, currency: 'EUR' })
  expect((await t.visit().call(ITEM, { id: 1001 })).skuList[0]?.salePrc.value).toBe(179.5)
  const search = await t.visit().call('POST /sapi/mall-item/item/search', { keyword: 'halden' })
  expect(search.data[0]?.salePrc.value).toBe(179.5)
  await set(189)
})

test('a bill that is open when a price changes is told so, and nothing is ordered', async () => {
  const guest = t.visit()
  const cartLineIds = await fillCart(guest, { desk: 1 })
  const addressId = await addAddress(guest)
  const { quoteId } = await guest.call('POST /sapi/mall-order/web/order/renderTradeContract', {
    cartLineIds,
    addressId,
  })
  const before = await t.sql('select count(*)::int as n from orders')
  await set(199)
  await expect(
    guest.call('POST /sapi/mall-order/web/order/createTradeContract', {
      cartLineIds,
      addressId,
      quoteId,
    }),
  ).rejects.toMatchObject({ code: 'price.changed' })
  expect(await t.sql('select count(*)::int as n from orders')).toEqual(before)
  await set(189)
})

test('a reduction says what it was before and the lowest of 30 days, which nobody types', async () => {
  await set(169)
  await later(10)
  await set(189)
  await later(5)
  await set(159, { isReduced: true })
  expect(await priceAt()).toMatchObject({
    salePrc: { value: 159 },
    originalPrc: { value: 189 },
    lowest30Prc: { value: 169 },
  })
  // Lowered further, it is still reduced from what it was before.
  await later(5)
  await set(149, { isReduced: true })
  expect(await priceAt()).toMatchObject({
    originalPrc: { value: 189 },
    lowest30Prc: { value: 159 },
  })
  await set(189)
  expect(await priceAt()).toMatchObject({ originalPrc: null, lowest30Prc: null })
})

test('what it cost within 30 days is no reduction; after them it is one', async () => {
  await set(150)
  await later(2)
  await set(189)
  await later(29)
  expect(await errorsOf(set(159, { isReduced: true }))).toEqual([
    ['priceList.0.amount', 'price_no_reduction'],
  ])
  expect(await errorsOf(set(195, { isReduced: true }))).toEqual([
    ['priceList.0.amount', 'price_no_reduction'],
  ])
  expect((await priceAt()).salePrc!.value).toBe(189)
  await later(2)
  await set(159, { isReduced: true })
  expect((await priceAt()).lowest30Prc).toEqual({ value: 189, currency: 'EUR' })
  await set(189)
})

test('a price is reduced only after 30 days on sale: one of a new storefront, and one raised while nobody could buy', async () => {
  const sell = (isOnSale: boolean) =>
    merchant!.call('POST /sapi/mall-merchant/goods/sell', { skuCode: 'GH-1', isOnSale })
  await sell(false)
  await set(199)
  await later(31)
  // It was 199.00 for 31 days, and nobody could buy it.
  expect(await errorsOf(set(159, { isReduced: true }))).toEqual([
    ['priceList.0.amount', 'price_new'],
  ])
  await sell(true)
  await later(29)
  expect(await errorsOf(set(159, { isReduced: true }))).toEqual([
    ['priceList.0.amount', 'price_new'],
  ])
  expect(await priceAt()).toMatchObject({ salePrc: { value: 199 }, originalPrc: null })
  await later(2)
  await set(159, { isReduced: true })
  expect(await priceAt()).toMatchObject({ originalPrc: { value: 199 } })
  // Off sale a while at the same price, it was sold before.
  await set(189)
  await later(31)
  await sell(false)
  await sell(true)
  await set(159, { isReduced: true })
  expect(await priceAt()).toMatchObject({ originalPrc: { value: 189 } })
  await set(189)
})

test('a flash sale counts among the lowest prices', async () => {
  const at = (days: number) => new Date(t.clock.now().getTime() + days * DAY)
  await t.sql(
    `insert into flash_sales (sku_id, site, amount, starts_at, ends_at) values ($1, 'DE', 16000, $2, $3)`,
    [skus.desk, at(-9), at(-8)],
  )
  await set(155, { isReduced: true })
  expect((await priceAt()).lowest30Prc).toEqual({ value: 160, currency: 'EUR' })
  await set(189)
})

test('a flash sale after a low price states that one, struck through, and not the price on the shelf', async () => {
  await set(150)
  await later(2)
  await set(189)
  const at = (days: number) => new Date(t.clock.now().getTime() + days * DAY)
  await t.sql(
    `insert into flash_sales (sku_id, site, amount, starts_at, ends_at) values ($1, 'DE', 14000, $2, $3)`,
    [skus.desk, at(0), at(1)],
  )
  expect((await t.visit().call(ITEM, { id: 1001 })).skuList[0]).toMatchObject({
    salePrc: { value: 140 },
    originalPrc: { value: 150 },
    lowest30Prc: { value: 150 },
  })
  await later(1)
})

test('a price far from the last is asked about twice', async () => {
  for (const amount of [94.49, 378.01])
    expect(await errorsOf(set(amount))).toEqual([['priceList.0.amount', 'price_far']])
  expect((await priceAt()).salePrc!.value).toBe(189)
  for (const amount of [94.5, 189]) await set(amount)
  await set(18.9, { isSure: true })
  expect((await priceAt()).salePrc!.value).toBe(18.9)
  await set(189, { isSure: true })
})

test('prices that somebody else has changed meanwhile are told, and none of the others is set', async () => {
  const list = [
    { site: 'FR' as const, amount: 179, seenAmount: 189, isReduced: false },
    { site: 'DE' as const, amount: 179, seenAmount: 188, isReduced: false },
  ]
  await expect(merchant!.call(PRICE, { skuCode: 'GH-1', priceList: list })).rejects.toMatchObject({
    code: 'price.changed_meanwhile',
  })
  expect((await priceAt('GH-1', 'FR')).salePrc!.value).toBe(189)
  const both = await Promise.allSettled(
    [180, 181].map((amount) =>
      merchant!.call(PRICE, {
        skuCode: 'GH-1',
        priceList: [{ site: 'DE', amount, seenAmount: 189, isReduced: false }],
      }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await set(189)
})

test('nothing, too many decimals and one storefront twice are no prices', async () => {
  expect(await errorsOf(set(0, { isSure: true }))).toEqual([
    ['priceList.0.amount', 'price_missing'],
  ])
  expect(await errorsOf(set(180.005))).toEqual([['priceList.0.amount', 'decimals']])
  const one = { site: 'DE' as const, amount: 180, seenAmount: 189, isReduced: false }
  await expect(
    merchant!.call(PRICE, { skuCode: 'GH-1', priceList: [one, one] }),
  ).rejects.toMatchObject({ code: 'request.malformed' })
  expect((await priceAt()).salePrc!.value).toBe(189)
})

describe('where a version is no longer sold', () => {
  const end = (seenAmount: number, site: 'DE' | 'FR' = 'DE', skuCode = 'GH-1') =>
    merchant!.call(PRICE, {
      skuCode,
      priceList: [{ site, amount: null, seenAmount, isReduced: false }],
    })
  const again = (amount: number, more: object = {}) =>
    merchant!.call(PRICE, {
      skuCode: 'GH-1',
      priceList: [{ site: 'DE', amount, seenAmount: null, isReduced: false, ...more }],
    })
  const shown = async () => (await t.visit().call(ITEM, { id: 1001 })).skuList.map(({ id }) => id)

  test('nobody finds or orders it there, what lies in carts says that it is gone, and elsewhere it is sold', async () => {
    const guest = t.visit()
    const cartLineIds = await fillCart(guest, { desk: 1 })
    const addressId = await addAddress(guest)
    const line = async () =>
      (await guest.call('POST /sapi/mall-order/cartline/list', {})).cartLineList.map(
        ({ sku, availableQty, snapshotPrc }) => [sku.id, availableQty > 0, snapshotPrc.value],
      )
    const { quoteId } = await guest.call('POST /sapi/mall-order/web/order/renderTradeContract', {
      cartLineIds,
      addressId,
    })
    expect(await line()).toEqual([[skus.desk, true, 189]])
    const ended = await end(189)
    expect(ended.priceList.find(({ site }) => site === 'DE')).toMatchObject({ salePrc: null })
    expect(ended.priceList.find(({ site }) => site === 'FR')?.salePrc?.value).toBe(189)
    expect(await shown()).toEqual([skus.deskWide])
    expect(await line()).toEqual([[skus.desk, false, 189]])
    const orders = await t.sql('select count(*)::int as n from orders')
    for (const order of [
      () => guest.call('POST /sapi/mall-order/cartline/create', { skuId: skus.desk, skuQty: 1 }),
      () =>
        guest.call('POST /sapi/mall-order/web/order/createTradeContract', {
          cartLineIds,
          addressId,
          quoteId,
        }),
      () =>
        guest.call('POST /sapi/mall-order/web/order/renderTradeContract', {
          cartLineIds,
          addressId,
        }),
    ])
      await expect(order()).rejects.toBeDefined()
    expect(await t.sql('select count(*)::int as n from orders')).toEqual(orders)
    // The cheapest of what is left is what a listing shows.
    const search = await t.visit().call('POST /sapi/mall-item/item/search', { keyword: 'halden' })
    expect(search.data[0]?.salePrc.value).toBe(229)
    // Its colour is none that the item has there, and one where it is sold.
    await t.sql(`update skus set finish = 'walnut' where id = $1`, [skus.desk])
    const inFinish = async (site: string) => {
      const buyer = t.visit()
      buyer.cookies.set('site', site)
      const { total } = await buyer.call('POST /sapi/mall-item/item/search', {
        filters: { finish: ['walnut'] },
        keyword: 'halden',
      })
      return total
    }
    expect([await inFinish('DE'), await inFinish('FR')]).toEqual([0, 1])
    await t.sql(`update skus set finish = 'oak' where id = $1`, [skus.desk])
    await again(189)
    expect(await line()).toEqual([[skus.desk, true, 189]])
    expect(await shown()).toEqual([skus.desk, skus.deskWide])
  })

  test('sold there again it is new: its price is no reduction for 30 days', async () => {
    await end(189)
    await expect(end(189)).rejects.toMatchObject({ code: 'price.changed_meanwhile' })
    expect(await errorsOf(again(150, { isReduced: true }))).toEqual([
      ['priceList.0.amount', 'price_new'],
    ])
    await again(189)
    expect(await errorsOf(set(150, { isReduced: true }))).toEqual([
      ['priceList.0.amount', 'price_new'],
    ])
  })

  test('of an item on sale something stays sold', async () => {
    const priced = async (skuCode: string) =>
      (await goods(skuCode)).priceList.flatMap(({ site, salePrc }) =>
        salePrc ? [{ site, amount: null, seenAmount: salePrc.value, isReduced: false }] : [],
      )
    const before = await priced('GH-3')
    expect(await errorsOf(merchant!.call(PRICE, { skuCode: 'GH-3', priceList: before }))).toEqual(
      before.map((_, index) => [`priceList.${index}.amount`, 'price_last']),
    )
    expect(await priced('GH-3')).toEqual(before)
    // All of one version may go while another one is sold.
    await merchant!.call(PRICE, { skuCode: 'GH-2', priceList: await priced('GH-2') })
    expect(await shown()).toEqual([skus.desk])
    await t.sql('update sku_prices set withdrawn_at = null where sku_id = $1', [skus.deskWide])
  })
})

test('prices have a history that nobody can rewrite, with who set them', async () => {
  await set(177)
  await later(1)
  await set(188)
  const past = await merchant!.call(PRICES, { skuCode: 'GH-1', site: 'DE' })
  expect(past.slice(0, 2).map(({ salePrc, person }) => [salePrc.value, person])).toEqual([
    [188, 'merchant'],
    [177, 'merchant'],
  ])
  expect(past.at(-1)).toMatchObject({ salePrc: { value: 189 }, person: null })
  for (const change of ['update price_history set amount = 1', 'delete from price_history'])
    await expect(t.sql(change)).rejects.toThrow('append-only')
  // Whoever changes a price behind the desk is in it, too.
  await t.sql(`update sku_prices set amount = 18900 where sku_id = $1 and site = 'DE'`, [skus.desk])
  expect((await merchant!.call(PRICES, { skuCode: 'GH-1', site: 'DE' }))[0]).toMatchObject({
    salePrc: { value: 189 },
    since: t.clock.now().toISOString(),
  })
})

test('the price of what costs points cannot be set', async () => {
  expect((await goods('GH-3')).operationList).toContain('price')
  await sellForPoints(t, skus.lamp, { points: 500, amount: 0 })
  expect((await goods('GH-3')).operationList).not.toContain('price')
  await expect(
    merchant!.call(PRICE, {
      skuCode: 'GH-3',
      priceList: [{ site: 'DE', amount: 60, seenAmount: 59.9, isReduced: false }],
    }),
  ).rejects.toMatchObject({ code: 'goods.state' })
  await t.sql('delete from point_prices')
})

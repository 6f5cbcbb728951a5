import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { addSets } from '../../../testing/set-steps.ts'
import { addAddress } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

const LIST = 'POST /sapi/mall-merchant/set/list' as const
const KEEP = 'POST /sapi/mall-merchant/set/keep' as const
const SELL = 'POST /sapi/mall-merchant/set/sell' as const
const AWAY = 'POST /sapi/mall-merchant/set/putAway' as const
const REMOVE = 'POST /sapi/mall-merchant/set/remove' as const
const BILL = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
const PLACE = 'POST /sapi/mall-order/web/order/createTradeContract' as const
const DESK = 1001

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
  for (const table of ['put_away_sets', 'set_prices', 'set_parts'])
    await t.sql(`delete from ${table}`)
  await t.sql("update items set status = 'ON_SALE', is_listed = true")
})

const euros = (value: number) => ({ value, currency: 'EUR' })
/** The desk and two lamps. */
const set = (change: object = {}) => ({
  skuCode: 'GH-1',
  percentOff: 7,
  partList: [{ skuCode: 'GH-3', qty: 2 }],
  ...change,
})
const keep = async (change: object = {}) => (await merchant.call(KEEP, set(change)))[0]!
const shown = async () =>
  (await t.visit().call('POST /sapi/mall-item/combined_item/itemCombinedFlow', { id: DESK }))
    .partList.length
const stands = async () =>
  (await merchant.call(LIST, {})).map(({ id, status, fingerprint }) => [id, status, fingerprint])

test('a shop puts a set together, reads what it costs, puts it on sale, and takes it off; buyers meet it meanwhile only', async () => {
  const made = await keep()
  expect(made).toMatchObject({
    id: DESK,
    shopName: 'Galleria House',
    percentOff: 7,
    status: 'PUT_AWAY',
    operationList: ['change', 'sell', 'remove'],
  })
  expect(made.itemList.map(({ skuCode, qty, isListed }) => [skuCode, qty, isListed])).toEqual([
    ['GH-1', 1, true],
    ['GH-3', 2, true],
  ])
  // 189.00 and twice 59.90, less 7 %; the lamp is the scarcest, two to a set.
  expect(made.priceList.find(({ site }) => site === 'DE')).toEqual({
    site: 'DE',
    setPrc: euros(287.18),
    singlePrc: euros(308.8),
  })
  expect(made.availableQty).toBe(500)
  expect(await shown()).toBe(0)
  await expect(addSets(t.visit())).rejects.toMatchObject({ code: 'set.not_offered' })

  const which = { id: DESK, fingerprint: made.fingerprint }
  const [sold] = await merchant.call(SELL, which)
  expect([sold?.status, sold?.operationList]).toEqual(['ON_SALE', ['change', 'putAway']])
  expect(await merchant.call(SELL, which)).toEqual([sold])
  expect(await shown()).toBe(2)
  const buyer = t.visit()
  const cartLineIds = await addSets(buyer)
  const addressId = await addAddress(buyer)
  const { quoteId } = await buyer.call(BILL, { cartLineIds, addressId })

  // What buyers see is not deleted with one press.
  await expect(merchant.call(REMOVE, which)).rejects.toMatchObject({ code: 'set.changed' })
  expect(await merchant.call(AWAY, which)).toMatchObject([{ status: 'PUT_AWAY', percentOff: 7 }])
  expect(await shown()).toBe(0)
  const [line] = (await buyer.call('POST /sapi/mall-order/cartline/list', {})).cartLineList
  expect(line?.availableQty).toBe(0)
  await expect(buyer.call(PLACE, { cartLineIds, addressId, quoteId })).rejects.toMatchObject({
    code: 'stock.sold_out',
  })
  expect(await merchant.call(REMOVE, which)).toEqual([])
  await expect(merchant.call(SELL, which)).rejects.toMatchObject({ status: 404 })
  expect(await t.audit()).toEqual([])
})

test('a set on sale is changed where it is: who has a bill open is told, and of two who change it at once one is', async () => {
  const { fingerprint } = await keep()
  await merchant.call(SELL, { id: DESK, fingerprint })
  const buyer = t.visit()
  const cartLineIds = await addSets(buyer)
  const addressId = await addAddress(buyer)
  const { quoteId } = await buyer.call(BILL, { cartLineIds, addressId })
  const both = await Promise.allSettled(
    [10, 12].map((percentOff) => merchant.call(KEEP, set({ percentOff, fingerprint }))),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual([
    'set.changed',
  ])
  const [now] = await merchant.call(LIST, {})
  expect([10, 12]).toContain(now?.percentOff)
  expect(now?.status).toBe('ON_SALE')
  await expect(buyer.call(PLACE, { cartLineIds, addressId, quoteId })).rejects.toMatchObject({
    code: 'price.changed',
  })
  // Who read it before takes nothing off sale that has become something else.
  await expect(merchant.call(AWAY, { id: DESK, fingerprint })).rejects.toMatchObject({
    status: 409,
    code: 'set.changed',
  })
  expect(await shown()).toBe(2)
})

test('kept twice it is kept once; an item heads one set, and a set that costs nothing less is one', async () => {
  const first = await keep()
  const before = await stands()
  await keep()
  expect(await stands()).toEqual(before)
  await expect(keep({ percentOff: 9 })).rejects.toMatchObject({
    body: { errors: [{ path: 'skuCode', code: 'set_taken' }] },
  })
  expect(await stands()).toEqual(before)
  const free = await keep({ percentOff: 0, fingerprint: first.fingerprint })
  const sold = await merchant.call(SELL, { id: DESK, fingerprint: free.fingerprint })
  expect(sold[0]?.priceList.find(({ site }) => site === 'DE')?.setPrc).toEqual(euros(308.8))
})

test('nobody sees, changes or sells the set of another shop, nor puts one together of its goods', async () => {
  const { fingerprint } = await keep()
  const before = await stands()
  const which = { id: DESK, fingerprint }
  expect(await other.call(LIST, {})).toEqual([])
  for (const call of [SELL, AWAY, REMOVE] as const)
    await expect(other.call(call, which)).rejects.toMatchObject({
      status: 404,
      code: 'set.not_found',
    })
  const wrong = (who: Visitor, change: object) =>
    who.call(KEEP, set(change)).then(
      () => [],
      (error: { body: { errors: { path: string; code: string }[] } }) =>
        error.body.errors.map(({ path, code }) => [path, code]),
    )
  expect(await wrong(other, {})).toEqual([
    ['skuCode', 'item_number'],
    ['partList.0.skuCode', 'item_number'],
  ])
  expect(await wrong(merchant, { partList: [{ skuCode: 'NW-1', qty: 1 }] })).toEqual([
    ['partList.0.skuCode', 'item_number'],
  ])
  // Another version of the desk is the desk.
  expect(await wrong(merchant, { partList: [{ skuCode: 'GH-2', qty: 1 }] })).toEqual([
    ['partList.0.skuCode', 'set_twice'],
  ])
  expect(await stands()).toEqual(before)
})

test('a set of which an item is put away for good cannot be put on sale, and one whose item is sold out is there no time', async () => {
  const { fingerprint } = await keep()
  const which = { id: DESK, fingerprint }
  await t.sql("update items set status = 'ARCHIVED', is_listed = false where id = 1003")
  await expect(merchant.call(SELL, which)).rejects.toMatchObject({ status: 409, code: 'set.parts' })
  expect(await stands()).toEqual([[DESK, 'PUT_AWAY', fingerprint]])
  await t.sql("update items set status = 'ON_SALE', is_listed = true where id = 1003")
  await merchant.call(SELL, which)
  const take = (units: number) =>
    t.sql(
      `with moved as (update stock set on_hand = on_hand + $1 where sku_id = 4)
      insert into stock_moves (sku_id, d_on_hand, d_reserved, reason) values (4, $1, 0, 'receipt')`,
      [units],
    )
  await take(-999)
  expect((await merchant.call(LIST, {}))[0]?.availableQty).toBe(0)
  expect(await shown()).toBe(0)
  await take(999)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { people, skus } from '../../testing/small-catalogue.ts'
import { fillCart } from '../../testing/shop-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const CREATE = 'POST /sapi/mall-order/cartline/create' as const
const UPDATE = 'POST /sapi/mall-order/cartline/update' as const
const LIST = 'POST /sapi/mall-order/cartline/list' as const

test('[STF-002] the first thing put into a cart makes a guest of a visitor; looking does not', async () => {
  const visitor = t.visit()
  expect((await visitor.call(LIST, {})).cartLineList).toEqual([])
  expect(visitor.cookies.has('galleria')).toBe(false)
  await visitor.call(CREATE, { skuId: skus.lamp, skuQty: 1 })
  expect(visitor.cookies.has('galleria')).toBe(true)
  expect(await visitor.call('POST /auth/web/user/current', {})).toMatchObject({
    isTourist: true,
    nickname: '',
    sellerId: null,
  })
})

test('a line has its sku, item, shop, seller and day of delivery; the summary adds up what is selected', async () => {
  const guest = t.visit()
  await fillCart(guest, { deskWide: 2, chair: 1 })
  const cart = await guest.call(LIST, {})
  expect(cart.cartLineList[0]).toMatchObject({
    cartLineTypeDict: 'NORMAL_SALE_B2C',
    isSelected: true,
    skuQty: 2,
    availableQty: 99,
    sku: { id: 2, salePrc: { value: 229, currency: 'EUR' }, originalPrc: { value: 239 } },
    item: { id: 1001, urlKey: 'halden-desk' },
    shop: { id: 5 },
    seller: { id: 5 },
    lineAmt: { value: 458 },
  })
  expect(cart.cartLineList[0]?.expectDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(cart.summary).toMatchObject({
    originAmt: { value: 607 },
    totalAmt: { value: 587 },
    insuranceTotalAmt: { value: 0 },
    selectedQty: 3,
    totalQty: 3,
  })
})

test('[CART-010] the discount is the original amount plus insurance minus the total', async () => {
  const guest = t.visit()
  await fillCart(guest, { deskWide: 2 })
  const { summary } = await guest.call(LIST, {})
  expect(summary.discountAmt).toEqual({ value: 20, currency: 'EUR' })
  expect(summary.originAmt.value + summary.insuranceTotalAmt.value - summary.totalAmt.value).toBe(
    summary.discountAmt.value,
  )
})

test('[CART-011] tax is shown in the cart in Germany and not in the United Kingdom', async () => {
  const [german, british] = [t.visit({ site: 'DE' }), t.visit({ site: 'UK' })]
  await fillCart(german, { desk: 1 })
  await fillCart(british, { desk: 1 })
  expect((await german.call(LIST, {})).summary).toMatchObject({
    isTaxShown: true,
    deliveryAmt: { value: 19.9, currency: 'EUR' },
    taxAmt: { value: 33.36, currency: 'EUR' },
  })
  expect((await british.call(LIST, {})).summary).toMatchObject({
    isTaxShown: false,
    totalAmt: { value: 189, currency: 'GBP' },
  })
})

test('adding again goes on top; more than there is refuses, says how many are left and changes nothing', async () => {
  const guest = t.visit()
  await guest.call(CREATE, { skuId: skus.lastChair, skuQty: 4 })
  expect(
    (await guest.call(CREATE, { skuId: skus.lastChair, skuQty: 5 })).cartLineList[0]?.skuQty,
  ).toBe(9)
  await expect(guest.call(CREATE, { skuId: skus.lastChair, skuQty: 11 })).rejects.toMatchObject({
    status: 422,
    code: 'stock.exceeded',
    message: 'Only 10 left.',
    body: { available: 10 },
  })
  await expect(guest.call(CREATE, { skuId: skus.soldOut, skuQty: 1 })).rejects.toMatchObject({
    code: 'stock.sold_out',
  })
  await expect(guest.call(CREATE, { skuId: 424242, skuQty: 1 })).rejects.toMatchObject({
    status: 404,
    code: 'sku.not_found',
  })
  expect((await guest.call(LIST, {})).summary.totalQty).toBe(9)
  expect(await guest.call('POST /sapi/mall-order/cartline/count', {})).toEqual({ totalQty: 9 })
})

test('quantities that are no quantities are refused', async () => {
  const guest = t.visit()
  for (const skuQty of [0, -1, 1.234, 1000, '2', null, 1e99])
    await expect(
      guest.call(CREATE, { skuId: skus.lamp, skuQty: skuQty as number }),
    ).rejects.toMatchObject({ status: 400, code: 'request.malformed' })
})

test('deselected lines do not count; with none selected there is nothing to order', async () => {
  const guest = t.visit()
  const [first] = await fillCart(guest, { lamp: 1, chair: 2 })
  expect((await guest.call(UPDATE, { id: first, isSelected: false })).summary).toMatchObject({
    selectedQty: 2,
    totalQty: 3,
    totalAmt: { value: 258 },
  })
  expect((await guest.call(UPDATE, { isSelected: false })).summary).toMatchObject({
    selectedQty: 0,
    totalAmt: { value: 0 },
  })
  expect((await guest.call(UPDATE, { isSelected: true })).summary.selectedQty).toBe(3)
})

test("another guest's line can be neither changed nor taken out", async () => {
  const [owner, stranger] = [t.visit(), t.visit()]
  const ids = await fillCart(owner, { lamp: 1 })
  await fillCart(stranger, { chair: 1 })
  await expect(stranger.call(UPDATE, { id: ids[0], skuQty: 5 })).rejects.toMatchObject({
    status: 404,
    code: 'cart.line_not_found',
  })
  await stranger.call('POST /sapi/mall-order/cartline/delete', { ids })
  expect((await owner.call(LIST, {})).cartLineList.map((line) => [line.id, line.skuQty])).toEqual([
    [ids[0], 1],
  ])
})

test("signing in brings the guest's cart along, the larger quantity of each sku, and ends the guest's session", async () => {
  const atHome = await t.signIn(people.anna)
  await fillCart(atHome, { lamp: 3, chair: 1 })
  const guest = t.visit()
  await fillCart(guest, { lamp: 1, chair: 2, desk: 1 })
  const before = guest.cookies.get('galleria')
  await guest.call('POST /auth/web/user/login', { account: people.anna, password: 'galleria-demo' })
  expect(guest.cookies.get('galleria')).not.toBe(before)
  const cart = await guest.call(LIST, {})
  expect(Object.fromEntries(cart.cartLineList.map((line) => [line.sku.id, line.skuQty]))).toEqual({
    [skus.lamp]: 3,
    [skus.chair]: 2,
    [skus.desk]: 1,
  })
  const old = t.visit()
  old.cookies.set('galleria', before ?? '')
  await expect(old.call('POST /auth/web/user/current', {})).rejects.toMatchObject({ status: 401 })
})

test('buy again of a kind of line that is not sold is refused, and nothing is put in', async () => {
  const guest = t.visit()
  await guest.call('POST /auth/web/user/tourist', {})
  for (const cartLineTypeDict of ['NORMAL_SALE_B2B', 'NONSENSE'])
    expect(
      await guest
        .call('POST /sapi/mall-order/cartline/batchcreatenewcartlines', [
          { cartLineTypeDict: cartLineTypeDict as 'NORMAL_SALE_B2C', sku: { id: 2 }, skuQty: 1 },
        ])
        .catch((error: unknown) => error),
      cartLineTypeDict,
    ).toMatchObject({ status: 400, body: { errors: [{ path: '0.cartLineTypeDict' }] } })
  expect((await guest.call(LIST, {})).cartLineList).toEqual([])
})

test('[CART-004] buy again adds what is still there, says how many, and names what it left out; forged prices and sellers change nothing', async () => {
  const guest = t.visit()
  const answer = await guest.call('POST /sapi/mall-order/cartline/batchcreatenewcartlines', [
    {
      sku: { id: skus.chair, salePrc: 1 },
      skuQty: 2,
      cartLineTypeDict: 'NORMAL_SALE_B2C',
      snapshotPrc: 1,
      seller: { id: 99 },
    },
    { sku: { id: skus.soldOut }, skuQty: 1 },
    { sku: { id: 424242 }, skuQty: 1 },
    { sku: { id: skus.lastChair }, skuQty: 30 },
  ] as never)
  expect(answer.addedQty).toBe(12)
  expect(answer.leftOut).toEqual([
    { skuId: skus.soldOut, qty: 1, marketingUnit: null },
    { skuId: 424242, qty: 1, marketingUnit: null },
    { skuId: skus.lastChair, qty: 20, marketingUnit: null },
  ])
  expect(answer.cart.summary.totalAmt).toEqual({ value: 2 * 129 + 10 * 139, currency: 'EUR' })
})

test('what is sent again because no answer came is put in once, also at the same time; another press adds to it', async () => {
  const guest = t.visit()
  const press = (requestKey: string | undefined, skuQty = 2) =>
    guest.call(CREATE, { skuId: skus.lamp, skuQty, ...(requestKey ? { requestKey } : {}) })
  const qty = async () => (await guest.call(LIST, {})).cartLineList.map(({ skuQty }) => skuQty)
  await press('press-0001')
  await press('press-0001')
  await Promise.all([press('press-0001'), press('press-0001')])
  expect(await qty()).toEqual([2])
  await press('press-0002')
  expect(await qty()).toEqual([4])
  await press(undefined, 1)
  await press('press-0002')
  expect(await qty()).toEqual([5])
  // Another window was first with its own press.
  await press('press-0003')
  await press('press-0002')
  expect(await qty()).toEqual([7])
})

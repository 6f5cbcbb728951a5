import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  APPLY,
  apply,
  CANCEL_PAID,
  DETAIL,
  everything,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { LIST, orderId } from '../../../testing/order-steps.ts'
import { OWN, review, TO_REVIEW, WRITE } from '../../../testing/review-steps.ts'
import { addSets, deskAndLamps, offerSet, orderSets } from '../../../testing/set-steps.ts'
import { addAddress, fillCart, send } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await offerSet(t)
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())

const CART = 'POST /sapi/mall-order/cartline/list' as const
const CREATE = 'POST /sapi/mall-order/cartline/create' as const
const AGAIN = 'POST /sapi/mall-order/cartline/batchcreatenewcartlines' as const
const BILL = 'POST /sapi/mall-order/web/order/renderTradeContract' as const
const PLACE = 'POST /sapi/mall-order/web/order/createTradeContract' as const

const stock = () =>
  t.sql<{ sku_id: number; reserved: number }>(
    'select sku_id, on_hand, reserved from stock order by sku_id',
  )
const lines = async (who: Visitor, id: string) =>
  (await who.call(DETAIL, { id })).tradeOrderLineList
/** Ids of the set's line, of the desk's and of the lamps'. */
async function placed(who: Visitor, qty = 1) {
  const id = orderId(await orderSets(t, who, qty))
  const [set = '', desk = '', lamps = ''] = (await lines(who, id)).map((line) => line.id)
  return { id, set, desk, lamps }
}

test('a set is one line of the cart with its goods, at what they cost less what the shop takes off, and there are as many as there are of them', async () => {
  const guest = t.visit()
  await addSets(guest, 2)
  const cart = await guest.call(CART, {})
  expect(cart.cartLineList).toMatchObject([
    {
      cartLineTypeDict: 'NORMAL_SALE_B2C',
      lineGroupTypeDict: 'DIY_MAIN',
      skuQty: 2,
      availableQty: 99,
      sku: { id: skus.desk, salePrc: money(287.18), originalPrc: money(308.8) },
      item: { id: 1001 },
      shop: { id: 5 },
      seller: { id: 5 },
      lineAmt: money(574.36),
      diySkuLineList: [
        { sku: { id: skus.desk, name: 'Halden desk' }, item: { id: 1001 }, skuQty: 1 },
        { sku: { id: skus.lamp, name: 'Vesna lamp' }, item: { id: 1003 }, skuQty: 2 },
      ],
    },
  ])
  expect(cart.summary).toMatchObject({
    originAmt: money(617.6),
    totalAmt: money(574.36),
    discountAmt: money(43.24),
    selectedQty: 2,
  })
  expect(await guest.call('POST /sapi/mall-order/cartline/count', {})).toEqual({ totalQty: 2 })

  await t.sql('update stock set reserved = on_hand - 5 where sku_id = $1', [skus.lamp])
  expect((await guest.call(CART, {})).cartLineList[0]?.availableQty).toBe(2)
  await expect(
    guest.call(CREATE, { skuId: skus.desk, skuQty: 3, diySkuLineList: deskAndLamps }),
  ).rejects.toMatchObject({ code: 'stock.exceeded', body: { available: 2 } })
  await t.sql('update stock set reserved = 0 where sku_id = $1', [skus.lamp])
})

test('a desk by itself and a set of it are two lines; the same set goes on top, and the guest brings it along when signing in', async () => {
  const ben = await t.signIn(people.ben)
  await addSets(ben, 1)
  const guest = t.visit()
  await fillCart(guest, { desk: 1 })
  await addSets(guest, 1)
  expect(await addSets(guest, 2)).toHaveLength(2)
  await guest.call('POST /auth/web/user/login', { account: people.ben, password: 'galleria-demo' })
  const { cartLineList } = await guest.call(CART, {})
  expect(cartLineList.map((line) => `${line.lineGroupTypeDict} ${line.skuQty}`).toSorted()).toEqual(
    ['DIY_MAIN 3', 'null 1'],
  )
  await guest.call('POST /sapi/mall-order/cartline/delete', {
    ids: cartLineList.map(({ id }) => id),
  })
})

test('what a shop does not put together is refused as a set, whatever is asked for, and nothing goes in', async () => {
  const guest = t.visit()
  await guest.call('POST /auth/web/user/tourist', {})
  const odd = [
    [skus.desk],
    [skus.desk, skus.chair],
    [skus.desk, skus.deskWide],
    [skus.desk, skus.lamp, skus.chair],
    [skus.desk, 424242],
  ]
  for (const ids of odd)
    await expect(
      guest.call(CREATE, { skuId: skus.desk, diySkuLineList: ids.map((id) => ({ sku: { id } })) }),
      ids.join(),
    ).rejects.toMatchObject({ status: 422, code: 'set.not_offered' })
  await expect(
    guest.call(CREATE, { skuId: skus.lamp, diySkuLineList: deskAndLamps }),
  ).rejects.toMatchObject({ code: 'set.not_offered' })
  expect((await guest.call(CART, {})).cartLineList).toEqual([])
})

test('a set is placed as a DIY_MAIN line with its goods as DIY_CHILD lines, each a DIY_SLAVE; its price is split over them to the cent', async () => {
  const guest = t.visit()
  const before = await stock()
  const cartLineIds = await addSets(guest, 2)
  const addressId = await addAddress(guest)
  const bill = await guest.call(BILL, { cartLineIds, addressId })
  expect(bill.shopList[0]?.lines).toMatchObject([
    {
      skuQty: 2,
      salePrc: money(287.18),
      lineAmt: money(574.36),
      diySkuLineList: [{ skuQty: 1 }, { skuQty: 2 }],
    },
  ])
  const contract = await guest.call(PLACE, { cartLineIds, addressId, quoteId: bill.quoteId })
  const order = await guest.call(DETAIL, { id: orderId(contract) })
  expect(
    order.tradeOrderLineList.map((line) => [
      line.lineGroupTypeDict,
      line.itemBusinessType,
      line.sku.name,
      line.tradeQty,
      line.canShipQty,
      line.tradeOrderLinePrice.skuAmt.value,
      line.tradeOrderLinePrice.discountAmt.value,
      line.tradeOrderLinePrice.needPaySkuAmt.value,
    ]),
  ).toEqual([
    ['DIY_MAIN', null, 'Halden desk', 2, 0, 617.6, 43.24, 574.36],
    ['DIY_CHILD', 'DIY_SLAVE', 'Halden desk', 2, 2, 378, 26.46, 351.54],
    ['DIY_CHILD', 'DIY_SLAVE', 'Vesna lamp', 4, 4, 239.6, 16.78, 222.82],
  ])
  const [set, desk, lamps] = order.tradeOrderLineList
  expect(set?.diySkuLineList).toMatchObject([
    { id: desk?.id, tradeQty: 2, sku: { id: skus.desk } },
    { id: lamps?.id, tradeQty: 4, sku: { id: skus.lamp } },
  ])
  expect([desk, lamps].map((line) => line?.ownerOrderLineBO?.id)).toEqual([set?.id, set?.id])
  expect([order.skuAmt, order.needPayAmt, order.skuTotalCount]).toEqual([
    money(574.36),
    money(574.36),
    6,
  ])
  expect(await stock()).toEqual(
    before.map(({ sku_id, reserved, ...row }) => {
      const held = sku_id === skus.desk ? 2 : sku_id === skus.lamp ? 4 : 0
      return { ...row, sku_id, reserved: reserved + held }
    }),
  )
  const { data } = await guest.call(LIST, {})
  expect([data[0]?.lineCount, data[0]?.tradeOrderLineList.length]).toEqual([1, 3])

  await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
    id: orderId(contract),
  })
  expect(await stock()).toEqual(before)
})

test('the list of orders shows a set whole and counts it once, wherever it stands', async () => {
  const guest = t.visit()
  await fillCart(guest, { deskWide: 1, lamp: 1, desk: 1 })
  const cartLineIds = await addSets(guest, 1)
  const addressId = await addAddress(guest)
  const { quoteId } = await guest.call(BILL, { cartLineIds, addressId })
  await guest.call(PLACE, { cartLineIds, addressId, quoteId })
  const [order] = (await guest.call(LIST, {})).data
  expect(order?.lineCount).toBe(4)
  expect(order?.tradeOrderLineList.map((line) => line.lineGroupTypeDict)).toEqual([
    null,
    null,
    null,
    'DIY_MAIN',
    'DIY_CHILD',
    'DIY_CHILD',
  ])
})

test('a set that its shop changes after the bill is ordered at no price but the one that was shown', async () => {
  const guest = t.visit()
  const cartLineIds = await addSets(guest)
  const addressId = await addAddress(guest)
  const { quoteId } = await guest.call(BILL, { cartLineIds, addressId })
  await t.sql('update set_prices set percent_off = 6')
  await expect(guest.call(PLACE, { cartLineIds, addressId, quoteId })).rejects.toMatchObject({
    code: 'price.changed',
  })
  await t.sql('update set_prices set percent_off = 7')
  await t.sql('update set_parts set qty = 3')
  await expect(guest.call(PLACE, { cartLineIds, addressId, quoteId })).rejects.toMatchObject({
    code: 'price.changed',
  })
  await t.sql('update items set is_listed = false where id = 1003')
  await expect(guest.call(BILL, { cartLineIds, addressId })).rejects.toMatchObject({
    code: 'stock.sold_out',
  })
  await t.sql('update items set is_listed = true where id = 1003')
  await t.sql('update set_parts set qty = 2')
  expect((await guest.call(CART, {})).cartLineList).toHaveLength(1)
})

test('where one of its goods costs points a set is not offered: not on its page, not into the cart, and one that is in there can be neither billed nor ordered', async () => {
  const guest = t.visit()
  const cartLineIds = await addSets(guest)
  const addressId = await addAddress(guest)
  const { quoteId } = await guest.call(BILL, { cartLineIds, addressId })
  for (const sku of [skus.desk, skus.lamp]) {
    await t.sql(
      "insert into point_prices (sku_id, site, points, amount) values ($1, 'DE', 300, 100)",
      [sku],
    )
    const [line] = (await guest.call(CART, {})).cartLineList
    expect(line?.availableQty).toBe(0)
    await expect(guest.call(BILL, { cartLineIds, addressId })).rejects.toMatchObject({
      code: 'stock.sold_out',
    })
    await expect(guest.call(PLACE, { cartLineIds, addressId, quoteId })).rejects.toMatchObject({
      code: 'stock.sold_out',
    })
    await expect(addSets(t.visit())).rejects.toMatchObject({ code: 'set.not_offered' })
    await t.sql('delete from point_prices')
  }
  expect((await guest.call(CART, {})).cartLineList[0]?.availableQty).toBeGreaterThan(0)
})

test('fifty buyers at once of sets for which there are lamps for three get three, and the last single lamp is left', async () => {
  await t.sql('update stock set reserved = on_hand - 7 where sku_id = $1', [skus.lamp])
  const [{ held }] = (await t.sql('select reserved as held from stock where sku_id = 4')) as [
    { held: number },
  ]
  const carts = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const guest = t.visit({ ip: `10.50.0.${index + 1}` })
      const cartLineIds = await addSets(guest)
      const addressId = await addAddress(guest)
      const { quoteId } = await guest.call(BILL, { cartLineIds, addressId })
      return { guest, cartLineIds, addressId, quoteId }
    }),
  )
  const results = await Promise.allSettled(
    carts.map(({ guest, ...body }) => guest.call(PLACE, body)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await t.sql('select reserved from stock where sku_id = 4')).toEqual([
    { reserved: held + 6 },
  ])
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'stock.sold_out' })
  await t.sql(
    `update stock s set reserved = (select coalesce(sum(d_reserved), 0) from stock_moves m where m.sku_id = s.sku_id) where sku_id = 4`,
  )
})

test('a shop sends the goods of a set, in any parcels; of the set only whole ones count as sent', async () => {
  const guest = t.visit()
  const { id, set, desk, lamps } = await placed(guest)
  await expect(
    merchant.call('POST /sapi/mall-merchant/order/ship', {
      orderId: id,
      carrierId: 1,
      serviceCode: 'SETA1',
      lines: [{ id: set, qty: 1 }],
    }),
  ).rejects.toMatchObject({ code: 'parcel.too_many' })
  await merchant.call('POST /sapi/mall-merchant/order/ship', {
    orderId: id,
    carrierId: 1,
    serviceCode: 'SETA2',
    lines: [
      { id: desk, qty: 1 },
      { id: lamps, qty: 1 },
    ],
  })
  expect((await lines(guest, id)).map((line) => line.deliveredQty)).toEqual([0, 1, 1])
  await send(merchant, id)
  const order = await guest.call(DETAIL, { id })
  expect(order.tradeOrderLineList.map((line) => line.deliveredQty)).toEqual([1, 1, 2])
  expect(order.displayStatus).toBe('UN_RECEIVED')
  expect(order.packageList.map((parcel) => parcel.fulfillmentProgressLineList)).toMatchObject([
    [
      { tradeOrderLineId: desk, qty: 1 },
      { tradeOrderLineId: lamps, qty: 1 },
    ],
    [{ tradeOrderLineId: lamps, qty: 1 }],
  ])
})

test('[AS-099] nothing is asked about a set itself, only about its goods', async () => {
  const anna = await t.signIn(people.anna)
  const { id, set } = await placed(anna)
  const before = await everything(t)
  for (const call of [CANCEL_PAID, APPLY] as const)
    await expect(
      anna.call(call, {
        tradeOrder: { id },
        reverseTradeOrderLineList: [{ tradeOrderLine: { id: set }, reverseQty: 1 }],
        applyRefundAmt: { value: 1 },
        reverseReason: 'OTHER',
      } as never),
    ).rejects.toMatchObject({ code: 'reverse.not_eligible' })
  expect(await everything(t)).toEqual(before)
  const [line] = await lines(anna, id)
  expect([line?.canReverseQty, line?.canCancelQty, line?.canReverseAmt]).toEqual([0, 0, money(0)])
})

test('a lamp of a set is cancelled with its own share, the desk is sent and given back: exactly what was paid goes back, cent by cent', async () => {
  const anna = await t.signIn(people.anna)
  const contract = await orderSets(t, anna)
  const id = orderId(contract)
  const [, , lamps] = (await lines(anna, id)).map((line) => line.id)
  const cancel = await anna.call(CANCEL_PAID, {
    tradeOrder: { id },
    reverseTradeOrderLineList: [{ tradeOrderLine: { id: lamps ?? '' }, reverseQty: 1 }],
  })
  // Of 111.41 for two lamps; the other one has the odd cent.
  expect(cancel.applyRefundAmt).toEqual(money(55.7))
  await reaches(t, anna, cancel.id, 'REVERSE_DONE')
  expect((await lines(anna, id))[0]?.reverseStatus).toBe('DONE')
  await send(merchant, id)
  await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
  for (const line of [1, 2]) {
    const asked = await apply(anna, id, { line })
    await merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id: asked.id })
    await reaches(t, anna, asked.id, 'REVERSE_DONE')
  }
  const order = await anna.call(DETAIL, { id })
  expect([order.paidAmt, order.refundedAmt]).toEqual([money(307.08), money(307.08)])
  expect(order.displayStatus).toBe('CLOSED')
  // All that stays in the books is what the provider keeps.
  const { fees = 0, ...books } = await ledger(t, contract.id)
  expect(books).toEqual({ provider: -fees })
})

test('a set is reviewed once and as one, at its main item; its goods by themselves are not', async () => {
  const anna = await t.signIn(people.anna)
  const { id, set, desk, lamps } = await placed(anna)
  await send(merchant, id)
  await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
  const toReview = async () =>
    (await anna.call(TO_REVIEW, {})).data.find((order) => order.id === id)
  expect((await toReview())?.tradeOrderLineList.map((line) => line.id)).toEqual([set])
  for (const part of [desk, lamps])
    await expect(anna.call(WRITE, [review(part)])).rejects.toMatchObject({
      code: 'comment.line_not_found',
    })
  await anna.call(WRITE, [review(set)])
  expect(await toReview()).toBeUndefined()
  expect((await anna.call(DETAIL, { id })).tradeOrderCommentStatus).toBe('EVALUATED')
  const [own] = (await anna.call(OWN, {})).data
  expect(own?.tradeOrderLine).toMatchObject({ id: set, lineGroupTypeDict: 'DIY_MAIN' })
  expect(
    (await t.visit().call('POST /sapi/mall-content/web/comment/pageByItem', { itemId: 1001 }))
      .total,
  ).toBe(1)
})

test('buy again puts the set into the cart as it was, and names it where it is not there any more', async () => {
  const guest = t.visit()
  const asked = [
    {
      cartLineTypeDict: 'NORMAL_SALE_B2C' as const,
      sku: { id: skus.desk },
      skuQty: 1,
      diySkuLineList: deskAndLamps,
    },
    { sku: { id: skus.chair }, skuQty: 2 },
  ]
  await guest.call('POST /auth/web/user/tourist', {})
  const answer = await guest.call(AGAIN, asked)
  expect([answer.addedQty, answer.leftOut]).toEqual([3, []])
  expect(
    answer.cart.cartLineList.filter((line) => line.lineGroupTypeDict).map(({ skuQty }) => skuQty),
  ).toEqual([1])
  expect(answer.cart.cartLineList).toHaveLength(2)
  await t.sql('update items set is_listed = false where id = 1003')
  const later = await t.visit().call(AGAIN, asked)
  expect(later).toMatchObject({ addedQty: 2, leftOut: [{ skuId: skus.desk, qty: 1 }] })
  await t.sql('update items set is_listed = true where id = 1003')
})

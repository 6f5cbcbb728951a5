import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import {
  apply,
  APPROVE,
  CANCEL_PAID,
  DETAIL,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { refusalOf } from '../../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { preSell } from '../../../testing/pre-sale-steps.ts'
import { BILL } from '../../../testing/promotion-steps.ts'
import { openSites, sites } from '../../../testing/pick-up-steps.ts'
import {
  assembly,
  billWithExtras,
  CHOOSE,
  fitting,
  OFFER,
  offerAssembly,
  orderWithExtras,
  PRICE,
  UPDATE,
} from '../../../testing/service-steps.ts'
import { fillCart, payFor, send } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

/**
 * What is paid beside the price of goods: assembly by their shop and the mall's covers, from the
 * cart to the last refund. Of a desk for 189.00 it is 49.00 and 8.90.
 */

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  merchant = await t.signIn(people.merchant)
  await offerAssembly(merchant)
})
afterAll(() => t.close())
afterEach(async () => expect(await t.audit('always')).toEqual([]))

const CART = 'POST /sapi/mall-order/cartline/list' as const

test('[ORD-045, ORD-067, ORD-075] the bill and the order say what assembly and cover cost, what the fitters are told and what is covered, and all of it adds up with the tax', async () => {
  const guest = t.visit()
  const { bill, place } = await billWithExtras(guest, { goods: { desk: 2, lamp: 1 } })
  const sums = {
    skuAmt: money(437.9),
    shippingAmt: money(19.9),
    insuranceAmt: money(17.8),
    serviceChargeAmt: money(98),
    needPayAmt: money(573.6),
    // 78.84 of the desks with all that comes with them, 9.56 of the lamp, 3.18 of the delivery.
    taxAmt: money(91.58),
  }
  const cover = {
    insuranceId: expect.any(Number) as number,
    insuranceName: 'Cover for breakage and the first year',
    insuranceFee: money(17.8),
  }
  expect(bill).toMatchObject(sums)
  expect(bill.shopList[0]?.service).toEqual({
    serviceId: expect.any(Number) as number,
    serviceType: 'DELIVERY_INSTALL',
    serviceName: 'Delivery with assembly',
    shippingName: 'Two fitters',
    ...fitting,
    isChosen: true,
    serviceAmt: money(98),
    goodsNames: ['Halden desk'],
  })
  expect(bill.shopList[0]?.lines.map(({ lineAmt, insurance }) => [lineAmt, insurance])).toEqual([
    [money(378), cover],
    [money(59.9), null],
  ])

  const contract = await place()
  expect(contract.needPayAmt).toEqual(money(573.6))
  await payFor(t, guest, contract.id)
  const order = await guest.call(DETAIL, { id: orderId(contract) })
  expect(order).toMatchObject({ ...sums, paidAmt: money(573.6) })
  expect(order.serviceDetail).toEqual({
    serviceId: bill.shopList[0]?.service?.serviceId,
    serviceType: 'DELIVERY_INSTALL',
    serviceName: 'Delivery with assembly',
    shippingName: 'Two fitters',
    ...fitting,
  })
  expect(
    order.tradeOrderLineList.map(({ insurance, tradeOrderLinePrice: price }) => [
      insurance,
      price.needPaySkuAmt,
      price.paidAmt,
    ]),
  ).toEqual([
    [cover, money(378), money(493.8)],
    [null, money(59.9), money(59.9)],
  ])
  // The mall keeps 12 % of goods and assembly, and its cover without the tax.
  expect(await ledger(t, contract.id)).toEqual({
    commission: -7_927,
    fees: 828,
    provider: 56_532,
    'seller:5': -40_275,
    tax: -9_158,
  })
  // What was chosen was chosen for this order.
  const [line] = (await guest.call(CART, {})).cartLineList
  expect(line).toBeUndefined()
  const next = await billWithExtras(guest, { goods: { desk: 1 }, isAssembled: false, insured: [] })
  expect(next.bill.shopList[0]?.service).toMatchObject({ isChosen: false, contactNumber: '' })
  expect(next.bill.needPayAmt).toEqual(money(208.9))
})

test('what is never sent is cancelled with its assembly and its cover, what is kept is billed with its own, and a refund takes its part of all three back', async () => {
  const ben = await t.signIn(people.ben)
  const contract = await orderWithExtras(ben, { goods: { desk: 2, lamp: 1 } })
  await payFor(t, ben, contract.id)
  const id = orderId(contract)
  const { tradeOrderLineList } = await ben.call(DETAIL, { id })
  const canceled = await ben.call(CANCEL_PAID, {
    tradeOrder: { id },
    reverseTradeOrderLineList: [
      { tradeOrderLine: { id: tradeOrderLineList[0]?.id ?? '' }, reverseQty: 1 },
    ],
  })
  const done = await reaches(t, ben, canceled.id, 'REVERSE_DONE')
  expect(done.refundAmount).toEqual(money(246.9))

  await send(merchant, id)
  await t.drain()
  const linesOf = async (kind: string) =>
    (
      await t.sql<{ name: string; qty: number; gross: number; tax: number }>(
        `select l->>'name' as name, (l->>'qty')::int as qty, (l->>'gross')::int as gross, (l->>'tax')::int as tax
         from invoices i cross join lateral jsonb_array_elements(i.facts->'lines') l where i.order_id = $1 and i.kind = $2`,
        [fromWireId('order', id), kind],
      )
    ).map(({ name, qty, gross, tax }) => [name, qty, gross, tax])
  expect(await linesOf('INVOICE')).toEqual([
    ['Halden desk', 1, 18_900, 3_018],
    ['Delivery with assembly', 1, 4_900, 782],
    ['Cover for breakage and the first year', 1, 890, 142],
    ['Vesna lamp', 1, 5_990, 956],
  ])

  const back = await apply(ben, id, { amount: 100 })
  await merchant.call(APPROVE, { id: back.id })
  await reaches(t, ben, back.id, 'REVERSE_DONE')
  expect((await linesOf('CREDIT_NOTE')).map(([name, , gross]) => [name, gross])).toEqual([
    ['Halden desk', 7_655],
    ['Delivery with assembly', 1_985],
    ['Cover for breakage and the first year', 360],
  ])
  expect(await t.audit()).toEqual([])
})

test('cancelled whole before anything is sent, all of it goes back once, and the books are as before the sale', async () => {
  const guest = t.visit()
  const contract = await orderWithExtras(guest, { goods: { desk: 1 } })
  await payFor(t, guest, contract.id)
  const id = orderId(contract)
  const { tradeOrderLineList } = await guest.call(DETAIL, { id })
  const body = {
    tradeOrder: { id },
    reverseTradeOrderLineList: [
      { tradeOrderLine: { id: tradeOrderLineList[0]?.id ?? '' }, reverseQty: 1 },
    ],
  }
  const { id: reverseId } = await guest.call(CANCEL_PAID, body)
  const done = await reaches(t, guest, reverseId, 'REVERSE_DONE')
  expect(done.refundAmount).toEqual(money(266.8))
  expect(await refusalOf(guest.call(CANCEL_PAID, body))).not.toBe('')
  // What the provider kept for itself is the mall's loss.
  expect(await ledger(t, contract.id)).toEqual({ fees: 399, provider: -399 })
  expect(await guest.call(DETAIL, { id })).toMatchObject({
    displayStatus: 'CLOSED',
    refundedAmt: money(266.8),
    serviceChargeAmt: money(49),
  })
})

test('where no tax is owed assembly and cover cost what they do without it, and nobody assembles what is fetched', async () => {
  const guest = t.visit()
  const { bill } = await billWithExtras(guest, {
    goods: { desk: 1 },
    address: {
      company: 'Atelier SARL',
      taxCode: 'LU15027442',
      country: 'Luxemburg',
      city: 'Luxemburg',
      province: 'Luxemburg',
      postalCode: '1111',
      personPhone: '+352 621123456',
    } as never,
  })
  expect(bill.taxTreatment).toBe('REVERSE_CHARGE')
  expect([bill.serviceChargeAmt, bill.insuranceAmt]).toEqual([money(41.18), money(7.48)])

  await openSites(t)
  await guest.call('POST /sapi/mall-order/cartline/chooseSite', {
    shopId: 5,
    siteId: sites.hamburg,
  })
  const fetched = await billWithExtras(guest, { goods: {}, insured: [] })
  expect(fetched.bill.shopList[0]).toMatchObject({
    service: null,
    serviceChargeAmt: money(0),
    insuranceAmt: money(8.9),
    needPayAmt: money(197.9),
  })
})

test('a bill is looked at again when assembly costs something else by now, and an order keeps what it was made with', async () => {
  const guest = t.visit()
  const { place } = await billWithExtras(guest, { goods: { desk: 1 } })
  await offerAssembly(merchant, 59)
  expect(await refusalOf(place())).toBe('422 price.changed')
  await offerAssembly(merchant, null)
  const without = await billWithExtras(guest, { goods: {}, isAssembled: false, insured: [] })
  expect([without.bill.shopList[0]?.service, without.bill.serviceChargeAmt]).toEqual([
    null,
    money(0),
  ])
  expect(await refusalOf(guest.call(CHOOSE, { shopId: 5, service: fitting }))).toBe(
    '422 service.not_offered',
  )
  await offerAssembly(merchant)
  await merchant.call(OFFER, { ...assembly, isOpen: false })
  expect(await refusalOf(guest.call(CHOOSE, { shopId: 5, service: fitting }))).toBe(
    '422 service.not_offered',
  )
  await merchant.call(OFFER, assembly)
})

test('goods on terms of their own are neither covered nor assembled, also when both were chosen before they were on such terms', async () => {
  const guest = t.visit()
  const { bill, place } = await billWithExtras(guest, { goods: { desk: 1 } })
  const [line] = bill.shopList[0]?.lines ?? []
  await preSell(t, skus.desk)
  expect(await refusalOf(place())).toBe('422 price.changed')
  const id = line?.cartLineId ?? ''
  const early = await guest.call(BILL, { cartLineIds: [id] })
  expect([early.serviceChargeAmt, early.insuranceAmt, early.shopList[0]?.service]).toEqual([
    money(0),
    money(0),
    null,
  ])
  expect(await refusalOf(guest.call(UPDATE, { id, isInsured: true }))).toBe('422 cover.not_offered')
  expect(await refusalOf(guest.call(CHOOSE, { shopId: 5, service: fitting }))).toBe(
    '422 service.not_offered',
  )
  await t.sql('delete from pre_sales')
})

test('a shop prices its own goods only, and only those that are sold by the piece', async () => {
  const other = await t.signIn(people.otherMerchant)
  expect(await refusalOf(other.call(OFFER, assembly))).toBe('404 shop.not_found')
  const price = { shopId: 5, itemCode: 'GH-1', site: 'DE', amount: 1 } as const
  expect(await refusalOf(other.call(PRICE, price))).toBe('404 shop.not_found')
  expect(await refusalOf(other.call(PRICE, { ...price, shopId: 11, itemCode: 'NW-1' }))).toBe(
    '404 service.not_found',
  )
  await expect(merchant.call(PRICE, { ...price, itemCode: 'NW-1' })).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ path: 'itemCode' }] },
  })
  const [own] = await merchant.call('POST /sapi/mall-merchant/service/list', {})
  expect(own?.priceList).toEqual([
    { item: { id: 1001, name: 'Halden desk' }, itemCode: 'GH-1', site: 'DE', amount: money(49) },
  ])
  expect(await other.call('POST /sapi/mall-merchant/service/list', {})).toEqual([])
})

test('covers are summed in the cart beside the goods; the discount is what goods and covers cost before, less the total', async () => {
  const anna = await t.signIn(people.anna)
  const ids = await fillCart(anna, { deskWide: 2, chair: 1 })
  await anna.call(UPDATE, { id: ids[0], isInsured: true })
  const { cartLineList, summary } = await anna.call(CART, {})
  expect(
    cartLineList.map(({ insurance, isInsured }) => [insurance?.insuranceFee, isInsured]),
  ).toEqual([
    [money(8.9), true],
    [money(8.9), false],
  ])
  expect(summary).toMatchObject({
    originAmt: money(607),
    insuranceTotalAmt: money(17.8),
    totalAmt: money(604.8),
    discountAmt: money(20),
  })
  await anna.call(UPDATE, { id: ids[0], isInsured: false })
  expect((await anna.call(CART, {})).summary.insuranceTotalAmt).toEqual(money(0))
})

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CAMPAIGN, preSell } from '../../../testing/pre-sale-steps.ts'
import { apply, CANCEL_PAID, DETAIL, money } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { endow, sellForPoints } from '../../../testing/point-steps.ts'
import { BILL, PLACE, runCoupon, runPromotion } from '../../../testing/promotion-steps.ts'
import { LINE } from '../../../testing/review-steps.ts'
import { CHOOSE, fitting, offerAssembly, UPDATE } from '../../../testing/service-steps.ts'
import { addSets, offerSet } from '../../../testing/set-steps.ts'
import { addAddress, fillCart, order, payFor, send } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import { buyCodes, sellVouchers, voucherSkus } from '../../../testing/voucher-steps.ts'

/** All fields of an order and of its lines, each in an answer that has it filled. */

let t: TestMall
let [anna, merchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
  await t.sql(`update users set mobile = '+4915123456789' where email = $1`, [people.anna])
  await offerAssembly(merchant)
  await offerSet(t)
  await runPromotion(t, merchant, { name: 'Spring weeks' })
  await runPromotion(t, merchant, {
    name: 'A lamp along',
    kind: 'GIFT',
    percentOff: undefined,
    giftCode: 'GH-3',
    from: 300,
  })
  await runCoupon(t, await t.signIn(people.operator))
})
afterAll(() => t.close())
afterEach(async () => expect(await t.audit('always')).toEqual([]))

/**
 * A desk with all that can come with it, a set, a gift, and a chair of another shop, in one
 * contract.
 */
async function orderAll(): Promise<{ id: string; contractId: string; expectDate: string }> {
  await fillCart(anna!, { desk: 1, chair: 1 })
  const cartLineIds = await addSets(anna!)
  await anna!.call(UPDATE, { id: cartLineIds[0], isInsured: true })
  await anna!.call(CHOOSE, { shopId: 5, service: fitting })
  const asked = { cartLineIds, addressId: await addAddress(anna!) }
  const { quoteId, shopList } = await anna!.call(BILL, { ...asked, couponCode: 'WELCOME' })
  const placed = await anna!.call(PLACE, { ...asked, quoteId })
  const details = await Promise.all(
    placed.tradeOrderList.map(({ id }) => anna!.call(DETAIL, { id })),
  )
  return {
    id: details.find(({ shop }) => shop.id === 5)?.id ?? '',
    contractId: placed.id,
    expectDate: shopList.find(({ shop }) => shop.id === 5)?.lines[0]?.expectDate ?? '',
  }
}

let all: Awaited<ReturnType<typeof orderAll>>

test('[ORD-061] an order that waits for its payment says how long, and what everything that comes with its goods costs', async () => {
  all = await orderAll()
  const unpaid = await anna!.call(DETAIL, { id: all.id })
  expect(unpaid).toMatchObject({
    id: all.id,
    outOrderId: unpaid.tradeOrderCode,
    displayStatus: 'PENDING_PAY',
    reverseStatus: 'NOT_REQUESTED',
    fulfillmentType: 'SITE_SHIPPING',
    operationList: expect.arrayContaining(['pay', 'buyerCancelBeforePay']),
    isInGroup: 1,
    tradeType: 'NORMAL',
    tradeOrderBusinessType: 'NORMAL_SALE',
    surchargeOf: null,
    reissueOf: null,
    skuAmt: money(476.18),
    skuTotalCount: 5,
    shippingAmt: money(19.9),
    shopDiscountAmt: money(47.62),
    orderDiscountAmt: money(7.69),
    serviceChargeAmt: money(49),
    insuranceAmt: money(8.9),
    needPayAmt: money(498.67),
    taxRate: 0.19,
    taxAmt: money(79.62),
    serviceDetail: { serviceType: 'DELIVERY_INSTALL', ...fitting },
    activityList: [{ benefitDict: 'PROMOTION' }, { benefitDict: 'COUPON' }],
    tradeBenefitInfoTOS: [
      { benefitDict: 'PROMOTION', benefitName: 'Spring weeks', benefitAmt: money(47.62) },
      { benefitDict: 'PROMOTION', benefitName: 'A lamp along', benefitAmt: money(0) },
      { benefitDict: 'COUPON', benefitName: 'Welcome', benefitAmt: money(7.69) },
    ],
    buyerEmail: expect.stringContaining('@'),
    buyerPhone: '+4915123456789',
    buyer: { nickname: 'anna', isTourist: false },
    seller: { id: 5 },
    shop: { id: 5, name: 'Galleria House', shopChannelType: 'B2C', siteAddress: null },
    timeline: {
      orderedTime: t.clock.now().toISOString(),
      paidTime: null,
      depositPaidTime: null,
      completedTime: null,
    },
    earnPoints: 478.77,
    tradeContract: { id: all.contractId, needPayAmt: money(625.36), orderCount: 2 },
  })
  expect(unpaid.payDeadlineMillis).toBeGreaterThan(1_700_000)
  expect(Date.parse(unpaid.expirationTime)).toBe(t.clock.now().getTime() + unpaid.payDeadlineMillis)
})

test('[ORD-061] once it is paid it can be cancelled; sent, it has its invoice and can be asked about', async () => {
  await payFor(t, anna!, all.contractId)
  const paid = await anna!.call(DETAIL, { id: all.id })
  expect(paid.paidAmt).toEqual(money(498.67))
  expect(paid.timeline.paidTime).toBe(t.clock.now().toISOString())
  expect(paid.availableReverseTypes).toEqual([
    'SALE_REFUND',
    'SALE_CANCEL_AFTER_PAID',
    'SALE_CANCEL_BEFORE_DELIVERY',
  ])
  await send(merchant!, all.id)
  await t.drain()
  const sent = await anna!.call(DETAIL, { id: all.id })
  expect(sent.availableReverseTypes).toEqual(['SALE_REFUND'])
  expect(sent.invoiceUrl.files).toHaveLength(1)
})

test('[ORD-061] an order before the goods are there, one for points, and one of codes say so, and how often a service can still be had', async () => {
  await preSell(t, skus.chair)
  const early = orderId(await order(anna!, { chair: 1 }))
  expect(await anna!.call(DETAIL, { id: early })).toMatchObject({
    displayStatus: 'PENDING_DEPOSIT',
    isPreSale: true,
    tradeOrderBusinessType: 'PRESELL',
    surchargeOf: null,
    reissueOf: null,
    isInGroup: 0,
  })

  await sellVouchers(t)
  const { orderId: ofCodes, codes } = await buyCodes(t, anna!, voucherSkus.service, 3)
  const timesLeft = async () => (await anna!.call(DETAIL, { id: ofCodes })).serviceRemainingTimes
  expect(await timesLeft()).toBe(3)
  await merchant!.call('POST /sapi/mall-merchant/coupon/redeem', {
    couponCode: codes[0]?.couponCode ?? '',
  })
  expect(await timesLeft()).toBe(2)
  expect(await anna!.call(DETAIL, { id: ofCodes })).toMatchObject({
    itemBusinessType: 'service',
    bizCode: null,
  })
  const { orderId: ofCards } = await buyCodes(t, anna!, voucherSkus.card, 1)
  expect(await anna!.call(DETAIL, { id: ofCards })).toMatchObject({
    bizCode: 'virtual_shopping_card',
    serviceRemainingTimes: null,
  })

  await sellForPoints(t, skus.deskWide, { points: 50, amount: 1_900 })
  await endow(t, anna!, 60)
  const ofPoints = await order(anna!, { deskWide: 1 })
  const spend = { actualNeedPayPoints: 50, pointDiscountAmount: 50 }
  expect(await anna!.call(DETAIL, { id: orderId(ofPoints) })).toMatchObject({
    ...spend,
    tradeType: 'NORMAL_POINT_REDEEM',
    actualPaidPoints: 0,
  })
  await payFor(t, anna!, ofPoints.id)
  expect(await anna!.call(DETAIL, { id: orderId(ofPoints) })).toMatchObject({
    ...spend,
    actualPaidPoints: 50,
  })
})

test('[ORD-071] the lines of an order say what each of them is, what can be done about it and what it was covered with', async () => {
  await t.sql('delete from pre_sales')
  const { id, contractId, expectDate } = await orderAll()
  await payFor(t, anna!, contractId)
  const { tradeOrderLineList: lines } = await anna!.call(DETAIL, { id })
  const [desk, set, part, , gift] = lines
  expect(desk).toMatchObject({
    tradeQty: 1,
    deliveredQty: 0,
    canCancelQty: 1,
    canReverseQty: 1,
    reverseStatus: 'NOT_REQUESTED',
    campaignSubType: null,
    tradeOrderLineBusinessType: null,
    lineGroupTypeDict: null,
    expectDate,
    insurance: {
      insuranceId: expect.any(Number),
      insuranceName: 'Cover for breakage and the first year',
      insuranceFee: money(8.9),
    },
    sku: { id: skus.desk, name: 'Halden desk' },
    tradeOrderLinePrice: { skuAmt: money(189), paidAmt: money(224.95) },
    tradeOrderLineCouponsBOList: [],
  })
  expect(set).toMatchObject({ lineGroupTypeDict: 'DIY_MAIN', insurance: null })
  expect(set?.diySkuLineList.map(({ sku }) => sku.id)).toEqual([skus.desk, skus.lamp])
  expect(part).toMatchObject({ lineGroupTypeDict: 'DIY_CHILD' })
  expect(gift).toMatchObject({ tradeOrderLineBusinessType: 'GIFT', canCancelQty: 0 })
  await anna!.call(CANCEL_PAID, {
    tradeOrder: { id },
    reverseTradeOrderLineList: [{ tradeOrderLine: { id: desk?.id ?? '' }, reverseQty: 1 }],
  })
  const asked = (await anna!.call(DETAIL, { id })).tradeOrderLineList[0]
  expect([asked?.reverseStatus, asked?.canCancelQty]).toEqual(['PROCESSING', 0])
  const sent = (await anna!.call(DETAIL, { id: all.id })).tradeOrderLineList[0]
  expect([sent?.deliveredQty, sent?.canCancelQty]).toEqual([1, 0])

  await preSell(t, skus.chair)
  const early = orderId(await order(anna!, { chair: 1 }))
  const [chair] = (await anna!.call(DETAIL, { id: early })).tradeOrderLineList
  const daysTo = (time: string | null | undefined) =>
    Math.round((Date.parse(time ?? '') - t.clock.now().getTime()) / 8.64e7)
  expect(chair).toMatchObject({
    campaignSubType: 'PRESELL',
    deliveryTimeType: 'RELATIVE_TIME',
    duration: CAMPAIGN.duration,
  })
  expect([daysTo(chair?.balancePaymentStartTime), daysTo(chair?.balancePaymentEndTime)]).toEqual([
    CAMPAIGN.balanceFrom,
    CAMPAIGN.balanceUntil,
  ])
  const { orderId: ofCodes, codes } = await buyCodes(t, anna!, voucherSkus.service, 1)
  const [service] = (await anna!.call(DETAIL, { id: ofCodes })).tradeOrderLineList
  expect(service?.tradeOrderLineCouponsBOList).toEqual([
    { couponCode: codes[0]?.couponCode, usedStatus: 'NOT_USED' },
  ])
})

test('[ORD-004] a line that is reviewed or asked about comes with its order, what it is part of, and whether it was given along', async () => {
  const { tradeOrderLineList: lines } = await anna!.call(DETAIL, { id: all.id })
  const read = (id: string | undefined) => anna!.call(LINE, { id: id ?? '' })
  const [desk, set, part, , gift] = lines
  expect(await read(desk?.id)).toMatchObject({
    id: desk?.id,
    sku: { id: skus.desk },
    tradeQty: 1,
    canReverseQty: 1,
    lineGroupTypeDict: null,
    itemBusinessType: null,
    tradeOrderLinePrice: { paidAmt: { value: 224.95 } },
    tradeOrder: {
      id: all.id,
      shop: { id: 5 },
      tradeOrderLineList: expect.arrayContaining([{ id: gift?.id }]),
    },
  })
  expect(await read(part?.id)).toMatchObject({
    lineGroupTypeDict: 'DIY_CHILD',
    itemBusinessType: 'DIY_SLAVE',
    ownerOrderLineBO: { id: set?.id },
  })
  expect(await read(gift?.id)).toMatchObject({
    tradeOrderLineBusinessType: 'GIFT',
    sourceTypeDice: 'PREFERENTIAL_GIFT',
    tradeOrderLinePrice: { paidAmt: { value: 0 } },
  })
  await apply(anna!, all.id, { amount: 10 })
  expect(await read(desk?.id)).toMatchObject({ canReverseQty: 1, reverseStatus: 'PROCESSING' })
})

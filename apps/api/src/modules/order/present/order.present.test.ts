import { expect, test } from 'vitest'
import { toWireId } from '@galleria/kernel/id'
import {
  at,
  idOf,
  someContract,
  someLine,
  someOrder,
  someParcel,
} from '../../../testing/some-rows.ts'
import { presentOrder, presentOrderRow, presentParcel } from './order.present.ts'

/** What an order looks like to those who may see it, from a row of the database. */

const NOW = at(22)
const euro = (value: number) => ({ value, currency: 'EUR' })
const whole = (change: Parameters<typeof someOrder>[0] = {}, parcels = [someParcel()]) => ({
  language: 'de' as const,
  order: someOrder(change),
  contract: someContract(),
  payments: [
    {
      id: idOf('paymentOrder', 12),
      kind: 'FULL' as const,
      amount: 25_000,
      status: 'PAID' as const,
      opensAt: null,
      closesAt: null,
      records: [
        { status: 'PAY_FAILED', channel: 'MOCKPAY', method: null, paidAt: null },
        {
          status: 'PAY_SUCCESS',
          channel: 'MOCKPAY',
          method: null,
          paidAt: '2026-11-20T12:30:00+00:00',
        },
      ],
    },
  ],
  parcels,
  history: [
    {
      fromState: null,
      toState: 'PENDING_PAY',
      event: 'submit',
      actor: 'buyer',
      at: at(20),
      facts: {},
    },
  ],
  buyer: { nickname: 'kim', isTourist: false },
  contact: { email: 'kim@xn--mbel-5qa.test', phone: '' },
  invoices: [],
  earned: undefined,
  factor: 100,
  coupons: [],
  messages: [],
  isShopRemoved: false,
  reissues: [],
})

test('a row of the list is the bill of an order, its lines and what can be done with it', () => {
  expect(presentOrderRow(someOrder({ lineCount: 7 }), 'buyer', NOW)).toEqual({
    id: toWireId('order', idOf('order', 1)),
    tradeOrderCode: '261120123456',
    outOrderId: '261120123456',
    displayStatus: 'UN_DELIVERY',
    reverseStatus: 'NOT_REQUESTED',
    tradeOrderCommentStatus: 'UN_EVALUATED',
    fulfillmentType: 'SITE_SHIPPING',
    itemBusinessType: null,
    bizCode: null,
    tradeOrderBusinessType: 'NORMAL_SALE',
    surchargeOf: null,
    reissueOf: null,
    tradeType: 'NORMAL',
    actualNeedPayPoints: 0,
    actualPaidPoints: 0,
    pointDiscountAmount: 0,
    refundedPoints: 0,
    defectsUntilTime: null,
    operationList: [
      'buyerPostponeConfirmDeadline',
      'confirm',
      'buyerCancelAfterPay',
      'checkExpressTrack',
      'buyAgain',
      'buyerApplyReverse',
    ],
    isInGroup: 0,
    timeline: {
      orderedTime: '2026-11-20T12:00:00.000Z',
      paidTime: '2026-11-20T12:00:00.000Z',
      depositPaidTime: null,
      completedTime: null,
    },
    needPayAmt: euro(120.9),
    paidAmt: euro(120.9),
    refundedAmt: euro(0),
    duePayAmt: null,
    isPreSale: false,
    groupBuy: null,
    isDepositKept: false,
    skuAmt: euro(119.8),
    skuTotalCount: 2,
    taxAmt: euro(19.3),
    taxRate: 0.19,
    taxTreatment: 'STANDARD',
    shippingAmt: euro(4.9),
    insuranceAmt: euro(0),
    serviceChargeAmt: euro(0),
    serviceDetail: null,
    shopDiscountAmt: euro(2),
    orderDiscountAmt: euro(1.8),
    activityList: [],
    shop: { id: 5, name: 'Galleria House', shopChannelType: 'B2C', siteAddress: null },
    pickUp: null,
    seller: { id: 7 },
    contractId: toWireId('contract', idOf('contract', 3)),
    expirationTime: '2026-11-20T13:00:00.000Z',
    payDeadlineMillis: 0,
    payOpensInMillis: 0,
    parcelCount: 1,
    arrivedParcelCount: 0,
    lineCount: 7,
    tradeOrderLineList: [
      {
        id: toWireId('orderLine', idOf('orderLine', 11)),
        tradeQty: 2,
        deliveredQty: 1,
        canShipQty: 1,
        canceledQty: 0,
        canReverseQty: 2,
        canCancelQty: 1,
        canReverseAmt: euro(58),
        reverseStatus: 'NOT_REQUESTED',
        lineGroupTypeDict: null,
        itemBusinessType: null,
        ownerOrderLineBO: null,
        diySkuLineList: [],
        tradeOrderLineBusinessType: null,
        sourceTypeDice: null,
        tradeOrderLineCouponsBOList: [],
        insurance: null,
        expectDate: '2026-11-28',
        campaignSubType: null,
        preSaleEventType: null,
        preSaleUnitAmount: null,
        balanceSaleUnitAmount: null,
        balancePaymentStartTime: null,
        balancePaymentEndTime: null,
        deliveryTimeType: null,
        duration: null,
        isDepositKept: null,
        sku: {
          id: 4,
          name: 'Vesna lamp',
          image: '/pictures/lamp-globe--brass-320.webp',
          tint: '#e0d7c7',
          salePrc: euro(59.9),
          attributes: [
            { attrKey: 'finish', attrVal: 'brass' },
            { attrKey: 'size', attrVal: '22 x 22 x 42 cm' },
          ],
          skuUrlSuffix: 'brass',
          item: { id: 1003, urlKey: 'vesna-lamp' },
          businessTypeDict: null,
          marketingUnit: null,
          adjustStep: 1,
        },
        tradeOrderLinePrice: {
          skuAmt: euro(119.8),
          needPaySkuAmt: euro(116),
          discountAmt: euro(3.8),
          paidAmt: euro(116),
          actualNeedPayPoints: 0,
          actualPaidPoints: 0,
        },
      },
    ],
  })
})

test('an order that is not paid has nothing to give back, and says how long it can still be paid', () => {
  const order = someOrder({
    status: 'PENDING_PAY',
    paid: 0,
    paidAt: null,
    deadlineAt: new Date(NOW.getTime() + 90_000),
    groupSize: 2,
    parcelCount: 0,
    lines: [someLine({ deliveredQty: 0 })],
  })
  const row = presentOrderRow(order, 'buyer', NOW)
  expect([row.payDeadlineMillis, row.isInGroup, row.timeline.paidTime]).toEqual([90_000, 1, null])
  expect(row.operationList).toEqual(['buyerCancelBeforePay', 'secondary_pay'])
  expect(row.tradeOrderLineList[0]).toMatchObject({
    canShipQty: 2,
    canReverseQty: 2,
    canCancelQty: 0,
    canReverseAmt: euro(0),
    tradeOrderLinePrice: { needPaySkuAmt: euro(116), paidAmt: euro(0) },
  })
})

test('what was received and reviewed says so, and so does what is asked back', () => {
  const row = presentOrderRow(
    someOrder({ status: 'COMPLETE', completedAt: at(21), isReviewed: true, openRequests: 1 }),
    'buyer',
    NOW,
  )
  expect([row.tradeOrderCommentStatus, row.timeline.completedTime, row.reverseStatus]).toEqual([
    'EVALUATED',
    '2026-11-21T12:00:00.000Z',
    'PROCESSING',
  ])
})

test('a seller is offered to send what is left, the buyer what buyers can do', () => {
  expect(presentOrderRow(someOrder(), 'merchant', NOW).operationList).toEqual([
    'ship',
    'hold',
    'delay',
    'reissue',
    'cancelForStock',
  ])
  expect(
    presentOrderRow(someOrder({ unshippedQty: 0, hasUnitToCancel: false }), 'merchant', NOW)
      .operationList,
  ).toEqual(['reissue'])
})

const address = {
  firstName: 'Kim',
  lastName: 'Petersen',
  email: 'kim@möbel.test',
  personPhone: '+49 4030123456',
  poiName: 'Lange Reihe',
  detailAddress: 'Hof',
  houseNo: '5a',
  city: 'Hamburg',
  province: 'Hamburg',
  postalCode: '20099',
  country: 'Deutschland',
  regionShortName: 'DE',
  company: '',
  taxCode: '',
  districtList: [],
  eori: '',
}

test('[ORD-068] the whole order has its addresses as their owner writes them, its payments, its parcels and its history', () => {
  const order = presentOrder(whole(), NOW)
  const {
    tradeContract,
    buyer,
    buyerEmail,
    progressList,
    packageList,
    messageList,
    messageOperationList,
    isShopRemoved,
    nextStep,
    holdReason,
    delay,
    withdrawal,
    ...rest
  } = order
  const { buyerPhone, invoiceStatus, invoiceUrl, ...others } = rest
  const { earnPoints, earnPointsStatus, earnPointsFinalTime, hasBenefits, ...more } = others
  const { tradeBenefitInfoTOS, availableReverseTypes, serviceRemainingTimes, ...beside } = more
  const { reissueList, ...row } = beside
  expect(reissueList).toEqual([])
  expect([tradeBenefitInfoTOS, availableReverseTypes, serviceRemainingTimes]).toEqual([
    [],
    ['SALE_REFUND', 'SALE_CANCEL_AFTER_PAID', 'SALE_CANCEL_BEFORE_DELIVERY'],
    null,
  ])
  expect(hasBenefits).toBe(false)
  expect([withdrawal, isShopRemoved]).toEqual([{ until: null }, false])
  expect([earnPoints, earnPointsStatus, earnPointsFinalTime]).toEqual([116, 'EXPECTED', null])
  expect([buyerPhone, invoiceStatus, invoiceUrl]).toEqual(['', 'PENDING', { files: [] }])
  expect({ ...row, lineCount: 1 }).toEqual(presentOrderRow(someOrder(), 'buyer', NOW))
  expect([buyer, buyerEmail]).toEqual([{ nickname: 'kim', isTourist: false }, 'kim@möbel.test'])
  expect(tradeContract).toEqual({
    id: toWireId('contract', idOf('contract', 3)),
    notFirstTime: false,
    selectedAddress: address,
    // The file behind a tax code stays with the mall.
    billingAddress: { ...address, company: 'Möbel GmbH', taxCode: 'DE136695976' },
    needPayAmt: euro(250),
    orderCount: 1,
    paymentOrderList: [
      {
        id: toWireId('paymentOrder', idOf('paymentOrder', 12)),
        type: 'FULL',
        amount: euro(250),
        status: 'PAID',
        openTime: '2026-11-20T12:00:00.000Z',
        closeTime: '2026-11-20T13:00:00.000Z',
        paymentRecordBOList: [
          {
            recordStatus: 'PAY_FAILED',
            payChannel: 'MOCKPAY',
            businessPayChannelCode: 'MOCKPAY',
            payMethod: { type: 'mockpay', name: 'MOCKPAY' },
            paidAt: null,
          },
          {
            recordStatus: 'PAY_SUCCESS',
            payChannel: 'MOCKPAY',
            businessPayChannelCode: 'MOCKPAY',
            payMethod: { type: 'mockpay', name: 'MOCKPAY' },
            paidAt: '2026-11-20T12:30:00.000Z',
          },
        ],
      },
    ],
  })
  expect(progressList).toEqual([
    {
      fromState: null,
      toState: 'PENDING_PAY',
      event: 'submit',
      actor: 'buyer',
      at: '2026-11-20T12:00:00.000Z',
    },
  ])
  expect(packageList).toEqual([
    presentParcel(someParcel(), someOrder(), 'de', ['buyerPostponeConfirmDeadline', 'confirm']),
  ])
  expect([holdReason, delay]).toEqual([null, null])
  expect([messageList, messageOperationList]).toEqual([[], ['writeToShop']])
  expect(nextStep).toEqual({ kind: 'ship', at: null })
})

test('who reads by a link alone is offered nothing', () => {
  const sent = { status: 'UN_RECEIVED', unshippedQty: 0, unsentQty: 0 } as const
  const owner = presentOrder(whole(sent), NOW)
  expect(owner.operationList).toContain('confirm')
  expect(owner.packageList[0]?.operationList).toEqual(['buyerPostponeConfirmDeadline', 'confirm'])
  const reader = presentOrder(whole(sent), NOW, true)
  expect([reader.operationList, reader.packageList[0]?.operationList]).toEqual([[], []])
})

test('what its carrier says in another language is read in one’s own, in the order and of the parcel alone', () => {
  const entry = {
    time: '2026-11-21T18:00:00.000Z',
    area: 'Lyon',
    text: 'Pris en charge',
    code: 'collected',
    language: 'fr',
  }
  const parcel = someParcel({ entries: [entry] })
  const { packageList } = presentOrder(whole({}, [parcel]), NOW)
  const said = presentParcel(parcel, someOrder(), 'fr').logisticsList
  expect([packageList[0]?.logisticsList[0]?.context, said[0]?.context]).toEqual([
    'Beim Absender abgeholt',
    'Pris en charge',
  ])
})

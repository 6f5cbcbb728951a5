import { expect, test } from 'vitest'
import { toWireId } from '@galleria/kernel/id'
import { at, idOf, lampSnapshot, someReverse, someReverseLine } from '../../testing/some-rows.ts'
import { formatAmount } from './format-amount.ts'
import {
  operationsOf,
  presentMerchantReverse,
  presentMerchantRow,
  presentReverse,
  presentReverseRow,
} from './reverse.present.ts'

/**
 * What a request looks like to the buyer, to a guest and to the shop, from a row of the database.
 */

const euro = (value: number) => ({ value, currency: 'EUR' })
const id = toWireId('reverse', idOf('reverse', 8))
const history = [
  {
    fromState: 'AS_APPLIED',
    toState: 'WAITING_FOR_AUDIT_BY_SELLER',
    event: 'route',
    actor: 'clock',
    at: at(22),
    facts: {},
  },
]

test('a row of the list is what the request is about, what is asked for and what can be given back', () => {
  expect(presentReverseRow(someReverse(), 'buyer')).toEqual({
    id,
    reverseOrderId: id,
    reverseTradeOrderCode: 'R261122123456',
    reverseTradeOrderType: 'SALE_REFUND',
    reverseTradeOrderStatus: 'WAITING_FOR_AUDIT_BY_SELLER',
    createdAt: '2026-11-22T12:00:00.000Z',
    orderedTime: '2026-11-22T12:00:00.000Z',
    shopId: 5,
    shop: { id: 5, name: 'Galleria House' },
    seller: { id: 7, name: 'Galleria House GmbH' },
    isShopRemoved: false,
    isOwnPurchase: false,
    lostParcel: null,
    skuTotalCount: 2,
    skuDetail: 'Vesna lamp',
    tradeOrder: {
      id: toWireId('order', idOf('order', 1)),
      tradeOrderCode: '261120123456',
      timeline: { orderedTime: '2026-11-20T12:00:00.000Z' },
    },
    tradeContract: { createdAt: '2026-11-19T12:00:00.000Z' },
    reverseTradeOrderLineList: [
      {
        id: toWireId('reverseLine', idOf('reverseLine', 81)),
        reverseQty: 2,
        cancelQty: 1,
        applyRefundAmt: euro(70),
        availableRefundAmt: euro(116),
        refundPoints: 0,
        refundAmt: euro(70),
        inspectionList: [],
        derivativeSku: null,
        ruledQty: null,
        replacedQty: 0,
        tradeOrderLine: {
          id: toWireId('orderLine', idOf('orderLine', 11)),
          tradeQty: 3,
          canReverseQty: 1,
          deliveredQty: 1,
          lineGroupTypeDict: null,
          tradeOrderLineBusinessType: null,
          tradeOrderLinePrice: { paidAmt: euro(174), actualNeedPayPoints: 0 },
          sku: {
            id: 4,
            name: 'Vesna lamp',
            image: '/pictures/lamp-globe--brass-320.webp',
            tint: '#e0d7c7',
            attributes: [
              { attrKey: 'finish', attrVal: 'brass' },
              { attrKey: 'size', attrVal: '22 x 22 x 42 cm' },
            ],
            salePrc: euro(59.9),
            skuUrlSuffix: 'brass',
            item: {
              id: 1003,
              mainImage: '/pictures/lamp-globe--brass-320.webp',
              itemName: 'Vesna lamp',
              urlKey: 'vesna-lamp',
            },
            businessTypeDict: null,
            marketingUnit: null,
            adjustStep: 1,
          },
        },
      },
    ],
    operationList: ['cancel', 'modify'],
    refundAmount: euro(74.9),
    applyRefundAmt: euro(74.9),
    availableRefundAmt: euro(121),
    applyRefundShippingAmt: euro(4.9),
    actualRefundAmt: euro(0),
    refundPoints: 0,
    untakenAmt: euro(0),
    awaitsCapture: false,
    isOtherWay: false,
    actualRefundShippingAmt: euro(0),
    sellerConfirmRefundShippingAmt: euro(0),
    reverseReason: 'DAMAGED',
    reverseNotes: { reverseReason: 'DAMAGED', reverseText: 'A scratch.', auditRejectReason: '' },
    auditRejectReason: '',
    qcRejectReason: '',
    dispute: null,
    isInDispute: false,
    changedTime: null,
    offer: null,
    splitFrom: null,
    exchangeDifference: null,
    exchangeSurcharge: null,
    surchargeBack: null,
    surchargeBackOf: null,
    lossOfValue: null,
    lossOfValueOf: null,
    differenceOf: null,
    refusedPart: null,
    changeToReturn: false,
    statutoryRefundTime: null,
    isGuarantee: false,
    auditedTime: null,
    postBackTime: null,
    checkedTime: null,
    sellerDeliveryTime: null,
    refundedTime: null,
    stopTime: null,
    nextStepTime: '2026-11-24T12:00:00.000Z',
  })
})

test('[AS-034] a line names the goods as they are sold: by the metre in steps of half of one, with picture, attributes, price and the ending of their address', () => {
  const [line] = presentReverseRow(
    someReverse({
      lines: [
        someReverseLine({
          qty: 3,
          snapshot: { ...lampSnapshot, measure: { unit: 'metre', step: 50 } },
        }),
      ],
    }),
    'buyer',
  ).reverseTradeOrderLineList
  expect([line?.reverseQty, line?.tradeOrderLine.sku]).toEqual([
    1.5,
    {
      id: 4,
      name: 'Vesna lamp',
      image: '/pictures/lamp-globe--brass-320.webp',
      tint: '#e0d7c7',
      attributes: [
        { attrKey: 'finish', attrVal: 'brass' },
        { attrKey: 'size', attrVal: '22 x 22 x 42 cm' },
      ],
      salePrc: euro(59.9),
      skuUrlSuffix: 'brass',
      item: {
        id: 1003,
        mainImage: '/pictures/lamp-globe--brass-320.webp',
        itemName: 'Vesna lamp',
        urlKey: 'vesna-lamp',
      },
      businessTypeDict: 'WEIGHT',
      marketingUnit: { unitName: 'm' },
      adjustStep: 0.5,
    },
  ])
})

test('once the money is back it says how much, of it the shipping, and when each step was', () => {
  const done = presentReverseRow(
    someReverse({
      status: 'REVERSE_DONE',
      auditedAt: at(23),
      refundedAt: at(24),
      stoppedAt: at(25),
      refundedGoods: 7000,
      refundedShipping: 490,
    }),
    'buyer',
  )
  expect(done).toMatchObject({
    actualRefundAmt: euro(74.9),
    actualRefundShippingAmt: euro(4.9),
    sellerConfirmRefundShippingAmt: euro(4.9),
    auditedTime: '2026-11-23T12:00:00.000Z',
    refundedTime: '2026-11-24T12:00:00.000Z',
    stopTime: '2026-11-25T12:00:00.000Z',
    nextStepTime: null,
    operationList: [],
  })
})

test('what the shop declined is not confirmed, and its reason is there to be read', () => {
  const declined = someReverse({
    status: 'REVERSE_CLOSE',
    auditedAt: at(23),
    rejectReason: 'It was whole.',
  })
  for (const reader of ['buyer', 'guest'] as const)
    expect(presentReverseRow(declined, reader)).toMatchObject({
      sellerConfirmRefundShippingAmt: euro(0),
      auditRejectReason: 'It was whole.',
      reverseNotes: { auditRejectReason: 'It was whole.' },
      operationList: ['viewRejectReason'],
    })
  expect(operationsOf(someReverse({ status: 'REVERSE_CLOSE' }), 'buyer')).toEqual([])
})

test('a request for several goods names all of them, and a line that was asked about too often gives nothing more', () => {
  const second = someReverseLine({
    requests: 5,
    snapshot: { ...someReverseLine().snapshot, name: 'Halden desk' },
  })
  const row = presentReverseRow(someReverse({ lines: [someReverseLine(), second] }), 'buyer')
  expect(row.skuDetail).toBe('Vesna lamp, Halden desk')
  expect(row.reverseTradeOrderLineList.map((line) => line.tradeOrderLine.canReverseQty)).toEqual([
    1, 0,
  ])
})

test('the whole request has what was written and shown, its history, and whether silence decided it', () => {
  const reverse = someReverse({ isAuto: true })
  const row = presentReverseRow(reverse, 'guest')
  expect(
    presentReverse(reverse, { language: 'en', history, parcels: [], messages: [] }, 'guest'),
  ).toEqual({
    ...row,
    availableReverseReasons: [
      'DAMAGED',
      'NOT_AS_DESCRIBED',
      'WRONG_ITEM',
      'MISSING_PARTS',
      'NOT_RECEIVED',
      'TOO_LATE',
      'NO_LONGER_WANTED',
      'OTHER',
    ],
    availableReverseTypes: ['SALE_REFUND'],
    remarkList: [
      {
        remark: 'A scratch.',
        attachmentList: { files: [{ url: `/files/${toWireId('file', idOf('file', 9))}.webp` }] },
      },
    ],
    returnAddress: null,
    returnLabel: null,
    owesReturnLabel: false,
    isLabelToCome: false,
    fulfillmentProgressList: [],
    qcAttachmentList: { files: [] },
    auditRejectAttachmentList: { files: [] },
    progressList: [
      {
        fromState: 'AS_APPLIED',
        toState: 'WAITING_FOR_AUDIT_BY_SELLER',
        event: 'route',
        actor: 'clock',
        at: '2026-11-22T12:00:00.000Z',
      },
    ],
    version: 1,
    changeList: [],
    modification: null,
    receiptUrl: null,
    decidedBySilence: true,
    messageList: [],
    messageOperationList: ['writeToShop'],
  })
  expect(row.operationList).toEqual([])
})

test('what its carrier says of goods that come back is read in the reader’s language', () => {
  const parcel = {
    ...{ id: idOf('reverseParcel', 5), reverseId: idOf('reverse', 8), orderId: idOf('order', 1) },
    ...{ buyerId: idOf('user', 2), operator: 'USER' as const, number: 'JD 1009' },
    ...{ carrierId: 1, carrierCode: 'dhl', carrierName: 'DHL', isShopsLabel: false },
    ...{ sentAt: at(23), scannedAt: at(24), deliveredAt: null, lostAt: null, labelFile: null },
    entries: [
      {
        ...{ time: '2026-11-24T09:00:00.000Z', area: 'Lyon', text: 'Pris en charge' },
        ...{ code: 'collected', language: 'fr' },
      },
    ],
  }
  const saidIn = (language: 'fr' | 'de') =>
    presentReverse(someReverse(), { language, history, parcels: [parcel], messages: [] }, 'buyer')
      .fulfillmentProgressList[0]?.logisticsList
  const ftime = '2026-11-24T09:00:00.000Z'
  expect(saidIn('fr')).toEqual([{ ftime, context: 'Pris en charge' }])
  expect(saidIn('de')).toEqual([{ ftime, context: 'Beim Absender abgeholt' }])
})

test('the shop sees who asks, and can answer', () => {
  const answers = {
    buyerName: 'Kim Petersen',
    operationList: ['approve', 'reject'],
    version: 1,
  }
  expect(presentMerchantRow(someReverse())).toEqual({
    ...presentReverseRow(someReverse(), 'buyer'),
    ...answers,
  })
  const following = { language: 'en' as const, history, parcels: [], messages: [] }
  const beside = {
    orderNow: {
      displayStatus: 'COMPLETE' as const,
      paidAmt: { value: 116, currency: 'EUR' },
      refundedAmt: { value: 0, currency: 'EUR' },
      packageList: [],
    },
    earlierReverseList: [],
  }
  expect(presentMerchantReverse(someReverse(), following, { beside })).toEqual({
    ...presentReverse(someReverse(), following, 'buyer'),
    ...answers,
    ...beside,
    messageOperationList: ['writeToBuyer'],
    modification: null,
    ownReturnAddress: null,
    lossOfValueList: [],
    offerOptionList: [],
    replacementInStock: null,
    shipTo: null,
  })
})

test("an amount in a sentence is written as the reader's language and storefront write it", () => {
  expect(formatAmount(123_450, 'EUR', 'en', 'DE')).toBe('€1,234.50')
  expect(formatAmount(123_450, 'EUR', 'de', 'DE')).toBe('1.234,50\u00a0€')
})

test('its shop answers it, and once that was removed the mall, and nobody else', () => {
  const offered = (isSellerGone: boolean) =>
    (['merchant', 'operator'] as const).map((reader) =>
      operationsOf(someReverse({ isSellerGone }), reader),
    )
  const answers = ['approve', 'reject']
  expect([offered(false), offered(true)]).toEqual([
    [answers, []],
    [[], answers],
  ])
})

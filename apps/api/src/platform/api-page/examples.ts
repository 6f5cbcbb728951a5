import type { Argument } from '@galleria/contract/define-call'
import type { calls } from '@galleria/contract/calls'

type Calls = typeof calls
type Examples = { readonly [Name in keyof Calls]?: Argument<Calls[Name]> }

const order = 'ord_01jd4vr6f5e7s8kq2m3n4p5q6r'
const line = 'oli_01jd4vr6f5e7s8kq2m3n4p5q6r'
const reverse = 'asv_01jd4vr6f5e7s8kq2m3n4p5q6r'
/** One for each thing that is to happen: sent again it does nothing more. */
const requestKey = '5e0c2b7a-3c1d-4f6e-9a58-2d7f1b9c4e60'

/** What a shop's programs send most, filled in as a program would; the API page shows them. */
export const examples: Examples = {
  pageMerchantOrders: { status: ['UN_DELIVERY'], toShipOnly: true, sort: 'oldest', pageSize: 50 },
  merchantOrderDetail: { id: order },
  shipOrder: {
    orderId: order,
    carrierId: 1,
    serviceCode: 'JD014600003RU8',
    lines: [{ id: line, qty: 2 }],
  },
  correctParcel: {
    orderId: order,
    parcelId: 'pcl_01jd4vr6f5e7s8kq2m3n4p5q6r',
    shownCarrierId: 1,
    shownCode: 'JD014600003RU8',
    carrierId: 1,
    serviceCode: 'JD014600003RU9',
  },
  delayOrder: {
    id: order,
    day: '2026-12-18',
    reason: 'SUPPLIER',
    content: 'The oak tops come a week later than we were told.',
  },
  holdOrder: { id: order, reason: 'The address is being asked for again.' },
  reissueOrder: {
    orderId: order,
    reason: 'MISSING',
    lines: [{ id: line, qty: 1 }],
    requestKey,
    knownCount: 0,
  },
  cancelForStock: { orderId: order, lines: [{ id: line, qty: 1 }], requestKey },
  writeToBuyer: {
    id: order,
    content: 'The driver calls an hour before he comes.',
    requestKey,
  },
  pageGoods: { stock: 'LOW', site: 'DE', pageSize: 100 },
  moveStock: { skuCode: 'NW-DESK-140-OAK', reason: 'RECEIVED', qty: 24, requestKey },
  countStock: { skuCode: 'NW-DESK-140-OAK', countedQty: 23, seenQty: 24, requestKey },
  priceGoods: {
    skuCode: 'NW-DESK-140-OAK',
    priceList: [
      { site: 'DE', amount: 379, seenAmount: 399, isReduced: true },
      { site: 'SE', amount: 4290, seenAmount: 4490, isReduced: true },
    ],
  },
  planPrices: {
    skuCode: 'NW-DESK-140-OAK',
    shopTime: '2026-12-27T00:00',
    priceList: [{ site: 'DE', amount: 349, isReduced: true }],
  },
  sellGoods: { skuCode: 'NW-DESK-140-OAK', isOnSale: false },
  pageMerchantReverse: { status: ['WAITING_FOR_AUDIT_BY_SELLER'], sort: 'deadline' },
  merchantReverseDetail: { id: reverse },
  approveReverse: { id: reverse },
  rejectReverse: { id: reverse, reason: 'The photos show another table than the one we sent.' },
  makeOffer: {
    id: reverse,
    kind: 'PART',
    amount: { value: 40 },
    content: 'The scratch is below the top. Keep the desk, and 40 euros come back.',
  },
  passReverse: { id: reverse, lines: [{ id: 'asl_01jd4vr6f5e7s8kq2m3n4p5q6r', sellable: 1 }] },
  shipReplacement: { id: reverse, carrierId: 1, serviceCode: 'JD014600003RV1' },
  createExport: {
    kind: 'ORDERS',
    format: 'CSV',
    from: '2026-11-01',
    to: '2026-11-30',
    requestKey,
  },
  readFigures: { from: '2026-11-01', to: '2026-11-30', step: 'week' },
  replyToComment: {
    commentId: 'com_01jd4vr6f5e7s8kq2m3n4p5q6r',
    content: 'Thank you. The drawer can be set at the screw below its front.',
  },
  redeemVoucher: { couponCode: 'GLR-7K2M-9QXD' },
}

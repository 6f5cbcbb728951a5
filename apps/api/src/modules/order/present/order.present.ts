import type {
  WireOrder,
  WireOrderAddress,
  WireOrderLine,
  WireOrderRow,
  WireParcel,
  WireTrack,
} from '@galleria/contract/order'
import type { WireMessage } from '@galleria/contract/message'
import type { Language } from '@galleria/contract/storefronts'
import { MOST_MESSAGES } from '@galleria/contract/order-work-rules'
import { presentMeasure } from '@galleria/contract/measure'
import { wirePoints } from '@galleria/contract/points-rules'
import { displayStatusOf, isUnpaid } from '@galleria/contract/order-states'
import { toWireId } from '@galleria/kernel/id'
import { pick } from '@galleria/kernel/pick'
import { inUnits, priceOfSteps } from '@galleria/kernel/measure'
import { pictures } from '#platform/picture-urls.ts'
import { showEmail } from '#platform/show-email.ts'
import type { HistoryRow } from '#platform/transitions.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { presentAttributes } from '#modules/catalog/index.ts'
import { endsAtOf, presentGroup } from '#modules/group-buy/index.ts'
import type { InvoiceName } from '#modules/invoice/index.ts'
import { usedMethod } from '#modules/payment/providers/index.ts'
import type { Earned } from '#modules/points/index.ts'
import { inLanguage, type ParcelRow } from '#modules/shipping/index.ts'
import { presentInvoiceFile } from '../invoices/invoice.present.ts'
import { presentActivities } from './activities.present.ts'
import { goodsOf, presentExtras, presentInsurance } from './extras.present.ts'
import type { Coupon } from '../codes/list-vouchers.ts'
import { cancelableQty, claimableOf, hasSomethingToAsk } from '../claims/claims.rules.ts'
import { presentEarned, presentPoints } from '../benefits/earn-for-orders.ts'
import { presentDelay } from '../parcels/delay.present.ts'
import { presentDetails, presentOrderKind, presentSoldBefore } from './order-kind.present.ts'
import { defectsUntil } from '../asking/asking-time.rules.ts'
import { isPaidWhole, operationsOf, reverseStatusOf, type ShopActor } from '../order.rules.ts'
import { presentReissues } from '../reissue/reissue.present.ts'
import type { ReissueRow } from '../reissue/reissue.queries.ts'
import { presentPickUp, stepOfPickUp } from '../codes/pick-up.present.ts'
import { presentOrderHistory } from './order-history.present.ts'
import { presentKind, presentLines } from './sets.present.ts'
import type {
  ContractRow,
  OrderLineRow,
  OrderRow,
  StoredAddress,
  PaymentLine,
} from '../order.types.ts'
import { canWithdraw, endOfPeriod } from '../asking/withdrawable.rules.ts'

export function presentOrderRow(
  order: OrderRow,
  reader: 'buyer' | ShopActor,
  now: Date,
): WireOrderRow {
  return {
    ...presentCore(order, reader, now),
    tradeOrderLineList: presentOrderLines(order),
    lineCount: order.lineCount,
  }
}

function presentCore(
  order: OrderRow,
  reader: 'buyer' | ShopActor,
  now: Date,
): Omit<WireOrderRow, 'tradeOrderLineList' | 'lineCount'> {
  const amount = (minor: number) => wireMoney(minor, order.currency)
  return {
    id: toWireId('order', order.id),
    tradeOrderCode: order.code,
    outOrderId: order.code,
    displayStatus: displayStatusOf(order.status),
    reverseStatus: reverseStatusOf(order),
    tradeOrderCommentStatus: order.isReviewed ? 'EVALUATED' : 'UN_EVALUATED',
    ...presentOrderKind(order),
    ...presentPoints(order),
    operationList: operationsOf(order, reader, now),
    defectsUntilTime: hasSomethingToAsk(order)
      ? (defectsUntil(order, now)?.toISOString() ?? null)
      : null,
    isInGroup: order.groupSize > 1 ? 1 : 0,
    timeline: {
      orderedTime: order.orderedAt.toISOString(),
      paidTime: order.paidAt?.toISOString() ?? null,
      depositPaidTime: order.depositPaidAt?.toISOString() ?? null,
      completedTime: order.completedAt?.toISOString() ?? null,
    },
    needPayAmt: amount(order.needPay),
    paidAmt: amount(order.paid),
    refundedAmt: amount(order.refunded),
    duePayAmt: isUnpaid(order.status) ? amount(dueOf(order)) : null,
    isPreSale: order.lines.some(({ snapshot }) => snapshot.preSale),
    groupBuy: order.groupBuy && presentGroup(order.groupBuy, now),
    isDepositKept: order.isDepositKept,
    skuAmt: amount(order.goods),
    skuTotalCount: order.pieceCount,
    taxAmt: amount(order.tax),
    taxRate: order.taxRate,
    taxTreatment: order.taxTreatment,
    shippingAmt: amount(order.shipping),
    shopDiscountAmt: amount(order.shopDiscount),
    orderDiscountAmt: amount(order.orderDiscount),
    activityList: presentActivities(order.activities, order.currency),
    ...presentExtras(order),
    ...presentPickUp(order),
    seller: { id: order.sellerId },
    contractId: toWireId('contract', order.contractId),
    expirationTime: order.deadlineAt.toISOString(),
    payDeadlineMillis: Math.max(0, order.deadlineAt.getTime() - now.getTime()),
    payOpensInMillis: Math.max(0, (order.payableFrom?.getTime() ?? 0) - now.getTime()),
    parcelCount: order.parcelCount,
    arrivedParcelCount: order.parcelsArrived,
  }
}

export function presentOrderLines(order: OrderRow): WireOrderLine[] {
  return presentLines(order, (line) => presentLine(line, order))
}

export function presentLine(line: OrderLineRow, order: OrderRow): WireOrderLine {
  const amount = (minor: number) => wireMoney(minor, order.currency)
  const { snapshot } = line
  const claimable = claimableOf(line, order)
  const isWhole = isPaidWhole(order)
  const qty = (steps: number) => inUnits(steps, snapshot.measure)
  return {
    id: toWireId('orderLine', line.id),
    tradeQty: qty(line.qty),
    deliveredQty: qty(line.deliveredQty),
    canShipQty: qty(cancelableQty(line)),
    canceledQty: qty(line.canceledQty),
    canReverseQty: qty(claimable.qty),
    canCancelQty: isWhole ? qty(claimable.cancelQty) : 0,
    canReverseAmt: amount(isWhole ? claimable.amount : 0),
    reverseStatus: reverseStatusOf(line),
    ...presentKind(line),
    expectDate: line.expectDate,
    ...presentSoldBefore(line, order.currency),
    // Whoever has the order before them, and nobody else, sees codes (`presentOrder`).
    tradeOrderLineCouponsBOList: [],
    insurance: presentInsurance(line, order.currency),
    sku: {
      id: line.skuId,
      name: snapshot.name,
      image: pictures.url(snapshot.picture, 320),
      tint: pictures.tint(snapshot.picture),
      salePrc: amount(line.unitPrice),
      attributes: presentAttributes(snapshot),
      skuUrlSuffix: snapshot.suffix,
      item: { id: snapshot.itemId, urlKey: snapshot.urlKey },
      ...presentMeasure(snapshot.measure),
    },
    tradeOrderLinePrice: {
      skuAmt: amount(priceOfSteps(line.unitPrice, line.qty, snapshot.measure)),
      needPaySkuAmt: amount(goodsOf(line)),
      discountAmt: amount(line.discount),
      // Of a deposit, all that is paid of the one line that it is for.
      paidAmt: amount(isWhole ? line.needPay : order.paid),
      actualNeedPayPoints: wirePoints(line.points),
      actualPaidPoints: isWhole ? wirePoints(line.points) : 0,
    },
  }
}

/** What is to pay next. */
export function dueOf(order: Pick<OrderRow, 'status' | 'needPay' | 'deposit' | 'paid'>): number {
  return order.status === 'PENDING_DEPOSIT' ? order.deposit : order.needPay - order.paid
}

/** One claim of a contract on the wire. */
export function presentClaim(payment: PaymentLine, contract: ContractRow) {
  return {
    id: toWireId('paymentOrder', payment.id),
    type: payment.kind,
    amount: wireMoney(payment.amount, contract.currency),
    status: payment.status,
    openTime: (payment.opensAt ?? contract.createdAt).toISOString(),
    closeTime: (payment.closesAt ?? contract.deadlineAt).toISOString(),
  }
}

/**
 * The lines of an order that a parcel carries, in the order's order, with how many units of each.
 */
export function linesInParcel(
  order: OrderRow,
  parcel: ParcelRow,
): { line: OrderLineRow; qty: number }[] {
  const qtyOf = new Map(parcel.lines.map(({ lineId, qty }) => [lineId, qty]))
  return order.lines.flatMap((line) => {
    const qty = qtyOf.get(line.id)
    return qty === undefined ? [] : [{ line, qty }]
  })
}

/** Under every name that a track entry has had, for who reads this language. */
export function presentTracks(
  { entries }: Pick<ParcelRow, 'entries'>,
  language: Language,
): WireTrack[] {
  return entries.map((entry) => ({
    ftime: entry.time,
    formatTime: entry.time,
    originTime: entry.time,
    areaName: entry.area,
    context: inLanguage(entry, language).text,
  }))
}

/** `operations` is what can be done with the order: nothing where somebody only looks. */
export function presentParcel(
  parcel: ParcelRow,
  order: OrderRow,
  language: Language,
  operations: readonly string[] = [],
): WireParcel {
  return {
    id: toWireId('parcel', parcel.id),
    fulfillmentProgressStatus: parcel.status,
    serviceCode: parcel.number,
    fulfillmentProgressLineList: linesInParcel(order, parcel).map(({ line, qty }) => ({
      tradeOrderLineId: toWireId('orderLine', line.id),
      qty: inUnits(qty, line.snapshot.measure),
      marketingUnit: presentMeasure(line.snapshot.measure).marketingUnit,
      name: line.snapshot.name,
      image: pictures.url(line.snapshot.picture, 160),
    })),
    fulfillmentServiceProvider: {
      id: parcel.carrierId,
      entityName: parcel.carrierName,
      entityCode: parcel.carrierCode,
      trackingUrl: parcel.trackingUrl.replace('{number}', encodeURIComponent(parcel.number)),
    },
    logisticsList: presentTracks(parcel, language),
    operationList: operations.filter(
      (one) =>
        parcel.status === 'SEND_DELIVERY' &&
        (one === 'confirm' || (one === 'buyerPostponeConfirmDeadline' && !parcel.postponedAt)),
    ),
    createdAt: parcel.shippedAt.toISOString(),
    deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
    isLost: parcel.status === 'SEND_DELIVERY' && parcel.lostAt !== null,
    confirmDeadline: parcel.confirmBy.toISOString(),
    callBackReason: parcel.callBackReason,
  }
}

const wireFields = [
  'firstName',
  'lastName',
  'personPhone',
  'poiName',
  'detailAddress',
  'houseNo',
  'city',
  'province',
  'postalCode',
  'country',
  'regionShortName',
  'company',
  'taxCode',
] as const

export function presentStoredAddress(address: StoredAddress): WireOrderAddress {
  return {
    ...pick(address, wireFields),
    email: showEmail(address.email),
    districtList: address.districtList ?? [],
    eori: address.eori ?? '',
  }
}

export type WholeOrder = {
  /** Of who reads it. */
  language: Language
  order: OrderRow
  contract: ContractRow
  payments: readonly PaymentLine[]
  parcels: readonly ParcelRow[]
  history: readonly HistoryRow[]
  buyer: { nickname: string; isTourist: boolean }
  /** Where its buyer can be written to; an address that nobody has proven is the contract's. */
  contact: { email: string; phone: string }
  invoices: readonly InvoiceName[]
  earned: Earned | undefined
  /** Of its buyer's level now, in hundredths: what it will earn by, until it has. */
  factor: number
  /** With its shop; none where somebody only looks, because a mail can be passed on. */
  messages: readonly WireMessage[]
  /** Codes of the order's lines, opened for its buyer. */
  coupons: readonly Coupon[]
  /** It was removed from the mall, which answers in its place. */
  isShopRemoved: boolean
  /** What was sent of it again at no charge. */
  reissues: readonly ReissueRow[]
}

export function presentOrder(whole: WholeOrder, now: Date, isReadOnly = false): WireOrder {
  const { order, contract } = whole
  const core = presentCore(order, 'buyer', now)
  const operationList = isReadOnly ? [] : core.operationList
  return {
    ...core,
    ...presentEarned(order, whole.earned, whole.factor),
    ...presentDetails(order, operationList, whole.coupons),
    ...presentReissues(whole.reissues),
    operationList,
    tradeOrderLineList: presentOrderLines(order).map((line) => ({
      ...line,
      tradeOrderLineCouponsBOList: whole.coupons
        .filter(({ lineId }) => toWireId('orderLine', lineId) === line.id)
        .map(({ couponCode, usedStatus }) => ({ couponCode, usedStatus })),
    })),
    buyer: whole.buyer,
    buyerEmail: showEmail(whole.contact.email),
    buyerPhone: whole.contact.phone,
    invoiceStatus: invoiceStatusOf(order),
    // Whoever only looks has no session to open them with.
    invoiceUrl: { files: isReadOnly ? [] : whole.invoices.map(presentInvoiceFile) },
    tradeContract: {
      id: toWireId('contract', contract.id),
      notFirstTime: order.status === 'PENDING_BALANCE' && order.hasAttempt,
      selectedAddress: presentStoredAddress(contract.deliveryAddress),
      billingAddress: presentStoredAddress(contract.billingAddress),
      needPayAmt: wireMoney(contract.needPay, contract.currency),
      orderCount: order.groupSize,
      paymentOrderList: whole.payments.map((payment) => ({
        ...presentClaim(payment, contract),
        paymentRecordBOList: payment.records.map((record) => ({
          recordStatus: record.status,
          payChannel: record.channel,
          businessPayChannelCode: record.channel,
          payMethod: presentMethod(record),
          paidAt: record.paidAt && new Date(record.paidAt).toISOString(),
        })),
      })),
    },
    progressList: presentOrderHistory(order, whole.history),
    messageList: [...whole.messages],
    messageOperationList: isReadOnly || order.messageCount >= MOST_MESSAGES ? [] : ['writeToShop'],
    isShopRemoved: whole.isShopRemoved,
    packageList: whole.parcels.map((parcel) =>
      presentParcel(parcel, order, whole.language, operationList),
    ),
    holdReason: order.status === 'UN_DELIVERY' ? order.holdReason : null,
    delay: presentDelay(order),
    withdrawal: canWithdraw(order, now)
      ? { until: endOfPeriod(order)?.toISOString() ?? null }
      : null,
    nextStep: nextStepOf(order, whole.parcels, whole.coupons),
    hasBenefits: order.hasBenefits,
  }
}

function invoiceStatusOf(order: OrderRow): WireOrder['invoiceStatus'] {
  if (order.hasInvoice) return 'ISSUED'
  return order.paid > order.refunded ? 'PENDING' : null
}

/** What happens next, and until when, so that nobody waits without knowing for what. */
function nextStepOf(
  order: OrderRow,
  parcels: readonly ParcelRow[],
  coupons: readonly Coupon[],
): WireOrder['nextStep'] {
  if (order.status === 'PENDING_BALANCE' && order.payableFrom)
    return { kind: 'balance', at: order.payableFrom.toISOString() }
  if (isUnpaid(order.status)) return { kind: 'pay', at: order.deadlineAt.toISOString() }
  if (order.status === 'PENDING_MEMBERS')
    return {
      kind: 'members',
      at: (order.groupBuy && endsAtOf(order.groupBuy)?.toISOString()) ?? null,
    }
  if (order.handover === 'site') return stepOfPickUp(order)
  const isVoucher = order.handover === 'voucher'
  if (order.status === 'UN_DELIVERY') return { kind: isVoucher ? 'issue' : 'ship', at: null }
  if (order.status !== 'UN_RECEIVED') return null
  if (isVoucher)
    return {
      kind: 'use',
      at: coupons.find(({ state }) => state === 'open')?.expiresAt.toISOString() ?? null,
    }
  const open = parcels
    .filter((parcel) => parcel.status === 'SEND_DELIVERY' && !parcel.lostAt)
    .map((parcel) => parcel.confirmBy.getTime())
  return { kind: 'confirm', at: open.length > 0 ? new Date(Math.max(...open)).toISOString() : null }
}

function presentMethod({ channel, method }: PaymentLine['records'][number]) {
  const used = usedMethod(channel, method)
  return used ? { type: used.type, name: used.name } : null
}

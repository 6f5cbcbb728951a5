import type {
  MerchantReverse,
  MerchantReverseRow,
  WireReverse,
  WireReverseRow,
} from '@galleria/contract/after-sales'
import type { WireReverseLine } from '@galleria/contract/after-sales-line'
import {
  buyersReasons,
  dispositions,
  type ReturnAddress,
  type ReverseStatus,
  type ReverseType,
} from '@galleria/contract/after-sales-rules'
import type { WireOffer } from '@galleria/contract/offer'
import type { WireMessage } from '@galleria/contract/message'
import type { Language } from '@galleria/contract/storefronts'
import { MOST_MESSAGES } from '@galleria/contract/order-work-rules'
import { presentMeasure } from '@galleria/contract/measure'
import { wirePoints } from '@galleria/contract/points-rules'
import { operationsFor } from '@galleria/kernel/flow'
import { toWireId, type Id } from '@galleria/kernel/id'
import { inUnits, piecesOf } from '@galleria/kernel/measure'
import { pictures } from '#platform/picture-urls.ts'
import { type HistoryRow, presentHistory } from '#platform/transitions.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { presentAttributes } from '#modules/catalog/index.ts'
import { fileUrl } from '#modules/files/index.ts'
import type { StoredAddress } from '#modules/order/index.ts'
import type { ReverseParcelRow } from '#modules/shipping/index.ts'
import { presentDispute } from './disputes/dispute.present.ts'
import { changedTimeOf, presentChanges } from './asking/change.present.ts'
import {
  presentBeside,
  presentLosable,
  presentOther,
  withSurcharge,
} from './beside/beside.present.ts'
import { lostParcelOf, presentLabel } from './way-back/label.present.ts'
import { presentParcel } from './way-back/parcel.present.ts'
import { offerOptions, pointsOffered } from './offers/offer.rules.ts'
import { receiptUrlOf } from './receipts/receipt.rules.ts'
import { reverseFlow } from './reverse.flow.ts'
import { factsOf } from './reverse.facts.ts'
import {
  bringsGoodsBack,
  canReverseQtyOf,
  isExchange,
  isWaiting,
  owesWayBack,
  sumOf,
  pointsBack,
} from './reverse.rules.ts'
import type { OfferRow, ReverseLineRow, ReverseRow, Version } from './reverse.types.ts'

/** The mall reads as itself, or as `operator` what it answers for a shop that was removed. */
export type Reader = 'buyer' | 'guest' | 'merchant' | 'mall' | 'operator'

export function operationsOf(
  reverse: Parameters<typeof factsOf>[0] & Pick<ReverseRow, 'status'>,
  reader: Reader,
): string[] {
  return operationsFor(reverseFlow, {
    state: reverse.status,
    actor: reader === 'mall' ? 'operator' : reader,
    facts: factsOf(reverse),
  })
}

export function presentReverseLine(
  line: Pick<
    ReverseLineRow,
    | 'lineId'
    | 'askedAmount'
    | 'inspected'
    | 'ruledQty'
    | 'skuId'
    | 'qty'
    | 'unsentQty'
    | 'available'
    | 'applyAmount'
    | 'boughtQty'
    | 'deliveredQty'
    | 'reversedQty'
    | 'openReverseQty'
    | 'requests'
    | 'unitPrice'
    | 'points'
    | 'takenQty'
    | 'paid'
    | 'snapshot'
    | 'goods'
    | 'derivativeSkuId'
    | 'derivative'
    | 'replacedQty'
  > & { readonly id: Id<'reverseLine'> | undefined },
  { currency, isExchange }: { readonly currency: string; readonly isExchange: boolean },
): WireReverseLine {
  const { snapshot, derivative } = line
  const asked = (minor: number) => wireMoney(isExchange ? 0 : minor, currency)
  const qty = (steps: number) => inUnits(steps, snapshot.measure)
  return {
    id: line.id ? toWireId('reverseLine', line.id) : toWireId('orderLine', line.lineId),
    reverseQty: qty(line.qty),
    cancelQty: qty(line.unsentQty),
    applyRefundAmt: asked(line.askedAmount),
    availableRefundAmt: asked(line.available),
    refundPoints: isExchange ? 0 : wirePoints(pointsBack([line], [line.askedAmount])),
    refundAmt: asked(line.applyAmount),
    ruledQty: line.ruledQty === null ? null : qty(line.ruledQty),
    inspectionList: dispositions.flatMap((disposition) => {
      const found = line.inspected[disposition]
      return found ? [{ disposition, qty: qty(found) }] : []
    }),
    derivativeSku:
      derivative && line.derivativeSkuId !== null
        ? presentVersion(line.derivativeSkuId, derivative, currency)
        : null,
    replacedQty: qty(line.replacedQty),
    tradeOrderLine: {
      id: toWireId('orderLine', line.lineId),
      tradeQty: qty(line.boughtQty),
      canReverseQty: qty(canReverseQtyOf(line)),
      deliveredQty: qty(line.deliveredQty),
      lineGroupTypeDict: snapshot.set ? 'DIY_CHILD' : null,
      tradeOrderLineBusinessType: snapshot.gift ? 'GIFT' : null,
      tradeOrderLinePrice: {
        paidAmt: wireMoney(line.paid, currency),
        actualNeedPayPoints: wirePoints(line.points),
      },
      sku: presentVersion(
        line.skuId,
        line.goods ?? { ...snapshot, unitPrice: line.unitPrice },
        currency,
      ),
    },
  }
}

/** A sku as it was then. */
export function presentVersion(
  id: number,
  version: Version,
  currency: string,
): WireReverseLine['tradeOrderLine']['sku'] {
  const { name, picture, suffix, itemId, urlKey, unitPrice, measure } = version
  const image = pictures.url(picture, 320)
  return {
    id,
    name,
    image,
    tint: pictures.tint(picture),
    attributes: presentAttributes(version),
    salePrc: wireMoney(unitPrice, currency),
    skuUrlSuffix: suffix,
    item: { id: itemId, mainImage: image, itemName: name, urlKey },
    ...presentMeasure(measure),
  }
}

function pointsOf({ lines }: ReverseRow): number {
  return pointsBack(
    lines,
    lines.map(({ applyAmount }) => applyAmount),
  )
}

export function presentReverseRow(reverse: ReverseRow, reader: Reader): WireReverseRow {
  const { currency } = reverse
  // What the mall rules about an exchange is its money.
  const hidesMoney = isExchange(reverse) && reverse.status !== 'IN_DISPUTE'
  const amount = (minor: number) => wireMoney(hidesMoney ? 0 : minor, currency)
  const time = (at: Date | null) => at?.toISOString() ?? null
  const id = toWireId('reverse', reverse.id)
  const asked = amount(sumOf(reverse.lines, (line) => line.askedAmount) + reverse.askedShipping)
  const given = Math.max(0, reverse.refundedGoods + reverse.refundedShipping - reverse.untaken)
  const isDecided = reverse.auditedAt !== null && wireStatusOf(reverse) !== 'REVERSE_CLOSE'
  return {
    id,
    reverseOrderId: id,
    reverseTradeOrderCode: reverse.code,
    reverseTradeOrderType: reverse.type,
    reverseTradeOrderStatus: wireStatusOf(reverse),
    createdAt: reverse.appliedAt.toISOString(),
    orderedTime: reverse.appliedAt.toISOString(),
    shopId: reverse.shopId,
    shop: { id: reverse.shopId, name: reverse.shopName },
    seller: { id: reverse.sellerId, name: reverse.sellerName },
    isShopRemoved: reverse.isShopRemoved,
    isOwnPurchase: reverse.isMalls,
    lostParcel: lostParcelOf(reverse),
    skuTotalCount: reverse.lines.reduce(
      (sum, { qty, snapshot }) => sum + piecesOf(qty, snapshot.measure),
      0,
    ),
    skuDetail: reverse.lines.map((line) => line.snapshot.name).join(', '),
    tradeOrder: {
      id: toWireId('order', reverse.orderId),
      tradeOrderCode: reverse.orderCode,
      timeline: { orderedTime: reverse.orderedAt.toISOString() },
    },
    tradeContract: { createdAt: reverse.contractedAt.toISOString() },
    reverseTradeOrderLineList: reverse.lines.map((line) =>
      presentReverseLine(line, { currency, isExchange: hidesMoney }),
    ),
    operationList: operationsOf(reverse, reader),
    refundAmount: amount(reverse.goods + reverse.shipping),
    applyRefundAmt: asked,
    availableRefundAmt: amount(reverse.availableGoods + reverse.availableShipping),
    applyRefundShippingAmt: amount(reverse.askedShipping),
    actualRefundAmt: amount(given),
    refundPoints: hidesMoney ? 0 : wirePoints(pointsOf(reverse)),
    actualRefundShippingAmt: amount(Math.min(reverse.refundedShipping, given)),
    untakenAmt: amount(reverse.untaken),
    awaitsCapture: reverse.awaitsCapture,
    isOtherWay: reverse.isOtherWay,
    sellerConfirmRefundShippingAmt: amount(isDecided ? reverse.shipping : 0),
    reverseReason: reverse.reason,
    reverseNotes: {
      reverseReason: reverse.reason,
      reverseText: reverse.remark,
      auditRejectReason: reverse.rejectReason,
    },
    auditRejectReason: reverse.rejectReason,
    qcRejectReason: reverse.qcRejectReason,
    dispute: reverse.dispute && presentDispute(reverse, reverse.dispute),
    isInDispute: reverse.status === 'IN_DISPUTE',
    changedTime: changedTimeOf(reverse),
    offer: reverse.offer && presentOffer(reverse, reverse.offer),
    splitFrom: reverse.splitFrom && presentOther(reverse.splitFrom),
    refusedPart: reverse.refusedPart && presentOther(reverse.refusedPart),
    ...presentBeside(reverse),
    changeToReturn: reverse.isChangedToReturn,
    statutoryRefundTime: time(reverse.refundBy),
    isGuarantee: reverse.isGuarantee,
    auditedTime: time(reverse.auditedAt),
    postBackTime: time(reverse.postedBackAt),
    checkedTime: time(reverse.checkedAt),
    sellerDeliveryTime: time(reverse.sellerSentAt),
    refundedTime: time(reverse.refundedAt),
    stopTime: time(reverse.stoppedAt),
    nextStepTime: isWaiting(reverse) ? time(reverse.answerBy) : null,
  }
}

/**
 * The specification knows no name for what the mall was asked about: until it has ruled, that is a
 * request that its shop has closed.
 */
export function wireStatusOf({ status }: Pick<ReverseRow, 'status'>): ReverseStatus {
  return status === 'IN_DISPUTE' ? 'REVERSE_CLOSE' : status
}

function presentOffer(reverse: ReverseRow, offer: OfferRow): WireOffer {
  return {
    id: toWireId('reverseOffer', offer.id),
    kind: offer.kind,
    amount: wireMoney(offer.amount, reverse.currency),
    points: wirePoints(pointsOffered(reverse)),
    content: offer.content,
    offeredTime: new Date(offer.offeredAt).toISOString(),
    answerUntil: new Date(offer.answerUntil).toISOString(),
    isOpen: offer.isOpen,
    answer: offer.answer,
    answeredTime: offer.answeredAt && new Date(offer.answeredAt).toISOString(),
  }
}

/** What is read beside an after-sales order to show one, and the language of who reads it. */
export type Following = {
  readonly language: Language
  readonly history: readonly HistoryRow[]
  readonly parcels: readonly ReverseParcelRow[]
  readonly messages: readonly WireMessage[]
}

export function presentReverse(
  reverse: ReverseRow,
  { language, history, parcels, messages }: Following,
  reader: Reader,
): WireReverse {
  return {
    ...presentReverseRow(reverse, reader),
    availableReverseReasons: [...buyersReasons],
    availableReverseTypes: bringsGoodsBack(reverse.type)
      ? [...new Set<ReverseType>([reverse.type, 'SALE_RETURN', 'SALE_REFUND'])]
      : ['SALE_REFUND'],
    remarkList: [
      {
        remark: reverse.remark,
        attachmentList: { files: reverse.evidence.map((id) => ({ url: fileUrl(id) })) },
      },
    ],
    returnAddress: reverse.returnAddress && presentReturnAddress(reverse.returnAddress),
    returnLabel: presentLabel(reverse),
    owesReturnLabel: owesWayBack(reverse),
    isLabelToCome: reverse.status === 'WAITING_FOR_BUYER_RETURN' && factsOf(reverse).isLabelToCome,
    fulfillmentProgressList: parcels.map((parcel) => presentParcel(parcel, language)),
    qcAttachmentList: { files: reverse.qcPhotos.map((id) => ({ url: fileUrl(id) })) },
    auditRejectAttachmentList: {
      files: reverse.rejectPhotos.map((id) => ({ url: fileUrl(id) })),
    },
    progressList: withSurcharge(presentHistory(history), reverse),
    ...presentChanges(reverse, operationsOf(reverse, reader).includes('modify')),
    receiptUrl: receiptUrlOf(reverse),
    decidedBySilence: reverse.isAuto,
    messageList: [...messages],
    messageOperationList: messageOperationsOf(reverse, reader),
  }
}

/** Of somebody who left, a request knows no name any more. */
function messageOperationsOf(
  { messageCount, buyerName, isSellerGone }: ReverseRow,
  reader: Reader,
): WireReverse['messageOperationList'] {
  if (messageCount >= MOST_MESSAGES) return []
  if (reader === 'mall') return []
  if (reader !== 'merchant' && reader !== 'operator') return ['writeToShop']
  const isTheirs = (reader === 'operator') === isSellerGone
  return isTheirs && buyerName ? ['writeToBuyer'] : []
}

export function presentMerchantRow(
  reverse: ReverseRow,
  reader: 'merchant' | 'operator' = 'merchant',
): MerchantReverseRow {
  const { buyerName, version } = reverse
  return { ...presentReverseRow(reverse, reader), buyerName, version }
}

/**
 * What only the shop reads: where its goods come back to, and of an exchange whether the
 * replacement could be held now, and where it goes.
 */
export type ShopReads = {
  /** How its order stands, and what its buyer asked for before. */
  readonly beside: Pick<MerchantReverse, 'orderNow' | 'earlierReverseList'>
  readonly ownReturnAddress?: ReturnAddress | undefined
  readonly replacement?:
    | { readonly isInStock: boolean | null; readonly goesTo: StoredAddress | undefined }
    | undefined
}

export function presentMerchantReverse(
  reverse: ReverseRow,
  following: Following,
  { ownReturnAddress, replacement, beside }: ShopReads,
  reader: 'merchant' | 'operator' = 'merchant',
): MerchantReverse {
  return {
    ...presentReverse(reverse, following, reader),
    ...beside,
    buyerName: reverse.buyerName,
    replacementInStock: replacement?.isInStock ?? null,
    shipTo: replacement?.goesTo ? presentShipTo(replacement.goesTo) : null,
    ownReturnAddress: ownReturnAddress ?? null,
    lossOfValueList: presentLosable(reverse),
    offerOptionList:
      reverse.status === 'WAITING_FOR_AUDIT_BY_SELLER'
        ? offerOptions(reverse).map(({ kind, amount, points }) => ({
            kind,
            amount: wireMoney(amount, reverse.currency),
            points: wirePoints(points),
          }))
        : [],
  }
}

function presentReturnAddress(address: ReturnAddress): NonNullable<WireReverse['returnAddress']> {
  const { personName, personPhone, detailAddress, postalCode, city, country } = address
  return { personName, personPhone, detailAddress, districtList: [postalCode, city, country] }
}

function presentShipTo(address: StoredAddress): NonNullable<MerchantReverse['shipTo']> {
  const { firstName, lastName, company, poiName, houseNo, detailAddress } = address
  return {
    personName: [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', '),
    personPhone: address.personPhone,
    detailAddress: [`${poiName} ${houseNo}`.trim(), detailAddress].filter(Boolean).join(', '),
    districtList: [address.postalCode, address.city, address.country],
  }
}

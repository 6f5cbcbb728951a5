import type {
  MerchantReverse,
  MerchantReverseRow,
  WireReverse,
  WireReverseLine,
  WireReverseRow,
} from '@galleria/contract/after-sales'
import { buyersReasons } from '@galleria/contract/after-sales-rules'
import { presentMeasure } from '@galleria/contract/measure'
import { formatLocale, type Language, type Site } from '@galleria/contract/storefronts'
import { operationsFor } from '@galleria/kernel/flow'
import { toWireId } from '@galleria/kernel/id'
import { inUnits, piecesOf } from '@galleria/kernel/measure'
import { toMajor, type Currency } from '@galleria/kernel/money'
import { pictures } from '#platform/picture-urls.ts'
import { type HistoryRow, presentHistory } from '#platform/transitions.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { presentAttributes } from '#modules/catalog/index.ts'
import { fileUrl } from '#modules/files/index.ts'
import { reverseFlow } from './reverse.flow.ts'
import { canReverseQtyOf } from './reverse.rules.ts'
import type { ReverseLineRow, ReverseRow } from './reverse.types.ts'

export type Reader = 'buyer' | 'guest' | 'merchant'

export function operationsOf(
  reverse: Pick<ReverseRow, 'status' | 'rejectReason'>,
  reader: Reader,
): string[] {
  return operationsFor(reverseFlow, {
    state: reverse.status,
    actor: reader,
    facts: { hasReason: reverse.rejectReason !== '' },
  })
}

export function presentReverseLine(
  line: Pick<
    ReverseLineRow,
    | 'lineId'
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
    | 'paid'
    | 'snapshot'
  >,
  currency: string,
): WireReverseLine {
  const { snapshot } = line
  const image = pictures.url(snapshot.picture, 320)
  const qty = (steps: number) => inUnits(steps, snapshot.measure)
  return {
    id: toWireId('orderLine', line.lineId),
    reverseQty: qty(line.qty),
    cancelQty: qty(line.unsentQty),
    applyRefundAmt: wireMoney(line.applyAmount, currency),
    availableRefundAmt: wireMoney(line.available, currency),
    derivativeSku: null,
    tradeOrderLine: {
      id: toWireId('orderLine', line.lineId),
      tradeQty: qty(line.boughtQty),
      canReverseQty: qty(canReverseQtyOf(line)),
      deliveredQty: qty(line.deliveredQty),
      lineGroupTypeDict: snapshot.set ? 'DIY_CHILD' : null,
      tradeOrderLineBusinessType: snapshot.gift ? 'GIFT' : null,
      tradeOrderLinePrice: { paidAmt: wireMoney(line.paid, currency) },
      sku: {
        id: line.skuId,
        name: snapshot.name,
        image,
        tint: pictures.tint(snapshot.picture),
        attributes: presentAttributes(snapshot),
        salePrc: wireMoney(line.unitPrice, currency),
        skuUrlSuffix: snapshot.suffix,
        item: {
          id: snapshot.itemId,
          mainImage: image,
          itemName: snapshot.name,
          urlKey: snapshot.urlKey,
        },
        ...presentMeasure(snapshot.measure),
      },
    },
  }
}

export function presentReverseRow(reverse: ReverseRow, reader: Reader): WireReverseRow {
  const amount = (minor: number) => wireMoney(minor, reverse.currency)
  const time = (at: Date | null) => at?.toISOString() ?? null
  const id = toWireId('reverse', reverse.id)
  const asked = amount(reverse.goods + reverse.shipping)
  const isDecided = reverse.auditedAt !== null && reverse.status !== 'REVERSE_CLOSE'
  return {
    id,
    reverseOrderId: id,
    reverseTradeOrderCode: reverse.code,
    reverseTradeOrderType: reverse.type,
    reverseTradeOrderStatus: reverse.status,
    createdAt: reverse.appliedAt.toISOString(),
    orderedTime: reverse.appliedAt.toISOString(),
    shopId: reverse.shopId,
    shop: { id: reverse.shopId, name: reverse.shopName },
    seller: { id: reverse.sellerId, name: reverse.sellerName },
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
      presentReverseLine(line, reverse.currency),
    ),
    operationList: operationsOf(reverse, reader),
    refundAmount: asked,
    applyRefundAmt: asked,
    availableRefundAmt: amount(reverse.availableGoods + reverse.availableShipping),
    applyRefundShippingAmt: amount(reverse.shipping),
    actualRefundAmt: amount(reverse.refundedGoods + reverse.refundedShipping),
    actualRefundShippingAmt: amount(reverse.refundedShipping),
    sellerConfirmRefundShippingAmt: amount(isDecided ? reverse.shipping : 0),
    reverseReason: reverse.reason,
    reverseNotes: {
      reverseReason: reverse.reason,
      reverseText: reverse.remark,
      auditRejectReason: reverse.rejectReason,
    },
    auditRejectReason: reverse.rejectReason,
    qcRejectReason: '',
    changeToReturn: false,
    auditedTime: time(reverse.auditedAt),
    postBackTime: null,
    checkedTime: null,
    sellerDeliveryTime: null,
    refundedTime: time(reverse.refundedAt),
    stopTime: time(reverse.stoppedAt),
    nextStepTime: reverse.status === 'WAITING_FOR_AUDIT_BY_SELLER' ? time(reverse.answerBy) : null,
  }
}

export function presentReverse(
  reverse: ReverseRow,
  history: readonly HistoryRow[],
  reader: Reader,
): WireReverse {
  return {
    ...presentReverseRow(reverse, reader),
    availableReverseReasons: [...buyersReasons],
    availableReverseTypes: ['SALE_REFUND'],
    remarkList: [
      {
        remark: reverse.remark,
        attachmentList: { files: reverse.evidence.map((id) => ({ url: fileUrl(id) })) },
      },
    ],
    returnAddress: null,
    fulfillmentProgressList: [],
    progressList: presentHistory(history),
    decidedBySilence: reverse.isAuto,
  }
}

export function presentMerchantRow(reverse: ReverseRow): MerchantReverseRow {
  return { ...presentReverseRow(reverse, 'merchant'), buyerName: reverse.buyerName }
}
export function presentMerchantReverse(
  reverse: ReverseRow,
  history: readonly HistoryRow[],
): MerchantReverse {
  return { ...presentReverse(reverse, history, 'merchant'), buyerName: reverse.buyerName }
}

/** An amount as a sentence carries it. */
export function formatAmount(
  minor: number,
  currency: string,
  language: Language,
  site: Site,
): string {
  return new Intl.NumberFormat(formatLocale(language, site), {
    style: 'currency',
    currency,
  }).format(toMajor({ minor, currency: currency as Currency }))
}

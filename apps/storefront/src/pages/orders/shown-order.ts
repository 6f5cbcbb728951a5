import type { WireOrderLine, WireOrderRow } from '@galleria/contract/order'
import { pick } from '@galleria/kernel/pick'
import { previewLines } from './operations.ts'
import { showPreSold, type PreSold } from './kinds/pre-sold.ts'

/**
 * What a list of orders shows of a line, and of an order. The page carries this much for the
 * browser's copy of itself; the call's whole row is more than twice that.
 */
export type ShownLine = Pick<
  WireOrderLine,
  'id' | 'tradeQty' | 'expectDate' | 'reverseStatus' | 'lineGroupTypeDict'
> & {
  /** Named for gifts only. */
  readonly tradeOrderLineBusinessType?: WireOrderLine['tradeOrderLineBusinessType']
  readonly diySkuLineList: readonly {
    readonly tradeQty: number
    readonly sku: Pick<WireOrderLine['sku'], 'id' | 'name' | 'attributes'>
  }[]
  readonly sku: Pick<
    WireOrderLine['sku'],
    | 'id'
    | 'name'
    | 'image'
    | 'tint'
    | 'salePrc'
    | 'attributes'
    | 'skuUrlSuffix'
    | 'item'
    | 'businessTypeDict'
    | 'marketingUnit'
  >
  readonly tradeOrderLinePrice: Pick<
    WireOrderLine['tradeOrderLinePrice'],
    'needPaySkuAmt' | 'actualNeedPayPoints'
  >
}
const shownFields = [
  'id',
  'contractId',
  'tradeOrderCode',
  'displayStatus',
  'reverseStatus',
  'operationList',
  'defectsUntilTime',
  'fulfillmentType',
  'itemBusinessType',
  'bizCode',
  'isInGroup',
  'parcelCount',
  'arrivedParcelCount',
  'surchargeOf',
  'reissueOf',
  'shop',
  'skuTotalCount',
  'needPayAmt',
  'actualNeedPayPoints',
  'lineCount',
  'groupBuy',
  'paidAmt',
  'pickUp',
] as const
export type ShownOrder = Pick<WireOrderRow, (typeof shownFields)[number]> & {
  readonly timeline: Pick<WireOrderRow['timeline'], 'orderedTime'>
  /** Of a pre-sale, where it stands. */
  readonly preSold: PreSold | null
  readonly tradeOrderLineList: readonly ShownLine[]
}

export function showOrder(order: WireOrderRow): ShownOrder {
  return {
    ...pick(order, shownFields),
    timeline: { orderedTime: order.timeline.orderedTime },
    preSold: order.isPreSale ? showPreSold(order) : null,
    tradeOrderLineList: previewLines(order).shown.map(showLine),
  }
}

function showLine({
  id,
  tradeQty,
  expectDate,
  reverseStatus,
  lineGroupTypeDict,
  tradeOrderLineBusinessType,
  diySkuLineList,
  sku,
  tradeOrderLinePrice: { needPaySkuAmt, actualNeedPayPoints },
}: WireOrderLine): ShownLine {
  const { businessTypeDict, marketingUnit, ...look } = sku
  const { name, image, tint, salePrc, attributes, skuUrlSuffix, item } = look
  return {
    id,
    tradeQty,
    expectDate,
    reverseStatus,
    lineGroupTypeDict,
    ...(tradeOrderLineBusinessType ? { tradeOrderLineBusinessType } : {}),
    diySkuLineList: diySkuLineList.map(({ tradeQty: qty, sku: part }) => ({
      tradeQty: qty,
      sku: { id: part.id, name: part.name, attributes: part.attributes },
    })),
    tradeOrderLinePrice: { needPaySkuAmt, actualNeedPayPoints },
    sku: {
      id: sku.id,
      name,
      image,
      tint,
      salePrc,
      attributes,
      skuUrlSuffix,
      item,
      businessTypeDict,
      marketingUnit,
    },
  }
}

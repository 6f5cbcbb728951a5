import { randomBytes } from 'node:crypto'
import type { Parsed } from '@galleria/contract/define-call'
import type { afterSalesCalls } from '@galleria/contract/after-sales'
import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import type { ReverseType } from '@galleria/contract/after-sales-rules'
import { toWireId } from '@galleria/kernel/id'
import { inUnits } from '@galleria/kernel/measure'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findOrder, type OrderRow } from '#modules/order/index.ts'
import { defectsUntil } from '#modules/order/asking/index.ts'
import type { Available } from '#modules/order/claims/index.ts'
import { findSwaps } from '../exchange/exchange.queries.ts'
import { versionsOf } from '../exchange/exchange.rules.ts'
import type { HeldVersion } from '../exchange/exchange.types.ts'
import { surchargeBackOf } from '../exchange/surcharge.rules.ts'
import { readLineAmounts } from './agree-amounts.ts'
import { findExchangeable, readAvailable, typeOf, typesOf, type Asked } from './read-available.ts'
import {
  canExchange,
  listReplacements,
  readDearest,
  readGoods,
  readPaid,
} from '../read-versions.ts'
import { refundPartsOf, type RefundParts } from './refund-parts.rules.ts'
import { presentReverseLine, presentVersion } from '../reverse.present.ts'
import {
  bringsGoodsBack,
  leastOf,
  mostOf,
  reasonsNow,
  sumOf,
  takenQtyOf,
  type AskedUnits,
} from '../reverse.rules.ts'

/**
 * What could be given back, before anything is asked for. Reads only: looking at it claims nothing.
 */
export async function previewRefund(
  ctx: Context,
  request: Parsed<typeof afterSalesCalls.renderReverse>,
): Promise<WireApplyPreview> {
  const order = await findOrder(ctx.db, buyerOf(ctx), request.tradeOrder.id)
  if (!order) throw refuse('order.not_found')
  const type = typeOf(order, request)
  const now = ctx.now()
  const read = readAvailable(order, request, now)
  const goods = bringsGoodsBack(type) ? await readGoods(ctx.db, request, read) : []
  const available = await readPaid(ctx.db, order, request, read)
  const surchargesBack = bringsGoodsBack(type)
    ? goods.map((held, index) => surchargeBackOf(held, unitsBack(read.lines[index])))
    : (await readDearest(ctx.db, available)).map(({ surchargeBack }) => surchargeBack)
  // Amounts are not needed yet, but one that would be refused is refused at once.
  readLineAmounts(ctx, order, request, available)
  // Who wants other goods asks for no money.
  const isExchange = type === 'SALE_EXCHANGE'
  const amount = (minor: number) => wireMoney(isExchange ? 0 : minor, order.currency)
  const lines = available.lines.map((units, index) =>
    presentAskedUnits(units, order, { type, goods: goods[index], isExchange }),
  )
  return {
    tradeOrder: {
      id: toWireId('order', order.id),
      tradeOrderCode: order.code,
      shop: { id: order.shopId, name: order.shopName },
      timeline: { orderedTime: order.orderedAt.toISOString() },
    },
    reverseTradeOrderType: type,
    reverseTradeOrderLineList: lines,
    availableRefundAmt: amount(mostOf(available)),
    availableRefundPoints: sumOf(lines, (line) => line.refundPoints),
    leastRefundAmt: amount(leastOf(available)),
    availableRefundShippingAmt: amount(available.shipping),
    availableRefundParts: presentParts(refundPartsOf(order, available), amount),
    availableReverseReasons: reasonsNow(order, available.lines, type, now),
    defectsUntilTime: defectsUntil(order, now)?.toISOString() ?? null,
    availableReverseTypes: typesOf(order, request, await isExchangeable(ctx, order, request)),
    versionList: await listVersions(ctx, order, available),
    ...(isExchange
      ? await listBeside(ctx, order, goods, available)
      : { differenceList: [], surchargeList: [] }),
    surchargeBackAmt: amount(sumOf(surchargesBack, (part) => part)),
    requestKey: randomBytes(16).toString('hex'),
  }
}

function presentParts(
  { goods, extras, discount, earlier, tax }: RefundParts,
  amount: (minor: number) => WireApplyPreview['availableRefundAmt'],
): WireApplyPreview['availableRefundParts'] {
  return {
    goodsAmt: amount(goods),
    extrasAmt: amount(extras),
    discountAmt: amount(discount),
    earlierAmt: amount(earlier),
    taxAmt: amount(tax),
  }
}

function unitsBack(units: AskedUnits | undefined): number {
  return units ? units.qty - units.unsentQty : 0
}

/** What comes back beside each version that could come instead, or is to be paid for it. */
async function listBeside(
  ctx: Context,
  order: OrderRow,
  goods: readonly HeldVersion[],
  available: Available,
): Promise<Pick<WireApplyPreview, 'differenceList' | 'surchargeList'>> {
  const lists = await listReplacements(ctx, order, goods, available)
  const listOf = (kind: 'difference' | 'surcharge') =>
    lists.flatMap((list, index) =>
      list.map((one) => ({
        lineId: toWireId('orderLine', available.lines[index]?.line.id ?? order.id),
        skuId: one.version.skuId,
        amt: wireMoney(one[kind], order.currency),
      })),
    )
  return { differenceList: listOf('difference'), surchargeList: listOf('surcharge') }
}

async function isExchangeable(ctx: Context, order: OrderRow, asked: Asked): Promise<boolean> {
  const available = findExchangeable(order, asked)
  return available !== undefined && canExchange(ctx, order, asked, available)
}

/** Of the lines of which something was exchanged. */
async function listVersions(
  ctx: Context,
  { currency }: OrderRow,
  { lines }: Available,
): Promise<WireApplyPreview['versionList']> {
  const swaps = await findSwaps(
    ctx.db,
    lines.map(({ line }) => line.id),
  )
  return lines.flatMap(({ line }) => {
    const ofLine = swaps.get(line.id)
    if (!ofLine) return []
    return versionsOf(line, ofLine).map(({ skuId, goods, qty }) => ({
      lineId: toWireId('orderLine', line.id),
      sku: presentVersion(
        skuId,
        goods ?? { ...line.snapshot, unitPrice: line.unitPrice },
        currency,
      ),
      qty: inUnits(qty, line.snapshot.measure),
    }))
  })
}

function presentAskedUnits(
  units: AskedUnits,
  { currency }: OrderRow,
  {
    type,
    goods,
    isExchange,
  }: { type: ReverseType; goods: HeldVersion | undefined; isExchange: boolean },
): WireApplyPreview['reverseTradeOrderLineList'][number] {
  const { line, qty, unsentQty } = units
  return presentReverseLine(
    {
      ...line,
      ...(goods?.goods ? { skuId: goods.skuId, goods: goods.goods } : { goods: null }),
      derivativeSkuId: null,
      derivative: null,
      replacedQty: 0,
      lineId: line.id,
      // It has no id of its own before it is asked for.
      id: undefined,
      inspected: {},
      ruledQty: null,
      boughtQty: line.qty,
      paid: line.needPay,
      qty,
      unsentQty,
      takenQty: takenQtyOf(units, type),
      applyAmount: units.ceiling,
      askedAmount: units.ceiling,
      available: units.ceiling,
    },
    { currency, isExchange },
  )
}

import type { MoveReason } from '@galleria/contract/goods-rules'
import type { WireGoods, WireGoodsDetail, WireStockMove } from '@galleria/contract/goods'
import type { Reply } from '@galleria/contract/define-call'
import type { goodsCalls } from '@galleria/contract/goods'
import { presentMeasure } from '@galleria/contract/measure'
import { sites, storefronts, type Language } from '@galleria/contract/storefronts'
import type { TaxRates } from '@galleria/contract/vat'
import { toWireId, type Id } from '@galleria/kernel/id'
import { inUnits } from '@galleria/kernel/measure'
import { pictures } from '#platform/picture-urls.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { presentAttributes } from '#modules/catalog/index.ts'
import { timeZoneOf } from '#modules/merchant/index.ts'
import { presentPricePlan } from './price-plan.present.ts'
import type { PricePlan } from './price-plan.store.ts'
import type {
  GoodsRow,
  HolderRow,
  MoveRow,
  OwnSku,
  PastPriceRow,
  PriceRow,
} from './goods.queries.ts'

const PICTURE_WIDTH = 160

export function presentGoods(row: Omit<GoodsRow, 'total'>): WireGoods {
  const { marketingUnit, adjustStep } = presentMeasure(row.measure)
  const units = (steps: number) => inUnits(steps, row.measure)
  return {
    skuCode: row.code,
    name: row.name,
    attributes: presentAttributes(row),
    image: row.picture === '' ? null : pictures.url(row.picture, PICTURE_WIDTH),
    tint: pictures.tint(row.picture),
    shop: { id: row.shopId, name: row.shopName },
    item: { id: row.itemId, urlKey: row.urlKey },
    status: row.isHeldBack ? 'HELD_BACK' : row.status,
    voucherKind: row.voucher,
    marketingUnit,
    adjustStep,
    onHandQty: units(row.onHand),
    heldQty: units(row.held),
    freeQty: units(row.onHand - row.held),
    isLow: row.isLow,
    salePrc:
      row.amount === null || row.currency === null ? null : wireMoney(row.amount, row.currency),
  }
}

export function presentGoodsDetail(
  row: OwnSku,
  around: {
    readonly holders: readonly HolderRow[]
    readonly prices: readonly PriceRow[]
    readonly plans: readonly PricePlan[]
    readonly language: Language
    readonly siblings: readonly { code: string; finish: string; size: string }[]
    readonly taxRates: TaxRates
    readonly mayCount: boolean
    readonly mayWrite: boolean
  },
): WireGoodsDetail {
  const goods = presentGoods(row)
  const timeZone = timeZoneOf(row.shopCountry)
  return {
    ...goods,
    heldBy: around.holders.map(({ orderId, code, held }) => ({
      orderId: toWireId('order', orderId as Id<'order'>),
      tradeOrderCode: code,
      heldQty: inUnits(held, row.measure),
    })),
    priceList: sites.map((site) => {
      const price = around.prices.find((one) => one.site === site)
      return {
        site,
        ...(price ? presentPrice(price) : NOT_SOLD),
        taxRate: around.taxRates[storefronts[site].country],
      }
    }),
    planList: around.plans.map((plan) => presentPricePlan(plan, { ...around, timeZone })),
    timeZone,
    versionList: around.siblings
      .filter(({ code }) => code !== row.code)
      .map((sibling) => ({ skuCode: sibling.code, attributes: presentAttributes(sibling) })),
    operationList: [
      ...(around.mayCount ? (['move'] as const) : []),
      ...(around.mayWrite && row.isPriced ? (['price'] as const) : []),
      ...(around.mayWrite && goods.status === 'ON_SALE' ? (['pause'] as const) : []),
      ...(around.mayWrite && goods.status === 'PAUSED' ? (['resume'] as const) : []),
    ],
  }
}

const NOT_SOLD = { salePrc: null, originalPrc: null, lowest30Prc: null, since: null }

function presentPrice({ amount, was, lowest30, currency, since }: PriceRow) {
  const money = (minor: number | null) => (minor === null ? null : wireMoney(minor, currency))
  return {
    salePrc: wireMoney(amount, currency),
    originalPrc: money(was),
    lowest30Prc: money(lowest30),
    since: since.toISOString(),
  }
}

export function presentPastPrice({
  person,
  setFor,
  ...price
}: PastPriceRow): Reply<typeof goodsCalls.priceHistory>[number] {
  return { ...presentPrice(price), person, setFor }
}

/** The reasons that are kept with the moves, and what the wire calls them. */
const reasons: Readonly<Record<string, MoveReason>> = {
  receipt: 'FIRST',
  hold: 'ORDERED',
  'hold again': 'ORDERED',
  canceled: 'CANCELED',
  expired: 'EXPIRED',
  send: 'SENT',
  fetched: 'SENT',
  redeemed: 'SENT',
  'called back': 'CALLED_BACK',
  returned: 'RETURNED',
  'refunded unsent': 'REFUNDED',
  exchange: 'EXCHANGE',
  'exchange ended': 'EXCHANGE_ENDED',
  replacement: 'REPLACEMENT',
  received: 'RECEIVED',
  found: 'FOUND',
  damaged: 'DAMAGED',
  lost: 'LOST',
  'own use': 'OWN_USE',
  counted: 'COUNTED',
}

export function presentMove(row: MoveRow, measure: OwnSku['measure']): WireStockMove {
  return {
    id: row.id,
    at: row.at.toISOString(),
    reason: reasons[row.reason] ?? 'OTHER',
    onHandChange: inUnits(row.onHand, measure),
    heldChange: inUnits(row.held, measure),
    person: row.person,
    note: row.note,
    order:
      row.orderId && row.orderCode
        ? {
            id: toWireId('order', row.orderId as Id<'order'>),
            tradeOrderCode: row.orderCode,
          }
        : null,
  }
}

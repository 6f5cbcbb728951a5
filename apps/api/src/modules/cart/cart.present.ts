import type { WireCart, WireCartLine } from '@galleria/contract/cart'
import { presentMeasure } from '@galleria/contract/measure'
import {
  chargeDelivery,
  heaviestOf,
  isDelivered,
  type Freight,
} from '@galleria/contract/delivery-rules'
import { crossesBorder } from '@galleria/contract/customs'
import { earnedFor, pointsPerMille, wirePoints } from '@galleria/contract/points-rules'
import type { WireGroupChoice } from '@galleria/contract/group-buy'
import type { WireSetPart } from '@galleria/contract/sets'
import { bestFor, discountFor, takesPromotions } from '@galleria/contract/promotion-rules'
import { storefronts, type Language, type Site } from '@galleria/contract/storefronts'
import type { TaxRates } from '@galleria/contract/vat'
import { texts } from '@galleria/i18n'
import { containedTax } from '@galleria/kernel/money'
import { toWireId } from '@galleria/kernel/id'
import { inUnits, piecesOf, priceOfSteps } from '@galleria/kernel/measure'
import { HOUR } from '@galleria/kernel/time'
import { pictures } from '#platform/picture-urls.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { presentAttributes, shownQty } from '#modules/catalog/index.ts'
import { deliveryDay, presentPreSale, presentVoucher } from '#modules/catalog/selling/index.ts'
import { presentRunning, type ShopPromotion } from '#modules/promotion/index.ts'
import { expectDate, type ShippingRate, type ShippingRates } from '#modules/merchant/index.ts'
import type { CartRow, PartRow } from './cart.store.ts'

export function presentCart(
  rows: readonly CartRow[],
  rates: ShippingRates,
  promotions: readonly ShopPromotion[],
  where: { site: Site; language: Language; now: Date; pointsFactor: number; taxRates: TaxRates },
): WireCart {
  const { currency, country, isTaxShownInCart } = storefronts[where.site]
  const taxRate = where.taxRates[country]
  const selected = rows.filter((row) => row.isSelected && row.available > 0)
  const insurance = sum(selected, coverFeeOf)
  const discounts = discountsOf(selected, promotions)
  const total = sum(selected, priceOf) - addUp(discounts) + insurance
  const fees = deliveryFees(selected, rates)
  // As the bill does: line by line, and of each delivery. Sets and discounts are taxed by their
  // parts there, so it may differ by a cent.
  const taxed = [
    ...selected.map((row) => priceOf(row) + coverFeeOf(row)),
    ...fees,
    ...discounts.map((minor) => -minor),
  ]
  const origin = sum(selected, (row) => priceOf({ ...row, amount: row.was ?? row.amount }))
  return {
    cartLineList: rows.map((row) => presentLine(row, rates, where)),
    promotionList: promotions.map((one) => presentRunning(one, { ...where, currency })),
    deliveryList: [...rates.values()].map(({ shopId, freight, fee, freeFrom }) => ({
      shopId,
      freight,
      fee: wireMoney(fee, currency),
      freeFrom: freeFrom === null ? null : wireMoney(freeFrom, currency),
    })),
    summary: {
      taxAmt: wireMoney(
        sum(taxed, (minor) => containedTax({ minor, currency }, taxRate).minor),
        currency,
      ),
      taxRate,
      isTaxShown: isTaxShownInCart,
      originAmt: wireMoney(origin, currency),
      totalAmt: wireMoney(total, currency),
      deliveryAmt: wireMoney(addUp(fees), currency),
      insuranceTotalAmt: wireMoney(insurance, currency),
      discountAmt: wireMoney(origin + insurance - total, currency),
      totalPoints: wirePoints(sum(selected, (row) => row.points * row.qty)),
      expectPoints: wirePoints(earnedFor(total, pointsPerMille[currency], where.pointsFactor)),
      pointsFactor: where.pointsFactor / 100,
      selectedQty: sum(selected, (row) => piecesOf(row.qty, row.measure)),
      totalQty: sum(rows, (row) => piecesOf(row.qty, row.measure)),
    },
  }
}

const addUp = (amounts: readonly number[]) => sum(amounts, (minor) => minor)
const priceOf = (row: CartRow) => priceOfSteps(row.amount, row.qty, row.measure)
const coverFeeOf = (row: CartRow) => (row.isInsured ? (row.cover?.fee ?? 0) * row.qty : 0)

/** What each of their shops takes to deliver these lines. */
function deliveryFees(rows: readonly CartRow[], rates: ShippingRates): number[] {
  const sent = rows.filter((row) => isDelivered({ ...row, site: row.pickup }))
  return [...Map.groupBy(sent, ({ shopId }) => shopId)].map(([shopId, own]) => {
    // Another tab may have put in a line after the rates were read.
    const termsOf = (freight: Freight) => rates.get(`${shopId}:${freight}`) ?? NO_FEE
    return chargeDelivery(termsOf, own.flatMap(freightsOf), sum(own, priceOf)).fee
  })
}
const NO_FEE = { fee: 0, freeFrom: null }

function freightsOf({ freight, set }: CartRow): Freight[] {
  return set ? set.parts.map((part) => part.freight) : [freight]
}

/** What each of their shops takes off these lines. */
function discountsOf(rows: readonly CartRow[], promotions: readonly ShopPromotion[]): number[] {
  if (promotions.length === 0) return []
  return [...Map.groupBy(rows.filter(takesPromotions), ({ shopId }) => shopId)].map(([id, own]) => {
    const goods = sum(own, priceOf)
    const best = bestFor(
      promotions.filter(({ shopId }) => shopId === id),
      goods,
    )
    return best ? discountFor(best, goods) : 0
  })
}

function presentLine(
  row: CartRow,
  rates: ShippingRates,
  where: { site: Site; language: Language; now: Date },
): WireCart['cartLineList'][number] {
  const rate = rates.get(`${row.shopId}:${row.freight}`)
  return {
    id: toWireId('cartLine', row.id),
    cartLineTypeDict: typeOf(row, where.site),
    snapshotPrc: wireMoney(row.amount, row.currency),
    isSelected: row.isSelected,
    skuQty: inUnits(row.qty, row.measure),
    availableQty: shownQty(row.available, row.measure),
    expectDate: dayOf(row, rate, where),
    sku: {
      id: row.skuId,
      name: row.name,
      image: pictures.url(row.picture, 320),
      tint: pictures.tint(row.picture),
      attributes: presentAttributes(row),
      skuUrlSuffix: row.suffix,
      salePrc: wireMoney(row.amount, row.currency),
      originalPrc: row.was === null ? null : wireMoney(row.was, row.currency),
      ...presentMeasure(row.measure),
    },
    item: { id: row.itemId, urlKey: row.urlKey, name: row.name },
    shop: { id: row.shopId, name: row.shopName },
    site: row.pickup && { id: row.pickup.id, name: row.pickup.name },
    seller: { id: row.sellerId },
    lineAmt: wireMoney(priceOfSteps(row.amount, row.qty, row.measure), row.currency),
    freight: heaviestOf(freightsOf(row)),
    salePoints: wirePoints(row.points),
    linePoints: wirePoints(row.points * row.qty),
    preSale: row.preSale && presentPreSale(row.preSale, row.amount, row.currency),
    voucher: row.voucher && presentVoucher(row.voucher),
    insurance: row.cover && {
      insuranceId: row.cover.id,
      insuranceName: texts[where.language].extras.cover,
      insuranceFee: wireMoney(row.cover.fee, row.currency),
    },
    isInsured: row.isInsured && row.cover !== null,
    groupBuy: row.groupBuy && presentGroupChoice(row.groupBuy),
    lineGroupTypeDict: row.set ? 'DIY_MAIN' : null,
    diySkuLineList: (row.set?.parts ?? []).map(presentPart),
  }
}

export function presentGroupChoice({
  id,
  size,
  percentOff,
  openHours,
  endsAt,
}: NonNullable<CartRow['groupBuy']>): WireGroupChoice {
  return {
    id: id && toWireId('groupBuy', id),
    size,
    percentOff,
    openHours,
    endTime: endsAt && new Date(endsAt).toISOString(),
  }
}

/**
 * Who begins a group waits for it as long as it may be open, and who joins until it ends: the
 * latest day on which the goods can set out.
 */
export function sendsFrom(groupBuy: CartRow['groupBuy'], now: Date): Date {
  if (!groupBuy) return now
  return groupBuy.endsAt
    ? new Date(groupBuy.endsAt)
    : new Date(now.getTime() + groupBuy.openHours * HOUR)
}

/** What is fetched crosses no border, wherever the shop is. */
function typeOf(row: CartRow, site: Site): WireCartLine['cartLineTypeDict'] {
  if (row.pickup) return 'NORMAL_SALE_O2O'
  return crossesIn(row, site) ? 'NORMAL_SALE_CBE' : 'NORMAL_SALE_B2C'
}

/** Codes cross no border. */
function crossesIn({ shopCountry, voucher }: CartRow, site: Site): boolean {
  return !voucher && crossesBorder(shopCountry, storefronts[site].country)
}

export function presentPart(part: Omit<PartRow, 'amount' | 'available' | 'freight'>): WireSetPart {
  return {
    sku: {
      id: part.skuId,
      name: part.name,
      image: pictures.url(part.picture, 160),
      tint: pictures.tint(part.picture),
      attributes: presentAttributes(part),
      skuUrlSuffix: part.suffix,
    },
    item: { id: part.itemId, urlKey: part.urlKey },
    skuQty: part.unitQty,
  }
}

function dayOf(
  { preSale, voucher, groupBuy, pickup }: CartRow,
  rate: ShippingRate | undefined,
  { site, now }: { site: Site; now: Date },
): string {
  if (preSale)
    return deliveryDay(
      preSale,
      expectDate(preSale.balanceEndsAt ? new Date(preSale.balanceEndsAt) : now, 0, site),
    )
  if (voucher) return ''
  return rate
    ? expectDate(
        sendsFrom(groupBuy, now),
        rate.handlingDays + (pickup ? 0 : rate.transitDays),
        site,
      )
    : ''
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0)
}

import type { WireCart, WireCartLine } from '@galleria/contract/cart'
import { chargeDelivery, isDelivered } from '@galleria/contract/delivery-rules'
import { earnedFor, pointsPerMille, wirePoints } from '@galleria/contract/points-rules'
import {
  bestFor,
  discountFor,
  takesPromotions,
  type DiscountTerms,
} from '@galleria/contract/promotion-rules'
import type { RunningPromotion } from '@galleria/contract/promotion-wire'
import type { WireMoney } from '@galleria/contract/wire'
import { priceOfQty } from '@galleria/kernel/measure'
import {
  containedTax,
  fromMajor,
  money,
  toMajor,
  total,
  type Currency,
  type Money,
} from '@galleria/kernel/money'

/** The wire counts pieces up to here; this figure means "at least so many". */
const COUNTED = 99
/** The most of one sku that a cart takes. */
const MOST = 999

type Available = {
  readonly availableQty: number
  readonly sku: Pick<WireCartLine['sku'], 'marketingUnit'>
}
export type Trouble = 'soldOut' | 'short'

/** Why a line cannot be ordered as it stands; such a line cannot be selected either. */
export function troubleOf({
  skuQty,
  ...line
}: Pick<WireCartLine, 'skuQty'> & Available): Trouble | undefined {
  if (line.availableQty <= 0) return 'soldOut'
  return skuQty > mostOf(line) ? 'short' : undefined
}

/** How many of a line may be asked for. */
export function mostOf({ availableQty, sku }: Available): number {
  return availableQty >= COUNTED && !sku.marketingUnit ? MOST : Math.max(0, availableQty)
}

/** The lines that go to checkout. */
export function chosenLines(lines: readonly WireCartLine[]): WireCartLine[] {
  return lines.filter((line) => line.isSelected && !troubleOf(line))
}

export type ShopGroup = {
  readonly shop: WireCartLine['shop']
  readonly lines: readonly WireCartLine[]
}

export function groupByShop(lines: readonly WireCartLine[]): ShopGroup[] {
  return [...Map.groupBy(lines, (line) => line.shop.id).values()].flatMap((group) =>
    group[0] ? [{ shop: group[0].shop, lines: group }] : [],
  )
}

/** `mixed` as a checkbox says it; undefined when none of the lines can be selected. */
export function selectionOf(lines: readonly WireCartLine[]): boolean | 'mixed' | undefined {
  const able = lines.filter((line) => !troubleOf(line))
  if (able.length === 0) return undefined
  const count = able.filter((line) => line.isSelected).length
  return count === able.length ? true : count > 0 ? 'mixed' : false
}

export type Summary = {
  readonly originAmt: WireMoney
  readonly discountAmt: WireMoney
  /** The covers of the chosen lines. */ readonly insuranceTotalAmt: WireMoney
  readonly taxAmt: WireMoney
  /** Of the goods; with delivery, `dueAmt`. */ readonly totalAmt: WireMoney
  /** Undefined where nothing that is chosen is delivered. */ readonly deliveryAmt:
    | WireMoney
    | undefined
  readonly dueAmt: WireMoney
  /** Beside the money. */ readonly totalPoints: number
  /** What a member earns with it; 0 for a guest. */ readonly expectPoints: number
  readonly selectedQty: number
}

type Known = {
  /** Of the member's level, in hundredths; 0 for a guest. */
  readonly pointsFactor: number
  readonly promotions: readonly RunningPromotion[]
  readonly deliveries: WireCart['deliveryList']
  /** What the storefront's prices contain, as the server says. */ readonly taxRate: number
}

/**
 * What the chosen lines come to. The server says the same; this answers at once while a quantity is
 * still being stepped.
 */
export function summarize(
  lines: readonly WireCartLine[],
  currency: Currency,
  { pointsFactor, promotions, deliveries, taxRate }: Known,
): Summary {
  const chosen = chosenLines(lines)
  const amountOf = (price: (line: WireCartLine) => WireMoney) =>
    total(
      chosen.map((line) => timesQty(minorOf(price(line)), line.skuQty)),
      currency,
    )
  const origin = amountOf((line) => line.sku.originalPrc ?? line.sku.salePrc)
  const shelf = amountOf((line) => line.sku.salePrc)
  const insurance = total(
    chosen.filter(({ isInsured }) => isInsured).map((line) => minorOf(coverAmount(line))),
    currency,
  )
  const fees = groupByShop(chosen).flatMap((one) => minorDelivery(one, deliveries)?.fee ?? [])
  const delivery = money(
    fees.reduce((sum, fee) => sum + fee, 0),
    currency,
  )
  const discounts = discountsOf(chosen, promotions)
  const discount = discounts.reduce((sum, minor) => sum + minor, 0)
  const goods = money(shelf.minor - discount + insurance.minor, currency)
  // As the bill does: line by line, and of each delivery.
  const taxed = [
    ...chosen.map((line) => priceWithCover(line)),
    ...fees,
    ...discounts.map((minor) => -minor),
  ].map((minor) => containedTax(money(minor, currency), taxRate))
  const due = money(goods.minor + delivery.minor, currency)
  return {
    originAmt: wire(origin),
    totalAmt: wire(goods),
    deliveryAmt: fees.length > 0 ? wire(delivery) : undefined,
    dueAmt: wire(due),
    totalPoints: chosen.reduce((sum, line) => sum + line.salePoints * line.skuQty, 0),
    expectPoints: wirePoints(earnedFor(goods.minor, pointsPerMille[currency], pointsFactor)),
    taxAmt: wire(total(taxed, currency)),
    insuranceTotalAmt: wire(insurance),
    discountAmt: wire(money(origin.minor + insurance.minor - goods.minor, currency)),
    selectedQty: chosen.reduce((sum, line) => sum + piecesIn(line), 0),
  }
}

export type Delivery = { readonly feeAmt: WireMoney; readonly missingAmt: WireMoney | undefined }

/**
 * What the chosen lines of a shop cost to deliver, and how much more of its goods makes that free;
 * undefined where nothing is chosen that is delivered.
 */
export function deliveryFor(
  { shop, lines }: ShopGroup,
  deliveries: Known['deliveries'],
): Delivery | undefined {
  const found = minorDelivery({ shop, lines: chosenLines(lines) }, deliveries)
  if (!found) return undefined
  const { fee, missing, currency } = found
  return {
    feeAmt: wire(money(fee, currency)),
    missingAmt: missing > 0 ? wire(money(missing, currency)) : undefined,
  }
}

function minorDelivery({ shop, lines }: ShopGroup, deliveries: Known['deliveries']) {
  const sent = lines.filter((line) => isDelivered({ ...line, points: line.salePoints }))
  const prices = sent.map(({ sku, skuQty }) => timesQty(minorOf(sku.salePrc), skuQty))
  if (!prices[0]) return undefined
  const termsOf = (freight: WireCartLine['freight']) => {
    const own = deliveries.find((one) => one.shopId === shop.id && one.freight === freight)
    return {
      fee: own ? minorOf(own.fee).minor : 0,
      freeFrom: own?.freeFrom ? minorOf(own.freeFrom).minor : null,
    }
  }
  const { currency } = prices[0]
  const classes = sent.map(({ freight }) => freight)
  return { ...chargeDelivery(termsOf, classes, total(prices, currency).minor), currency }
}

/** What the mall's cover of all units of a line costs, whether it is chosen or not. */
export function coverAmount({
  insurance,
  skuQty,
  sku,
}: Pick<WireCartLine, 'insurance' | 'skuQty' | 'sku'>): WireMoney {
  return lineAmount(insurance?.insuranceFee ?? { ...sku.salePrc, value: 0 }, skuQty)
}

function priceWithCover(line: WireCartLine): number {
  const price = timesQty(minorOf(line.sku.salePrc), line.skuQty).minor
  return line.isInsured ? price + minorOf(coverAmount(line)).minor : price
}

/** What each of their shops takes off these lines, as the server takes it off. */
function discountsOf(
  lines: readonly WireCartLine[],
  promotions: readonly RunningPromotion[],
): number[] {
  return groupByShop(lines).map(({ shop, lines: own }) => {
    const goods = own
      .filter((line) => takesPromotions({ ...line, points: line.salePoints }))
      .reduce((all, line) => all + timesQty(minorOf(line.sku.salePrc), line.skuQty).minor, 0)
    const best = bestFor(promotions.filter(({ shopId }) => shopId === shop.id).map(termsOf), goods)
    return best ? discountFor(best, goods) : 0
  })
}

function termsOf({ kind, percentOff, amountOff, fromAmt }: RunningPromotion): DiscountTerms {
  return {
    kind,
    percent: percentOff,
    amount: amountOff && minorOf(amountOff).minor,
    fromGoods: minorOf(fromAmt).minor,
  }
}

/** What is sold by measure is one piece, however long. */
export function piecesIn({ skuQty, sku }: Pick<WireCartLine, 'skuQty' | 'sku'>): number {
  return sku.marketingUnit ? 1 : skuQty
}

/** A line's price times its quantity, rounded once to the cent. */
export function lineAmount(price: WireMoney, qty: number): WireMoney {
  return wire(timesQty(minorOf(price), qty))
}

function timesQty({ minor, currency }: Money, qty: number): Money {
  return money(priceOfQty(minor, qty), currency)
}
function minorOf({ value, currency }: WireMoney): Money {
  const amount = fromMajor(value, currency as Currency)
  if (!amount) throw new Error(`${value} ${currency} is not an amount`)
  return amount
}
function wire(amount: Money): WireMoney {
  return { value: toMajor(amount), currency: amount.currency }
}

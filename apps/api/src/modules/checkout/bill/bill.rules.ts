import { hash } from 'node:crypto'
import { chargeDelivery, isDelivered } from '@galleria/contract/delivery-rules'
import { priceInGroup } from '@galleria/contract/group-buy'
import { priceOfSteps } from '@galleria/kernel/measure'
import type { Coupon, ShopPromotion } from '#modules/promotion/index.ts'
import { giftsFor, type Gift } from './gifts.rules.ts'
import { commissionOnExtras, extraAmount, extrasOf, type Extras } from './extras.rules.ts'
import { noDiscounts, takeOff, type Discounts, type Off, type PartOff } from './discounts.rules.ts'
import { containedTax, share, type Currency } from '@galleria/kernel/money'
import { sendsFrom, type CartRow } from '#modules/cart/index.ts'
import {
  expectDate,
  type ShippingRate,
  type PickupSite,
  type ShippingRates,
} from '#modules/merchant/index.ts'
import { deliveryDay, partsOfUnit, type PreSaleTerms } from '#modules/catalog/selling/index.ts'
import { priceSet } from '#modules/catalog/sets/index.ts'
import type { FrozenPreSale, Handover } from '#modules/order/index.ts'
import { COMMISSION_RATE } from '#modules/order/benefits/index.ts'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import type { CountryCode } from '@galleria/contract/address-countries'
import { chargedFor, taxAtSite } from '#modules/tax/index.ts'
import { customsNeedsOf, type CustomsNeeds } from '@galleria/contract/customs'
import type { TaxRates, TaxTreatment } from '@galleria/contract/vat'

export type BillLine = {
  readonly cart: CartRow
  /** What is to pay for it, after what is taken off; `extras` come on top. */
  readonly amount: number
  readonly extras: Extras
  readonly off: Off
  /** In hundredths, beside the money. */ readonly points: number
  readonly tax: number
  readonly commission: number
  readonly expectDate: string
  /** Of a pre-sale: its terms, what is paid for a unit now and later, and a carrier's days. */
  readonly preSale: FrozenPreSale | null
  /** Of one of the goods of a set: the set, and which of its goods it is. */
  readonly set: SetShare | null
}
export type SetShare = {
  readonly position: number
  readonly unitQty: number
  readonly setQty: number
  readonly setPrice: number
  readonly percentOff: number
}
export type ShopBill = {
  readonly shopId: number
  readonly shopName: string
  readonly sellerId: number
  readonly handover: Handover
  /** Where it is fetched; null where it is delivered. */ readonly pickup: PickupSite | null
  /** Of where its goods go, or are fetched. */ readonly taxRate: number
  readonly taxTreatment: TaxTreatment
  readonly lines: readonly BillLine[]
  /** Before anything is taken off. */
  readonly goods: number
  readonly shopDiscount: number
  readonly orderDiscount: number
  /** Of its shop, when it takes off anything. */
  readonly promotion: ShopPromotion | null
  readonly gifts: readonly (Gift & { readonly expectDate: string })[]
  readonly shipping: number
  readonly insurance: number
  readonly serviceCharge: number
  readonly freight: ShippingRate['freight']
  readonly tax: number
  readonly needPay: number
  readonly points: number
  readonly expectDate: string
}
export type Bill = {
  readonly shops: readonly ShopBill[]
  readonly currency: Currency
  readonly taxRate: number
  readonly taxTreatment: TaxTreatment
  readonly goods: number
  readonly shopDiscount: number
  readonly orderDiscount: number
  readonly coupon: Coupon | null
  readonly shipping: number
  readonly insurance: number
  readonly serviceCharge: number
  readonly tax: number
  readonly needPay: number
  readonly points: number
  /** What of it is a deposit; 0 when all of it is paid at once. */
  readonly deposit: number
}

type Where = {
  readonly site: Site
  readonly now: Date
  /** Of all countries, as they are now. */ readonly taxRates: TaxRates
  readonly tax: { readonly treatment: TaxTreatment; readonly rate: number }
}

/**
 * What an order of these cart lines comes to, shop by shop, codes apart from goods: gross prices,
 * shipping once per shop by its heaviest goods, both with the tax of where they go; or, where no
 * tax is contained, each unit and the shipping without that of the storefront. Pure.
 */
export function makeBill(
  rows: readonly CartRow[],
  rates: ShippingRates,
  { site, now, taxRates, tax }: Where,
  discounts: Discounts = noDiscounts,
): Bill {
  const { currency } = storefronts[site]
  const where = { site, now, currency }
  const parts = [...Map.groupBy(rows, kindOf).values()].map((own) => {
    const taxed = own[0]?.pickup ? taxAtSite(taxRates, own[0].pickup) : tax
    const charged = (minor: number) =>
      chargedFor(minor, { site, taxRates, treatment: taxed.treatment })
    return { rows: own, lines: own.flatMap((row) => goodsOf(row, charged)), tax: taxed, charged }
  })
  const charged = (minor: number) => chargedFor(minor, { site, taxRates, treatment: tax.treatment })
  const taken = takeOff(parts, discounts, { currency, charged })
  const shops = parts.map(({ tax: taxed, charged: own, ...part }, index) =>
    billShop(
      {
        ...part,
        taken: taken[index] as PartOff,
        gifts: giftsFor(part.rows, discounts.promotions),
      },
      rates,
      { ...where, tax: taxed, charged: own },
    ),
  )
  const sum = (of: (shop: ShopBill) => number) => shops.reduce((total, shop) => total + of(shop), 0)
  const orderDiscount = sum((shop) => shop.orderDiscount)
  return {
    shops,
    currency,
    // Each order has its own; this is that of all where they are alike.
    taxRate: shops[0]?.taxRate ?? tax.rate,
    taxTreatment: shops[0]?.taxTreatment ?? tax.treatment,
    goods: sum((shop) => shop.goods),
    shopDiscount: sum((shop) => shop.shopDiscount),
    orderDiscount,
    // One that takes off nothing is not used.
    coupon: orderDiscount > 0 ? discounts.coupon : null,
    shipping: sum((shop) => shop.shipping),
    insurance: sum((shop) => shop.insurance),
    serviceCharge: sum((shop) => shop.serviceCharge),
    tax: sum((shop) => shop.tax),
    needPay: sum((shop) => shop.needPay),
    points: sum((shop) => shop.points),
    deposit: sum((shop) => shop.lines.reduce((total, line) => total + depositOf(line), 0)),
  }
}

/** Each order is of one shop and of one kind: what is sent, what is done, what is spent. */
function kindOf({ shopId, voucher }: CartRow): string {
  return `${shopId}:${voucher?.kind ?? ''}`
}

/** What of a line is paid when it is ordered, where the rest is paid later. */
function depositOf({ cart, preSale }: BillLine): number {
  return preSale?.eventType === 'DEPOSIT' ? preSale.unitFirst * cart.qty : 0
}

/**
 * A line of the cart is a sku at its price, or at that of its group of buyers, or the goods of a
 * set, each with its share of what the set costs.
 */
function goodsOf(
  row: CartRow,
  charged: (minor: number) => number,
): Pick<BillLine, 'cart' | 'amount' | 'set'>[] {
  if (row.groupBuy) {
    const cart = { ...row, amount: charged(row.groupBuy.single) }
    const unit = priceInGroup(cart.amount, row.groupBuy.percentOff)
    return [{ cart, amount: unit * cart.qty, set: null }]
  }
  if (!row.set) {
    const cart = { ...row, amount: charged(row.amount) }
    return [{ cart, amount: priceOfSteps(cart.amount, cart.qty, cart.measure), set: null }]
  }
  const { percentOff } = row.set
  const parts = row.set.parts.map((part) => ({ ...part, amount: charged(part.amount) }))
  const { price, shares } = priceSet(parts, percentOff, row.currency)
  return parts.map(({ unitQty, ...goods }, index) => ({
    cart: { ...row, ...goods, qty: row.qty * unitQty },
    amount: (shares[index] ?? 0) * row.qty,
    set: { position: index + 1, unitQty, setQty: row.qty, setPrice: price, percentOff },
  }))
}

/** A line as it is paid: after what is taken off, with the tax and the commission of that. */
function billLine(
  { cart, amount: price, set }: Goods[number],
  off: Off,
  rate: ShippingRate,
  where: {
    site: Site
    now: Date
    currency: Currency
    tax: Where['tax']
    charged: (minor: number) => number
  },
): BillLine {
  const amount = price - off.shop - off.order
  const extras = extrasOf(cart, where.charged)
  const taxed = { minor: amount + extraAmount(extras), currency: where.currency }
  return {
    cart,
    amount,
    off,
    set,
    points: cart.points * cart.qty,
    extras,
    tax: containedTax(taxed, where.tax.rate).minor,
    commission:
      commissionOn(amount, off, where) +
      commissionOnExtras(extras, { ...where, rate: where.tax.rate, of: COMMISSION_RATE }),
    ...(cart.preSale
      ? preSold(cart.preSale, cart.amount, rate, where)
      : {
          expectDate: expectDate(
            sendsFrom(cart.groupBuy, where.now),
            cart.voucher ? 0 : rate.handlingDays + rate.transitDays,
            where.site,
          ),
          preSale: null,
        }),
  }
}

function lastDayOf(lines: readonly BillLine[]): string {
  return lines.reduce((last, line) => (line.expectDate > last ? line.expectDate : last), '')
}

function handoverOf({ voucher, pickup }: CartRow): Handover {
  if (voucher) return 'voucher'
  return pickup ? 'site' : 'parcel'
}

type Goods = ReturnType<typeof goodsOf>
function billShop(
  {
    rows,
    lines: goodsOfRows,
    taken,
    gifts,
  }: {
    rows: readonly CartRow[]
    lines: Goods
    taken: PartOff
    gifts: readonly Gift[]
  },
  rates: ShippingRates,
  where: {
    site: Site
    now: Date
    currency: Currency
    tax: Where['tax']
    charged: (minor: number) => number
  },
): ShopBill {
  const first = rows[0] as CartRow
  const rateOf = (freight: ShippingRate['freight']): ShippingRate => {
    const rate = rates.get(`${first.shopId}:${freight}`)
    // Nobody carries what is fetched.
    if (rate && first.pickup) return { ...rate, transitDays: 0 }
    if (!rate) throw new Error(`shop ${first.shopId} has no ${freight} rate for ${where.site}`)
    return rate
  }
  const lines = goodsOfRows.map((goods, index) =>
    billLine(goods, taken.off[index] as Off, rateOf(goods.cart.freight), where),
  )
  const sum = (of: (line: BillLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const [shopDiscount, orderDiscount] = [sum(({ off }) => off.shop), sum(({ off }) => off.order)]
  const toPay = sum((line) => line.amount)
  const insurance = sum(({ extras }) => extras.insurance?.fee ?? 0)
  const serviceCharge = sum(({ extras }) => extras.service)
  const classes = lines.map(({ cart }) => cart.freight)
  // Free from what the shelf says the goods cost: nobody loses free delivery by paying less tax.
  const onShelf = rows.reduce((sum, row) => sum + priceOfSteps(row.amount, row.qty, row.measure), 0)
  const { terms: heaviest, fee } = chargeDelivery(rateOf, classes, onShelf)
  const points = sum((line) => line.points)
  const handover = handoverOf(first)
  const isSent = isDelivered({ voucher: first.voucher, site: first.pickup, points })
  const shipping = isSent ? where.charged(fee) : 0
  const tax =
    sum((line) => line.tax) +
    containedTax({ minor: shipping, currency: where.currency }, where.tax.rate).minor
  return {
    shopId: first.shopId,
    shopName: first.shopName,
    sellerId: first.sellerId,
    handover,
    pickup: first.pickup,
    taxRate: where.tax.rate,
    taxTreatment: where.tax.treatment,
    lines,
    goods: toPay + shopDiscount + orderDiscount,
    shopDiscount,
    orderDiscount,
    promotion: shopDiscount > 0 ? taken.promotion : null,
    gifts: gifts.map((gift) => {
      const { handlingDays, transitDays } = rateOf(gift.goods.freight)
      return { ...gift, expectDate: expectDate(where.now, handlingDays + transitDays, where.site) }
    }),
    shipping,
    insurance,
    serviceCharge,
    freight: heaviest.freight,
    tax,
    needPay: toPay + shipping + insurance + serviceCharge,
    points,
    expectDate: lastDayOf(lines),
  }
}

/** The mall pays its coupons from its commission: as far as that goes, the shop earns the same. */
function commissionOn(
  amount: number,
  off: Off,
  { currency, tax }: { currency: Currency; tax: Where['tax'] },
): number {
  const whole = share({ minor: amount + off.order, currency }, COMMISSION_RATE).minor
  const coupon = off.order - containedTax({ minor: off.order, currency }, tax.rate).minor
  return Math.max(0, whole - coupon)
}

/** The terms as the order freezes them. Who pays late gets goods late: the latest day counts. */
function preSold(
  terms: PreSaleTerms,
  price: number,
  { transitDays }: ShippingRate,
  { site, now }: { site: Site; now: Date },
): Pick<BillLine, 'expectDate' | 'preSale'> {
  const { first, later } = partsOfUnit(terms, price)
  const paidOn = expectDate(terms.balanceEndsAt ? new Date(terms.balanceEndsAt) : now, 0, site)
  return {
    expectDate: deliveryDay(terms, paidOn),
    preSale: { ...terms, unitFirst: first, unitLater: later, transitDays },
  }
}

/** The group that a bill's one line begins or joins. */
export function groupOf({ shops }: Pick<Bill, 'shops'>) {
  return shops.flatMap(({ lines }) => lines).find(({ cart }) => cart.groupBuy)?.cart
}

/**
 * What customs want of a company that is billed, by where these goods go. Codes cross no border,
 * and who fetches goods has them there.
 */
export function billingNeedsOf({ shops }: Bill, to: CountryCode): CustomsNeeds {
  return customsNeedsOf(
    shops
      .filter(({ handover }) => handover === 'parcel')
      .map(({ lines }) => ({
        from: lines[0]?.cart.shopCountry ?? to,
        to,
        goods: lines.reduce((sum, { amount }) => sum + amount, 0),
      })),
  )
}

/**
 * Names exactly what a buyer agreed to: goods in finish and size, quantities, prices, points, what
 * is taken off and comes on top, pre-sale terms, shares of a set, a group and its price, shipping,
 * tax rate. Ordering recomputes it; another one means that something changed.
 */
export function fingerprintOf(bill: Bill): string {
  const terms = bill.shops.map((shop) => [
    shop.shopId,
    shop.shipping,
    ...shop.gifts.map(({ promotion, isThere }) => ({ gift: promotion.id, isThere })),
    ...(shop.pickup ? [{ pickup: shop.pickup, taxRate: shop.taxRate }] : []),
    // The bill's own is that of its first shop.
    ...(!shop.pickup && shop.taxRate !== bill.taxRate ? [{ taxRate: shop.taxRate }] : []),
    ...shop.lines.map((line) => [
      line.cart.id,
      line.cart.skuId,
      line.cart.finish,
      line.cart.size,
      line.cart.qty,
      line.cart.amount,
      ...(line.preSale ? [line.preSale] : []),
      ...(line.set ? [line.amount] : []),
      ...(line.off.shop + line.off.order > 0 ? [{ off: line.off }] : []),
      ...(line.cart.groupBuy
        ? [{ groupBuy: [line.cart.groupBuy.id, line.cart.groupBuy.size], amount: line.amount }]
        : []),
      ...(extraAmount(line.extras) > 0 ? [{ extras: line.extras }] : []),
      ...(line.points > 0 ? [{ points: line.points }] : []),
      ...(line.cart.voucher ? [line.cart.voucher] : []),
    ]),
  ])
  return hash('sha256', JSON.stringify([bill.currency, bill.taxRate, terms]), 'base64url')
}
export function hasSamePrices(bill: Bill, fingerprint: string): boolean {
  return fingerprintOf(bill) === fingerprint
}

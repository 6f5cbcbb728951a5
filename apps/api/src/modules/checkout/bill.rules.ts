import { hash } from 'node:crypto'
import { containedTax, share, type Currency } from '@galleria/kernel/money'
import type { CartRow } from '#modules/cart/index.ts'
import {
  expectDate,
  heaviestFreight,
  shippingFee,
  type Freight,
  type ShippingRate,
  type ShippingRates,
} from '#modules/merchant/index.ts'
import { storefronts, type Site } from '@galleria/contract/storefronts'

/** Sold goods pay this to the mall, frozen on the line when the order is placed (decisions section 5). */
export const COMMISSION_RATE = 0.12

export type BillLine = {
  readonly cart: CartRow
  readonly amount: number
  readonly tax: number
  readonly commission: number
  readonly expectDate: string
}
export type ShopBill = {
  readonly shopId: number
  readonly shopName: string
  readonly sellerId: number
  readonly lines: readonly BillLine[]
  readonly goods: number
  readonly shipping: number
  readonly freight: Freight
  readonly tax: number
  readonly needPay: number
  readonly expectDate: string
}
export type Bill = {
  readonly shops: readonly ShopBill[]
  readonly currency: Currency
  readonly taxRate: number
  readonly goods: number
  readonly shipping: number
  readonly tax: number
  readonly needPay: number
}

/** What an order of these cart lines would come to: gross prices, shipping once per shop by its heaviest goods, the tax contained in both. Pure. */
export function makeBill(
  rows: readonly CartRow[],
  rates: ShippingRates,
  where: { site: Site; now: Date },
): Bill {
  const { currency, taxRate } = storefronts[where.site]
  const shops = [...Map.groupBy(rows, (row) => row.shopId).values()].map((lines) =>
    billShop(lines, rates, { ...where, currency, taxRate }),
  )
  const sum = (of: (shop: ShopBill) => number) => shops.reduce((total, shop) => total + of(shop), 0)
  return {
    shops,
    currency,
    taxRate,
    goods: sum((shop) => shop.goods),
    shipping: sum((shop) => shop.shipping),
    tax: sum((shop) => shop.tax),
    needPay: sum((shop) => shop.needPay),
  }
}

function billShop(
  rows: readonly CartRow[],
  rates: ShippingRates,
  where: { site: Site; now: Date; currency: Currency; taxRate: number },
): ShopBill {
  const first = rows[0] as CartRow
  const rateOf = (freight: Freight): ShippingRate => {
    const rate = rates.get(`${first.shopId}:${freight}`)
    if (!rate) throw new Error(`shop ${first.shopId} has no ${freight} rate for ${where.site}`)
    return rate
  }
  const lines = rows.map((cart): BillLine => {
    const amount = cart.amount * cart.qty
    const rate = rateOf(cart.freight)
    return {
      cart,
      amount,
      tax: containedTax({ minor: amount, currency: where.currency }, where.taxRate).minor,
      commission: share({ minor: amount, currency: where.currency }, COMMISSION_RATE).minor,
      expectDate: expectDate(where.now, rate.handlingDays + rate.transitDays, where.site),
    }
  })
  const goods = lines.reduce((sum, line) => sum + line.amount, 0)
  const freight = heaviestFreight(rows.map((row) => row.freight))
  const shipping = shippingFee(rateOf(freight), goods)
  const tax =
    lines.reduce((sum, line) => sum + line.tax, 0) +
    containedTax({ minor: shipping, currency: where.currency }, where.taxRate).minor
  return {
    shopId: first.shopId,
    shopName: first.shopName,
    sellerId: first.sellerId,
    lines,
    goods,
    shipping,
    freight,
    tax,
    needPay: goods + shipping,
    expectDate: lines.reduce(
      (latest, line) => (line.expectDate > latest ? line.expectDate : latest),
      '',
    ),
  }
}

/** Names exactly what a buyer agreed to: lines, quantities, prices, shipping. Ordering recomputes it; another one means that something changed. */
export function fingerprintOf(bill: Bill): string {
  const terms = bill.shops.map((shop) => [
    shop.shopId,
    shop.shipping,
    ...shop.lines.map((line) => [line.cart.id, line.cart.skuId, line.cart.qty, line.cart.amount]),
  ])
  return hash('sha256', JSON.stringify([bill.currency, terms]), 'base64url')
}
export function hasSamePrices(bill: Bill, fingerprint: string): boolean {
  return fingerprintOf(bill) === fingerprint
}

import { chargeDelivery } from '@galleria/contract/delivery-rules'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { containedTax, money, share } from '@galleria/kernel/money'
import { firstTaxRates } from '../../../database/reference/tax-rates.ts'
import type { OrderPlan } from './order-plan.ts'
import type { PriceList } from './prices.ts'
import { shippingOffers, type ShippingOffer } from './shipping.ts'

/** Decisions, section 5: of the goods, never of the shipping. */
const COMMISSION_RATE = 0.12

type LineSums = { unitPrice: number; needPay: number; tax: number; commission: number }
/** Minor units. Prices are gross; the tax is the part of them that goes to the state. */
export type OrderSums = {
  lines: LineSums[]
  goods: number
  shipping: number
  tax: number
  needPay: number
  commission: number
  rate: ShippingOffer
}

const offers = new Map(
  shippingOffers.map((offer) => [`${offer.shopId}:${offer.site}:${offer.freight}`, offer]),
)

export function shippingOffer(
  shopId: number,
  site: Site,
  freight: ShippingOffer['freight'],
): ShippingOffer {
  return offers.get(`${shopId}:${site}:${freight}`)!
}

export function sumUp(order: OrderPlan, site: Site, prices: PriceList): OrderSums {
  const { currency, country } = storefronts[site]
  const taxRate = firstTaxRates[country]
  const taxIn = (minor: number) => containedTax(money(minor, currency), taxRate).minor
  const lines = order.lines.map(({ sku, qty }) => {
    const unitPrice = prices.get(sku.id)![site].amount
    const needPay = unitPrice * qty
    return {
      unitPrice,
      needPay,
      tax: taxIn(needPay),
      commission: share(money(needPay, currency), COMMISSION_RATE).minor,
    }
  })
  const goods = total(lines, ({ needPay }) => needPay)
  const { terms: rate, fee: shipping } = chargeDelivery(
    (freight) => shippingOffer(order.shop.id, site, freight),
    order.lines.map(({ sku }) => sku.item.model.freight),
    goods,
  )
  return {
    lines,
    goods,
    shipping,
    tax: total(lines, ({ tax }) => tax) + taxIn(shipping),
    needPay: goods + shipping,
    commission: total(lines, ({ commission }) => commission),
    rate,
  }
}

export function total<T>(list: readonly T[], amountOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + amountOf(one), 0)
}

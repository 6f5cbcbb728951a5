import { storefronts, type Site } from '@galleria/contract/storefronts'
import {
  sumOfLines,
  type Purchase,
  type PurchaseAddress,
  type PurchaseLine,
} from '../providers/purchase.ts'

/** What Klarna calls the kinds of a line. */
const types: Readonly<Record<PurchaseLine['kind'], string>> = {
  goods: 'physical',
  codes: 'digital',
  service: 'surcharge',
  cover: 'surcharge',
  delivery: 'shipping_fee',
  discount: 'discount',
  gift_card: 'gift_card',
}

/**
 * Country, language and money are the storefront's [PAY-126]; lines and sums are those of the bill,
 * so that no cent is off.
 */
export function orderDataOf(site: Site, purchase: Purchase, currency: string) {
  const { country, region } = storefronts[site]
  return {
    purchase_country: country,
    purchase_currency: currency,
    locale: region,
    order_amount: sumOfLines(purchase.lines),
    order_tax_amount: sumOfLines(purchase.lines, 'tax'),
    order_lines: orderLinesOf(purchase.lines),
    billing_address: addressOf(purchase.billing),
    shipping_address: addressOf(purchase.delivery),
    merchant_reference1: purchase.codes.join(', ').slice(0, 255),
  }
}

export function orderLinesOf(lines: readonly PurchaseLine[]) {
  return lines.map((line) => ({
    type: types[line.kind],
    reference: line.reference.slice(0, 255),
    name: line.name.slice(0, 255) || line.kind,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    tax_rate: line.taxRate,
    total_amount: line.total,
    total_tax_amount: line.tax,
  }))
}

function addressOf(address: PurchaseAddress) {
  const cut = (text: string, most = 99) => text.slice(0, most)
  const known = {
    given_name: cut(address.firstName),
    family_name: cut(address.lastName),
    organization_name: cut(address.company),
    email: cut(address.email),
    phone: cut(address.phone),
    street_address: cut(address.street),
    street_address2: cut(address.detail),
    postal_code: cut(address.postalCode, 10),
    city: cut(address.city),
    region: cut(address.region),
    country: address.country,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
}

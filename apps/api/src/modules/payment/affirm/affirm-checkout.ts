import type { CreateRequest } from '../providers/payment-provider.ts'
import { sumOfLines, type Purchase, type PurchaseAddress } from '../providers/purchase.ts'

/**
 * What the browser opens Affirm's checkout with: the bill in whole pence [PAY-093], and where its
 * buyer goes on from there.
 */
export function checkoutObjectOf(
  { reference, amount, returnUrl, cancelUrl }: CreateRequest,
  { lines, delivery, billing }: Purchase,
  publicKey: string,
) {
  const items = lines.filter(({ kind, total }) => kind !== 'delivery' && total >= 0)
  const taken = lines.filter(({ total }) => total < 0)
  return {
    merchant: {
      public_api_key: publicKey,
      user_confirmation_url: returnUrl,
      user_cancel_url: cancelUrl,
      // By an address, not by a form: a form that comes from elsewhere brings no cookie of ours.
      user_confirmation_url_action: 'GET',
      name: 'Galleria',
    },
    shipping: contactOf(delivery),
    billing: contactOf(billing),
    items: items.map((line) => ({
      display_name: line.name,
      sku: line.reference,
      unit_price: line.unitPrice,
      qty: line.quantity,
    })),
    discounts: Object.fromEntries(
      taken.map(({ name, total }, index) => [
        `OFF${index + 1}`,
        { discount_amount: -total, discount_display_name: name },
      ]),
    ),
    shipping_amount: sumOfLines(lines.filter(({ kind }) => kind === 'delivery')),
    // Prices contain it.
    tax_amount: 0,
    total: amount.minor,
    currency: amount.currency,
    order_id: reference,
    metadata: { mode: 'modal' },
  }
}

function contactOf(address: PurchaseAddress) {
  return {
    name: { first: address.firstName, last: address.lastName },
    address: {
      line1: address.street,
      line2: address.detail,
      city: address.city,
      state: address.region,
      zipcode: address.postalCode,
      country: address.country,
    },
    email: address.email,
    phone_number: address.phone,
  }
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why checkout sent somebody back here, in its address: `/cart?notice=soldOut` [CART-001]. */
export const cartNotices = {
  soldOut: {
    title: msg`Something has just been sold out`,
    text: msg`Nothing was ordered and nothing was charged. What we no longer have enough of is marked below: take fewer, or remove it, and go on.`,
  },
  priceChanged: {
    title: msg`A price or the delivery cost has changed`,
    text: msg`Nothing was ordered and nothing was charged. Your cart shows the amounts of this moment; if they suit you, go on to checkout.`,
  },
  cartChanged: {
    title: msg`Your cart has changed`,
    text: msg`Perhaps you changed it in another window. Nothing was ordered and nothing was charged. Please look through it once more.`,
  },
} as const satisfies Record<string, { title: MessageDescriptor; text: MessageDescriptor }>

export type CartNotice = keyof typeof cartNotices

export function readNotice(value: string | null): CartNotice | undefined {
  return value !== null && Object.hasOwn(cartNotices, value) ? (value as CartNotice) : undefined
}

/** Which notice a refused checkout becomes; undefined for refusals that checkout answers itself. */
export function noticeFor(code: string): CartNotice | undefined {
  const byCode: Partial<Record<string, CartNotice>> = { 'stock.sold_out': 'soldOut', 'price.changed': 'priceChanged', 'cart.line_not_found': 'cartChanged', 'checkout.empty': 'cartChanged' }
  return byCode[code]
}

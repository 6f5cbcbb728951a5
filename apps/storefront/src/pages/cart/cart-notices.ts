/**
 * Why checkout sent somebody back to the cart, in its address: `/cart?notice=soldOut` [CART-001].
 */
const notices = ['soldOut', 'priceChanged', 'cartChanged', 'groupOver', 'groupOwn'] as const
export type CartNotice = (typeof notices)[number]

export function readNotice(value: string | null): CartNotice | undefined {
  return notices.find((notice) => notice === value)
}

const byCode = new Map<string, CartNotice>([
  ['stock.sold_out', 'soldOut'],
  ['price.changed', 'priceChanged'],
  ['cart.line_not_found', 'cartChanged'],
  ['checkout.empty', 'cartChanged'],
  ['groupbuy.over', 'groupOver'],
  ['groupbuy.own', 'groupOwn'],
])

/** Which notice a refused checkout becomes; undefined for refusals that checkout answers itself. */
export function noticeFor(code: string): CartNotice | undefined {
  return byCode.get(code)
}

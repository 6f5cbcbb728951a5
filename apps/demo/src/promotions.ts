import type { Item } from './items.ts'
import type { PriceList } from './prices.ts'

/**
 * Whose goods are reduced in the demo, and from which value of goods on, in the German storefront.
 */
export const REDUCING_SHOP = 11
export const REDUCED_FROM = 600
/** So dear that it is reduced, also while it is in a flash sale. */
const DEAR_ENOUGH = 90_000

/**
 * What Anna buys with the promotion and the coupon: the least dear of the shop's goods that is dear
 * enough by itself.
 */
export function reducedSku(items: readonly Item[], prices: PriceList): number | undefined {
  const [found] = items
    .filter(({ shop }) => shop.id === REDUCING_SHOP)
    .flatMap(({ skus }) => skus)
    .map(({ id }) => ({ id, amount: prices.get(id)?.DE.amount ?? 0 }))
    .filter(({ amount }) => amount >= DEAR_ENOUGH)
    .toSorted((a, b) => a.amount - b.amount || a.id - b.id)
  return found?.id
}

import { takesPromotions } from '@galleria/contract/promotion-rules'
import { priceOfSteps } from '@galleria/kernel/measure'
import type { CartRow } from '#modules/cart/index.ts'
import type { GiftGoods, ShopPromotion } from '#modules/promotion/index.ts'

/**
 * What a shop gives with these goods: one piece for each of its gift rules that they reach. Pure.
 */
export type Gift = {
  readonly promotion: ShopPromotion
  readonly goods: GiftGoods
  /** One that is out of stock is left away, and the bill says so. */
  readonly isThere: boolean
}

/**
 * Reached by what the shelf says the goods cost, and with the sku that the rule names. What lies in
 * the cart of a gift's own sku is not there to be given.
 */
export function giftsFor(rows: readonly CartRow[], promotions: readonly ShopPromotion[]): Gift[] {
  const bought = rows.filter(takesPromotions)
  const goods = bought.reduce((sum, row) => sum + priceOfSteps(row.amount, row.qty, row.measure), 0)
  const taken = new Map<number, number>()
  const take = (skuId: number, qty: number) => taken.set(skuId, (taken.get(skuId) ?? 0) + qty)
  for (const row of rows) {
    for (const [skuId, qty] of unitsOf(row)) take(skuId, qty)
  }
  return promotions.flatMap((promotion) => {
    const { gift, shopId, fromGoods } = promotion
    if (!gift || shopId !== bought[0]?.shopId || goods < fromGoods) return []
    if (gift.withSkuId !== null && !bought.some((row) => hasSku(row, gift.withSkuId))) return []
    const isThere = gift.available - (taken.get(gift.skuId) ?? 0) > 0
    if (isThere) take(gift.skuId, 1)
    return [{ promotion, goods: gift, isThere }]
  })
}

function unitsOf(row: CartRow): [skuId: number, qty: number][] {
  return row.set
    ? row.set.parts.map(({ skuId, unitQty }) => [skuId, unitQty * row.qty])
    : [[row.skuId, row.qty]]
}

function hasSku(row: CartRow, skuId: number | null): boolean {
  return unitsOf(row).some(([id]) => id === skuId)
}

import { MOST_PARTS, priceOfSet } from '@galleria/contract/sets'

/**
 * The form of a set: its main item, and of each part a sku. Read on the server, written by the
 * page.
 */
const SKU = 'sku-'
export const skuName = (itemId: number) => `${SKU}${itemId}`

export type ChosenSet = {
  readonly skuId: number
  readonly diySkuLineList: readonly { readonly sku: { readonly id: number } }[]
}

/**
 * What is chosen, the main item's sku first; undefined for what no page sends. Price, shop and
 * stock are the server's business.
 */
export function readSet(form: FormData): ChosenSet | undefined {
  const ids = [...form.entries()]
    .filter(([name]) => name.startsWith(SKU))
    .map(([, value]) => Number(value))
  const skuId = Number(form.get(skuName(Number(form.get('set')))))
  return ids.length <= MOST_PARTS && [skuId, ...ids].every(isId)
    ? { skuId, diySkuLineList: ids.map((id) => ({ sku: { id } })) }
    : undefined
}

function isId(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 2_000_000_000
}

/** Amounts are in major units with two decimals at most: added as whole cents. */
export function pricesOf(
  parts: readonly { readonly value: number; readonly qty: number }[],
  percentOff: number,
): { single: number; price: number } {
  const single = parts.reduce((sum, { value, qty }) => sum + Math.round(value * 100) * qty, 0)
  return { single: single / 100, price: priceOfSet(single, percentOff) / 100 }
}

/** The form of a set: a tick per part, and for each which sku, how many times. Read on the server, written by the page. */
export const tickName = 'part'
export const skuName = (itemId: number) => `sku-${itemId}`
export const qtyName = (itemId: number) => `qty-${itemId}`

/** A main item and three parts. */
const MOST_PARTS = 4
const MOST_QTY = 20

export type SetLine = { readonly sku: { readonly id: number }; readonly skuQty: number }

/** What is ticked; anything odd is left out. Price, shop and stock are the server's business. */
export function readSet(form: FormData): SetLine[] {
  return form
    .getAll(tickName)
    .slice(0, MOST_PARTS)
    .flatMap((itemId) => {
      const [id, skuQty] = [skuName, qtyName].map((name) =>
        Number(form.get(name(Number(itemId)))),
      ) as [number, number]
      return isCount(id, 2_000_000_000) && isCount(skuQty, MOST_QTY)
        ? [{ sku: { id }, skuQty }]
        : []
    })
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}

/** Amounts are in major units with two decimals at most: added as whole cents. */
export function sumOf(lines: readonly { readonly value: number; readonly qty: number }[]): number {
  return lines.reduce((sum, { value, qty }) => sum + Math.round(value * 100) * qty, 0) / 100
}

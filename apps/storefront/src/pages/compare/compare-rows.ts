import type { WireItem, WireSku } from '@galleria/contract/item'

/** One column: an item in one of its versions. */
export type Column = { readonly item: WireItem; readonly sku: WireSku }

/** What is compared, and what of it has to be the same for two columns not to differ. */
const sameness = {
  price: ({ sku }: Column) => [sku.salePrc.value, sku.salePoints],
  rating: ({ item }: Column) => [item.ratingCount === 0 ? null : item.ratingAvg],
  delivery: ({ item, sku }: Column) =>
    sku.availableQty > 0
      ? [item.shipping.expectDate, sku.preSale !== null, item.shipping.fee.value]
      : [],
  finish: ({ sku }: Column) => [sku.finish],
  width: ({ sku }: Column) => [sku.widthCm],
  depth: ({ sku }: Column) => [sku.depthCm],
  height: ({ sku }: Column) => [sku.heightCm],
  weight: ({ sku }: Column) => [sku.weightKg],
  details: ({ item }: Column) => item.details,
  energy: ({ item }: Column) => [item.energyClass],
  category: ({ item }: Column) => [item.category.id],
  shop: ({ item }: Column) => [item.shop.id],
} as const satisfies Record<string, (column: Column) => readonly unknown[]>

export type RowName = keyof typeof sameness

/** The rows in which the columns differ. What only one column could say is no difference. */
export function differingRows(columns: readonly Column[]): ReadonlySet<RowName> {
  const names = Object.keys(sameness) as RowName[]
  return new Set(
    columns.length < 2
      ? []
      : names.filter(
          (name) =>
            new Set(columns.map((column) => JSON.stringify(sameness[name](column)))).size > 1,
        ),
  )
}

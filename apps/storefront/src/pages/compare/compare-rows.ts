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

/** What is the same of every item, and what a category asks of its own, by the attribute's key. */
export type RowName = keyof typeof sameness | `attribute ${string}`

export type ComparedAttribute = WireItem['attributeList'][number]

/** What the categories of these items ask, each attribute once, as the first one orders it. */
export function comparedAttributes(columns: readonly Column[]): readonly ComparedAttribute[] {
  const all = columns.flatMap(({ item }) => item.attributeList)
  return all.filter(({ key }, index) => all.findIndex((one) => one.key === key) === index)
}

export const attributeOf = ({ item }: Column, key: string): ComparedAttribute | undefined =>
  item.attributeList.find((one) => one.key === key)

/** The rows in which the columns differ. What only one column could say is no difference. */
export function differingRows(columns: readonly Column[]): ReadonlySet<RowName> {
  if (columns.length < 2) return new Set()
  const rows: [RowName, (column: Column) => unknown][] = [
    ...(Object.entries(sameness) as [keyof typeof sameness, (column: Column) => unknown][]),
    ...comparedAttributes(columns).map(({ key }): [RowName, (column: Column) => unknown] => [
      `attribute ${key}`,
      (column) => valueOf(attributeOf(column, key)),
    ]),
  ]
  return new Set(
    rows
      .filter(([, same]) => new Set(columns.map((column) => JSON.stringify(same(column)))).size > 1)
      .map(([name]) => name),
  )
}

const valueOf = (attribute: ComparedAttribute | undefined) =>
  attribute ? (attribute.number ?? attribute.text) : null

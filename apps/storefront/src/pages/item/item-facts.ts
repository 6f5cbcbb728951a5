import type { WireItem } from '@galleria/contract/item'
import { isWorldwideGtin } from '@galleria/contract/item-rules'
import type { Menu } from '../../frame/menu.server.ts'
import { pathTo } from '../../parts/category-tree.ts'

/**
 * schema.org: what search engines show of an item. One offer per sku, so that price and stock are
 * those of the page they lead to; none of a sku that costs points, for which it has no words.
 */
export function productFacts(
  item: WireItem,
  origin: string,
  path: string,
): Record<string, unknown> {
  const offers = item.skuList
    .filter(({ salePoints }) => salePoints === 0)
    .map((sku) => ({
      '@type': 'Offer',
      sku: sku.code,
      ...(sku.gtin && isWorldwideGtin(sku.gtin) ? { gtin: sku.gtin } : {}),
      url: `${origin}${path}?sku=${encodeURIComponent(sku.skuUrlSuffix)}`,
      price: sku.salePrc.value.toFixed(2),
      priceCurrency: sku.salePrc.currency,
      ...(sku.secKillEndTime ? { priceValidUntil: sku.secKillEndTime } : {}),
      itemCondition: 'https://schema.org/NewCondition',
      availability:
        sku.availableQty > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      seller: { '@type': 'Organization', name: item.shop.name },
    }))
  return {
    '@type': 'Product',
    name: item.name,
    description: item.description,
    image: item.images.map(({ url }) => origin + url),
    brand: { '@type': 'Brand', name: item.shop.name },
    category: item.category.name,
    additionalProperty: item.attributeList.map(({ name, text, number, unit }) => ({
      '@type': 'PropertyValue',
      name,
      value: number ?? text,
      ...(unit ? { unitText: unit } : {}),
    })),
    offers,
    ...(item.ratingAvg === null || item.ratingCount === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: item.ratingAvg,
            reviewCount: item.ratingCount,
          },
        }),
  }
}

/**
 * The categories from the top down to that of the item; its own alone where the menu does not know
 * it yet.
 */
export function wayOf(
  { category }: WireItem,
  categories: Menu['categories'],
): readonly { readonly key: string; readonly name: string }[] {
  const way = pathTo(categories, category.id)
  return way.length > 0 ? way : [category]
}

export function breadcrumbFacts(
  item: WireItem,
  way: readonly { readonly key: string; readonly name: string }[],
  { origin, path }: { readonly origin: string; readonly path: string },
): Record<string, unknown> {
  const trail = [
    { name: 'Galleria', item: `${origin}/` },
    ...way.map(({ key, name }) => ({ name, item: `${origin}/search?category=${key}` })),
    { name: item.name, item: origin + path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  }
}

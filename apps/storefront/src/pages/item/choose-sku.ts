import type { WireItem, WireSku } from '@galleria/contract/item'
import { isOfSize } from '@galleria/contract/model-rules'

/**
 * The sku of the address; without one, or with one that is gone, the first that can be had
 * [PROD-002].
 */
export function chooseSku(item: Pick<WireItem, 'skuList'>, suffix: string | null): WireSku {
  const { skuList } = item
  const chosen =
    skuList.find((sku) => sku.skuUrlSuffix === suffix) ??
    skuList.find((sku) => sku.availableQty > 0) ??
    skuList[0]
  if (!chosen) throw new Error('an item without a sku')
  return chosen
}

export type Choice = { readonly key: string; readonly sku: WireSku; readonly isChosen: boolean }

/** Every finish once, each leading to the chosen size in it where that exists. */
export function finishChoices(item: Pick<WireItem, 'skuList'>, chosen: WireSku): Choice[] {
  return choicesOf(
    item.skuList,
    (sku) => sku.finish,
    (sku) => sku.size === chosen.size,
    chosen,
  )
}
export function sizeChoices(item: Pick<WireItem, 'skuList'>, chosen: WireSku): Choice[] {
  return choicesOf(
    item.skuList,
    (sku) => sku.size,
    (sku) => sku.finish === chosen.finish,
    chosen,
  )
}
function choicesOf(
  skus: readonly WireSku[],
  keyOf: (sku: WireSku) => string,
  isSibling: (sku: WireSku) => boolean,
  chosen: WireSku,
): Choice[] {
  return [...Map.groupBy(skus, keyOf)].flatMap(([key, group]) => {
    const sku = group.find(isSibling) ?? group[0]
    return sku ? [{ key, sku, isChosen: key === keyOf(chosen) }] : []
  })
}

/**
 * Beside a version that is sold out: those that can be bought, first in its size, then in its
 * finish.
 */
export function versionsLeft(item: Pick<WireItem, 'skuList'>, chosen: WireSku): WireSku[] {
  const rank = (sku: WireSku) =>
    sku.size === chosen.size ? 0 : sku.finish === chosen.finish ? 1 : 2
  return item.skuList
    .filter(({ availableQty }) => availableQty > 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST_LEFT)
}
const MOST_LEFT = 4

/** The chosen finish first, then second views and details, then the other finishes. */
export function galleryOf(item: Pick<WireItem, 'images'>, chosen: WireSku): WireItem['images'] {
  const rank = (finish: string | null) => (finish === chosen.finish ? 0 : finish === null ? 1 : 2)
  return item.images.toSorted((a, b) => rank(a.finish) - rank(b.finish))
}

/** The model, where it is about as large as the chosen version. */
export function modelOf(item: Pick<WireItem, 'model'>, chosen: WireSku): WireItem['model'] {
  return item.model && isOfSize(item.model, chosen) ? item.model : null
}

import { sites, storefronts } from '@galleria/contract/storefronts'
import type { Row } from '../../../database/bulk-insert.ts'
import type { Item } from './items.ts'
import { models } from './models.ts'
import type { PriceList } from './prices.ts'

/**
 * What the points mall has: the second item of each of these models, for points alone or with this
 * share of its price beside them.
 */
const goods: Readonly<Record<string, { points: number; share: number }>> = {
  'lamp-desk-arm': { points: 900, share: 0 },
  'office-stool': { points: 600, share: 0.5 },
  'shelf-wall': { points: 1200, share: 0 },
}

export function pointPriceRows(items: readonly Item[], prices: PriceList): Row[] {
  return Object.entries(goods).flatMap(([model, { points, share }]) => {
    return (itemOf(items, model)?.skus ?? []).flatMap(({ id }) =>
      sites
        .filter((site) => storefronts[site].hasPointsMall)
        .map((site) => ({
          sku_id: id,
          site,
          points,
          // Whole units of the currency.
          amount: Math.round(((prices.get(id)?.[site].amount ?? 0) * share) / 100) * 100,
        })),
    )
  })
}

/** One sku for points alone. */
export function pointSkus(items: readonly Item[]): number[] {
  return ['lamp-desk-arm'].flatMap((model) => {
    const [sku] = itemOf(items, model)?.skus ?? []
    return sku ? [sku.id] : []
  })
}

function itemOf(items: readonly Item[], model: string): Item | undefined {
  return items[models.length + models.findIndex(({ key }) => key === model)]
}

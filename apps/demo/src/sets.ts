import type { Row } from '../../../database/bulk-insert.ts'
import type { Item } from './items.ts'
import { models } from './models.ts'
import type { LinePlan } from './parcel-plan.ts'

type Part = readonly [model: string, qty: number]

/**
 * By which of a model's four items: the first is the house shop's, the third its maker's, and a
 * maker makes whole rooms.
 */
const sets: Readonly<Record<0 | 2, readonly (readonly [main: string, ...parts: Part[]])[]>> = {
  0: [
    ['desk-slim', ['office-shell', 1], ['lamp-desk-arm', 1], ['drawers-pedestal', 1]],
    ['desk-secretary', ['chair-spindle', 1], ['lamp-mushroom', 1]],
    ['standing-two-leg', ['office-task', 1], ['drawers-pedestal', 1]],
    ['sofa-three', ['sofa-armchair', 1], ['table-coffee', 1], ['lamp-floor-tripod', 1]],
    ['table-dining', ['chair-dining', 4], ['lamp-pendant', 1]],
    ['bed-slatted', ['drawers-bedside', 2], ['lamp-globe', 2]],
    ['sofa-armchair', ['sofa-pouf', 1], ['lamp-floor-arc', 1]],
    ['drawers-sideboard', ['lamp-globe', 2]],
  ],
  2: [
    ['desk-trestle', ['shelf-ladder', 1]],
    ['table-dining', ['chair-spindle', 4]],
    ['bed-platform', ['drawers-bedside', 2]],
    ['sofa-two', ['sofa-pouf', 2]],
  ],
}

/** What a shop takes off a set, by its main model; off the others nothing. */
const percentOff: Readonly<Record<string, number>> = {
  'desk-slim': 8,
  'desk-secretary': 5,
  'standing-two-leg': 10,
  'sofa-three': 12,
  'table-dining': 10,
  'bed-slatted': 7,
  'drawers-sideboard': 5,
  'bed-platform': 6,
}

export function setPriceRows(items: readonly Item[]): Row[] {
  const heads = new Set(setRows(items).map((row) => row['main_id']))
  return items.flatMap(({ id, model }) =>
    heads.has(id) && percentOff[model.key]
      ? [{ main_id: id, percent_off: percentOff[model.key] }]
      : [],
  )
}

/** One set of the house shop, in the first version of each of its goods. */
export function sideboardSet(items: readonly Item[]): LinePlan[] {
  const ofModel = (key: string) =>
    items.find(({ model, shop }) => model.key === key && shop.id === 5)!
  return [
    { sku: ofModel('drawers-sideboard').skus[0]!, qty: 1 },
    { sku: ofModel('lamp-globe').skus[0]!, qty: 2 },
  ]
}

export function setRows(items: readonly Item[]): Row[] {
  const itemOf = (model: string, nth: number) =>
    items[nth * models.length + models.findIndex(({ key }) => key === model)]!
  return Object.entries(sets).flatMap(([nth, all]) =>
    all.flatMap(([main, ...parts]) =>
      parts.map(([part, qty], index) => {
        const head = itemOf(main, Number(nth))
        return {
          main_id: head.id,
          part_id: itemOf(part, Number(nth)).id,
          shop_id: head.shop.id,
          position: index + 1,
          qty,
        }
      }),
    ),
  )
}

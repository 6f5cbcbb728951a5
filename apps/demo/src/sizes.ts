import type { Model } from './models.ts'

export type Size = readonly [width: number, depth: number, height: number]

/**
 * A second size where the list of models has only one, the piece is plausibly made larger and its
 * text gives no figure that would be wrong.
 */
const secondSizes: Readonly<Record<string, Size>> = {
  'standing-drawer': [150, 75, 73],
  'standing-compact': [95, 60, 73],
  'standing-converter': [95, 42, 15],
  'office-high-back': [70, 68, 130],
  'shelf-ladder': [80, 38, 180],
  'shelf-steel': [120, 35, 140],
  'shelf-room-divider': [180, 35, 110],
  'drawers-tallboy': [60, 42, 128],
  'drawers-bedside': [55, 38, 55],
  'drawers-pedestal': [48, 56, 58],
  'lamp-desk-arm': [20, 60, 72],
  'lamp-mushroom': [36, 36, 44],
  'sofa-two': [184, 88, 82],
  'sofa-corner': [300, 165, 84],
  'sofa-pouf': [65, 65, 40],
  'table-coffee': [130, 70, 42],
  'table-side': [55, 55, 55],
  'table-console': [130, 35, 80],
  'bed-canopy': [180, 210, 205],
}

const round = new Set([
  'office-stool',
  'lamp-floor-tripod',
  'lamp-pendant',
  'lamp-globe',
  'lamp-mushroom',
  'sofa-pouf',
  'table-round',
  'table-side',
])
/**
 * What one buys by its floor or table space; the height of the others matters as much as the rest.
 */
const flat = new Set(['desks', 'standing-desks', 'tables', 'beds', 'sofas'])

export function sizesOf(model: Model): readonly Size[] {
  const second = secondSizes[model.key]
  return second ? [...model.sizes, second] : model.sizes
}

/** The measures one chooses by, in the order one says them. */
export function measuresOf(model: Model, [width, depth, height]: Size): number[] {
  if (round.has(model.key)) return [width, height]
  return flat.has(model.category) ? [width, depth] : [width, depth, height]
}

export function sizeLabel(model: Model, size: Size): string {
  return `${round.has(model.key) ? '⌀ ' : ''}${measuresOf(model, size).join(' x ')} cm`
}

/** How much larger than the model's first size, by volume. */
export function growth(model: Model, [width, depth, height]: Size): number {
  const [w, d, h] = model.sizes[0]!
  return (width * depth * height) / (w * d * h)
}

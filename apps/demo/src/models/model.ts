import type { CategoryKey } from '../../../../database/reference/category-keys.ts'

export const finishes = [
  'oak',
  'walnut',
  'black-ash',
  'white',
  'birch',
  'forest',
  'sand',
  'slate',
  'terracotta',
  'ocean',
  'black-steel',
  'brass',
] as const
export type Finish = (typeof finishes)[number]

export { categories, type CategoryKey } from '../../../../database/reference/category-keys.ts'

export type Model = {
  key: string
  category: CategoryKey
  /** What it is, in one plain English line: what is drawn and what the description says. */
  brief: string
  finishes: readonly Finish[]
  sizes: readonly (readonly [width: number, depth: number, height: number])[]
  price: number
  weightKg: number
  /** Decides the shipping rate: the heaviest class of a shop's goods counts. */
  freight: 'parcel' | 'bulky' | 'freight'
}

export const wood = ['oak', 'walnut', 'white'] as const
export const fabric = ['forest', 'sand', 'slate', 'terracotta'] as const
export const metal = ['black-steel', 'brass', 'white'] as const

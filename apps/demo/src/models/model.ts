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

export const categories = [
  { id: 1, key: 'desks' },
  { id: 2, key: 'standing-desks' },
  { id: 3, key: 'office-chairs' },
  { id: 4, key: 'shelves' },
  { id: 5, key: 'drawers' },
  { id: 6, key: 'lamps' },
  { id: 7, key: 'sofas' },
  { id: 8, key: 'tables' },
  { id: 9, key: 'beds' },
  { id: 10, key: 'chairs' },
] as const
export type CategoryKey = (typeof categories)[number]['key']

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

/** The rooms and kinds of furniture that a mall begins with, in the order of its menu. */
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

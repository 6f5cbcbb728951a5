import { MOST_CHOSEN_ITEMS } from '@galleria/contract/item-rules'
import type { ItemRow } from './item-queries.ts'

/** Which items of the list are ticked, each as it was read: its version is what is changed. */
export type Chosen = readonly ItemRow[]
export type Choice = {
  readonly chosen: Chosen
  readonly choose: (chosen: Chosen) => void
  /** With all between it and the one that was ticked before. */
  readonly tick: (row: ItemRow, isRange: boolean) => void
}

/** What the mall is looking at, and what was put away, stays as it is. */
export function canChoose({ status }: Pick<ItemRow, 'status'>): boolean {
  return status !== 'IN_REVIEW' && status !== 'ARCHIVED'
}
export function isFull(chosen: Chosen): boolean {
  return chosen.length >= MOST_CHOSEN_ITEMS
}
export function isChosen(chosen: Chosen, { itemId }: Pick<ItemRow, 'itemId'>): boolean {
  return chosen.some((one) => one.itemId === itemId)
}

const without = (chosen: Chosen, rows: Chosen) => chosen.filter((one) => !isChosen(rows, one))
const withThese = (chosen: Chosen, rows: Chosen) =>
  [...chosen, ...rows.filter((row) => canChoose(row) && !isChosen(chosen, row))].slice(
    0,
    MOST_CHOSEN_ITEMS,
  )

export function toggle(chosen: Chosen, row: ItemRow): Chosen {
  return isChosen(chosen, row) ? without(chosen, [row]) : withThese(chosen, [row])
}

/** All between two rows of a page become what the second one becomes. */
export function toggleRange(
  chosen: Chosen,
  rows: Chosen,
  { from, to }: { readonly from: number | undefined; readonly to: ItemRow },
): Chosen {
  const ends = [from, to.itemId].map((id) => rows.findIndex(({ itemId }) => itemId === id))
  if (ends.includes(-1)) return toggle(chosen, to)
  const range = rows.slice(Math.min(...ends), Math.max(...ends) + 1)
  return isChosen(chosen, to) ? without(chosen, range) : withThese(chosen, range)
}

/** All of a page, as far as there is room; none of it when all of it is ticked. */
export function togglePage(chosen: Chosen, rows: Chosen): Chosen {
  return stateOfPage(chosen, rows) === 'all' || isFull(chosen)
    ? without(chosen, rows)
    : withThese(chosen, rows)
}

/** `some` is how a page stands of which not all is ticked. */
export function stateOfPage(chosen: Chosen, rows: Chosen): 'all' | 'some' | 'none' {
  const those = rows.filter(canChoose)
  const count = those.filter((row) => isChosen(chosen, row)).length
  if (count === 0) return 'none'
  return count === those.length ? 'all' : 'some'
}

export function pricesAddress(chosen: Chosen): string {
  return `/price-changes?items=${chosen.map(({ itemId }) => itemId).join(',')}`
}
/** The items of an address, each once; what is none is left out. */
export function readItemIds(params: URLSearchParams): number[] {
  const ids = (params.get('items') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, MOST_CHOSEN_ITEMS)
}

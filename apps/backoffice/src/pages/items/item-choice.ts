import { MOST_CHOSEN_ITEMS } from '@galleria/contract/item-rules'
import { defineChoice, type ChoiceOf } from '../../parts/choice.ts'
import type { ItemRow } from './item-queries.ts'

/** Which items of the list are ticked, each as it was read: its version is what is changed. */
export type Chosen = readonly ItemRow[]
export type Choice = ChoiceOf<ItemRow> & {
  /** With all between it and the one that was ticked before. */
  readonly tick: (row: ItemRow, isRange: boolean) => void
}

/** What the mall is looking at, and what was put away, stays as it is. */
export const itemChoice = defineChoice<ItemRow, ItemRow>({
  most: MOST_CHOSEN_ITEMS,
  canChoose: ({ status }) => status !== 'IN_REVIEW' && status !== 'ARCHIVED',
  keep: (row) => row,
  isKept: (kept, row) => kept.itemId === row.itemId,
})

export function pricesAddress(chosen: Chosen): string {
  return `/price-changes?items=${chosen.map(({ itemId }) => itemId).join(',')}`
}
/** The items of an address, each once; what is none is left out. */
export function readItemIds(params: URLSearchParams): number[] {
  const ids = (params.get('items') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, MOST_CHOSEN_ITEMS)
}

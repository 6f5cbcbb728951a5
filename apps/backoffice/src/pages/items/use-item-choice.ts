import { useRef, useState } from 'react'
import { useKeys } from '../../parts/use-keys.ts'
import { findFocused } from '../../parts/use-list-keys.ts'
import { itemChoice, type Choice, type Chosen } from './item-choice.ts'
import type { ItemRow } from './item-queries.ts'

/**
 * What is ticked in the list of items, kept from page to page and from view to view. The key x
 * ticks the row under the focus, X all from the last one to it.
 */
export function useItemChoice(rows: Chosen): Choice {
  const [chosen, choose] = useState<Chosen>([])
  const last = useRef<ItemRow>(undefined)
  function tick(row: ItemRow, isRange: boolean) {
    choose(
      isRange
        ? itemChoice.toggleRange(chosen, rows, { from: last.current, to: row })
        : itemChoice.toggle(chosen, row),
    )
    last.current = row
  }
  function tickFocused(isRange: boolean) {
    const row = rows.find(({ itemId }) => String(itemId) === findFocused())
    if (row && itemChoice.canChoose(row)) tick(row, isRange)
  }
  useKeys({ x: () => tickFocused(false), X: () => tickFocused(true) })
  return { chosen, choose, tick }
}

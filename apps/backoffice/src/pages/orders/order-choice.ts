import { MOST_PICKED } from '@galleria/contract/order-work-rules'
import type { MerchantOrderRow } from '@galleria/contract/merchant'

/**
 * Which orders of the list are chosen, by id in the order in which they were, and how that changes.
 * At most as many as one pick list holds.
 */
export type Choice = {
  readonly chosen: readonly string[]
  readonly choose: (chosen: readonly string[]) => void
}
type Row = Pick<MerchantOrderRow, 'id' | 'operationList'>

/** What can be sent can be picked. */
export function canChoose({ operationList }: Pick<Row, 'operationList'>): boolean {
  return operationList.includes('ship')
}
export function hasChoice(rows: readonly Row[]): boolean {
  return rows.some(canChoose)
}
export function isFull(chosen: readonly string[]): boolean {
  return chosen.length >= MOST_PICKED
}

export function toggleOrder(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  return isFull(chosen) ? chosen : [...chosen, id]
}

/**
 * All of a page, as far as there is room; none of it when all of it is chosen, or when nothing more
 * has room.
 */
export function togglePage(chosen: readonly string[], rows: readonly Row[]): readonly string[] {
  const ids = rows.filter(canChoose).map(({ id }) => id)
  const missing = ids.filter((id) => !chosen.includes(id))
  if (missing.length === 0 || isFull(chosen)) return chosen.filter((id) => !ids.includes(id))
  return [...chosen, ...missing].slice(0, MOST_PICKED)
}

/** `some` is how a page stands of which not all is chosen. */
export function stateOfPage(
  chosen: readonly string[],
  rows: readonly Row[],
): 'all' | 'some' | 'none' {
  const ids = rows.filter(canChoose).map(({ id }) => id)
  const count = ids.filter((id) => chosen.includes(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

export function pickListAddress(chosen: readonly string[]): string {
  return `/orders/pick-list?ids=${chosen.join(',')}`
}
export function delayAddress(chosen: readonly string[]): string {
  return `/orders/later?ids=${chosen.join(',')}`
}
/** Of what is to be sent of each, as a PDF. */
export function deliveryNotesAddress(chosen: readonly string[]): string {
  return `/delivery-notes/orders.pdf?ids=${chosen.join(',')}`
}
/** The ids of an address, each once; what is none is left out. */
export function readIds(params: URLSearchParams): string[] {
  const ids = (params.get('ids') ?? '').split(',').filter((id) => /^ord_[0-9a-z]{26}$/.test(id))
  return [...new Set(ids)].slice(0, MOST_PICKED)
}

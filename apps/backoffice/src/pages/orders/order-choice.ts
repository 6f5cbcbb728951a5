import { MOST_PICKED } from '@galleria/contract/order-work-rules'
import type { MerchantOrderRow } from '@galleria/contract/merchant'
import { defineChoice } from '../../parts/choice.ts'

/** Which orders of the list are chosen, by id: at most as many as one pick list holds. */
export type Choice = {
  readonly chosen: readonly string[]
  readonly choose: (chosen: readonly string[]) => void
}
type Row = Pick<MerchantOrderRow, 'id' | 'operationList'>

/** What can be sent can be picked. */
export const orderChoice = defineChoice<Row, string>({
  most: MOST_PICKED,
  canChoose: ({ operationList }) => operationList.includes('ship'),
  keep: ({ id }) => id,
  isKept: (id, row) => id === row.id,
})

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

import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { MOST_AT_ONCE } from '@galleria/contract/after-sales-desk-rules'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import type { WireMoney } from '@galleria/contract/wire'
import { addUp } from '../../parts/money.ts'
import { wantsGoods } from './answer-rules.ts'

/** Which requests of the list are ticked, each as it was read: its version is what is agreed to. */
export type Choice = {
  readonly chosen: readonly MerchantReverseRow[]
  readonly choose: (chosen: readonly MerchantReverseRow[]) => void
}

export function canChoose({ operationList }: Pick<MerchantReverseRow, 'operationList'>): boolean {
  return operationList.includes('approve')
}
export function isFull(chosen: readonly unknown[]): boolean {
  return chosen.length >= MOST_AT_ONCE
}

export function toggle(
  chosen: readonly MerchantReverseRow[],
  row: MerchantReverseRow,
): readonly MerchantReverseRow[] {
  const rest = chosen.filter(({ id }) => id !== row.id)
  return rest.length < chosen.length || isFull(chosen) ? rest : [...chosen, row]
}

/** All of a page, as far as there is room; none of it when all of it is ticked. */
export function togglePage(
  chosen: readonly MerchantReverseRow[],
  rows: readonly MerchantReverseRow[],
): readonly MerchantReverseRow[] {
  const missing = rows.filter((row) => canChoose(row) && !chosen.some(({ id }) => id === row.id))
  if (missing.length === 0 || isFull(chosen))
    return chosen.filter((one) => !rows.some(({ id }) => id === one.id))
  return [...chosen, ...missing].slice(0, MOST_AT_ONCE)
}

/** `some` is how a page stands of which not all is ticked. */
export function stateOfPage(
  chosen: readonly MerchantReverseRow[],
  rows: readonly MerchantReverseRow[],
): 'all' | 'some' | 'none' {
  const those = rows.filter(canChoose)
  const count = those.filter((row) => chosen.some(({ id }) => id === row.id)).length
  if (count === 0) return 'none'
  return count === those.length ? 'all' : 'some'
}

export type Sum = { readonly amount: WireMoney; readonly points: number }

/**
 * What goes back by a yes to all of them, currency by currency: at once, and once goods are back
 * and looked at.
 */
export function sumsOf(chosen: readonly MerchantReverseRow[]): {
  readonly now: readonly Sum[]
  readonly later: readonly Sum[]
} {
  const money = chosen.filter((row) => isAboutMoney(row))
  return {
    now: byCurrency(money.filter((row) => !wantsGoods(row))),
    later: byCurrency(money.filter(wantsGoods)),
  }
}

function byCurrency(rows: readonly MerchantReverseRow[]): Sum[] {
  const groups = Map.groupBy(rows, ({ applyRefundAmt }) => applyRefundAmt.currency)
  return [...groups.values()].map((group) => ({
    amount: addUp(group.map(({ applyRefundAmt }) => applyRefundAmt)),
    points: group.reduce((sum, { refundPoints }) => sum + refundPoints, 0),
  }))
}

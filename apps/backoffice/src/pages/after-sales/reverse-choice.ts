import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { MOST_AT_ONCE } from '@galleria/contract/after-sales-desk-rules'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import type { WireMoney } from '@galleria/contract/wire'
import { defineChoice, type ChoiceOf } from '../../parts/choice.ts'
import { addUp } from '../../parts/money.ts'
import { wantsGoods } from './answer-rules.ts'

/** Which requests of the list are ticked, each as it was read: its version is what is agreed to. */
export type Choice = ChoiceOf<MerchantReverseRow>

export const reverseChoice = defineChoice<MerchantReverseRow, MerchantReverseRow>({
  most: MOST_AT_ONCE,
  canChoose: ({ operationList }) => operationList.includes('approve'),
  keep: (row) => row,
  isKept: (kept, row) => kept.id === row.id,
})

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

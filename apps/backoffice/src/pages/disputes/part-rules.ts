import type { WireDisputeDetail } from '@galleria/contract/after-sales-dispute'
import type { WireMoney } from '@galleria/contract/wire'

type Asked = Pick<WireDisputeDetail, 'refundAmount'> & {
  readonly reverseTradeOrderLineList: readonly Pick<
    WireDisputeDetail['reverseTradeOrderLineList'][number],
    'id' | 'reverseQty' | 'refundAmt'
  >[]
}
type Qtys = Readonly<Record<string, number>>

/** What the mall rules about where that is not all of it. */
export type Part = {
  readonly lines?: { readonly id: string; readonly qty: number }[]
  readonly amount?: { readonly value: number }
}

/** Fewer units than were asked about. */
export function isPartOfUnits({ reverseTradeOrderLineList: lines }: Asked, qtys: Qtys): boolean {
  return lines.some(({ id, reverseQty }) => (qtys[id] ?? 0) < reverseQty)
}

/** What these units come to: all of it with the shipping, else each line in proportion. */
export function mostFor(reverse: Asked, qtys: Qtys): WireMoney {
  if (!isPartOfUnits(reverse, qtys)) return reverse.refundAmount
  const cents = reverse.reverseTradeOrderLineList.reduce(
    (sum, { id, reverseQty, refundAmt }) =>
      sum + Math.round((refundAmt.value * 100 * (qtys[id] ?? 0)) / reverseQty),
    0,
  )
  return { ...reverse.refundAmount, value: cents / 100 }
}

/** As the call wants it; undefined where it names no part, or an amount that is none. */
export function partOf(
  reverse: Asked,
  {
    qtys,
    amount,
    typed,
  }: { readonly qtys: Qtys; readonly amount: number | undefined; readonly typed: string },
): Part | undefined {
  const isFewer = isPartOfUnits(reverse, qtys)
  const lines = Object.entries(qtys).flatMap(([id, qty]) => (qty > 0 ? [{ id, qty }] : []))
  const isAmount = amount !== undefined && amount < mostFor(reverse, qtys).value
  if (typed.trim() === '' ? !isFewer : !isAmount) return undefined
  if (lines.length === 0) return undefined
  return {
    ...(isFewer ? { lines } : {}),
    ...(amount === undefined ? {} : { amount: { value: amount } }),
  }
}

import { shownPoints } from '@galleria/contract/points-rules'
import type { WireMoney } from '@galleria/contract/wire'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from './use-format.ts'

/** An amount, and of goods for points how many of these go with it, or alone. */
export function usePointsAndMoney() {
  const { t } = useLingui()
  const format = useFormat()
  return ({ amount, points }: { readonly amount: WireMoney; readonly points: number }): string => {
    const money = format.money(amount)
    if (points === 0) return money
    const counted = t`${plural(shownPoints(points), { one: '# point', other: '# points' })}`
    return amount.value === 0 ? counted : `${counted} + ${money}`
  }
}

/** What a request asks for. */
export function useAskedText() {
  const of = usePointsAndMoney()
  return (request: { readonly applyRefundAmt: WireMoney; readonly refundPoints: number }): string =>
    of({ amount: request.applyRefundAmt, points: request.refundPoints })
}

import { shownPoints } from '@galleria/contract/points-rules'
import type { WireMoney } from '@galleria/contract/wire'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../parts/use-format.ts'

/** An amount, and of goods for points how many of these go with it. */
export function usePointsAndMoney() {
  const { t } = useLingui()
  const format = useFormat()
  return ({ amount, points }: { readonly amount: WireMoney; readonly points: number }): string => {
    const money = format.money(amount)
    if (points === 0) return money
    const counted = t`${plural(shownPoints(points), { one: '# point', other: '# points' })}`
    return `${counted} + ${money}`
  }
}

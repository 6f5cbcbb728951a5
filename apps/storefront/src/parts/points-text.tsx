import { Plural, Trans } from '@lingui/react/macro'
import { shownPoints } from '@galleria/contract/points-rules'
import type { WireMoney } from '@galleria/contract/wire'
import { Price } from './price.tsx'

/** So many points, whole and rounded up [ORD-048]. */
export function PointsText({ points }: { points: number }) {
  return <Plural value={shownPoints(points)} one="# point" other="# points" />
}

/** A price: money, or points with the money beside them, if there is any. */
export function PointsPrice({
  points,
  amount,
  className = '',
}: {
  points: number
  amount: WireMoney
  className?: string
}) {
  if (points === 0) return <Price amount={amount} className={className} />
  return (
    <span className={`price whitespace-nowrap ${className}`}>
      <PointsText points={points} />
      {amount.value > 0 ? (
        <>
          {' + '}
          <Price amount={amount} />
        </>
      ) : null}
    </span>
  )
}

/** What to know before goods are ordered for points. */
export function PointsTerms() {
  return (
    <Trans>Members pay for this with points. It is ordered on its own, and delivery is free.</Trans>
  )
}

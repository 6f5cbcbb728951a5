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
  // Points and money each stay in one piece; beside each other only where there is room.
  return (
    <span className={className}>
      <span className="whitespace-nowrap">
        <PointsText points={points} />
      </span>
      {amount.value > 0 ? (
        <>
          {' '}
          <span className="whitespace-nowrap">
            + <Price amount={amount} />
          </span>
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

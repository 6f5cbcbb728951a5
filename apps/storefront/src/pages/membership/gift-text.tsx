import { Plural } from '@lingui/react/macro'
import { shownPoints } from '@galleria/contract/points-rules'
import { PointsText } from '../../parts/points-text.tsx'

/** What is given for something done: points to spend, and growth beside them. */
export function GiftText({ points, growthValue }: { points: number; growthValue: number }) {
  return (
    <>
      <PointsText points={points} />
      {' + '}
      <Plural value={shownPoints(growthValue)} one="# growth point" other="# growth points" />
    </>
  )
}

import type { WireOrderLine } from '@galleria/contract/order'
import { PointsPrice } from '../../parts/points-text.tsx'

/** What a line cost: money, or points with the money beside them. */
export function LinePaid({ line: { tradeOrderLinePrice: price } }: { line: WireOrderLine }) {
  return <PointsPrice points={price.actualNeedPayPoints} amount={price.paidAmt} />
}

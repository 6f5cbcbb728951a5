import type { WireOrderLine } from '@galleria/contract/order'

/** What of an order line can be chosen: pieces that the buyer holds, or pieces that were not sent and can be cancelled. */
export type LinePart = {
  readonly id: string
  readonly lineId: string
  readonly isUnsent: boolean
  readonly most: number
  /** In steps of this. */ readonly by: number
}

type Line = Pick<
  WireOrderLine,
  | 'id'
  | 'canReverseQty'
  | 'canCancelQty'
  | 'canReverseAmt'
  | 'tradeOrderLineBusinessType'
  | 'lineGroupTypeDict'
> & { readonly sku: Pick<WireOrderLine['sku'], 'adjustStep'> }

/** Lines with units that can still be asked about; gifts and the heads of bundles have nothing to give back. */
export function eligibleLines<One extends Line>(lines: readonly One[]): One[] {
  return lines.filter(
    (line) =>
      line.canReverseQty > 0 &&
      line.tradeOrderLineBusinessType !== 'GIFT' &&
      line.lineGroupTypeDict !== 'DIY_MAIN' &&
      partsOf(line).length > 0,
  )
}

/** A line that was sent in part has both parts; one whose money is all given back has none for the pieces that stay. */
export function partsOf(line: Line): LinePart[] {
  const by = line.sku.adjustStep
  // Hundredths: 1.5 less 0.3 is 1.2.
  const held = Math.round((line.canReverseQty - line.canCancelQty) * 100) / 100
  return [
    ...(held > 0 && line.canReverseAmt.value > 0
      ? [{ id: line.id, lineId: line.id, isUnsent: false, most: held, by }]
      : []),
    ...(line.canCancelQty > 0
      ? [{ id: `${line.id}-unsent`, lineId: line.id, isUnsent: true, most: line.canCancelQty, by }]
      : []),
  ]
}

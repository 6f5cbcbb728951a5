import type { ReverseType } from '@galleria/contract/after-sales-rules'
import type { WireOrderLine } from '@galleria/contract/order'

/**
 * What of an order line can be chosen: pieces that the buyer holds, or pieces that were not sent
 * and can be cancelled.
 */
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

/**
 * Which of a line's pieces a type of request is about: those that its buyer holds, those that were
 * not sent, or both.
 */
const piecesOf: Partial<Record<ReverseType, readonly ('held' | 'unsent')[]>> = {
  SALE_RETURN: ['held'],
  SALE_EXCHANGE: ['held'],
  SALE_REFUND: ['held', 'unsent'],
  SALE_CANCEL_BEFORE_DELIVERY: ['unsent'],
}

/**
 * Before delivery all that was not sent is cancelled, or nothing: no piece is picked, and no number
 * of them chosen.
 */
export function isWhole(type: ReverseType): boolean {
  return type === 'SALE_CANCEL_BEFORE_DELIVERY'
}

/**
 * Lines with units that this type can be asked for; gifts and the heads of bundles have nothing to
 * give back.
 */
export function eligibleLines<One extends Line>(
  lines: readonly One[],
  type: ReverseType = 'SALE_REFUND',
): One[] {
  return lines.filter(
    (line) =>
      line.canReverseQty > 0 &&
      line.tradeOrderLineBusinessType !== 'GIFT' &&
      line.lineGroupTypeDict !== 'DIY_MAIN' &&
      partsOf(line, type).length > 0,
  )
}

/**
 * A line that was sent in part has both parts; one whose money is all given back has none for the
 * pieces that stay.
 */
export function partsOf(line: Line, type: ReverseType = 'SALE_REFUND'): LinePart[] {
  const by = line.sku.adjustStep
  const pieces = piecesOf[type] ?? []
  // Hundredths: 1.5 less 0.3 is 1.2.
  const held = Math.round((line.canReverseQty - line.canCancelQty) * 100) / 100
  return [
    ...(pieces.includes('held') && held > 0 && line.canReverseAmt.value > 0
      ? [{ id: line.id, lineId: line.id, isUnsent: false, most: held, by }]
      : []),
    ...(pieces.includes('unsent') && line.canCancelQty > 0
      ? [{ id: `${line.id}-unsent`, lineId: line.id, isUnsent: true, most: line.canCancelQty, by }]
      : []),
  ]
}

/** The parts of all lines of an order that this type can be asked for. */
export function partsFor(lines: readonly Line[], type: ReverseType): LinePart[] {
  return eligibleLines(lines, type).flatMap((line) => partsOf(line, type))
}

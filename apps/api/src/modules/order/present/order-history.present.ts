import type { WireOrder } from '@galleria/contract/order'
import { presentMeasure } from '@galleria/contract/measure'
import { toWireId } from '@galleria/kernel/id'
import { inUnits } from '@galleria/kernel/measure'
import { presentHistory, type HistoryRow } from '#platform/transitions.ts'
import type { OrderRow } from '../order.types.ts'

/** An order's timeline; where goods were cancelled it says which. */
export function presentOrderHistory(
  { lines }: Pick<OrderRow, 'lines'>,
  history: readonly HistoryRow[],
): WireOrder['progressList'] {
  return presentHistory(history).map((entry, index) => ({
    ...entry,
    ...presentCanceled(lines, history[index]?.facts?.['canceled']),
    ...presentOther(history[index]?.facts?.['code']),
  }))
}

/** The order that something is sent again of at no charge, or the one that sends it. */
function presentOther(code: unknown): Pick<WireOrder['progressList'][number], 'tradeOrderCode'> {
  return typeof code === 'string' ? { tradeOrderCode: code } : {}
}

function presentCanceled(
  lines: OrderRow['lines'],
  canceled: unknown,
): Pick<WireOrder['progressList'][number], 'canceledLineList'> {
  if (!Array.isArray(canceled)) return {}
  return {
    canceledLineList: (canceled as readonly { lineId?: unknown; qty?: unknown }[]).flatMap(
      (one) => {
        const line = lines.find(({ id }) => id === one.lineId)
        if (!line || typeof one.qty !== 'number') return []
        const { name, measure } = line.snapshot
        const { marketingUnit } = presentMeasure(measure)
        const qty = inUnits(one.qty, measure)
        return [{ tradeOrderLineId: toWireId('orderLine', line.id), name, qty, marketingUnit }]
      },
    ),
  }
}

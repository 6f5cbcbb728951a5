import type { WireOrder } from '@galleria/contract/order'
import { displayStatusOf } from '@galleria/contract/order-states'
import { toWireId } from '@galleria/kernel/id'
import type { ReissueRow } from './reissue.queries.ts'

export function presentReissues(rows: readonly ReissueRow[]): Pick<WireOrder, 'reissueList'> {
  return {
    reissueList: rows.map(({ id, code, status, reason }) => ({
      id: toWireId('order', id),
      tradeOrderCode: code,
      displayStatus: displayStatusOf(status),
      reason,
    })),
  }
}

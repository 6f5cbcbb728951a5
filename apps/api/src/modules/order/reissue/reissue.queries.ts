import type { ReissueReason } from '@galleria/contract/reissue-rules'
import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'
import type { OrderStatus } from '../order.flow.ts'

export type ReissueRow = {
  readonly id: Id<'order'>
  readonly code: string
  readonly status: OrderStatus
  readonly reason: ReissueReason
  readonly key: string
}

/** What was sent of an order again at no charge, the oldest first; a few at most. */
export function findReissues(db: Db | Tx, of: Id<'order'>): Promise<ReissueRow[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'code', 'status', 'reissue_reason as reason', 'reissue_key as key'])
    .where('reissue_of', '=', of)
    .orderBy('ordered_at')
    .orderBy('id')
    .$castTo<ReissueRow>()
    .execute()
}

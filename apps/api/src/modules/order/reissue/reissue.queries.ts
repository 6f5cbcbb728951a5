import type { ReissueReason } from '@galleria/contract/reissue-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { OrderStatus } from '../order.flow.ts'

export type ReissueRow = {
  readonly id: Id<'order'>
  readonly code: string
  readonly status: OrderStatus
  readonly reason: ReissueReason
  readonly key: string
  /** Among those of which an order has a few: not when it was cancelled and nothing was sent of it. */
  readonly isCounted: boolean
}

/**
 * What was sent of an order again at no charge, the oldest first: a few, and what was cancelled
 * before it was sent.
 */
export function findReissues(db: Db | Tx, of: Id<'order'>): Promise<ReissueRow[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'code', 'status', 'reissue_reason as reason', 'reissue_key as key'])
    .select(
      sql<boolean>`orders.status <> 'CANCELED' or exists (select from order_lines l where l.order_id = orders.id and l.delivered_qty > 0)`.as(
        'isCounted',
      ),
    )
    .where('reissue_of', '=', of)
    .orderBy('ordered_at')
    .orderBy('id')
    .$castTo<ReissueRow>()
    .execute()
}

import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'

/** After-sales orders of orders that have got another owner. */
export async function moveReverses(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
  to: Id<'user'>,
): Promise<void> {
  await runSql(tx, 'update reverse_orders set buyer_id = $2 where order_id = any($1)', [
    orderIds,
    to,
  ])
}

/** What a person wrote and showed; sums, reasons and dates stay for the books. */
export async function forgetReverses(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await runSql(tx, `update reverse_orders set remark = '', evidence = '{}' where buyer_id = $1`, [
    buyerId,
  ])
}

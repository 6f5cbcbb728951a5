import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** After-sales orders of orders that have got another owner. */
export async function moveReverses(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
  to: Id<'user'>,
): Promise<void> {
  await tx
    .updateTable('reverse_orders')
    .set({ buyer_id: to })
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .execute()
}

/** What a person wrote and showed; sums, reasons and dates stay for the books. */
export async function forgetReverses(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await tx
    .updateTable('reverse_orders')
    .set({ remark: '', evidence: [] })
    .where('buyer_id', '=', buyerId)
    .execute()
  await tx
    .updateTable('reverse_changes as x')
    .from('reverse_orders as r')
    .set({ remark: '', evidence: [] })
    .whereRef('r.id', '=', 'x.reverse_id')
    .where('r.buyer_id', '=', buyerId)
    .execute()
  await tx
    .updateTable('reverse_disputes as d')
    .from('reverse_orders as r')
    .set({ buyer_text: '', buyer_files: [] })
    .whereRef('r.id', '=', 'd.reverse_id')
    .where('r.buyer_id', '=', buyerId)
    .execute()
  await tx
    .updateTable('reverse_proofs as p')
    .from('reverse_orders as r')
    .set({ content: '', photos: [], documents: [] })
    .whereRef('r.id', '=', 'p.reverse_id')
    .where('r.buyer_id', '=', buyerId)
    .where('p.side', '=', sql.lit('BUYER'))
    .execute()
}

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
  await sql`
    update reverse_changes x set remark = '', evidence = '{}' from reverse_orders r
    where r.id = x.reverse_id and r.buyer_id = ${buyerId}`.execute(tx)
  await sql`
    update reverse_disputes d set buyer_text = '', buyer_files = '{}' from reverse_orders r
    where r.id = d.reverse_id and r.buyer_id = ${buyerId}`.execute(tx)
  await sql`
    update reverse_proofs p set content = '', photos = '{}', documents = '{}' from reverse_orders r
    where r.id = p.reverse_id and r.buyer_id = ${buyerId} and p.side = 'BUYER'`.execute(tx)
}

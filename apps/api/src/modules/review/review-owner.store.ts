import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** Reviews of orders that have got another owner. */
export async function moveReviews(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
  to: Id<'user'>,
): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ author_id: to })
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .execute()
}

/** The text stays for other buyers, without the name. */
export async function forgetAuthor(tx: Tx, authorId: Id<'user'>): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ author_name: '' })
    .where('author_id', '=', authorId)
    .execute()
}

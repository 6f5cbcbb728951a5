import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'

/** Reviews of orders that have got another owner. */
export async function moveReviews(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
  to: Id<'user'>,
): Promise<void> {
  await runSql(tx, 'update comments set author_id = $2 where order_id = any($1)', [orderIds, to])
}

/** The text stays for other buyers, without the name. */
export async function forgetAuthor(tx: Tx, authorId: Id<'user'>): Promise<void> {
  await runSql(tx, `update comments set author_name = '' where author_id = $1`, [authorId])
}

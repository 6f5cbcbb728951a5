import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'

export async function forgetReader(tx: Tx, userId: Id<'user'>): Promise<void> {
  await runSql(tx, 'delete from article_lookups where user_id = $1', [userId])
}

import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'

export async function forgetReader(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx.deleteFrom('article_lookups').where('user_id', '=', userId).execute()
}

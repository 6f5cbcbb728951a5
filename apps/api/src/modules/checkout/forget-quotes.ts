import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'

export async function forgetQuotes(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await runSql(tx, 'delete from quotes where buyer_id = $1', [buyerId])
}

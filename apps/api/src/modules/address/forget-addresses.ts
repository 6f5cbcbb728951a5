import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'

export async function forgetAddresses(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await runSql(tx, 'delete from addresses where buyer_id = $1', [buyerId])
}

import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'

export async function forgetQuotes(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await tx.deleteFrom('quotes').where('buyer_id', '=', buyerId).execute()
}

import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'

export async function forgetAddresses(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await tx.deleteFrom('addresses').where('buyer_id', '=', buyerId).execute()
}

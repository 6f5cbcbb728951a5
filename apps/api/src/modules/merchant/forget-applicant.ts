import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'

/**
 * Of somebody who never became a merchant; one who did is held by the shop and cannot be deleted.
 */
export async function forgetApplicant(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx.deleteFrom('merchant_applications').where('user_id', '=', userId).execute()
}

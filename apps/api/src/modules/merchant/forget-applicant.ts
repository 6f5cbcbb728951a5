import type { Id } from '@galleria/kernel/id'
import { runSql, type Tx } from '#platform/db.ts'

/** Of somebody who never became a merchant; one who did is held by his shop and cannot be deleted. */
export async function forgetApplicant(tx: Tx, userId: Id<'user'>): Promise<void> {
  await runSql(tx, 'delete from merchant_applications where user_id = $1', [userId])
}

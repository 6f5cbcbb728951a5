import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** Payment orders, attempts, refunds and tries of cards of contracts that have got another owner. */
export async function movePayments(
  tx: Tx,
  contractIds: readonly Id<'contract'>[],
  to: Id<'user'>,
): Promise<void> {
  for (const table of ['payment_orders', 'payment_attempts', 'refunds', 'card_tries'] as const)
    await tx
      .updateTable(table)
      .set({ buyer_id: to })
      .where(sql<boolean>`contract_id = any(${contractIds})`)
      .execute()
}

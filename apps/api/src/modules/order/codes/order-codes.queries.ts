import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** By which numbers people know the orders of these contracts. */
export async function findOrderCodes(
  db: Db,
  contractIds: readonly Id<'contract'>[],
): Promise<Map<Id<'contract'>, string[]>> {
  const rows = await db
    .selectFrom('orders')
    .where(sql<boolean>`contract_id = any(${contractIds})`)
    .orderBy('code')
    .select(['contract_id as contractId', 'code'])
    .$castTo<{ contractId: Id<'contract'>; code: string }>()
    .execute()
  const codes = new Map<Id<'contract'>, string[]>()
  for (const { contractId, code } of rows)
    codes.set(contractId, [...(codes.get(contractId) ?? []), code])
  return codes
}

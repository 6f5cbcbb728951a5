import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type OfContract = { contractId: Id<'contract'>; buyerId: Id<'user'> }

export async function addMailStop(
  db: Db,
  stop: OfContract & { address: string; at: Date },
): Promise<void> {
  await db
    .insertInto('mail_stops')
    .values({
      contract_id: stop.contractId,
      buyer_id: stop.buyerId,
      address: stop.address,
      stopped_at: stop.at,
    })
    .onConflict((conflict) => conflict.column('contract_id').doNothing())
    .execute()
}

/**
 * True when somebody at one of these addresses has stopped the mails about this contract, or about
 * another one of its buyer's.
 */
export async function isMailStopped(
  db: Db,
  { contractId, buyerId }: OfContract,
  addresses: readonly string[],
): Promise<boolean> {
  const stop = await db
    .selectFrom('mail_stops')
    .select('contract_id')
    .where((is) => is.or([is('contract_id', '=', contractId), is('buyer_id', '=', buyerId)]))
    .where('address', '=', sql<string>`any(${addresses})`)
    .limit(1)
    .executeTakeFirst()
  return stop !== undefined
}

import type { Id } from '@galleria/kernel/id'
import type { Money } from '@galleria/kernel/money'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type NewCapture = {
  readonly provider: string
  readonly ref: string
  /** Whose it is; of money that belongs to nothing we know, the provider's name of its payment. */
  readonly of:
    | { readonly contractId: Id<'contract'>; readonly attemptId: Id<'attempt'> }
    | { readonly paymentRef: string }
  readonly amount: Money
  readonly fee: Money
  readonly disposition: 'APPLIED' | 'AUTO_REFUNDED' | 'REVIEW'
  readonly reason: string
  readonly at: Date
}

/**
 * Remembers a capture once; false when it was known, which makes every event about it harmless to
 * repeat.
 */
export async function addCapture(tx: Tx, capture: NewCapture): Promise<boolean> {
  const { of } = capture
  const inserted = await tx
    .insertInto('captures')
    .values({
      provider: capture.provider,
      provider_ref: capture.ref,
      contract_id: 'contractId' in of ? of.contractId : null,
      attempt_id: 'attemptId' in of ? of.attemptId : null,
      payment_ref: 'paymentRef' in of ? of.paymentRef : null,
      amount: capture.amount.minor,
      currency: capture.amount.currency,
      fee: capture.fee.minor,
      fee_currency: capture.fee.currency === capture.amount.currency ? null : capture.fee.currency,
      disposition: capture.disposition,
      reason: capture.reason,
      seen_at: capture.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_ref')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findKnownCaptures(
  db: Db | Tx,
  provider: string,
  refs: readonly string[],
): Promise<Set<string>> {
  if (refs.length === 0) return new Set()
  const rows = await db
    .selectFrom('captures')
    .where('provider', '=', provider)
    .where('provider_ref', '=', sql<string>`any(${refs})`)
    .select('provider_ref as ref')
    .execute()
  return new Set(rows.map((row) => row.ref))
}

/** The contract that a capture was for; undefined for one of nothing, or one that is not known. */
export async function findContractOfCapture(
  db: Db | Tx,
  provider: string,
  ref: string,
): Promise<Id<'contract'> | undefined> {
  const row = await db
    .selectFrom('captures')
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .select('contract_id')
    .executeTakeFirst()
  return (row?.contract_id ?? undefined) as Id<'contract'> | undefined
}

/** What became of a capture in the books; undefined for one that they do not have. */
export async function findUseOfCapture(
  db: Db | Tx,
  provider: string,
  ref: string,
): Promise<NewCapture['disposition'] | undefined> {
  const row = await db
    .selectFrom('captures')
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .select('disposition')
    .executeTakeFirst()
  return row?.disposition as NewCapture['disposition'] | undefined
}

/** A capture that waited for a person is on its way back. */
export async function markSentBack(tx: Tx, provider: string, ref: string): Promise<void> {
  await tx
    .updateTable('captures')
    .set({ disposition: 'AUTO_REFUNDED' })
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .where('disposition', '=', 'REVIEW')
    .execute()
}

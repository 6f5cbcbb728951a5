import { money, type Currency } from '@galleria/kernel/money'
import type { Db, Tx } from '#platform/db.ts'
import type { ProviderCapture } from '../providers/payment-provider.ts'

/**
 * Captures that could not be read, stored so that the reconciliation goes on past them and comes
 * back to them.
 */
export async function addUnread(
  tx: Tx,
  provider: string,
  { ref, paymentRef, reference, amount, capturedAt }: ProviderCapture,
): Promise<void> {
  await tx
    .insertInto('unread_captures')
    .values({
      provider,
      provider_ref: ref,
      payment_ref: paymentRef,
      reference,
      amount: amount.minor,
      currency: amount.currency,
      captured_at: capturedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findUnread(db: Db, provider: string): Promise<ProviderCapture[]> {
  const rows = await db
    .selectFrom('unread_captures')
    .where('provider', '=', provider)
    .orderBy('captured_at')
    .orderBy('provider_ref')
    .limit(100)
    // By name: a column that a later version adds must not change what a prepared statement
    // returns.
    .select(['provider_ref', 'payment_ref', 'reference', 'amount', 'currency', 'captured_at'])
    .execute()
  return rows.map((row) => ({
    ref: row.provider_ref,
    paymentRef: row.payment_ref,
    reference: row.reference,
    amount: money(row.amount, row.currency as Currency),
    capturedAt: row.captured_at,
  }))
}

export async function forgetUnread(tx: Tx, provider: string, ref: string): Promise<void> {
  await tx
    .deleteFrom('unread_captures')
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .execute()
}

import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { RefundTry } from './payment.types.ts'
import { readTryReference } from './references.ts'

/** The tries of a leg, the first one first. */
export function findTries(db: Db | Tx, legId: Id<'refundLeg'>): Promise<RefundTry[]> {
  return db
    .selectFrom('refund_tries')
    .where('leg_id', '=', legId)
    .orderBy('number')
    .select(['id', 'number', 'key', 'provider_ref as providerRef', 'status', 'sent_at as sentAt'])
    .$castTo<RefundTry>()
    .execute()
}

export async function addTry(
  tx: Tx,
  legId: Id<'refundLeg'>,
  one: Pick<RefundTry, 'id' | 'number' | 'key' | 'sentAt'>,
): Promise<void> {
  await tx
    .insertInto('refund_tries')
    .values({
      id: one.id,
      leg_id: legId,
      number: one.number,
      key: one.key,
      status: 'SENT',
      sent_at: one.sentAt,
    })
    .execute()
}

export async function changeTry(
  tx: Tx,
  id: Id<'refundTry'>,
  change: {
    status: RefundTry['status']
    providerRef?: string | null
    failedReason?: string | null
    endedAt?: Date
  },
): Promise<void> {
  await tx
    .updateTable('refund_tries')
    .set((eb) => ({
      status: change.status,
      provider_ref: change.providerRef ?? eb.ref('provider_ref'),
      failed_reason: change.failedReason ?? eb.ref('failed_reason'),
      ended_at: change.endedAt ?? eb.ref('ended_at'),
    }))
    .where('id', '=', id)
    .execute()
}

/** Whether a try is what a provider lists, by the reference we gave or by the name it gave. */
export function isTryOf(
  { id, providerRef }: Pick<KnownTry, 'id' | 'providerRef'>,
  listed: { readonly ref: string; readonly reference: string },
): boolean {
  return id === readTryReference(listed.reference)?.tryId || providerRef === listed.ref
}

export type KnownTry = {
  id: Id<'refundTry'>
  legId: Id<'refundLeg'>
  refundId: Id<'refund'>
  status: RefundTry['status']
  providerRef: string | null
}

/** Our tries behind a provider's refunds, by the reference we gave or by the name it gave. */
export function findKnownTries(
  db: Db,
  provider: string,
  refunds: readonly { readonly ref: string; readonly reference: string }[],
): Promise<KnownTry[]> {
  const ids = refunds.flatMap(({ reference }) => readTryReference(reference)?.tryId ?? [])
  return db
    .selectFrom('refund_tries as t')
    .innerJoin('refund_legs as g', 'g.id', 't.leg_id')
    .where('g.provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb('t.id', '=', sql<string>`any(${ids}::uuid[])`),
        eb('t.provider_ref', '=', sql<string>`any(${refunds.map(({ ref }) => ref)})`),
      ]),
    )
    .select([
      't.id',
      't.leg_id as legId',
      'g.refund_id as refundId',
      't.status',
      't.provider_ref as providerRef',
    ])
    .$castTo<KnownTry>()
    .execute()
}

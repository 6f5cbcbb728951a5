import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ProviderRefund } from '../providers/payment-provider.ts'
import type { RefundTry } from '../payment.types.ts'
import { isOpen } from './refund.rules.ts'
import { readTryReference } from '../providers/references.ts'

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
  one: Pick<RefundTry, 'id' | 'number' | 'key' | 'sentAt'> & {
    /** Of one that was found on the provider's list. */
    readonly listedAmount?: number
  },
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
      listed_amount: one.listedAmount ?? null,
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

/** Whether the provider's name of a refund belongs to another one of ours. */
export async function isReferenceTaken(
  tx: Tx,
  provider: string,
  reference: string,
  besides: Id<'refundLeg'>,
): Promise<boolean> {
  const other = await tx
    .selectFrom('refund_tries as t')
    .innerJoin('refund_legs as g', 'g.id', 't.leg_id')
    .where('t.provider_ref', '=', reference)
    .where('g.provider', '=', provider)
    .where('g.id', '<>', besides)
    .select('t.id')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

type Listed = Pick<ProviderRefund, 'ref' | 'reference' | 'undoes'>

/** Whether a try is what a provider lists, by the reference we gave or by the name it gave. */
export function isTryOf(one: KnownTry, { ref, reference, undoes }: Listed): boolean {
  return (
    one.id === readTryReference(reference)?.tryId ||
    one.providerRef === ref ||
    (undoes !== undefined && isOutForAllOf(one, undoes))
  )
}

function isOutForAllOf(
  { status, providerRef, captureRef, amount, currency }: KnownTry,
  undone: NonNullable<Listed['undoes']>,
): boolean {
  return (
    isOpen({ status }) &&
    providerRef === null &&
    captureRef === undone.captureRef &&
    amount === undone.amount.minor &&
    currency === undone.amount.currency
  )
}

export type KnownTry = {
  id: Id<'refundTry'>
  legId: Id<'refundLeg'>
  refundId: Id<'refund'>
  status: RefundTry['status']
  providerRef: string | null
  captureRef: string
  amount: number
  currency: string
}

/**
 * Our tries behind a provider's refunds, by the reference we gave or by the name it gave; and those
 * that are out for what was undone.
 */
export function findKnownTries(
  db: Db,
  provider: string,
  refunds: readonly Listed[],
): Promise<KnownTry[]> {
  const undone = refunds.flatMap(({ undoes }) => undoes?.captureRef ?? [])
  const ids = refunds.flatMap(({ reference }) => readTryReference(reference)?.tryId ?? [])
  return db
    .selectFrom('refund_tries as t')
    .innerJoin('refund_legs as g', 'g.id', 't.leg_id')
    .where('g.provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb('t.id', '=', sql<string>`any(${ids}::uuid[])`),
        eb('t.provider_ref', '=', sql<string>`any(${refunds.map(({ ref }) => ref)})`),
        // Only where something was undone: both tables in one condition would be read whole.
        ...(undone.length > 0 ? [eb('g.capture_ref', '=', sql<string>`any(${undone})`)] : []),
      ]),
    )
    .select([
      't.id',
      't.leg_id as legId',
      'g.refund_id as refundId',
      't.status',
      't.provider_ref as providerRef',
      'g.capture_ref as captureRef',
      'g.amount',
      'g.currency',
    ])
    .$castTo<KnownTry>()
    .execute()
}

import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { lockRow, lockRows } from '#platform/lock.ts'
import { disputeFlow, isUndecided, type DisputeStatus } from './dispute.flow.ts'
import type { Dispute } from './dispute.store.ts'

/** What of a provider's money is disputed, and what refunds have to do with it. */

/**
 * The disputes about a capture, under their locks, and how much of what each lost has paid for
 * refunds.
 */
export async function lockDisputesOf(
  tx: Tx,
  { provider, captureRef }: { readonly provider: string; readonly captureRef: string },
): Promise<{ id: Id<'dispute'>; status: DisputeStatus; left: number; endedAt: Date | null }[]> {
  const found = await tx
    .selectFrom('disputes')
    .where('provider', '=', provider)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('capture_ref', '=', captureRef),
        // Of a payment that was taken in parts, all of them.
        eb(
          'attempt_id',
          '=',
          selectFrom('captures')
            .where('provider', '=', provider)
            .where('provider_ref', '=', captureRef)
            .select('attempt_id'),
        ),
      ]),
    )
    .select('id')
    .execute()
  if (found.length === 0) return []
  const ids = await lockRows(tx, 'disputes', 'id', { id: found.map(({ id }) => id) })
  return tx
    .selectFrom('disputes as d')
    .where('d.id', 'in', ids)
    .orderBy('d.id')
    .select([
      'd.id',
      'd.status',
      'd.closed_at as endedAt',
      sql<number>`d.lost - (select coalesce(sum(g.amount), 0) from refund_legs g where g.dispute_id = d.id)::bigint`.as(
        'left',
      ),
    ])
    .$castTo<{
      id: Id<'dispute'>
      status: DisputeStatus
      left: number
      endedAt: Date | null
    }>()
    .execute()
}

/**
 * What a provider still has of what it took for a leg, in minor units: less what lost disputes took
 * away, and what other refunds gave or are giving. Of a payment that was taken in parts it is that
 * of all of them, where a dispute names none.
 */
export async function findFree(
  tx: Tx,
  leg: { readonly id: Id<'refundLeg'>; readonly provider: string; readonly captureRef: string },
): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    with own as (select provider, provider_ref, attempt_id from captures where provider = ${leg.provider} and provider_ref = ${leg.captureRef}),
      whole as (select d.attempt_id from disputes d join own on d.attempt_id = own.attempt_id limit 1),
      taken as (
        select c.provider, c.provider_ref, c.amount from captures c join own on c.provider = own.provider and c.provider_ref = own.provider_ref
        union
        select c.provider, c.provider_ref, c.amount from captures c join whole on c.attempt_id = whole.attempt_id where c.disposition = 'APPLIED')
    select ((select coalesce(sum(amount), 0) from taken)
      - (select coalesce(sum(d.lost), 0) from disputes d where d.provider = ${leg.provider}
          and (d.capture_ref in (select provider_ref from taken) or d.attempt_id in (select attempt_id from whole)))
      - (select coalesce(sum(g.amount), 0) from refund_legs g join taken on taken.provider = g.provider and taken.provider_ref = g.capture_ref
          where g.id <> ${leg.id} and g.dispute_id is null and g.status not in ('CREATED', 'FAILED')))::bigint as free`.execute(
    tx,
  )
  return rows[0]?.free ?? 0
}

/**
 * The refunds with a leg of what is disputed whose money is not given: what is decided is news for
 * them. Their legs are due now.
 */
export async function wakeRefundsOf(
  tx: Tx,
  { id, provider, captureRef }: Pick<Dispute, 'id' | 'provider' | 'captureRef'>,
  at: Date,
): Promise<Id<'refund'>[]> {
  const parts = await tx
    .selectFrom('captures as c')
    .innerJoin('disputes as d', 'd.attempt_id', 'c.attempt_id')
    .where('d.id', '=', id)
    .select('c.provider_ref as ref')
    .execute()
  const refs = [...parts.map(({ ref }) => ref), ...(captureRef ? [captureRef] : [])]
  const rows = await tx
    .updateTable('refund_legs')
    .set({ next_try_at: at })
    .where('provider', '=', provider)
    .where('capture_ref', '=', sql<string>`any(${refs}::text[])`)
    .where('status', 'in', ['CREATED', 'FAILED'])
    .returning('refund_id as id')
    .$castTo<{ id: Id<'refund'> }>()
    .execute()
  return [...new Set(rows.map(({ id }) => id))].toSorted()
}

/** What of a contract's money is away until disputes are decided, in its minor units. */
export async function sumDisputed(
  tx: Tx,
  contractId: Id<'contract'>,
  currency: string,
): Promise<number> {
  const { sum } = await tx
    .selectFrom('disputes')
    .where('contract_id', '=', contractId)
    .where('currency', '=', currency)
    .where('status', 'in', disputeFlow.states.filter(isUndecided))
    .select(sql<number>`coalesce(sum(taken), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow()
  return sum
}

/** A capture that counts as paid, under its lock: of two disputes of it the second sees the first. */
export async function lockCaptureOfDispute(
  tx: Tx,
  provider: string,
  ref: string,
): Promise<DisputedCapture | undefined> {
  const which = { provider, provider_ref: ref, disposition: 'APPLIED' } as const
  if (!(await lockRow(tx, 'captures', which))) return undefined
  return tx
    .selectFrom('captures as c')
    .leftJoin('payment_attempts as a', 'a.id', 'c.attempt_id')
    .where('c.provider', '=', provider)
    .where('c.provider_ref', '=', ref)
    .select(['c.amount', 'c.currency', 'c.contract_id as contractId', 'a.id as attemptId'])
    .select(sql<boolean>`a.capture_mode = 'BY_PARCEL'`.as('isInParts'))
    .$castTo<DisputedCapture>()
    .executeTakeFirst()
}
export type DisputedCapture = {
  readonly amount: number
  readonly currency: string
  readonly contractId: Id<'contract'> | null
  readonly attemptId: Id<'attempt'> | null
  /** One of several of its payment, or to be. */
  readonly isInParts: boolean | null
}

/** What was taken of a payment by all its parts, and is not disputed yet, in minor units. */
export async function sumUndisputed(
  tx: Tx,
  provider: string,
  attemptId: Id<'attempt'>,
): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select ((select coalesce(sum(amount), 0) from captures where attempt_id = ${attemptId} and disposition = 'APPLIED')
      - (select coalesce(sum(d.taken), 0) from disputes d where d.provider = ${provider} and (d.attempt_id = ${attemptId}
          or d.capture_ref in (select provider_ref from captures where attempt_id = ${attemptId}))))::bigint as left`.execute(
    tx,
  )
  return rows[0]?.left ?? 0
}

/** One that was noted by hand about a capture, or about the payment that it belongs to. */
export async function findNoted(
  tx: Tx,
  about: {
    readonly provider: string
    readonly captureRef: string | null
    readonly contractId: Id<'contract'> | null
  },
): Promise<Id<'dispute'> | undefined> {
  const row = await tx
    .selectFrom('disputes')
    .where('contract_id', '=', about.contractId)
    .where('provider', '=', about.provider)
    .where('noted_by', 'is not', null)
    .where('status', 'in', disputeFlow.states.filter(isUndecided))
    .where(({ eb, or }) =>
      or([
        eb('capture_ref', '=', about.captureRef),
        eb('attempt_id', 'is not', null),
        ...(about.captureRef === null ? [sql<boolean>`true`] : []),
      ]),
    )
    .orderBy('opened_at')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id as Id<'dispute'> | undefined
}

/** What is away of a capture, decided or not, in its minor units. */
export async function sumDisputedOf(tx: Tx, provider: string, captureRef: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('disputes')
    .where('provider', '=', provider)
    .where('capture_ref', '=', captureRef)
    .select(sql<number>`coalesce(sum(taken), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow()
  return sum
}

/** What a lost dispute has paid for, in minor units. */
export async function sumCovered(tx: Tx, id: Id<'dispute'>): Promise<number> {
  const { sum } = await tx
    .selectFrom('refund_legs')
    .where('dispute_id', '=', id)
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow()
  return sum
}

export async function coverLeg(
  tx: Tx,
  legId: Id<'refundLeg'>,
  disputeId: Id<'dispute'>,
): Promise<void> {
  await tx
    .updateTable('refund_legs')
    .set({ dispute_id: disputeId })
    .where('id', '=', legId)
    .execute()
}

import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow, lockRows } from '#platform/lock.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import type { ProviderDispute } from '../providers/payment-provider.ts'
import { disputeFlow, isUndecided, type DisputeStatus } from './dispute.flow.ts'

export const standing: Record<ProviderDispute['status'], DisputeStatus> = {
  open: 'OPEN',
  review: 'UNDER_REVIEW',
  won: 'WON',
  lost: 'LOST',
}
export type AnswerKind = 'EVIDENCE' | 'ACCEPT'
export type Dispute = {
  id: Id<'dispute'>
  provider: string
  ref: string
  captureRef: string | null
  contractId: Id<'contract'> | null
  status: DisputeStatus
  amount: number
  currency: string
  /** What the provider holds back for it now. */
  taken: number
  fee: number
  feeCurrency: string
  /** What of `taken` is booked as lost. */
  lost: number
  answerBy: Date | null
  answer: AnswerKind | null
  answerText: string | null
  answerKey: string | null
  answerState: 'TO_SEND' | 'SENT' | 'REFUSED' | null
}

function selectDisputes(db: Db | Tx) {
  return db
    .selectFrom('disputes')
    .select(['id', 'provider', 'provider_ref as ref', 'capture_ref as captureRef'])
    .select(['contract_id as contractId', 'status', 'amount', 'currency', 'taken', 'lost'])
    .select(['fee', 'fee_currency as feeCurrency', 'answer_by as answerBy', 'answer'])
    .select(['answer_text as answerText', 'answer_key as answerKey'])
    .select(['answer_state as answerState'])
    .$castTo<Dispute>()
}

export function findDispute(
  db: Db | Tx,
  which: { readonly id: Id<'dispute'> } | { readonly provider: string; readonly ref: string },
): Promise<Dispute | undefined> {
  const wanted = selectDisputes(db)
  return (
    'id' in which
      ? wanted.where('id', '=', which.id)
      : wanted.where('provider', '=', which.provider).where('provider_ref', '=', which.ref)
  ).executeTakeFirst()
}

export async function lockDispute(tx: Tx, id: Id<'dispute'>): Promise<Dispute | undefined> {
  return (await lockRow(tx, 'disputes', { id })) ? findDispute(tx, { id }) : undefined
}

/**
 * The disputes about a capture, under their locks, and how much of what each lost has paid for
 * refunds.
 */
export async function lockDisputesOf(
  tx: Tx,
  { provider, captureRef }: { readonly provider: string; readonly captureRef: string },
): Promise<{ id: Id<'dispute'>; status: DisputeStatus; left: number }[]> {
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
      sql<number>`d.lost - (select coalesce(sum(g.amount), 0) from refund_legs g where g.dispute_id = d.id)::bigint`.as(
        'left',
      ),
    ])
    .$castTo<{ id: Id<'dispute'>; status: DisputeStatus; left: number }>()
    .execute()
}

/** Writes a dispute down; nothing where somebody else has just done so. */
export async function insertDispute(
  tx: Tx,
  dispute: {
    id: Id<'dispute'>
    contractId: Id<'contract'> | null
    /** Of a payment that was taken in parts, where it names none of them. */
    attemptId: Id<'attempt'> | null
    at: Date
  },
  provider: string,
  news: ProviderDispute,
): Promise<void> {
  const { id, at } = dispute
  const inserted = await tx
    .insertInto('disputes')
    .values({
      id,
      provider,
      provider_ref: news.ref,
      capture_ref: news.captureRef,
      contract_id: dispute.contractId,
      attempt_id: dispute.attemptId,
      status: 'OPEN',
      amount: news.amount.minor,
      currency: news.amount.currency,
      fee_currency: (news.fee ?? news.amount).currency,
      reason: news.reason,
      answer_by: news.answerBy,
      opened_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return
  await recordTransitions(tx, [
    {
      entity: 'dispute',
      entityId: id,
      from: null,
      to: 'OPEN',
      event: 'open',
      actor: 'payment',
      facts: { reason: news.reason },
      at,
    },
  ])
}

export type DisputeChange = {
  readonly taken?: number
  readonly fee?: number
  readonly fee_currency?: string
  readonly lost?: number
  readonly answer_by?: Date | null
  readonly next_check_at?: Date | null
  readonly answer?: AnswerKind
  readonly answer_text?: string
  readonly answer_key?: string
  readonly answer_state?: Dispute['answerState']
}
export async function changeDispute(tx: Tx, id: Id<'dispute'>, change: DisputeChange) {
  await tx.updateTable('disputes').set(change).where('id', '=', id).execute()
}

const disputeLifeCycle = defineLifeCycle({
  entity: 'dispute',
  table: 'disputes',
  flow: disputeFlow,
  stamps: ({ to, at }) => ({ closed_at: to === 'WON' || to === 'LOST' ? at : null }),
})

/** Its row is locked by whoever decided that; a move that the table does not have is an error. */
export async function moveDispute(
  tx: Tx,
  { id, status }: Dispute,
  change: MoveRequest<typeof disputeFlow, 'disputes'>,
): Promise<void> {
  if (!(await moveRow(tx, disputeLifeCycle, id, change)))
    throw new Error(`a dispute that is ${status} cannot ${change.move}`)
}

/** What is to be asked about or answered now. */
export function findDueDisputes(db: Db, now: Date): Promise<{ id: Id<'dispute'> }[]> {
  return db
    .selectFrom('disputes')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(50)
    .select('id')
    .$castTo<{ id: Id<'dispute'> }>()
    .execute()
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
  const rows = await tx
    .updateTable('refund_legs')
    .set({ next_try_at: at })
    .where('provider', '=', provider)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('capture_ref', '=', captureRef),
        eb(
          'capture_ref',
          'in',
          selectFrom('captures as c')
            .innerJoin('disputes as d', 'd.attempt_id', 'c.attempt_id')
            .where('d.id', '=', id)
            .select('c.provider_ref'),
        ),
      ]),
    )
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
): Promise<{ amount: number; currency: string } | undefined> {
  const which = { provider, provider_ref: ref, disposition: 'APPLIED' } as const
  if (!(await lockRow(tx, 'captures', which))) return undefined
  return tx
    .selectFrom('captures')
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .select(['amount', 'currency'])
    .executeTakeFirst()
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

/**
 * Whether the books know this of it already. A list may be behind what events said of a dispute
 * that is not decided.
 */
export async function isDisputeNews(
  db: Db,
  provider: string,
  { ref, status, taken, fee }: ProviderDispute,
): Promise<boolean> {
  const known = await findDispute(db, { provider, ref })
  if (!known || known.taken !== taken.minor) return true
  if (fee && fee.minor !== known.fee) return true
  const to = standing[status]
  return known.status !== to && !(isUndecided(known.status) && isUndecided(to))
}

import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
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
  attemptId: Id<'attempt'> | null
  /** Who of the mall noted it; null of what its provider tells. */
  notedBy: Id<'user'> | null
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
    .select(['contract_id as contractId', 'attempt_id as attemptId', 'noted_by as notedBy'])
    .select(['status', 'amount', 'currency', 'taken', 'lost'])
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

/** Who notes or takes in a dispute under a name comes after whoever does so just now. */
export async function lockDisputeName(tx: Tx, provider: string, ref: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('dispute:' || ${provider}::text || ':' || ${ref}::text, 0))`.execute(
    tx,
  )
}

/** Writes a dispute down; nothing where somebody else has just done so. */
export async function insertDispute(
  tx: Tx,
  dispute: {
    id: Id<'dispute'>
    contractId: Id<'contract'> | null
    /** Of a payment that was taken in parts, where it names none of them. */
    attemptId: Id<'attempt'> | null
    /** Who of the mall noted it. */ notedBy?: Id<'user'> | undefined
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
      noted_by: dispute.notedBy ?? null,
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
  readonly provider_ref?: string
  readonly noted_by?: null
  readonly contract_id?: Id<'contract'>
  readonly attempt_id?: Id<'attempt'> | null
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
 * Whether the books know this of it already. The list of a provider that tells of disputes by
 * events may be behind what they said of one that is not decided.
 */
export async function isDisputeNews(
  db: Db,
  provider: string,
  { ref, status, taken, fee, answerBy }: ProviderDispute,
  isTold: boolean,
): Promise<boolean> {
  const known = await findDispute(db, { provider, ref })
  if (!known || known.taken !== taken.minor) return true
  if (fee && fee.minor !== known.fee) return true
  const to = standing[status]
  if (!isTold && known.answerBy?.getTime() !== answerBy?.getTime()) return true
  return known.status !== to && !(isTold && isUndecided(known.status) && isUndecided(to))
}

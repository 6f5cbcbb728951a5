import type { MatterKind } from '@galleria/contract/money'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { nameOfUserIfAny } from '#modules/account/index.ts'
import type { DayEntry } from '../comparing/day.store.ts'
import type { DisputeStatus } from '../disputes/dispute.flow.ts'
import type { MatterStatus } from './matter.flow.ts'
import type { ParcelCaptureStatus } from '../payment.flow.ts'
import type { LegStatus } from '../payment.types.ts'

export type MatterRow = {
  id: Id<'matter'>
  kind: MatterKind
  status: MatterStatus
  provider: string
  reference: string
  contractId: Id<'contract'> | null
  /** Under what its money stands in the books. */
  bookRef: string
  legId: Id<'refundLeg'> | null
  parcelCaptureId: Id<'parcelCapture'> | null
  captureStatus: ParcelCaptureStatus | null
  captureTries: number
  /** When its last try was sent. */
  captureSentAt: Date | null
  /** When its provider's list was last read to its end. */
  listReadAt: Date | null
  refundId: Id<'refund'> | null
  legStatus: LegStatus | null
  /** Whose money its refund is. */
  buyerId: Id<'user'> | null
  captureRef: string | null
  disputeId: Id<'dispute'> | null
  disputeStatus: DisputeStatus | null
  /** Who of the mall noted the dispute; null of what its provider tells. */
  notedBy: Id<'user'> | null
  answerBy: Date | null
  answerState: 'TO_SEND' | 'SENT' | 'REFUSED' | null
  nextTryAt: Date | null
  tries: number
  /** Of a day on which the books and a provider do not agree. */
  bookedTaken: number | null
  listedTaken: number | null
  bookedBack: number | null
  listedBack: number | null
  dayCurrency: string | null
  dayEntries: readonly DayEntry[] | null
  dayEntryCount: number | null
  amount: number | null
  currency: string | null
  reason: string
  foundAt: Date
}

function selectMatters(db: Db | Tx) {
  return db
    .selectFrom('money_matters as m')
    .leftJoin('refund_legs as g', 'g.id', 'm.leg_id')
    .leftJoin('refunds as r', 'r.id', 'g.refund_id')
    .leftJoin('parcel_captures as pc', 'pc.id', 'm.parcel_capture_id')
    .leftJoin('payment_attempts as pa', 'pa.id', 'pc.attempt_id')
    .leftJoin('disputes as d', (join) =>
      join
        .onRef('d.provider', '=', 'm.provider')
        .onRef('d.provider_ref', '=', 'm.reference')
        .on('m.kind', '=', 'DISPUTE'),
    )
    .leftJoin('provider_days as p', 'p.matter_id', 'm.id')
    .select((eb) => [
      'm.id',
      'm.kind',
      'm.status',
      'm.provider',
      'm.reference',
      'm.contract_id as contractId',
      // Stray money stands under its matter, also where it is known by whose promise it was taken.
      eb
        .case()
        .when('m.kind', '=', sql.lit('STRAY_CAPTURE'))
        .then(eb.ref('m.id'))
        .else(eb.fn.coalesce('m.contract_id', 'r.matter_id', 'm.id'))
        .end()
        .as('bookRef'),
      'm.leg_id as legId',
      'm.parcel_capture_id as parcelCaptureId',
      'pc.status as captureStatus',
      'g.refund_id as refundId',
      'g.status as legStatus',
      eb.fn.coalesce('r.buyer_id', 'pa.buyer_id').as('buyerId'),
      'g.capture_ref as captureRef',
      'g.next_try_at as nextTryAt',
      'd.id as disputeId',
      'd.noted_by as notedBy',
      'd.status as disputeStatus',
      'd.answer_by as answerBy',
      'd.answer_state as answerState',
      'p.booked_taken as bookedTaken',
      'p.listed_taken as listedTaken',
      'p.booked_back as bookedBack',
      'p.listed_back as listedBack',
      'p.currency as dayCurrency',
      'p.entries as dayEntries',
      'p.entry_count as dayEntryCount',
      'm.amount',
      'm.currency',
      'm.reason',
      'm.found_at as foundAt',
      sql<number>`(select count(*) from refund_tries t where t.leg_id = m.leg_id)::int`.as('tries'),
      sql<number>`(select count(*) from parcel_capture_tries t where t.capture_id = m.parcel_capture_id)::int`.as(
        'captureTries',
      ),
      sql<Date | null>`(select max(t.sent_at) from parcel_capture_tries t where t.capture_id = m.parcel_capture_id)`.as(
        'captureSentAt',
      ),
      sql<Date | null>`(select (s.value ->> 'until')::timestamptz from mall_settings s where s.key = 'reconciled.' || m.provider || '.read')`.as(
        'listReadAt',
      ),
    ])
    .$castTo<MatterRow>()
}

export async function findMatter(db: Db | Tx, id: Id<'matter'>): Promise<MatterRow | undefined> {
  return selectMatters(db).where('m.id', '=', id).executeTakeFirst()
}

/** What of a dispute stands on the list. */
export function findMatterOfDispute(
  db: Db | Tx,
  { provider, ref }: { readonly provider: string; readonly ref: string },
): Promise<Id<'matter'>> {
  return selectMatters(db)
    .where('d.provider', '=', provider)
    .where('d.provider_ref', '=', ref)
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)
}

/** A matter under its lock; its leg is locked with the refund, by whoever changes that. */
export async function lockMatter(tx: Tx, id: Id<'matter'>): Promise<MatterRow | undefined> {
  return (await lockRow(tx, 'money_matters', { id })) ? findMatter(tx, id) : undefined
}

/** Open ones, the oldest first; or those that were dealt with, the latest first. */
export async function pageMatters(
  db: Db,
  page: { isClosed: boolean; limit: number; offset: number },
): Promise<{ rows: MatterRow[]; total: number }> {
  const operator = page.isClosed ? '<>' : '='
  const [rows, count] = await Promise.all([
    selectMatters(db)
      .where('m.status', operator, 'OPEN')
      .orderBy('m.closed_at', (order) => (page.isClosed ? order.desc() : order.asc()))
      .orderBy('m.found_at')
      .orderBy('m.id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom('money_matters')
      .where('status', operator, 'OPEN')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: count.n }
}

export type MatterStep = {
  matterId: Id<'matter'>
  event: string
  to: string
  by: string | null
  at: Date
  facts: { readonly note?: string; readonly reason?: string } | null
}

/** What was done about matters, and by whom. */
export function findMatterSteps(db: Db, ids: readonly Id<'matter'>[]): Promise<MatterStep[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('transitions as t')
    .leftJoin('users as u', 'u.id', 't.actor_id')
    .where('t.entity', '=', 'matter')
    .where('t.entity_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('t.entity_id')
    .orderBy('t.seq')
    .select([
      't.entity_id as matterId',
      't.event',
      't.to_state as to',
      nameOfUserIfAny('u').as('by'),
      't.at',
      't.facts',
    ])
    .$castTo<MatterStep>()
    .execute()
}

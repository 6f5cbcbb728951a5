import type { ReportReason } from '@galleria/contract/review-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { nameOfUserIfAny } from '#modules/account/index.ts'
import { writtenOf, type Written } from './review.fields.ts'
import type { ReviewStatus } from './review.flow.ts'

export type ReportedRow = Written & {
  id: Id<'comment'>
  status: ReviewStatus
  authorName: string
  followUp: string | null
  laterImages: Id<'file'>[]
  itemId: number
  itemName: string
  shopId: number
  shopName: string
  createdAt: Date
  openReports: number
  reportCount: number
  waitsSince: Date | null
  decidedAt: Date | null
  appeal: string
}

function selectReported(db: Db) {
  return db
    .selectFrom('comments as c')
    .innerJoin('shops as h', 'h.id', 'c.shop_id')
    .innerJoin('order_lines as l', 'l.id', 'c.line_id')
    .leftJoin('comments as f', 'f.parent_id', 'c.id')
    .select(['c.id', 'c.status', 'c.author_name as authorName', 'f.content as followUp'])
    .select(({ fn }) => [
      fn.coalesce('f.images', sql<string[]>`'{}'`).as('laterImages'),
      'c.item_id as itemId',
      sql<string>`l.snapshot->>'name'`.as('itemName'),
      'c.shop_id as shopId',
      'h.name as shopName',
      'c.created_at as createdAt',
      'c.open_reports as openReports',
    ])
    .select((eb) =>
      eb
        .selectFrom('comment_reports as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('r.comment_id', '=', 'c.id')
        .as('reportCount'),
    )
    .select(['c.waits_since as waitsSince', 'c.decided_at as decidedAt', 'c.appeal'])
    .select(writtenOf('c'))
    .$castTo<ReportedRow>()
}

export function findReported(db: Db, id: Id<'comment'>): Promise<ReportedRow | undefined> {
  return selectReported(db).where('c.id', '=', id).executeTakeFirst()
}

/**
 * What waits for a look, the longest first; or what was decided and waits for nothing, the latest
 * first.
 */
export async function pageReported(
  db: Db,
  { isClosed, limit, offset }: { isClosed: boolean; limit: number; offset: number },
): Promise<{ rows: ReportedRow[]; total: number }> {
  const which = isClosed
    ? sql<boolean>`c.decided_at is not null and c.waits_since is null`
    : sql<boolean>`c.waits_since is not null`
  const page = selectReported(db).where(which).limit(limit).offset(offset)
  const [rows, { total }] = await Promise.all([
    isClosed
      ? page.orderBy('c.decided_at', 'desc').orderBy('c.id', 'desc').execute()
      : page.orderBy('c.waits_since').orderBy('c.id').execute(),
    db
      .selectFrom('comments as c')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(which)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/**
 * Those of these reviews that this operator has hidden, where there is another one who could look
 * at them.
 */
export async function findOwnDecisions(
  db: Db | Tx,
  ids: readonly Id<'comment'>[],
  operatorId: Id<'user'>,
): Promise<Set<Id<'comment'>>> {
  const rows = await db
    .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'i'>(sql`i(id)`))
    .select('i.id')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('operators').where('user_id', '<>', operatorId)),
    )
    .where(({ eb, selectFrom, val }) =>
      eb(
        val<string>(operatorId),
        '=',
        selectFrom('transitions as t')
          .select('t.actor_id')
          .where('t.entity', '=', sql.lit('comment'))
          .whereRef('t.entity_id', '=', 'i.id')
          .where('t.event', '=', sql.lit('hide'))
          .orderBy('t.seq', 'desc')
          .limit(sql.lit(1)),
      ),
    )
    .$castTo<{ id: Id<'comment'> }>()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export type ReportRow = {
  commentId: Id<'comment'>
  reason: ReportReason
  note: string
  createdAt: Date
}

/** Nobody reads more of them than that to decide. */
const MOST_REPORTS = 10

/** The latest reports of each review. */
export function findReports(db: Db, ids: readonly Id<'comment'>[]): Promise<ReportRow[]> {
  return db
    .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'i'>(sql`i(id)`))
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('comment_reports as r')
        .selectAll()
        .whereRef('r.comment_id', '=', 'i.id')
        .orderBy('r.created_at', 'desc')
        .orderBy('r.id', 'desc')
        .limit(MOST_REPORTS)
        .as('r'),
    )
    .select(['r.comment_id as commentId', 'r.reason', 'r.note', 'r.created_at as createdAt'])
    .$castTo<ReportRow>()
    .execute()
}

export type ReviewStep = {
  commentId: Id<'comment'>
  event: string
  to: string
  by: string | null
  at: Date
  facts: { readonly note?: string } | null
}

/** What was decided and said, by whom. */
export function findReviewSteps(db: Db, ids: readonly Id<'comment'>[]): Promise<ReviewStep[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('transitions as t')
    .leftJoin('operators as p', 'p.user_id', 't.actor_id')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .where('t.entity', '=', 'comment')
    .where('t.entity_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('t.entity_id')
    .orderBy('t.seq')
    .select([
      't.entity_id as commentId',
      't.event',
      't.to_state as to',
      nameOfUserIfAny('u').as('by'),
      't.at',
      't.facts',
    ])
    .$castTo<ReviewStep>()
    .execute()
}

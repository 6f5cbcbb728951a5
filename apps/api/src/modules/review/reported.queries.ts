import type { ReportReason } from '@galleria/contract/review-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { writtenSql, type Written } from './review.fields.ts'
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

const columns = sql`c.id, c.status, c.author_name as "authorName", f.content as "followUp", coalesce(f.images, '{}') as "laterImages", c.item_id as "itemId", l.snapshot->>'name' as "itemName", c.shop_id as "shopId", h.name as "shopName",
  c.created_at as "createdAt", c.open_reports as "openReports", (select count(*)::int from comment_reports r where r.comment_id = c.id) as "reportCount", c.waits_since as "waitsSince",
  c.decided_at as "decidedAt", c.appeal, ${writtenSql.of('c')}`
const around = sql`comments c join shops h on h.id = c.shop_id join order_lines l on l.id = c.line_id left join comments f on f.parent_id = c.id`

export async function findReported(db: Db, id: Id<'comment'>): Promise<ReportedRow | undefined> {
  const { rows } =
    await sql<ReportedRow>`select ${columns} from ${around} where c.id = ${id}`.execute(db)
  return rows[0]
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
    ? sql`c.decided_at is not null and c.waits_since is null`
    : sql`c.waits_since is not null`
  const order = isClosed ? sql`c.decided_at desc, c.id desc` : sql`c.waits_since, c.id`
  const [found, counted] = await Promise.all([
    sql<ReportedRow>`select ${columns} from ${around} where ${which} order by ${order} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int as n from comments c where ${which}`.execute(db),
  ])
  return { rows: found.rows, total: counted.rows[0]?.n ?? 0 }
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
  const { rows } = await sql<{ id: Id<'comment'> }>`
    select i.id from unnest(${ids}::uuid[]) i(id)
    where exists (select from operators where user_id <> ${operatorId})
      and ${operatorId} = (select t.actor_id from transitions t where t.entity = 'comment' and t.entity_id = i.id and t.event = 'hide' order by t.seq desc limit 1)`.execute(
    db,
  )
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
export async function findReports(db: Db, ids: readonly Id<'comment'>[]): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.comment_id as "commentId", r.reason, r.note, r.created_at as "createdAt"
    from unnest(${ids}::uuid[]) i(id) cross join lateral
      (select * from comment_reports r where r.comment_id = i.id order by r.created_at desc, r.id desc limit ${MOST_REPORTS}) r`.execute(
    db,
  )
  return rows
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
      'u.nickname as by',
      't.at',
      't.facts',
    ])
    .$castTo<ReviewStep>()
    .execute()
}

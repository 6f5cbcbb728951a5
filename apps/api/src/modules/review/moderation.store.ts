import type { ReportReason } from '@galleria/contract/review-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { reviewFlow, type ReviewStatus } from './review.flow.ts'

/** What is asked of a first review before anything about it changes. */
export type JudgedReview = {
  readonly id: Id<'comment'>
  readonly authorId: Id<'user'>
  readonly sellerId: number
  readonly itemId: number
  readonly rate: number
  readonly status: ReviewStatus
  readonly openReports: number
  readonly decidedAt: Date | null
  /** Why, as its author reads it. */ readonly decision: string
}

/** A first review; whoever else wants to change it waits. */
export function lockReview(tx: Tx, id: Id<'comment'>): Promise<JudgedReview | undefined> {
  return tx
    .selectFrom('comments')
    .select(['id', 'author_id as authorId', 'seller_id as sellerId', 'item_id as itemId', 'rate'])
    .select(['status', 'open_reports as openReports', 'decided_at as decidedAt', 'decision'])
    .where('id', '=', id)
    .where('kind', '=', 'FIRST')
    .forNoKeyUpdate()
    .$castTo<JudgedReview>()
    .executeTakeFirst()
}

export type NewReport = {
  readonly commentId: Id<'comment'>
  readonly reporterId: Id<'user'> | null
  readonly reason: ReportReason
  readonly note: string
}

/** A review that is locked and shown. Who has reported it before has said it already. */
export async function addReport(tx: Tx, report: NewReport, at: Date): Promise<void> {
  const added = await tx
    .insertInto('comment_reports')
    .values({
      comment_id: report.commentId,
      reporter_id: report.reporterId,
      reason: report.reason,
      note: report.note,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['comment_id', 'reporter_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  await tx
    .updateTable('comments')
    .set({
      open_reports: sql`open_reports + 1`,
      waits_since: sql`coalesce(waits_since, ${at})`,
    })
    .where('id', '=', report.commentId)
    .execute()
}

const lifeCycle = defineLifeCycle({
  entity: 'comment',
  table: 'comments',
  flow: reviewFlow,
  stamps: () => ({}),
})

/** False when it has changed meanwhile. */
export async function moveReview(
  tx: Tx,
  id: Id<'comment'>,
  change: MoveRequest<typeof reviewFlow, 'comments'>,
): Promise<boolean> {
  return (await moveRow(tx, lifeCycle, id, change)) !== undefined
}

/** The pictures of a first review and of what was added to it. */
export async function findPictures(tx: Tx, id: Id<'comment'>): Promise<Id<'file'>[]> {
  const rows = await tx
    .selectFrom('comments')
    .select('images')
    .where((is) => is.or([is('id', '=', id), is('parent_id', '=', id)]))
    .$castTo<{ images: Id<'file'>[] }>()
    .execute()
  return rows.flatMap(({ images }) => images)
}

/** All that was reported has been looked at. Answers with the members who had reported it. */
export async function closeReports(tx: Tx, id: Id<'comment'>, at: Date): Promise<Id<'user'>[]> {
  const closed = await tx
    .updateTable('comment_reports')
    .set({ closed_at: at })
    .where('comment_id', '=', id)
    .where('closed_at', 'is', null)
    .returning('reporter_id as reporterId')
    .$castTo<{ reporterId: Id<'user'> | null }>()
    .execute()
  return closed.flatMap(({ reporterId }) => (reporterId ? [reporterId] : []))
}

/** What somebody who leaves has reported stays to be looked at, and nobody knows of whom. */
export async function forgetReporter(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx
    .updateTable('comment_reports')
    .set({ reporter_id: null })
    .where('reporter_id', '=', userId)
    .execute()
}

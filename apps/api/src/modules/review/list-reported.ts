import type { Parsed } from '@galleria/contract/define-call'
import type { moderationCalls, WireReported } from '@galleria/contract/review-moderation'
import { operationsFor } from '@galleria/kernel/flow'
import { toWireId, type Id } from '@galleria/kernel/id'
import { offsetOf } from '@galleria/kernel/page'
import { buyerOf, type Context } from '#platform/context.ts'
import {
  findOwnDecisions,
  findReported,
  findReports,
  findReviewSteps,
  pageReported,
  type ReportRow,
  type ReportedRow,
  type ReviewStep,
} from './reported.queries.ts'
import { presentWritten } from './review.fields.ts'
import { reviewFlow } from './review.flow.ts'

/** Reviews to look at, for the operator. */
export async function listReported(
  ctx: Context,
  body: Parsed<typeof moderationCalls.pageReported>,
): Promise<{ data: WireReported[]; total: number }> {
  const { rows, total } = await pageReported(ctx.db, {
    isClosed: body.isClosed,
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return { data: await presentAll(ctx, rows), total }
}

export async function readReported(
  ctx: Context,
  id: Id<'comment'>,
): Promise<WireReported | undefined> {
  const row = await findReported(ctx.db, id)
  return row && (await presentAll(ctx, [row]))[0]
}

async function presentAll(ctx: Context, rows: readonly ReportedRow[]): Promise<WireReported[]> {
  const ids = rows.map(({ id }) => id)
  const [reports, steps, own] = await Promise.all([
    findReports(ctx.db, ids),
    findReviewSteps(ctx.db, ids),
    findOwnDecisions(ctx.db, ids, buyerOf(ctx)),
  ])
  return rows.map((row) =>
    present(row, {
      reports: reports.filter(({ commentId }) => commentId === row.id),
      steps: steps.filter(({ commentId }) => commentId === row.id),
      isOwnDecision: own.has(row.id),
      now: ctx.now(),
    }),
  )
}

type Around = {
  readonly reports: readonly ReportRow[]
  readonly steps: readonly ReviewStep[]
  readonly isOwnDecision: boolean
  readonly now: Date
}

function present(row: ReportedRow, { reports, steps, isOwnDecision, now }: Around): WireReported {
  const { openReports, decidedAt } = row
  return {
    id: toWireId('comment', row.id),
    status: row.status,
    // Also those that were added later: what is reported may be one of them.
    ...presentWritten({ ...row, images: [...row.images, ...row.laterImages] }),
    createdAt: row.createdAt.toISOString(),
    commentatorName: row.authorName,
    followUp: row.followUp,
    item: { id: row.itemId, name: row.itemName },
    shop: { id: row.shopId, name: row.shopName },
    waitsSince: row.waitsSince?.toISOString() ?? null,
    reportList: reports.map(({ reason, note, createdAt }) => ({
      reason,
      note,
      createdAt: createdAt.toISOString(),
    })),
    reportCount: row.reportCount,
    appeal: row.appeal,
    operationList: operationsFor(reviewFlow, {
      state: row.status,
      actor: 'operator',
      facts: { openReports, decidedAt, isOwnDecision, now },
    }) as WireReported['operationList'],
    progressList: steps.map((step) => ({
      event: step.event,
      to: step.to,
      by: step.by,
      at: step.at.toISOString(),
      note: step.facts?.note ?? '',
    })),
  }
}

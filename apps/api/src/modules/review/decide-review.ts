import type { Parsed } from '@galleria/contract/define-call'
import type { moderationCalls, WireReported } from '@galleria/contract/review-moderation'
import type { ReviewDecision } from '@galleria/contract/review-rules'
import type { WireModeration } from '@galleria/contract/review'
import { refuse } from '@galleria/contract/refusals'
import { operationsFor } from '@galleria/kernel/flow'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { addRatings, removeRating } from '#modules/catalog/stock/index.ts'
import { readReported } from './list-reported.ts'
import { showReviewPictures } from '#modules/files/index.ts'
import {
  closeReports,
  findPictures,
  lockReview,
  moveReview,
  type JudgedReview,
} from './moderation.store.ts'
import { presentModeration } from './review.present.ts'
import { findOwnDecisions } from './reported.queries.ts'
import { reviewFlow, type ReviewFacts } from './review.flow.ts'
import { reviewJobs, type DecisionMail } from './review.jobs.ts'

/** Nothing waits any more, and its author reads why. */
const decided = (note: string, at: Date) => ({
  open_reports: 0,
  waits_since: null,
  decided_at: at,
  decision: note,
})

/**
 * What a decision moves, which stars follow from it, whether its pictures are for everybody from
 * then on, and what its author is told.
 */
const decisions: Readonly<
  Record<
    ReviewDecision,
    {
      readonly mail?: DecisionMail
      readonly rate?: (tx: Tx, review: JudgedReview) => Promise<void>
      readonly shows?: boolean
    }
  >
> = {
  hide: { mail: 'hidden', rate: removeRating, shows: false },
  keep: {},
  restore: { mail: 'restored', rate: (tx, review) => addRatings(tx, [review]), shows: true },
  uphold: { mail: 'removed' },
}

/**
 * An operator decides about a review. Its stars follow, all reports are dealt with, and its author
 * and who reported it are told, in one transaction.
 */
export async function decideReview(
  ctx: Context,
  { id, decision, note }: Parsed<typeof moderationCalls.decideComment>,
): Promise<WireReported> {
  await ctx.inTransaction(async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) throw refuse('comment.not_found')
    const isOwnDecision = (await findOwnDecisions(tx, [id], buyerOf(ctx))).has(id)
    demand(review, 'operator', decision, { isOwnDecision, now: ctx.now() })
    const at = ctx.now()
    const who = { actor: 'operator', actorId: buyerOf(ctx), facts: { note }, at } as const
    await moveReview(tx, id, { move: decision, set: decided(note, at), ...who })
    const reporters = await closeReports(tx, id, at)
    const { mail, rate, shows } = decisions[decision]
    await rate?.(tx, review)
    if (shows !== undefined) await showReviewPictures(tx, await findPictures(tx, id), shows)
    if (mail)
      await ctx.jobs.send(tx, reviewJobs.mailDecided, {
        commentId: id,
        kind: mail,
        at: at.toISOString(),
      })
    for (const reporterId of reporters)
      await ctx.jobs.send(tx, reviewJobs.mailReporter, {
        commentId: id,
        reporterId,
        end: decision === 'keep' || decision === 'restore' ? 'kept' : 'taken',
        at: at.toISOString(),
      })
  })
  const found = await readReported(ctx, id)
  if (!found) throw new Error('a review that was just decided about is not there')
  return found
}

/** The author disagrees, once: another person of the mall looks at it again. */
export function appealReview(
  ctx: Context,
  { commentId, note }: Parsed<typeof moderationCalls.appealComment>,
): Promise<WireModeration> {
  return ctx.inTransaction(async (tx) => {
    const authorId = buyerOf(ctx)
    const review = await lockReview(tx, commentId)
    if (review?.authorId !== authorId) throw refuse('comment.not_found')
    demand(review, 'buyer', 'appeal', { isOwnDecision: false, now: ctx.now() })
    const at = ctx.now()
    await moveReview(tx, commentId, {
      move: 'appeal',
      actor: 'buyer',
      actorId: authorId,
      facts: { note },
      at,
      set: { appeal: note, waits_since: at },
    })
    return presentModeration({ ...review, status: 'APPEALED' }, at)
  })
}

function demand(
  { status: state, openReports, decidedAt }: JudgedReview,
  actor: 'buyer' | 'operator',
  what: string,
  asked: Pick<ReviewFacts, 'isOwnDecision' | 'now'>,
): void {
  const facts = { openReports, decidedAt, ...asked }
  const operationList = operationsFor(reviewFlow, { state, actor, facts })
  if (!operationList.includes(what)) throw refuse('comment.state', { operationList })
}

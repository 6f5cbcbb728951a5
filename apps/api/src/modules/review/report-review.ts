import type { moderationCalls } from '@galleria/contract/review-moderation'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { addReport, lockReview } from './moderation.store.ts'

/**
 * One place may report so many an hour: who wants to hide a shop's reviews by the dozen has to
 * wait.
 */
const REPORTS = { times: 20, seconds: 3600 }

/** Anybody says that a review should not be shown; a person of the mall looks at it. */
export async function reportReview(
  ctx: Context,
  { commentId, reason, note = '' }: Parsed<typeof moderationCalls.reportComment>,
): Promise<{ commentId: string }> {
  await countAgainst(ctx, `review.report:${ctx.ip}`, REPORTS)
  await ctx.inTransaction(async (tx) => {
    const review = await lockReview(tx, commentId)
    if (review?.status !== 'SHOWN') throw refuse('comment.not_found')
    const reporterId = ctx.actor.kind === 'member' ? ctx.actor.userId : null
    await addReport(tx, { commentId, reporterId, reason, note }, ctx.now())
  })
  return { commentId: toWireId('comment', commentId) }
}

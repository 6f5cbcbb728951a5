import { reviewReminderCalls } from '@galleria/contract/review-reminder'
import { reviewCalls } from '@galleria/contract/review'
import { moderationCalls } from '@galleria/contract/review-moderation'
import { refuse } from '@galleria/contract/refusals'
import { findUser } from '#modules/account/index.ts'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf } from '#platform/context.ts'
import { answerReview } from './answer-review.ts'
import { correctAnswer } from './correct-answer.ts'
import { appealReview, decideReview } from './decide-review.ts'
import { findHelpful } from './find-helpful.ts'
import { listReported } from './list-reported.ts'
import {
  listItemReviews,
  listOwnReviews,
  listSellersReviews,
  listToReview,
  readLines,
} from './read-reviews.ts'
import { reportReview } from './report-review.ts'
import { isReminderWanted } from './reminder.store.ts'
import { endReminderByKey, setReminder } from './remind-to-review.ts'
import { presentComment, presentSellersReview } from './review.present.ts'
import { writeFollowUps } from './write-follow-ups.ts'
import { writeReviews } from './write-reviews.ts'

export const reviewRoutes: readonly Bound[] = [
  bind(reviewCalls.pageToReview, listToReview),
  bind(reviewCalls.pageComments, listOwnReviews),
  bind(reviewCalls.createComments, async (ctx, comments) => {
    const followUps = comments.filter(({ parentId }) => parentId)
    // What happens all or not at all is of one kind.
    if (followUps.length > 0 && followUps.length < comments.length)
      throw refuse('request.malformed')
    const written =
      followUps.length > 0 ? await writeFollowUps(ctx, comments) : await writeReviews(ctx, comments)
    return written.map(presentComment)
  }),
  bind(reviewCalls.orderLine, async (ctx, { id }) => {
    const [line] = await readLines(ctx, [id])
    if (!line) throw refuse('comment.line_not_found')
    return line
  }),
  bind(reviewCalls.orderLines, (ctx, { id }) => readLines(ctx, id.values)),
  bind(reviewCalls.pageItemComments, listItemReviews),
  bind(reviewCalls.findCommentHelpful, findHelpful),
  bind(reviewReminderCalls.readReviewReminder, async (ctx) => {
    const userId = buyerOf(ctx)
    const [isWanted, member] = await Promise.all([
      isReminderWanted(ctx.db, userId),
      findUser(ctx.db, userId),
    ])
    return { isWanted, email: member?.email ?? null }
  }),
  bind(reviewReminderCalls.setReviewReminder, async (ctx, { isWanted }) => {
    await setReminder(ctx, buyerOf(ctx), isWanted)
    return {}
  }),
  bind(reviewReminderCalls.endReviewReminder, async (ctx, { token }) => {
    await endReminderByKey(ctx, token)
    return {}
  }),
  bind(moderationCalls.reportComment, reportReview),
  bind(moderationCalls.appealComment, appealReview),
  bind(moderationCalls.pageReported, listReported),
  bind(moderationCalls.decideComment, decideReview),
  bind(reviewCalls.pageSellersComments, listSellersReviews),
  bind(reviewCalls.replyToComment, async (ctx, request) =>
    presentSellersReview(await answerReview(ctx, request)),
  ),
  bind(reviewCalls.correctReply, async (ctx, request) =>
    presentSellersReview(await correctAnswer(ctx, request)),
  ),
]

import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { worksFor } from '#modules/merchant/index.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { addVoice, findReviewForVoice, removeVoice } from './voice.store.ts'

/** More than anybody reads in an hour. */
const VOICES = { times: 120, seconds: 3600 }

/**
 * One voice per member: given or taken back, however often it is said. Neither authors nor who
 * works for the shop have one.
 */
export async function findHelpful(
  ctx: Context,
  { commentId, isHelpful }: { commentId: Id<'comment'>; isHelpful: boolean },
): Promise<{ helpfulCount: number; isHelpful: boolean }> {
  const userId = buyerOf(ctx)
  await countAgainst(ctx, `review.voice:${userId}`, VOICES)
  return ctx.inTransaction(async (tx) => {
    const review = await findReviewForVoice(tx, commentId)
    if (!review) throw refuse('comment.not_found')
    if (review.authorId === userId || worksFor(ctx, review.sellerId))
      throw refuse('comment.own_voice')
    const helpfulCount = await (isHelpful ? addVoice : removeVoice)(tx, { commentId, userId })
    return { helpfulCount, isHelpful }
  })
}

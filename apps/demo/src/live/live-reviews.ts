import { fileUrl } from '../../../api/src/modules/files/index.ts'
import type { AnnasReviews } from '../annas-reviews.ts'
import type { PlacedOrders } from './placed-orders.ts'
import type { Act, Stage, Staff } from './stage.ts'

/**
 * She writes what she thinks of what she bought, with her photos; a shop may say something to it.
 */
export function planReviewing(
  stage: Stage,
  { order, at, reviews, answeredAt }: AnnasReviews,
  staff: Staff,
  placed: PlacedOrders,
): Act[] {
  let commentIds: string[] = []
  const write = async () => {
    const call = await stage.as(order.buyer)
    const { lineIds } = placed.find(order)
    const written = await call(
      'POST /api/trantor/flow/bbc_content_BatchCreateCommonCommentFlow',
      reviews.map(({ line, rate, content, photos }) => ({
        postId: lineIds[line]!,
        rateDict: rate,
        content,
        images: { files: photos.map(({ id }) => ({ url: fileUrl(id) })) },
      })),
    )
    commentIds = written.map(({ id }) => id)
  }
  const answer = async () => {
    const call = await stage.as(staff(order.shop.id))
    for (const [index, commentId] of commentIds.entries())
      await call('POST /sapi/mall-merchant/comment/reply', {
        commentId,
        content: reviews[index]!.answer,
      })
  }
  return [
    { at, run: write },
    ...(answeredAt === undefined ? [] : [{ at: answeredAt, run: answer }]),
  ]
}

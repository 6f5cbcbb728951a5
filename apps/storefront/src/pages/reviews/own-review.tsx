import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireReview } from '@galleria/contract/review'
import { IconNext } from '@galleria/ui/icons'
import { LaterText } from '../../parts/later-text.tsx'
import { ModerationTitle } from './moderation-card.tsx'
import { ReviewLine } from './review-line.tsx'
import { detailPath } from './review-paths.ts'
import { ShopReply } from '../../parts/shop-reply.tsx'
import { ReviewText } from './review-text.tsx'

/** One of the member's reviews in the list, with what the shop says to it [REV-002]. */
export function OwnReview({
  review: { comment, tradeOrderLine: line, replyComment, reviewComments, moderation },
}: {
  review: WireReview
}) {
  return (
    <article aria-label={line.sku.name} className="card px-4 pb-3 sm:px-6">
      <div className="border-b border-line">
        <ReviewLine line={line} shopId={line.tradeOrder.shop.id} />
      </div>
      <div className="pt-4">
        {moderation ? (
          <p className="mb-2 font-medium text-warn">
            <ModerationTitle status={moderation.status} />
          </p>
        ) : null}
        <ReviewText comment={comment} />
      </div>
      {reviewComments.map((followUp) => (
        <div key={followUp.id} className="mt-4 border-s-2 border-line ps-4">
          <p className="text-small text-muted">
            <LaterText days={followUp.daysOfUse} />
          </p>
          <ReviewText comment={followUp} />
        </div>
      ))}
      <ShopReply reply={replyComment} />
      <div className="mt-3 flex flex-wrap justify-between gap-x-6">
        <Link
          to={`/buyer/order/detail/${line.tradeOrder.id}`}
          className="tap text-muted hover:text-ink hover:underline"
        >
          <Trans>Order {line.tradeOrder.tradeOrderCode}</Trans>
        </Link>
        <Link to={detailPath(comment.id)} className="tap hover:text-accent hover:underline">
          <Trans>View this review</Trans>
          <IconNext size={18} />
        </Link>
      </div>
    </article>
  )
}

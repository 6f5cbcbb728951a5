import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Link } from 'react-router'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/comment-detail-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { LaterText } from '../../parts/later-text.tsx'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { shopOf } from '../../shop-context.ts'
import { appeal, type AppealAnswer } from './appeal.ts'
import { ModerationCard } from './moderation-card.tsx'
import { ReviewLine } from './review-line.tsx'
import { plusPath, writtenPath } from './review-paths.ts'
import { ShopReply } from '../../parts/shop-reply.tsx'
import { ReviewText } from './review-text.tsx'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    const [review] = (
      await shop.call('POST /api/trantor/flow/bbc_content_PageCommonComment4CFlow', {
        qCommentBO: { id: params.id },
      })
    ).data
    if (!review) throw data(null, 404)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`My review`),
        path: `/buyer/comment-detail/${params.id}`,
        isListed: false,
      }),
      review,
    }
  })
}

export function action({ request, context, params }: Route.ActionArgs) {
  return appeal(shopOf(context), request, params.id)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies AppealAnswer)
}

/** One review with its follow-up and the shop's answer [REV-016, REV-017]. */
export default function CommentDetailPage({
  loaderData: {
    review: { comment, tradeOrderLine: line, replyComment, reviewComments, moderation },
  },
  actionData,
}: Route.ComponentProps) {
  const { tradeOrder } = line
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link to={writtenPath} className="tap text-muted hover:text-ink max-sm:hidden">
        <IconBack size={18} />
        <Trans>My reviews</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>My review</Trans>
      </h1>
      <p className="mt-1">
        <Link to={`/buyer/order/detail/${tradeOrder.id}`} className="link tap">
          <Trans>Order {tradeOrder.tradeOrderCode}</Trans>
        </Link>{' '}
        <span className="text-muted">· {tradeOrder.shop.name}</span>
      </p>
      {moderation ? <ModerationCard moderation={moderation} answer={actionData} /> : null}
      <section className="card mt-4 px-4 pb-6 sm:px-6">
        <div className="border-b border-line">
          <ReviewLine line={line} shopId={tradeOrder.shop.id} />
        </div>
        <div className="pt-5">
          <ReviewText comment={comment} />
        </div>
        {reviewComments.map((followUp) => (
          <div key={followUp.id} className="mt-5 border-t border-line pt-5">
            <p className="text-small text-muted">
              <LaterText days={followUp.daysOfUse} />
            </p>
            <ReviewText comment={followUp} />
          </div>
        ))}
        <ShopReply reply={replyComment} />
        {/* Once: where there is a follow-up, nothing more can be added [REV-018]. */}
        {reviewComments.length === 0 ? (
          <p className="mt-5">
            <Link to={plusPath(comment.id)} className="btn btn-quiet">
              <Trans>add follow-up review</Trans>
            </Link>
          </p>
        ) : null}
      </section>
    </div>
  )
}

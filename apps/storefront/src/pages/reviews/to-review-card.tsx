import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireToReview } from '@galleria/contract/review'
import { MOST_REVIEWS_AT_ONCE } from '@galleria/contract/review-rules'
import { DateText } from '@galleria/ui/date'
import { useShop } from '../../parts/use-shop.ts'
import { ReviewLine } from './review-line.tsx'
import { addPath } from './review-paths.ts'

/** So many lines are shown; all of them can be reviewed. */
const SHOWN = 3

/** An order with lines that have no review yet, and the way to write them [REV-011]. */
export function ToReviewCard({ order }: { order: WireToReview }) {
  const { locale, front } = useShop()
  const lines = order.tradeOrderLineList
  const more = Math.max(0, lines.length - SHOWN)
  return (
    <article aria-labelledby={order.id} className="card px-4 sm:px-6">
      <div className="border-b border-line py-3">
        <h2 id={order.id} className="text-base">
          <Link
            to={`/buyer/order/detail/${order.id}`}
            className="tap hover:text-accent hover:underline"
          >
            <Trans>Order {order.tradeOrderCode}</Trans>
          </Link>
        </h2>
        <p className="-mt-2 text-small text-muted">
          <DateText iso={order.timeline.orderedTime} locale={locale} timeZone={front.timeZone} /> ·{' '}
          {order.shop.name}
        </p>
      </div>
      <div className="divide-y divide-line">
        {lines.slice(0, SHOWN).map((line) => (
          <ReviewLine key={line.id} line={line} shopId={order.shop.id} />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4">
        <p className="text-muted">
          {more > 0 ? (
            <Plural value={more} one="and # more item" other="and # more items" />
          ) : (
            <Plural value={lines.length} one="# item to review" other="# items to review" />
          )}
        </p>
        <Link
          to={addPath(
            order.id,
            lines.slice(0, MOST_REVIEWS_AT_ONCE).map((line) => line.id),
          )}
          aria-describedby={order.id}
          className="btn btn-main max-sm:w-full"
        >
          <Trans>Review</Trans>
        </Link>
      </div>
    </article>
  )
}

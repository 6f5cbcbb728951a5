import type { ReactNode } from 'react'
import { Form, Link, useLocation, useNavigation, useSearchParams } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ItemReviews, PublicReview } from '@galleria/contract/review'
import { DateText } from '@galleria/ui/date'
import { formatNumber } from '@galleria/ui/format'
import { Stars } from '@galleria/ui/stars'
import { useFinishName } from '../../parts/finish-name.tsx'
import { Pager } from '../../parts/pager.tsx'
import { HowReviewsWork } from '../../parts/how-reviews-work.tsx'
import { LaterText } from '../../parts/later-text.tsx'
import { ReviewBody } from '../../parts/review-body.tsx'
import { ShopReply } from '../../parts/shop-reply.tsx'
import { useShop } from '../../parts/use-shop.ts'
import type { HelpfulAnswer } from './find-helpful.ts'
import { readReviewQuery, reviewsHref, type ReviewQuery } from './review-query.ts'

export const REVIEWS_ON_ITEM = 6

/**
 * What buyers say: the average, how the stars are spread, which is also the filter, and page by
 * page what was written.
 */
export function Reviews({
  reviews,
  path,
  answer,
}: {
  reviews: ItemReviews
  path: string
  /** To the voice that was given last. */
  answer: HelpfulAnswer | undefined
}) {
  const [params] = useSearchParams()
  const query = readReviewQuery(params)
  const to = (change: Partial<ReviewQuery>) =>
    reviewsHref(path, params, { ...query, pageNo: 1, ...change })
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="mt-14 scroll-mt-4 border-t border-line pt-12"
    >
      <h2 id="reviews-title" className="text-title">
        <Trans>Reviews</Trans>
      </h2>
      {reviews.ratingCount === 0 ? (
        <p className="mt-2 max-w-prose text-muted">
          <Trans>No reviews yet. Anyone who has received this item can write the first one.</Trans>{' '}
          <HowReviewsWork />
        </p>
      ) : (
        <div className="mt-4 gap-12 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]">
          <Summary reviews={reviews} query={query} to={to} />
          <div className="max-lg:mt-8">
            {reviews.total > 1 ? <SortChoice sort={query.sort} to={to} /> : null}
            {reviews.data.length === 0 ? (
              <p className="text-muted first-letter:uppercase">
                <Trans>no matching reviews</Trans>
              </p>
            ) : (
              <ul className="divide-y divide-line">
                {reviews.data.map((review) => (
                  <li key={review.id} id={review.id} className="scroll-mt-4 py-6 first:pt-0">
                    <OneReview
                      review={review}
                      refusal={answer?.reviewId === review.id ? answer.refusal : undefined}
                    />
                  </li>
                ))}
              </ul>
            )}
            <Pager
              pageNo={query.pageNo}
              pageSize={REVIEWS_ON_ITEM}
              total={reviews.total}
              toPage={(pageNo) => to({ pageNo })}
            />
          </div>
        </div>
      )}
    </section>
  )
}

function Summary({
  reviews,
  query,
  to,
}: {
  reviews: ItemReviews
  query: ReviewQuery
  to: (change: Partial<ReviewQuery>) => string
}) {
  const { t } = useLingui()
  const { locale } = useShop()
  const shown = formatNumber(reviews.ratingAvg ?? 0, locale)
  return (
    <div>
      <p className="flex items-center gap-3">
        <span className="text-hero font-bold">{shown}</span>
        <span>
          <Stars
            rate={reviews.ratingAvg ?? 0}
            label={t`${shown} of 5 stars`}
            className="text-title"
          />
          <span className="block text-small text-muted">
            <Plural value={reviews.ratingCount} one="# review" other="# reviews" />
          </span>
        </span>
      </p>
      <ul className="mt-3">
        {reviews.histogram.map(({ rate, count }) => (
          <li key={rate}>
            <StarsRow
              rate={rate}
              count={count}
              all={reviews.ratingCount}
              isOn={query.stars === rate}
              to={to({ stars: query.stars === rate ? undefined : rate })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {reviews.withImagesCount > 0 ? (
          <Choice to={to({ isWithPhotos: !query.isWithPhotos })} isOn={query.isWithPhotos}>
            <Trans>With photos</Trans> ({reviews.withImagesCount})
          </Choice>
        ) : null}
        {query.stars || query.isWithPhotos ? (
          <Choice to={to({ stars: undefined, isWithPhotos: false })} isOn={false}>
            <Trans>All reviews</Trans>
          </Choice>
        ) : null}
      </div>
      <p className="mt-4 text-small text-muted">
        <Trans>Only buyers who have received an item can review it.</Trans> <HowReviewsWork />
      </p>
    </div>
  )
}

function SortChoice({
  sort,
  to,
}: {
  sort: ReviewQuery['sort']
  to: (change: Partial<ReviewQuery>) => string
}) {
  return (
    <nav aria-labelledby="reviews-sort" className="mb-6 flex flex-wrap items-center gap-2">
      <span id="reviews-sort" className="text-small text-muted">
        <Trans>Sort by</Trans>
      </span>
      <Choice to={to({ sort: 'newest' })} isOn={sort === 'newest'}>
        <Trans>Newest</Trans>
      </Choice>
      <Choice to={to({ sort: 'helpful' })} isOn={sort === 'helpful'}>
        <Trans>Most helpful</Trans>
      </Choice>
    </nav>
  )
}

function StarsRow({
  rate,
  count,
  all,
  isOn,
  to,
}: {
  rate: number
  count: number
  all: number
  isOn: boolean
  to: string
}) {
  const { locale } = useShop()
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className="grid min-h-11 grid-cols-[4.5rem_1fr_2.5rem] items-center gap-3 rounded-control hover:text-accent aria-[current=true]:font-bold lg:min-h-9"
    >
      <span className="price">
        <Plural value={rate} one="# star" other="# stars" />
      </span>
      <span className="h-2 overflow-hidden rounded-full bg-plate">
        <span
          className="block h-full rounded-full bg-ink"
          style={{ width: `${all === 0 ? 0 : (count / all) * 100}%` }}
        />
      </span>
      <span className="text-end text-small text-muted digits">{formatNumber(count, locale)}</span>
    </Link>
  )
}

function Choice({ to, isOn, children }: { to: string; isOn: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className="chip min-h-11 hover:border-ink aria-[current=true]:border-accent aria-[current=true]:bg-soft aria-[current=true]:font-medium lg:min-h-9"
    >
      {children}
    </Link>
  )
}

function OneReview({ review, refusal }: { review: PublicReview; refusal: string | undefined }) {
  const { t } = useLingui()
  const { locale, front } = useShop()
  const nameOf = useFinishName()
  const shown = review.rateDict
  const finish = review.attributes.find(({ attrKey }) => attrKey === 'finish')?.attrVal
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rate={shown} label={t`${shown} of 5 stars`} />
        <h3 className="min-w-0 text-base wrap-anywhere">{review.commentatorName}</h3>
        <span className="text-small text-muted">
          <DateText iso={review.createdAt} locale={locale} timeZone={front.timeZone} />
          {finish ? ` · ${nameOf(finish)}` : ''} · <Trans>Verified purchase</Trans>
          {review.isReturned ? (
            <>
              {' '}
              · <Trans>later returned</Trans>
            </>
          ) : null}
        </span>
      </div>
      <ReviewBody review={review} author={review.commentatorName} className="mt-2" />
      {review.reviewComments.map((later) => (
        <div key={later.createdAt} className="mt-4 max-w-prose border-s-2 border-line ps-4">
          <p className="text-small text-muted">
            <LaterText days={later.daysOfUse} />
          </p>
          <ReviewBody review={later} author={review.commentatorName} className="mt-1" />
        </div>
      ))}
      <ShopReply reply={review.replyComment} />
      <Helpful review={review} refusal={refusal} />
    </article>
  )
}

/** A plain form: whoever is not signed in does that first and comes back. */
function Helpful({ review, refusal }: { review: PublicReview; refusal: string | undefined }) {
  const { pathname, search } = useLocation()
  const isBusy = useNavigation().formData?.get('review') === review.id
  return (
    <Form
      method="post"
      action={pathname + search}
      preventScrollReset
      className="mt-3 flex flex-wrap items-center gap-x-4"
    >
      <input type="hidden" name="review" value={review.id} />
      <button
        name="helpful"
        value={review.isHelpful ? '0' : '1'}
        aria-pressed={review.isHelpful}
        aria-disabled={isBusy}
        className="chip min-h-11 hover:border-ink aria-pressed:border-accent aria-pressed:bg-soft aria-pressed:font-medium lg:min-h-9"
      >
        <Trans>Helpful</Trans>
        {review.helpfulCount > 0 ? ` (${review.helpfulCount})` : null}
      </button>
      <Link
        to={`/report-review/${review.id}?to=${encodeURIComponent(`${pathname}${search}#${review.id}`)}`}
        rel="nofollow"
        className="tap text-small text-muted hover:text-ink hover:underline"
      >
        <Trans>Report</Trans>
      </Link>
      {refusal ? (
        <p role="alert" className="mt-2 w-full text-small text-refuse">
          {refusal}
        </p>
      ) : null}
    </Form>
  )
}

import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { gifts } from '@galleria/contract/membership-rules'
import type { Route } from './+types/how-reviews-work-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { shopOf } from '../../shop-context.ts'

export const meta = showHead

export function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return {
    head: headOf(shop, { title: shop.i18n._(msg`How reviews work`), path: '/how-reviews-work' }),
  }
}

/**
 * Whether and how the mall makes sure that reviews are by buyers, which has to be said where they
 * are shown (Directive (EU) 2019/2161, article 7(6) of 2005/29/EC).
 */
export default function HowReviewsWorkPage() {
  const points = gifts.POST_ORDER_REVIEW
  return (
    <div className="wrap max-w-2xl pt-4 pb-16 sm:pt-8">
      <h1 className="text-head">
        <Trans>How reviews work</Trans>
      </h1>
      <div className="mt-6 grid gap-6 [&_h2]:text-title [&_p]:mt-2">
        <section>
          <h2>
            <Trans>Who can write a review</Trans>
          </h2>
          <p>
            <Trans>
              Only people who have bought an item here and received it: each review belongs to an
              item in an order, and we check that the order was received. Nobody else can open the
              form. You can write one review per item ordered, and one follow-up later.
            </Trans>
          </p>
          <p>
            <Trans>
              Nobody who works for a shop can review its goods or mark a review of them as helpful.
              We don’t copy reviews from elsewhere.
            </Trans>
          </p>
          <p>
            <Trans>
              Members get {points} points and as many growth points for each review they write here,
              whatever it says. We give nothing else for reviews.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>What we show</Trans>
          </h2>
          <p>
            <Trans>
              All of them, good and bad. A shop can reply to a review and correct its reply; it can
              neither change nor hide the review. If the item was later returned, we say so beside
              the review, and its stars still count.
            </Trans>
          </p>
          <p>
            <Trans>
              An item’s star rating is the simple average of all its first reviews. The newest come
              first; “Most helpful” puts first what most members found helpful, with one vote per
              member.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>What we don’t show</Trans>
          </h2>
          <p>
            <Trans>
              Anybody can report a review. One of our team looks at it, and hides it if it is not
              about the item, insults somebody, names people or is advertising. We tell its author
              why, and they can object; then we look at it again. Hidden reviews don’t count towards
              the star rating.
            </Trans>
          </p>
          <p>
            <Trans>
              We only show the author’s first name and an initial. If an account is deleted, its
              reviews stay, without the name.
            </Trans>
          </p>
        </section>
      </div>
    </div>
  )
}

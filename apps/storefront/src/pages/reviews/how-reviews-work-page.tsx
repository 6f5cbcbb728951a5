import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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

/** Whether and how the mall makes sure that reviews are by buyers, which has to be said where they are shown (Directive (EU) 2019/2161, article 7(6) of 2005/29/EC). */
export default function HowReviewsWorkPage() {
  return (
    <div className="wrap max-w-2xl pt-4 pb-16 sm:pt-8">
      <h1 className="text-head">
        <Trans>How reviews work</Trans>
      </h1>
      <div className="mt-6 grid gap-6 [&_h2]:text-title [&_p]:mt-2">
        <section>
          <h2>
            <Trans>Who can write one</Trans>
          </h2>
          <p>
            <Trans>
              Only whoever has bought an item here and has received it: each review belongs to a
              line of an order, and the mall itself checks that the order was received. Nobody else
              finds the form. There is one review for each line, and one addition to it later.
            </Trans>
          </p>
          <p>
            <Trans>
              Nobody who works for a shop can review its goods or say that a review of them helped.
              Reviews are not paid for, and none are taken from elsewhere.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>What is shown</Trans>
          </h2>
          <p>
            <Trans>
              All of them, good and bad. A shop can answer a review once; it can neither change nor
              hide it. If the goods were sent back later, it says so beside the review, and the
              stars stay.
            </Trans>
          </p>
          <p>
            <Trans>
              The stars of an item are the plain average of all its first reviews. The newest come
              first; “Most helpful” puts first what most members found helpful, with one voice for
              each of them.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>What is not shown</Trans>
          </h2>
          <p>
            <Trans>
              Anybody can report a review. A person of the mall looks at it, and hides it if it is
              not about the item, insults somebody, names people or is advertising. Its author is
              told why and can object; then it is looked at again. What is hidden has no stars.
            </Trans>
          </p>
          <p>
            <Trans>
              Of the author only a first name and one letter. If an account is deleted, its reviews
              stay without the name.
            </Trans>
          </p>
        </section>
      </div>
    </div>
  )
}

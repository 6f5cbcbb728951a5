import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data as answerWith, Link, redirect, useLocation } from 'react-router'
import { pageCount } from '@galleria/kernel/page'
import type { Route } from './+types/comments-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { answerRefusal } from '../../parts/account/form-answer.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { Pager } from '../../parts/pager.tsx'
import { readForm } from '../../parts/read-form.ts'
import { shopOf } from '../../shop-context.ts'
import { HowReviewsWork } from '../../parts/how-reviews-work.tsx'
import { NothingHere } from './nothing-here.tsx'
import { OwnReview } from './own-review.tsx'
import { ReminderCard } from './reminder-card.tsx'
import { listPath, readListQuery, tabs, type ListQuery } from './review-paths.ts'
import { ToReviewCard } from './to-review-card.tsx'

export const meta = showHead

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = readListQuery(new URL(request.url).searchParams)
  return readForBuyer(request, async () => {
    // First: what is begun beside it would be nobody's once this fails.
    const user = await shop.user()
    const isToReview = query.tab === 'unComment'
    const pageOf = (isShown: boolean) => ({
      queryParams: {
        page: isShown ? { no: query.pageNo, size: query.pageSize } : { no: 1, size: 1 },
      },
    })
    // The count of what is to review stands on its tab whichever is open.
    const [toReview, written, reminder] = await Promise.all([
      shop.call('POST /api/trantor/flow/bbc_trade_PageTradeOrderForBuyerIdFlow', {
        ...pageOf(isToReview),
        tradeOrderStatus: { displayStatus: { value: 'COMPLETE' } },
      }),
      isToReview
        ? undefined
        : shop.call('POST /api/trantor/flow/bbc_content_PageCommonComment4CFlow', {
            ...pageOf(true),
            postTypeDict: 'ORDER_LINE',
          }),
      user ? shop.call('POST /sapi/mall-content/reviewreminder/detail', {}) : undefined,
    ])
    const { data, total } = written ?? toReview
    if (data.length === 0 && query.pageNo > 1)
      throw redirect(listPath(query, { pageNo: pageCount(total, query.pageSize) }))
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`My reviews`),
        path: '/buyer/comments',
        isListed: false,
      }),
      toReview: isToReview ? toReview.data : [],
      written: written?.data ?? [],
      total,
      toReviewCount: toReview.total,
      reminder,
    }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  try {
    await shopOf(context).call('POST /sapi/mall-content/reviewreminder/set', {
      isWanted: form.get('intent') === 'remind',
    })
  } catch (error) {
    return answerWith(answerRefusal(error, request, form), 422)
  }
  const query = readListQuery(new URL(request.url).searchParams)
  return redirect(listPath(query, { pageNo: query.pageNo }), 303)
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

export default function CommentsPage({
  loaderData: { toReview, written, total, toReviewCount, reminder },
  actionData,
}: Route.ComponentProps) {
  const query = readListQuery(new URLSearchParams(useLocation().search))
  return (
    <div className="wrap max-w-4xl pt-4 pb-16 sm:pt-8">
      <Breadcrumbs
        trail={[{ to: '/buyer/index', label: <Trans>My account</Trans> }]}
        here={<Trans>My reviews</Trans>}
      />
      <h1 className="text-head sm:text-hero">
        <Trans>My reviews</Trans>
      </h1>
      <Tabs query={query} toReviewCount={toReviewCount} />
      {total === 0 ? (
        <NothingHere tab={query.tab} />
      ) : (
        <ul className="mt-6 grid gap-5">
          {toReview.map((order) => (
            <li key={order.id}>
              <ToReviewCard order={order} />
            </li>
          ))}
          {written.map((review) => (
            <li key={review.comment.id}>
              <OwnReview review={review} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        pageNo={query.pageNo}
        pageSize={query.pageSize}
        total={total}
        toPage={(pageNo) => listPath(query, { pageNo })}
      />
      <p className="mt-6 text-small">
        <HowReviewsWork />
      </p>
      {reminder ? <ReminderCard reminder={reminder} answer={actionData} /> : null}
    </div>
  )
}

function Tabs({ query, toReviewCount }: { query: ListQuery; toReviewCount: number }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Reviews by status`} className="mt-5 border-b border-line">
      <ul className="-mb-px flex gap-x-6">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={listPath(query, { tab })}
              preventScrollReset
              aria-current={query.tab === tab ? 'page' : undefined}
              className="tap border-b-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              <span className="inline-block first-letter:uppercase">
                {tab === 'unComment' ? <Trans>to review</Trans> : <Trans>reviewed</Trans>}
              </span>
              {tab === 'unComment' ? ` (${toReviewCount})` : ''}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

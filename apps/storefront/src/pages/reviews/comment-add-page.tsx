import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { hasErrors } from '@galleria/ui/form/field-errors'
import { MOST_REVIEWS_AT_ONCE } from '@galleria/contract/review-rules'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/comment-add-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { shopOf } from '../../shop-context.ts'
import {
  findErrors,
  linesToReview,
  errorsByField,
  readDrafts,
  toComment,
  type Answer,
} from './review-form.ts'
import { addPath, donePath, readLineIds, writtenPath } from './review-paths.ts'
import { ReviewForm } from './review-form.tsx'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const params = new URL(request.url).searchParams
  const lineIds = readLineIds(params)
  return readForBuyer(request, async () => {
    const orderId = params.get('orderId') ?? ''
    if (!(await shop.user())) throw loginFirst(request, 'review')
    if (lineIds.length === 0) {
      const order = await shop.call(
        'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
        { id: orderId },
      )
      throw redirect(
        addPath(
          order.id,
          order.tradeOrderLineList.slice(0, 50).map((line) => line.id),
        ),
      )
    }
    const lines = await shop.call('POST /api/trantor/flow/bbc_trade_TradeOrderLineForIdFlow', {
      id: { values: lineIds.slice(0, 50) },
    })
    const [first] = lines
    if (!first) throw data(null, 404)
    const order = await shop.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: first.tradeOrder.id },
    )
    const open = order.operationList.includes('comment') ? linesToReview(lines) : []
    const state =
      open.length > 0
        ? ('open' as const)
        : order.tradeOrderCommentStatus === 'EVALUATED' || linesToReview(lines).length === 0
          ? ('written' as const)
          : ('early' as const)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Write a review`),
        path: '/buyer/comment-add',
        isListed: false,
      }),
      orderId: order.id,
      code: order.tradeOrderCode,
      lines: open,
      state,
    }
  })
}

/** Writes one review for each block, all or none. What was typed comes back with every refusal. */
export async function action({ request, context }: Route.ActionArgs) {
  const drafts = readDrafts(await readForm(request))
  const refuseWith = (answer: Answer) => data<Answer>({ ...answer, drafts }, 422)
  if (drafts.length === 0 || drafts.length > MOST_REVIEWS_AT_ONCE) throw data(null, 400)
  const errors = findErrors(drafts)
  if (hasErrors(errors)) return refuseWith({ errors })
  try {
    await shopOf(context).call(
      'POST /api/trantor/flow/bbc_content_BatchCreateCommonCommentFlow',
      drafts.map((draft) => toComment(draft)),
    )
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) throw loginFirst(request)
    const placed = error.body.errors && errorsByField(error.body.errors, drafts)
    return refuseWith(placed ? { errors: placed } : { sentence: error.body.title })
  }
  return redirect(donePath, 303)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies Answer)
}

export default function CommentAddPage({
  loaderData: { orderId, code, lines, state },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link
        to={`/buyer/order/detail/${orderId}`}
        className="tap text-muted hover:text-ink max-sm:hidden"
      >
        <IconBack size={18} />
        <Trans>Order {code}</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>Write a review</Trans>
      </h1>
      {state === 'open' ? (
        <ReviewForm lines={lines} answer={actionData} />
      ) : (
        <div className="card mt-6 px-6 py-10 text-center">
          <p className="text-large">
            {state === 'written' ? (
              <Trans>You’ve reviewed everything here. Thank you.</Trans>
            ) : (
              <Trans>
                You can review these items once they have all arrived and you have confirmed
                receipt.
              </Trans>
            )}
          </p>
          <p className="mt-6">
            {state === 'written' ? (
              <Link to={writtenPath} className="btn btn-main">
                <Trans>See my reviews</Trans>
              </Link>
            ) : (
              <Link to={`/buyer/order/detail/${orderId}`} className="btn btn-main">
                <Trans>View the order</Trans>
              </Link>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { hasErrors } from '@galleria/ui/form/field-errors'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/comment-plus-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { readForm } from '../../parts/read-form.ts'
import { shopOf } from '../../shop-context.ts'
import { errorsByField, findErrors, readDrafts, toComment, type Answer } from './review-form.ts'
import { ReviewForm } from './review-form.tsx'
import { detailPath, donePath, plusPath } from './review-paths.ts'
import { ReviewText } from './review-text.tsx'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    if (!(await shop.user())) throw loginFirst(request, 'review')
    const [review] = (
      await shop.call('POST /api/trantor/flow/bbc_content_PageCommonComment4CFlow', {
        qCommentBO: { id: params.id },
      })
    ).data
    if (!review) throw data(null, 404)
    // Once: the page of the review shows what was written.
    if (review.reviewComments.length > 0) throw redirect(detailPath(params.id))
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Follow-up review`),
        path: plusPath(params.id),
        isListed: false,
      }),
      comment: review.comment,
      // The line that the review stands at: of a set, its main item.
      line: { ...review.tradeOrderLine, id: review.comment.postId },
    }
  })
}

/**
 * Says more about goods that were reviewed, once and without stars. What was typed comes back with
 * every refusal.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const drafts = readDrafts(await readForm(request))
  const refuseWith = (answer: Answer) => data<Answer>({ ...answer, drafts }, 422)
  if (drafts.length !== 1) throw data(null, 400)
  const errors = findErrors(drafts, true)
  if (hasErrors(errors)) return refuseWith({ errors })
  try {
    await shopOf(context).call(
      'POST /api/trantor/flow/bbc_content_BatchCreateCommonCommentFlow',
      drafts.map((draft) => toComment(draft, params.id)),
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

/** The form of a follow-up, below what was written first [REV-019]. */
export default function CommentPlusPage({
  loaderData: { comment, line },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link to={detailPath(comment.id)} className="tap text-muted hover:text-ink max-sm:hidden">
        <IconBack size={18} />
        <Trans>My review</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>Follow-up review</Trans>
      </h1>
      <section className="mt-4 max-w-prose border-s-2 border-line ps-4">
        <h2 className="text-small text-muted">
          <Trans>Your first review</Trans>
        </h2>
        <ReviewText comment={comment} />
      </section>
      <ReviewForm lines={[line]} answer={actionData} isFollowUp />
    </div>
  )
}

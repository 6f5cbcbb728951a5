import { data, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { pageOf } from '../../addresses/page-path.ts'
import { loginFirst } from '../../parts/buyer/read-for-buyer.ts'
import { readForm } from '../../parts/read-form.ts'
import type { Shop } from '../../shop-context.ts'

/** What the mall said against it, at the review that it is about. */
export type HelpfulAnswer = { readonly reviewId: string; readonly refusal: string }

/** A voice for a review, or the same taken back; then the item again, at that review. */
export async function findHelpful({ call }: Shop, request: Request) {
  const form = await readForm(request)
  const reviewId = String(form.get('review') ?? '')
  try {
    await call('POST /sapi/mall-content/web/comment/helpful', {
      commentId: reviewId,
      isHelpful: form.get('helpful') === '1',
    })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) throw loginFirst(request)
    if (error.status === 404 || error.code === 'request.malformed') throw data(null, 404)
    return data<HelpfulAnswer>({ reviewId, refusal: error.body.title }, error.status)
  }
  const { pathname, search } = pageOf(request)
  return redirect(`${pathname}${search}#${reviewId}`, 303)
}

import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { IconCheck } from '@galleria/ui/icons'
import type { Route } from './+types/confirm-success-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { isProblem } from '@galleria/contract/client'
import { shopOf, type Shop } from '../../../shop-context.ts'
import { orderPath } from '../operations.ts'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const named = new URL(request.url).searchParams.get('orderId') ?? ''
  const orderId = /^ord_[0-9a-z]{26}$/.test(named) ? named : undefined
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Receipt confirmed`),
      path: '/confirm-success',
      isListed: false,
    }),
    orderId,
    canReview: orderId ? await canReview(shop, orderId) : false,
  }
}

/** The page is a thank-you: of an order that is not to be read here it says no more. */
async function canReview({ call }: Pick<Shop, 'call'>, id: string): Promise<boolean> {
  try {
    const { operationList } = await call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id },
    )
    return operationList.includes('comment')
  } catch (error) {
    if (!isProblem(error)) throw error
    return false
  }
}

export default function ConfirmSuccessPage({
  loaderData: { orderId, canReview: isToReview },
}: Route.ComponentProps) {
  return (
    <div className="wrap py-24 text-center">
      <span className="inline-grid size-16 place-items-center rounded-full bg-soft text-accent">
        <IconCheck size={32} />
      </span>
      <h1 className="mt-4 text-head first-letter:uppercase">
        <Trans>successfully received</Trans>
      </h1>
      <p className="mt-3 text-large text-muted">
        <Trans>Thank you for letting us know. We hope you enjoy your new furniture.</Trans>
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {orderId && isToReview ? (
          <Link to={`/buyer/comment-add?orderId=${orderId}`} className="btn btn-main">
            <Trans>Write a review</Trans>
          </Link>
        ) : null}
        <Link to="/" className={`btn ${isToReview ? 'btn-quiet' : 'btn-main'}`}>
          <Trans>Continue shopping</Trans>
        </Link>
        {orderId ? (
          <Link to={orderPath(orderId)} className="btn btn-quiet">
            <Trans>View the order</Trans>
          </Link>
        ) : null}
      </div>
    </div>
  )
}

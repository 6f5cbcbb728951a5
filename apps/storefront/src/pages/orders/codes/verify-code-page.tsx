import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/verify-code-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { shopOf } from '../../../shop-context.ts'
import { orderPath, verifyCodePath } from '../operations.ts'
import { VerifyCode } from './verify-code.tsx'
import { readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'

export const meta = showHead

/**
 * Of an order that was handed over, or cancelled, there is no code any more: its page says what
 * became of it.
 */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { orderId } = params
  return readForBuyer(request, async () => {
    try {
      return {
        head: headOf(shop, {
          title: shop.i18n._(msg`Your pick-up code`),
          path: verifyCodePath(orderId),
          isListed: false,
        }),
        orderId,
        shown: await shop.call('POST /sapi/mall-order/web/order/queryVerifyCode', { id: orderId }),
      }
    } catch (error) {
      if (isProblem(error) && error.code === 'order.state') throw redirect(orderPath(orderId), 303)
      throw error
    }
  })
}

export default function VerifyCodePage({ loaderData: { orderId, shown } }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link to={orderPath(orderId)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>Back to the order</Trans>
      </Link>
      <h1 className="mb-5 text-head">
        <Trans>Your pick-up code</Trans>
      </h1>
      <div className="card p-5 sm:p-6">
        <VerifyCode shown={shown} />
      </div>
    </div>
  )
}

import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Link } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import { IconMail } from '@galleria/ui/icons'
import type { Route } from './+types/guest-order-page.ts'
import { headOf, showHead } from '../../head.ts'
import { shopOf } from '../../shop-context.ts'
import { OrderView } from './order-view.tsx'

export const meta = showHead

/** The address opens the order, so nobody keeps the page and no other site learns where the reader came from. */
const secret = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

export function headers() {
  return secret
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const head = headOf(shop, { title: shop.i18n._(msg`Your order`), path: '/guest-order', isListed: false })
  if (!token) return { head, order: undefined, isSpoilt: false }
  try {
    return { head, order: await shop.call('POST /sapi/mall-order/web/order/queryGuestOrder', { token }), isSpoilt: false }
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return data({ head, order: undefined, isSpoilt: true }, { status: 404 })
  }
}

/** A guest's order by the signed link of a mail: to look at, without buttons. */
export default function GuestOrderPage({ loaderData: { order, isSpoilt } }: Route.ComponentProps) {
  if (!order) return <LinkNeeded isSpoilt={isSpoilt} />
  return <div className="wrap pt-4 pb-16 sm:pt-8"><OrderView order={order} /></div>
}

function LinkNeeded({ isSpoilt }: { isSpoilt: boolean }) {
  return (
    <div className="wrap py-24 text-center">
      <span className="inline-grid size-16 place-items-center rounded-full bg-plate text-muted"><IconMail size={32} /></span>
      <h1 className="mt-4 text-head">{isSpoilt ? <Trans>This link does not open an order</Trans> : <Trans>Find your order</Trans>}</h1>
      <p className="mx-auto mt-3 max-w-xl text-large text-muted">{isSpoilt
        ? <Trans>It is older than 90 days, or was cut short on its way. Please open the link in the latest mail about your order, complete as it stands there.</Trans>
        : <Trans>Every mail about your order has a link that opens it. If you have an account, sign in and look under My orders.</Trans>}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/login?to=%2Fbuyer%2Forders" className="btn btn-main"><Trans>Sign in</Trans></Link>
        <Link to="/" className="btn btn-quiet"><Trans>To the home page</Trans></Link>
      </div>
    </div>
  )
}

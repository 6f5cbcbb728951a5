import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/express-trick-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { shopOf } from '../../../shop-context.ts'
import { orderPath, trackPath } from '../operations.ts'
import { ParcelCard } from './parcel-card.tsx'
import { readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { orderId } = params
  return readForBuyer(request, async () => {
    const parcels = await shop.call('POST /sapi/mall-order/web/order/listPackage', { id: orderId })
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Track your parcels`),
        path: trackPath(orderId),
        isListed: false,
      }),
      orderId,
      parcels,
    }
  })
}

export default function ExpressTrickPage({
  loaderData: { orderId, parcels },
}: Route.ComponentProps) {
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link to={orderPath(orderId)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>Back to the order</Trans>
      </Link>
      <h1 className="mb-5 text-head">
        <Trans>Track your parcels</Trans>
      </h1>
      {parcels.length === 0 ? (
        <p className="card px-6 py-12 text-center text-muted">
          <Trans>No tracking information for now</Trans>
        </p>
      ) : null}
      <div className="grid gap-5">
        {parcels.map((parcel, index) => (
          <ParcelCard
            key={parcel.id}
            parcel={parcel}
            number={parcels.length > 1 ? index + 1 : undefined}
          />
        ))}
      </div>
    </div>
  )
}

import { useEffect, useState, type ReactNode } from 'react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Navigate, redirect, useLocation } from 'react-router'
import { createClient, fetchTransport } from '@galleria/contract/client'
import { IconBack, IconTruck } from '@galleria/ui/icons'
import type { Route } from './+types/m-logistics-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { CopyButton } from '../../../parts/buyer/copy-button.tsx'
import { readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'
import { shopOf } from '../../../shop-context.ts'
import { reversePath } from '../operations.ts'
import { TrackList } from './parcel-card.tsx'
import { readHandedShipments, readShipments, type Shipment } from './shipments.ts'
import { readTracks } from './track.ts'

export const meta = showHead

const LIST = '/buyer/as'

/**
 * By the address of an after-sales order; without one only a page that hands the shipments over
 * leads here.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const id = new URL(request.url).searchParams.get('reverseOrderId')
  if (!id) throw redirect(LIST)
  return readForBuyer(request, async () => ({
    head: headOf(shop, {
      title: shop.i18n._(msg`Logistics`),
      path: `/buyer/m-logistics?reverseOrderId=${id}`,
      isListed: false,
    }),
    reverseId: id,
    shipments: readShipments(
      (await shop.call('POST /sapi/mall-order/web/reverseorder/querybyid', { id }))
        .fulfillmentProgressList,
    ),
  }))
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return new URL(request.url).searchParams.has('reverseOrderId') ? serverLoader() : undefined
}

/** How goods go back to a shop, and how others come instead. */
export default function LogisticsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { state, search } = useLocation() as { state: unknown; search: string }
  const shipments = loaderData?.shipments ?? readHandedShipments(state)
  const isExchange = new URLSearchParams(search).get('tab') === 'exchange'
  if (!shipments) return <Navigate to={LIST} replace />
  const pathOf = (tab: 'return' | 'exchange') =>
    `?${new URLSearchParams({ ...(loaderData ? { reverseOrderId: loaderData.reverseId } : {}), tab })}`
  const tabs = [
    { tab: 'return', name: <Trans>Return shipping</Trans>, isHere: !isExchange },
    { tab: 'exchange', name: <Trans>Exchange shipping</Trans>, isHere: isExchange },
  ] as const
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link
        to={loaderData ? reversePath(loaderData.reverseId) : LIST}
        className="tap text-muted hover:text-ink"
      >
        <IconBack size={18} />
        <Trans>After-sales</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>Logistics</Trans>
      </h1>
      <nav aria-label={t`Directions`} className="mt-5 mb-5 border-b border-line">
        <ul className="-mb-px flex flex-wrap gap-x-6">
          {tabs.map(({ tab, name, isHere }) => (
            <li key={tab}>
              <Link
                to={pathOf(tab)}
                state={state}
                replace
                preventScrollReset
                aria-current={isHere ? 'page' : undefined}
                className="tap border-b-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Shipments
        shipments={shipments.filter(({ by }) => by === (isExchange ? 'SELLER' : 'USER'))}
      />
    </div>
  )
}

function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  if (shipments.length === 0)
    return (
      <p className="card px-6 py-12 text-center text-muted">
        <NoTracking />
      </p>
    )
  return (
    <div className="grid gap-5">
      {shipments.map((shipment) => (
        <ShipmentCard key={shipment.number} shipment={shipment} />
      ))}
    </div>
  )
}

function ShipmentCard({ shipment }: { shipment: Shipment }) {
  const { t } = useLingui()
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="flex items-center gap-2 text-title">
        <IconTruck />
        {shipment.carrier}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-1.5">
        {shipment.number}
        <CopyButton
          text={shipment.number}
          label={t`Copy the tracking number`}
          done={<Trans>Copied!</Trans>}
        />
      </p>
      <TrackList entries={useTracks(shipment)} empty={<NoTracking />} />
    </section>
  )
}

function NoTracking(): ReactNode {
  return <Trans>no tracking information yet</Trans>
}

/** What came with the shipment, else what its carrier says now. */
function useTracks({ carrierCode, number, tracks }: Shipment) {
  const [asked, setAsked] = useState<Shipment['tracks']>([])
  const isKnown = tracks.length > 0
  useEffect(() => {
    if (isKnown || !carrierCode || !number) return
    let isHere = true
    const call = createClient(fetchTransport())
    void call('GET /api/tms/web/express/track/waybill/query', {
      carrierCompanyCode: carrierCode,
      wayBillNumber: number,
    }).then(
      (entries) => isHere && setAsked(readTracks(entries)),
      // Unknown to the carrier, or out of reach: the page says that there is nothing yet.
      () => undefined,
    )
    return () => void (isHere = false)
  }, [isKnown, carrierCode, number])
  return isKnown ? tracks : asked
}

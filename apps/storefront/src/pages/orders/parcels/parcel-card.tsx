import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireParcel } from '@galleria/contract/order'
import { DateText } from '@galleria/ui/date'
import { IconTruck } from '@galleria/ui/icons'
import { Thumbnail } from '@galleria/ui/picture'
import { Times } from '../../../parts/measure.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { CopyButton } from '../../../parts/buyer/copy-button.tsx'
import { readTracks, type TrackEntry } from './track.ts'

/** One parcel: who carries it, under which number, what is in it, where it has been. */
export function ParcelCard({
  parcel,
  number,
  children,
}: {
  parcel: WireParcel
  number?: number | undefined
  children?: ReactNode
}) {
  const { t } = useLingui()
  const { serviceCode, fulfillmentServiceProvider: carrier } = parcel
  // It never was on its way: there is nothing to look for at its carrier.
  const isCalledBack = parcel.fulfillmentProgressStatus === 'CANCEL'
  return (
    <section className="card p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="flex items-center gap-2 text-title">
          <IconTruck />
          {number ? <Trans>Parcel {number}</Trans> : <Trans>Parcel</Trans>}
        </h2>
        <ParcelState parcel={parcel} />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-1.5">
        {carrier.entityName}{' '}
        {isCalledBack ? (
          serviceCode
        ) : (
          <>
            <a href={carrier.trackingUrl} rel="noreferrer" target="_blank" className="link tap">
              {serviceCode}
              <span className="sr-only">{t`opens the carrier’s website in a new tab`}</span>
            </a>
            <CopyButton
              text={serviceCode}
              label={t`Copy the tracking number`}
              done={<Trans>Copied!</Trans>}
            />
          </>
        )}
      </p>
      {parcel.callBackReason && (
        <p className="mt-2 rounded-control bg-plate px-4 py-3">
          <Trans>The shop recalled this parcel: {parcel.callBackReason}</Trans>
        </p>
      )}
      {parcel.isLost && (
        <p role="note" className="mt-2 rounded-control bg-plate px-4 py-3 font-medium text-refuse">
          <Trans>The carrier says that this parcel is lost.</Trans>
        </p>
      )}
      <ul className="mt-2 grid gap-2">
        {parcel.fulfillmentProgressLineList.map((line) => (
          <li key={line.tradeOrderLineId} className="flex items-center gap-3">
            <Thumbnail url={line.image} alt="" size={48} />
            <span>
              <Times qty={line.qty} sku={line} /> {line.name}
            </span>
          </li>
        ))}
      </ul>
      {!isCalledBack && (
        <TrackList
          entries={readTracks(parcel.logisticsList)}
          empty={<Trans>No tracking information for now</Trans>}
        />
      )}
      {children}
    </section>
  )
}

function ParcelState({ parcel }: { parcel: WireParcel }) {
  if (parcel.fulfillmentProgressStatus === 'SIGN_IN')
    return (
      <span className="chip text-ink">
        <Trans>Receipt confirmed</Trans>
      </span>
    )
  if (parcel.fulfillmentProgressStatus === 'CANCEL')
    return (
      <span className="chip text-muted">
        <Trans>Recalled</Trans>
      </span>
    )
  return (
    <span className="chip font-medium text-accent">
      {parcel.deliveredAt ? <Trans>Delivered</Trans> : <Trans>On its way</Trans>}
    </span>
  )
}

/** Where the parcel has been, the latest entry first and set apart [LOG-009]. */
export function TrackList({
  entries,
  empty,
}: {
  entries: readonly TrackEntry[]
  /** What is said instead of no entries. */
  empty: ReactNode
}) {
  const { locale, front } = useShop()
  if (entries.length === 0)
    return <p className="mt-5 rounded-control bg-plate px-4 py-3 text-muted">{empty}</p>
  return (
    <ol className="mt-5">
      {entries.map(({ at, place, text }, index) => (
        <li
          key={index}
          className="relative border-s border-line ps-6 pb-4 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute -start-[5px] top-1.5 size-[9px] rounded-full ${index === 0 ? 'bg-accent [box-shadow:0_0_0_4px_var(--soft)]' : 'bg-field'}`}
          />
          <p className={index === 0 ? 'font-medium text-accent' : ''}>{text}</p>
          <p className="text-small text-muted">
            {at ? (
              <DateText iso={at} shape="moment" locale={locale} timeZone={front.timeZone} />
            ) : null}
            {at && place ? ' · ' : ''}
            {place}
          </p>
        </li>
      ))}
    </ol>
  )
}

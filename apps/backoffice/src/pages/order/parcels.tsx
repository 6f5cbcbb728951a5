import type { MerchantOrder } from '@galleria/contract/merchant'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import type { ReactNode } from 'react'
import detail from '../../parts/detail.module.css'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { LostParcel } from '../../parts/lost-parcel.tsx'
import { useFormat } from '../../parts/use-format.ts'
import styles from './order.module.css'

type Parcel = MerchantOrder['packageList'][number]
export const parcelStateNames = {
  SEND_DELIVERY: msg`Under way`,
  SIGN_IN: msg`Received`,
  CANCEL: msg`Called back`,
}

/** What was sent, parcel by parcel; `actions` is what its reader does with one. */
export function Parcels({
  parcels,
  actions,
}: {
  readonly parcels: readonly Parcel[]
  readonly actions?: (parcel: Parcel) => ReactNode
}) {
  return (
    <ul className={styles['parcels']}>
      {parcels.map((parcel) => (
        <OneParcel key={parcel.id} parcel={parcel}>
          {actions?.(parcel)}
        </OneParcel>
      ))}
    </ul>
  )
}

function OneParcel({
  parcel,
  children,
}: {
  readonly parcel: Parcel
  readonly children: ReactNode
}) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { entityName, trackingUrl } = parcel.fulfillmentServiceProvider
  const isCalledBack = parcel.fulfillmentProgressStatus === 'CANCEL'
  return (
    <li>
      <div className={detail['headline']}>
        <strong>{entityName}</strong>
        <span className={detail['minor']}>
          {i18n._(parcelStateNames[parcel.fulfillmentProgressStatus])} ·{' '}
          {format.moment(parcel.deliveredAt ?? parcel.createdAt)}
        </span>
      </div>
      {!isCalledBack && /^https?:\/\//.test(trackingUrl) ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer" className={styles['number']}>
          {parcel.serviceCode} <IconExternalLink size={14} stroke={1.5} aria-hidden />
        </a>
      ) : (
        <span className={styles['number']}>{parcel.serviceCode}</span>
      )}
      {parcel.callBackReason && <span>{parcel.callBackReason}</span>}
      <LostParcel isLost={parcel.isLost} />
      {children}
      <ul className={styles['contents']}>
        {parcel.fulfillmentProgressLineList.map((line) => (
          <li key={line.tradeOrderLineId}>
            <GoodsPicture url={line.image} name="" size={32} />{' '}
            {format.times(line.qty, line.marketingUnit)} {line.name}
          </li>
        ))}
      </ul>
      {isCalledBack ? null : parcel.logisticsList.length === 0 ? (
        <span className={detail['minor']}>
          <Trans>The carrier has not reported yet.</Trans>
        </span>
      ) : (
        <ol className={styles['tracks']}>
          {parcel.logisticsList.map((track) => (
            <li key={`${track.originTime}-${track.context}`}>
              <span>{format.moment(track.originTime)}</span>
              <span>
                {track.context}
                {track.areaName && ` · ${track.areaName}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}

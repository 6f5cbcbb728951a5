import type { MerchantReverse } from '@galleria/contract/after-sales'
import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { Link } from 'react-router'
import detail from '../../parts/detail.module.css'
import { useFormat } from '../../parts/use-format.ts'
import order from '../order/order.module.css'
import { parcelStateNames } from '../order/parcels.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import own from './after-sales.module.css'
import { useReverseDesk } from './reverse-desk.ts'

/**
 * How the order stands that the request is about: what was paid and has gone back, and where its
 * parcels are.
 */
export function OrderNow({ reverse }: { readonly reverse: MerchantReverse }) {
  const format = useFormat()
  const { orderPath } = useReverseDesk()
  const { displayStatus, paidAmt, refundedAmt } = reverse.orderNow
  return (
    <section aria-labelledby="order-now" className={own['case']}>
      <Title order={2} id="order-now" m={0}>
        <Trans>The order</Trans>
      </Title>
      <dl>
        <dt>
          <Trans>Order</Trans>
        </dt>
        <dd>
          <Link to={orderPath(reverse.tradeOrder.id)}>{reverse.tradeOrder.tradeOrderCode}</Link>
        </dd>
        <dt>
          <Trans>Status</Trans>
        </dt>
        <dd>
          <StatusBadge status={displayStatus} />
        </dd>
        <dt>
          <Trans>Paid</Trans>
        </dt>
        <dd>{format.money(paidAmt)}</dd>
        <dt>
          <Trans>Refunded so far</Trans>
        </dt>
        <dd>{format.money(refundedAmt)}</dd>
      </dl>
      <SentParcels parcels={reverse.orderNow.packageList} />
    </section>
  )
}

function SentParcels({
  parcels,
}: {
  readonly parcels: MerchantReverse['orderNow']['packageList']
}) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  if (parcels.length === 0)
    return (
      <span className={detail['minor']}>
        <Trans>Nothing has been sent yet.</Trans>
      </span>
    )
  return (
    <ul className={order['parcels']} aria-label={t`Parcels sent`}>
      {parcels.map((parcel) => (
        <li key={parcel.serviceCode + parcel.createdAt}>
          <div className={detail['headline']}>
            <strong>
              {parcel.carrierName} {parcel.serviceCode}
            </strong>
            <span className={detail['minor']}>
              {i18n._(parcelStateNames[parcel.fulfillmentProgressStatus])} ·{' '}
              {format.moment(parcel.deliveredAt ?? parcel.createdAt)}
            </span>
          </div>
          {parcel.lastTrack ? (
            <span>
              {format.moment(parcel.lastTrack.time)} · {parcel.lastTrack.text}
            </span>
          ) : (
            <span className={detail['minor']}>
              <Trans>The carrier has not reported yet.</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

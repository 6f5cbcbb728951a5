import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormat } from '../../parts/use-format.ts'
import { paymentStates, refundStates } from '../all-orders/payment-words.ts'
import { StateBadge } from '../operator/state-badge.tsx'
import type { RowOf } from './find-query.ts'
import { FoundRow } from './found-group.tsx'

/**
 * One line for each that was found: what it is known by, what tells it apart, and the way to it.
 */

/** The server counts no further. */
const MOST_COUNTED = 100

export function FoundPerson({ person }: { readonly person: RowOf<'people'> }) {
  const format = useFormat()
  const { id, email, createTime, orderCount } = person
  return (
    <FoundRow
      title={
        <Link to={`/operator/members?${new URLSearchParams({ account: email })}`}>{email}</Link>
      }
      links={
        orderCount > 0 && (
          <Link to={`/operator/orders?buyer=${id}`}>
            {orderCount >= MOST_COUNTED ? (
              <Trans>100 orders or more</Trans>
            ) : (
              <Plural value={orderCount} one="# order" other="# orders" />
            )}
          </Link>
        )
      }
    >
      <Trans>Member since {format.moment(createTime)}</Trans>
    </FoundRow>
  )
}

export function FoundOrder({ order }: { readonly order: RowOf<'orders'> }) {
  const format = useFormat()
  return (
    <FoundRow title={<Link to={`/operator/orders/${order.id}`}>{order.tradeOrderCode}</Link>}>
      {[
        order.shopName,
        order.buyerMail,
        format.money(order.needPayAmt),
        format.moment(order.orderedTime),
      ].join(' · ')}
    </FoundRow>
  )
}

export function FoundPayment({ payment }: { readonly payment: RowOf<'payments'> }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const isRefund = payment.kind === 'REFUND'
  const state = (isRefund ? refundStates : paymentStates)[payment.status]
  return (
    <FoundRow title={payment.providerRef} links={<ToOrder of={payment} />}>
      {[
        isRefund ? t`Refund` : t`Payment`,
        payment.provider,
        format.money(payment.amount),
        state ? i18n._(state) : payment.status,
        format.moment(payment.time),
      ].join(' · ')}
    </FoundRow>
  )
}

export function FoundParcel({
  parcel,
  seesStray,
}: {
  readonly parcel: RowOf<'parcels'>
  readonly seesStray: boolean
}) {
  const { t } = useLingui()
  const format = useFormat()
  const ways = { OUT: t`To the buyer`, BACK: t`Back to the shop`, STRAY: t`In no books` }
  return (
    <FoundRow
      title={parcel.number}
      links={
        parcel.kind === 'STRAY' && seesStray ? (
          <Link to="/operator/parcels">
            <Trans>Parcels to look at</Trans>
          </Link>
        ) : (
          <ToOrder of={parcel} />
        )
      }
    >
      {[ways[parcel.kind], parcel.carrierName, format.moment(parcel.time)].join(' · ')}
    </FoundRow>
  )
}

/**
 * Shops have a page in the mall that everybody may read; whoever admits them, and whoever reads
 * orders, is led to their own desk.
 */
export function FoundShop({
  seller,
  admits,
  readsOrders,
}: {
  readonly seller: RowOf<'shops'>
  readonly admits: boolean
  readonly readsOrders: boolean
}) {
  const format = useFormat()
  const { sellerId, sellerName, vatId, country, status, shopList } = seller
  return (
    <FoundRow
      title={
        admits ? (
          <Link to={`/operator/sellers?${new URLSearchParams({ q: sellerName })}`}>
            {sellerName}
          </Link>
        ) : (
          sellerName
        )
      }
      links={
        readsOrders && (
          <Link to={`/operator/orders?seller=${sellerId}`}>
            <Trans>Orders of {sellerName}</Trans>
          </Link>
        )
      }
    >
      {vatId} · {format.country(country)} · <StateBadge state={status} />{' '}
      {shopList.map((shop) => (
        <a key={shop.id} href={`/shop/${shop.id}`} target="_blank" rel="noreferrer">
          {shop.name}
        </a>
      ))}
    </FoundRow>
  )
}

function ToOrder({
  of: { orderId, tradeOrderCode },
}: {
  readonly of: Pick<RowOf<'parcels'>, 'orderId' | 'tradeOrderCode'>
}) {
  return (
    orderId !== null && (
      <Link to={`/operator/orders/${orderId}`}>
        <Trans>Order {tradeOrderCode ?? ''}</Trans>
      </Link>
    )
  )
}

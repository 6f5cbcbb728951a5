import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import detail from '../../parts/detail.module.css'
import { ShipBy } from '../../parts/ship-by.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { GroupBuy } from './group-buy.tsx'
import { waitsForGroup } from '../../parts/waits-for-group.ts'
import { useFormat } from '../../parts/use-format.ts'
import { BillTo } from './bill-to.tsx'
import { CancelLines } from './cancel-lines.tsx'
import { Delay } from './delay.tsx'
import { DeliverTo } from './deliver-to.tsx'
import { Goods } from './goods.tsx'
import { PickUp } from './pick-up.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { Hold } from './hold.tsx'
import { Messages } from './messages.tsx'
import { NextOrder } from './next-order.tsx'
import { Notes } from './notes.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { OrderRequests } from './order-requests.tsx'
import styles from './order.module.css'
import { ServiceFacts } from './service-facts.tsx'
import { ShipForm } from './ship-form.tsx'
import { canShip } from './ship-rules.ts'
import { ShopParcels } from './shop-parcels.tsx'
import { useShipping } from './use-shipping.tsx'

/** The form that was looked at has gone, and what there is to say stands elsewhere. */
function showWhole(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' })
}

/** What to do with the order, then what it is. What became of the last attempt to ship outlives the form, which goes with the last piece. */
export function OrderDetail({
  order,
  shipAsked,
}: {
  readonly order: MerchantOrder
  readonly shipAsked: number | undefined
}) {
  const format = useFormat()
  const shipping = useShipping(order)
  const isToShip = canShip(order)
  return (
    <>
      <div className={detail['facts']}>
        <StatusBadge
          status={order.displayStatus}
          isPartlyShipped={order.displayStatus === 'UN_DELIVERY' && order.parcelCount > 0}
          isWaiting={waitsForGroup(order)}
          pickUp={order.pickUp}
        />
        <span>{format.moment(order.timeline.orderedTime)}</span>
        <span>{order.shop.name}</span>
        {isToShip && (
          <span>
            <Trans>Ship by</Trans> <ShipBy order={order} />
          </span>
        )}
      </div>
      <GroupBuy order={order} />
      <Delay order={order} />
      <Hold order={order} />
      <PickUp order={order} />
      <ServiceFacts service={order.serviceDetail} />
      {shipping.isDone && <NextOrder order={order} />}
      {!isToShip && shipping.notice && <div ref={showWhole}>{shipping.notice}</div>}
      <section aria-labelledby="goods">
        <Title order={2} id="goods">
          <Trans>Goods</Trans>
        </Title>
        <Goods lines={order.tradeOrderLineList} />
      </section>
      <div className={detail['pair']}>
        <section aria-labelledby="deliver-to">
          <DeliverTo address={order.deliverTo} isFetched={order.pickUp !== null} />
        </section>
        <section aria-labelledby="bill-to">
          <BillTo bill={order.billTo} />
        </section>
        <section aria-labelledby="amounts">
          <div className={detail['headline']}>
            <Title order={2} id="amounts">
              <Trans>Amounts</Trans>
            </Title>
          </div>
          <OrderAmounts order={order} />
        </section>
      </div>
      {isToShip && (
        <section aria-labelledby="ship" className={styles['ship']}>
          <ShipForm order={order} shipping={shipping} shipAsked={shipAsked} />
        </section>
      )}
      <CancelLines order={order} />
      <ShopParcels order={order} />
      <OrderInvoices order={order} reader="merchant" />
      <OrderRequests orderId={order.id} />
      <Messages order={order} />
      <section aria-labelledby="notes">
        <Notes order={order} />
      </section>
      <section aria-labelledby="history">
        <Title order={2} id="history">
          <Trans>History</Trans>
        </Title>
        <OrderHistory entries={order.progressList} />
      </section>
    </>
  )
}

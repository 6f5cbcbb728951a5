import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import detail from '../../parts/detail.module.css'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { waitsForGroup } from '../../parts/waits-for-group.ts'
import { useFormat } from '../../parts/use-format.ts'
import { BillTo } from './bill-to.tsx'
import { CodeStates } from './code-states.tsx'
import { CancelLines } from './cancel-lines.tsx'
import { DeliverTo } from './deliver-to.tsx'
import { useDesk, type ShownOrder } from './desk.ts'
import { Goods } from './goods.tsx'
import { GroupBuy } from './group-buy.tsx'
import { isOfCodes } from './is-of-codes.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { OrderPart } from './order-part.tsx'
import styles from './order.module.css'
import { ReissueOf, Reissues } from './reissues.tsx'
import { ServiceFacts } from './service-facts.tsx'
import { ShipForm } from './ship-form.tsx'
import { canShip } from './ship-rules.ts'
import { ShopParcels } from './shop-parcels.tsx'
import { useShipping } from './use-shipping.tsx'

/** The form that was looked at has gone, and what there is to say stands elsewhere. */
function showWhole(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' })
}

/** What one desk shows of an order, and the other does not. */
export type DeskParts = {
  /** In the row of facts, and below it. */
  readonly facts: ReactNode
  readonly top: ReactNode
  /** When the last of it was sent here, just now. */
  readonly done?: ReactNode
  /** Beside the addresses. */
  readonly amounts?: ReactNode
  readonly afterParcels?: ReactNode
  /** What of it the shop can send again for nothing. */
  readonly atNoCharge?: ReactNode
  readonly afterInvoices: ReactNode
  readonly end?: ReactNode
}

/** What an exchange costs more: which one. Nothing of it is sent. */
function SurchargeOf({ order: { surchargeOf } }: { readonly order: ShownOrder }) {
  const { isMall } = useDesk()
  if (!surchargeOf) return null
  const code = surchargeOf.reverseTradeOrderCode
  const request = isMall ? code : <Link to={`/after-sales/${surchargeOf.id}?view=all`}>{code}</Link>
  return (
    <Text>
      <Trans>
        This is the price difference for exchange {request}. There is nothing to send for it.
      </Trans>
    </Text>
  )
}

/**
 * What to do with an order, then what it is, at the desk of its shop and at that of the mall. What
 * became of the last attempt to ship outlives the form, which goes with the last piece.
 */
export function OrderDetail({
  order,
  shipAsked,
  parts,
}: {
  readonly order: ShownOrder
  readonly shipAsked: number | undefined
  readonly parts: DeskParts
}) {
  const format = useFormat()
  const { isMall } = useDesk()
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
        {parts.facts}
      </div>
      <GroupBuy order={order} />
      <SurchargeOf order={order} />
      <ReissueOf order={order} />
      {parts.top}
      <ServiceFacts service={order.serviceDetail} />
      {shipping.isDone && parts.done}
      {!isToShip && shipping.notice && <div ref={showWhole}>{shipping.notice}</div>}
      <OrderPart id="goods" title={<Trans>Goods</Trans>}>
        <Goods
          lines={order.tradeOrderLineList}
          isSent={order.codeList.length === 0 && !order.surchargeOf}
          isFree={order.reissueOf !== null}
        />
      </OrderPart>
      <CodeStates order={order} />
      <div className={detail['pair']}>
        {order.surchargeOf ? null : (
          <section aria-labelledby="deliver-to">
            <DeliverTo address={order.deliverTo} isFetched={order.pickUp !== null} />
          </section>
        )}
        {order.reissueOf ? null : (
          <section aria-labelledby="bill-to">
            <BillTo bill={order.billTo} />
          </section>
        )}
        {parts.amounts}
      </div>
      {isToShip && (
        <section aria-labelledby="ship" className={styles['ship']}>
          <ShipForm order={order} shipping={shipping} shipAsked={shipAsked} />
        </section>
      )}
      <CancelLines order={order} />
      {parts.atNoCharge}
      <ShopParcels order={order} />
      {parts.afterParcels}
      <Reissues order={order} />
      <OrderInvoices order={order} reader={isMall ? 'operator' : 'merchant'} />
      {parts.afterInvoices}
      <OrderPart id="history" title={<Trans>History</Trans>}>
        <OrderHistory entries={order.progressList} isCodes={isOfCodes(order)} />
      </OrderPart>
      {parts.end}
    </>
  )
}

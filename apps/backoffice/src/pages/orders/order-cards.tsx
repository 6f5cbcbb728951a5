import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { LinePictures } from '../../parts/line-pictures.tsx'
import styles from '../../parts/list.module.css'
import { ShipBy } from '../../parts/ship-by.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { waitsForGroup } from '../../parts/waits-for-group.ts'
import { useFormat } from '../../parts/use-format.ts'
import { rowLink } from '../../parts/use-list-keys.ts'
import { ChooseOrder, ChooseOrders } from './choose-orders.tsx'
import { orderChoice } from './order-choice.ts'
import { OrderAmount } from '../../parts/order-amount.tsx'
import { linesOf } from './order-lines.ts'
import type { OrderListProps } from './order-table.tsx'

/** The table of a narrow screen: one card per order, the whole of it a link. */
export function OrderCards({ rows, withShop, search, choice }: OrderListProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <>
      {orderChoice.hasChoice(rows) && <ChooseOrders rows={rows} choice={choice} place="alone" />}
      <ul className={styles['cards']} aria-label={t`Orders`}>
        {rows.map((order) => (
          <li key={order.id} className={`card ${styles['card']}`}>
            <div className={styles['between']}>
              <ChooseOrder order={order} choice={choice} place="card" />
              <Link
                to={`/orders/${order.id}${search}`}
                className={`${styles['code']} ${styles['cover']}`}
                {...rowLink(order.id)}
              >
                {order.tradeOrderCode}
              </Link>
              <StatusBadge
                status={order.displayStatus}
                isPartlyShipped={order.displayStatus === 'UN_DELIVERY' && order.parcelCount > 0}
                isWaiting={waitsForGroup(order)}
                pickUp={order.pickUp}
              />
            </div>
            <div className={styles['minor']}>
              {format.moment(order.timeline.orderedTime)}
              {withShop && ` · ${order.shop.name}`}
            </div>
            <div className={styles['between']}>
              <LinePictures lines={linesOf(order)} count={order.lineCount} size={52} />
              <strong>
                <OrderAmount order={order} />
              </strong>
            </div>
            <div>
              {order.buyerName}
              <span className={styles['minor']}> · {format.place(order.shipTo)}</span>
            </div>
            {order.displayStatus === 'UN_DELIVERY' && (
              <div className={styles['minor']}>
                {order.unshippedQty > 0 && <Trans>Ship by</Trans>} <ShipBy order={order} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

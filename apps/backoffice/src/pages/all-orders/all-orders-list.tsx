import type { OperatorOrderRow } from '@galleria/contract/operator-order'
import { useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { Link } from 'react-router'
import { OrderAmount } from '../../parts/order-amount.tsx'
import { ListRow, ListTable } from '../../parts/list-table.tsx'
import styles from '../../parts/list.module.css'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { rowLink } from '../../parts/use-list-keys.ts'
import { waitsForGroup } from '../../parts/waits-for-group.ts'

type ListProps = { readonly rows: readonly OperatorOrderRow[]; readonly search: string }
const addressOf = (order: OperatorOrderRow, search: string) =>
  `/operator/orders/${order.id}${search}`

export function AllOrderTable({ rows, search }: ListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const heads = [
    { name: t`Order` },
    { name: t`Shop` },
    { name: t`Buyer` },
    { name: t`Amount`, isAmount: true },
    { name: t`Status` },
  ]
  return (
    <ListTable name={t`Orders of all shops`} heads={heads}>
      {rows.map((order) => (
        <ListRow
          key={order.id}
          id={order.id}
          address={addressOf(order, search)}
          code={order.tradeOrderCode}
          about={format.moment(order.timeline.orderedTime)}
        >
          <Table.Td style={{ overflowWrap: 'anywhere' }}>{order.shop.name}</Table.Td>
          <Table.Td style={{ overflowWrap: 'anywhere' }}>
            {order.buyerName}
            <div className={styles['minor']}>{order.buyerMail}</div>
          </Table.Td>
          <Table.Td ta="end">
            <OrderAmount order={order} />
          </Table.Td>
          <Table.Td>
            <AnyStatus order={order} />
          </Table.Td>
        </ListRow>
      ))}
    </ListTable>
  )
}

/** The table of a narrow screen: one card for each order, the whole of it a link. */
export function AllOrderCards({ rows, search }: ListProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <ul className={styles['cards']} aria-label={t`Orders of all shops`}>
      {rows.map((order) => (
        <li
          key={order.id}
          className={`card ${styles['card']}`}
          style={{ overflowWrap: 'anywhere' }}
        >
          <div className={styles['between']}>
            <Link
              to={addressOf(order, search)}
              className={`${styles['code']} ${styles['cover']}`}
              {...rowLink(order.id)}
            >
              {order.tradeOrderCode}
            </Link>
            <AnyStatus order={order} />
          </div>
          <div className={styles['between']}>
            <span>{order.shop.name}</span>
            <OrderAmount order={order} />
          </div>
          <div className={styles['minor']}>
            {order.buyerName} · {order.buyerMail}
          </div>
          <div className={styles['minor']}>{format.moment(order.timeline.orderedTime)}</div>
        </li>
      ))}
    </ul>
  )
}

export function AnyStatus({ order }: { readonly order: OperatorOrderRow }) {
  return (
    <StatusBadge
      status={order.displayStatus}
      isPartlyShipped={order.displayStatus === 'UN_DELIVERY' && order.parcelCount > 0}
      isWaiting={waitsForGroup(order)}
      pickUp={order.pickUp}
    />
  )
}

import type { MerchantOrderRow } from '@galleria/contract/merchant'
import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { Figures } from '../../parts/figures.tsx'
import { LinePictures } from '../../parts/line-pictures.tsx'
import styles from '../../parts/list.module.css'
import { ShipBy } from '../../parts/ship-by.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { rowLink } from '../../parts/use-list-keys.ts'
import { linesOf } from './order-lines.ts'

export type OrderListProps = {
  readonly rows: readonly MerchantOrderRow[]
  readonly withShop: boolean
  readonly search: string
}

export function OrderTable({ rows, withShop, search }: OrderListProps) {
  const { t } = useLingui()
  return (
    <div className={`card ${styles['table']}`}>
      <Table verticalSpacing={8} horizontalSpacing={12} fz="sm" aria-label={t`Orders`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Order</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Buyer</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Items</Trans>
            </Table.Th>
            <Table.Th ta="end">
              <Trans>Amount</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Ship by</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Status</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              withShop={withShop}
              address={`/orders/${order.id}${search}`}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

/** The link is the way in for keys and screen readers; a click anywhere on the row goes there too. */
function OrderRow({
  order,
  withShop,
  address,
}: {
  readonly order: MerchantOrderRow
  readonly withShop: boolean
  readonly address: string
}) {
  const format = useFormat()
  const navigate = useNavigate()
  return (
    <Table.Tr
      className={styles['row']}
      onClick={(event) => {
        if (!(event.target as Element).closest('a') && !window.getSelection()?.toString())
          void navigate(address)
      }}
    >
      <Table.Td>
        <Link to={address} className={styles['code']} {...rowLink(order.id)}>
          {order.tradeOrderCode}
        </Link>
        <div className={styles['minor']}>
          {format.moment(order.timeline.orderedTime)}
          {withShop && ` · ${order.shop.name}`}
        </div>
      </Table.Td>
      <Table.Td>
        {order.buyerName}
        <div className={styles['minor']}>{format.place(order.shipTo)}</div>
      </Table.Td>
      <Table.Td>
        <LinePictures lines={linesOf(order)} count={order.lineCount} size={44} />
      </Table.Td>
      <Table.Td ta="end">
        <Figures text={format.money(order.needPayAmt)} />
      </Table.Td>
      <Table.Td>
        <ShipBy order={order} />
      </Table.Td>
      <Table.Td>
        <StatusBadge
          status={order.displayStatus}
          isPartlyShipped={order.displayStatus === 'UN_DELIVERY' && order.parcelCount > 0}
        />
      </Table.Td>
    </Table.Tr>
  )
}

import type { MerchantOrderRow } from '@galleria/contract/merchant'
import { useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { LinePictures } from '../../parts/line-pictures.tsx'
import { ListRow, ListTable } from '../../parts/list-table.tsx'
import styles from '../../parts/list.module.css'
import { ShipBy } from '../../parts/ship-by.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { waitsForGroup } from '../../parts/waits-for-group.ts'
import { useFormat } from '../../parts/use-format.ts'
import { ChooseOrder, ChooseOrders } from './choose-orders.tsx'
import { orderChoice, type Choice } from './order-choice.ts'
import { OrderAmount } from '../../parts/order-amount.tsx'
import { linesOf } from './order-lines.ts'

export type OrderListProps = {
  readonly rows: readonly MerchantOrderRow[]
  readonly withShop: boolean
  readonly search: string
  readonly choice: Choice
}

export function OrderTable({ rows, withShop, search, choice }: OrderListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const heads = [
    { name: t`Order` },
    { name: t`Buyer` },
    { name: t`Items` },
    { name: t`Amount`, isAmount: true },
    { name: t`Ship by` },
    { name: t`Status` },
  ]
  const isToChoose = orderChoice.hasChoice(rows)
  return (
    <ListTable
      name={t`Orders`}
      heads={heads}
      choose={isToChoose && <ChooseOrders rows={rows} choice={choice} place="cell" />}
    >
      {rows.map((order) => (
        <ListRow
          key={order.id}
          id={order.id}
          address={`/orders/${order.id}${search}`}
          code={order.tradeOrderCode}
          {...(isToChoose
            ? { choose: <ChooseOrder order={order} choice={choice} place="cell" /> }
            : {})}
          about={`${format.moment(order.timeline.orderedTime)}${withShop ? ` · ${order.shop.name}` : ''}`}
        >
          <OrderCells order={order} />
        </ListRow>
      ))}
    </ListTable>
  )
}

function OrderCells({ order }: { readonly order: MerchantOrderRow }) {
  const format = useFormat()
  return (
    <>
      <Table.Td>
        {order.buyerName}
        <div className={styles['minor']}>{format.place(order.shipTo)}</div>
      </Table.Td>
      <Table.Td>
        <LinePictures lines={linesOf(order)} count={order.lineCount} size={44} />
      </Table.Td>
      <Table.Td ta="end">
        <OrderAmount order={order} />
      </Table.Td>
      <Table.Td>
        <ShipBy order={order} />
      </Table.Td>
      <Table.Td>
        <StatusBadge
          status={order.displayStatus}
          isPartlyShipped={order.displayStatus === 'UN_DELIVERY' && order.parcelCount > 0}
          isWaiting={waitsForGroup(order)}
          pickUp={order.pickUp}
        />
      </Table.Td>
    </>
  )
}

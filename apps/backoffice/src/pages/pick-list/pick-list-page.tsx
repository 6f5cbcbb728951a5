import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { Empty } from '../../parts/empty.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { deliveryNotesAddress, readIds } from '../orders/order-choice.ts'
import { GoodsToPick } from './goods-to-pick.tsx'
import { LeftOut } from './left-out.tsx'
import { OrdersToPick } from './orders-to-pick.tsx'
import { pickListQuery, type PickList } from './pick-list-query.ts'
import styles from './pick-list.module.css'

/**
 * What is to be taken from the shelves for the orders of its address: to read on a screen, and to
 * tick off on paper.
 */
export function PickListPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const ids = readIds(params)
  const list = useQuery({ ...pickListQuery(ids), enabled: ids.length > 0 })
  return (
    <>
      <title>{t`Pick list – Galleria back office`}</title>
      <div className={styles['head']}>
        <Title order={1}>
          <Trans>Pick list</Trans>
        </Title>
        <Link to="/orders" className={styles['screen']}>
          <Trans>Back to the orders</Trans>
        </Link>
        {list.data && list.data.orderList.length > 0 && (
          <Button
            component="a"
            variant="default"
            className={styles['screen'] ?? ''}
            href={deliveryNotesAddress(list.data.orderList.map(({ id }) => id))}
            download
          >
            <Trans>Delivery notes</Trans>
          </Button>
        )}
        {list.data && list.data.orderList.length > 0 && (
          <Button
            className={styles['screen'] ?? ''}
            leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
            onClick={() => window.print()}
          >
            <Trans>Print</Trans>
          </Button>
        )}
      </div>
      {ids.length === 0 && <Nothing />}
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isLoading && <ListSkeleton isNarrow />}
      {list.data && <Whole list={list.data} readAt={list.dataUpdatedAt} />}
    </>
  )
}

function Whole({ list, readAt }: { readonly list: PickList; readonly readAt: number }) {
  const format = useFormat()
  const [orders, pieces] = [
    list.orderList.length,
    list.goodsList.reduce(
      (sum, { qty, sku, orderCount }) => sum + (sku.marketingUnit ? orderCount : qty),
      0,
    ),
  ]
  const at = format.moment(new Date(readAt).toISOString())
  return (
    <>
      {list.leftOutList.length > 0 && <LeftOut orders={list.leftOutList} />}
      {orders === 0 ? (
        <Nothing />
      ) : (
        <>
          <p className={styles['minor']}>
            <Plural value={orders} one="# order" other="# orders" />
            {' · '}
            <Plural value={pieces} one="# piece" other="# pieces" />
            {' · '}
            <Trans>as of {at}</Trans>
          </p>
          <GoodsToPick list={list} />
          <OrdersToPick list={list} />
        </>
      )}
    </>
  )
}

function Nothing() {
  return (
    <Empty
      icon={<IconListCheck size={36} stroke={1.5} aria-hidden />}
      title={<Trans>Nothing to pick</Trans>}
    >
      <Link to="/orders">
        <Trans>Choose orders that are to be sent</Trans>
      </Link>
    </Empty>
  )
}

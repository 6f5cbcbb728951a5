import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { whoQuery } from '../../api/queries.ts'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import styles from '../../parts/list.module.css'
import { LoadFailure } from '../../parts/notice.tsx'
import { Pager } from '../../parts/pager.tsx'
import { useListKeys } from '../../parts/use-list-keys.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderCards } from './order-cards.tsx'
import { OrderFilters } from './order-filters.tsx'
import { orderPageQuery } from './order-queries.ts'
import { PAGE_SIZE, readSearch, writeSearch } from './order-search.ts'
import { OrderTable } from './order-table.tsx'
import { OrderViews } from './order-views.tsx'
import type { OrderIntent } from './order-intent.ts'

/** The list stays where it is while an order is open beside it: the detail is a child route. */
export function OrdersPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const page = useQuery(orderPageQuery(search))
  const who = useQuery(whoQuery)
  const shops = who.data?.kind === 'staff' ? who.data.staff.shops : []
  const isNarrow = useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false })
  const field = useRef<HTMLInputElement>(null)
  const rows = page.data?.data ?? []
  useListKeys({
    base: '/orders',
    ids: rows.map((row) => row.id),
    field,
    shortcuts: { s: (shipAsked): OrderIntent => ({ shipAsked }) },
  })

  const List = isNarrow ? OrderCards : OrderTable
  return (
    <>
      <title>{t`Orders – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Orders</Trans>
      </Title>
      <OrderViews search={search} />
      <OrderFilters search={search} shops={shops} field={field} />
      {page.isError && !page.isPlaceholderData && !page.data && (
        <LoadFailure error={page.error} retry={() => void page.refetch()} />
      )}
      {page.isPending && <ListSkeleton isNarrow={isNarrow} />}
      {page.data && rows.length === 0 && <NoOrders search={search} />}
      {rows.length > 0 && (
        <div
          className={styles['list']}
          aria-busy={page.isPlaceholderData}
          data-stale={page.isPlaceholderData || undefined}
        >
          <List rows={rows} withShop={shops.length > 1} search={writeSearch(search)} />
          <Pager
            page={search.page}
            pageSize={PAGE_SIZE}
            total={page.data?.total ?? 0}
            isExact={page.data?.isTotalExact ?? true}
            addressOf={(number) => `/orders${writeSearch({ ...search, page: number })}`}
          />
        </div>
      )}
      <Outlet />
    </>
  )
}

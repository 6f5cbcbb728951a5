import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, Outlet, useSearchParams } from 'react-router'
import { whoQuery } from '../../api/queries.ts'
import { RowList } from '../../parts/row-list.tsx'
import { useListKeys } from '../../parts/use-list-keys.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderCards } from './order-cards.tsx'
import { OrderFilters } from './order-filters.tsx'
import { orderPageQuery } from './order-queries.ts'
import { PAGE_SIZE, readSearch, writeSearch } from './order-search.ts'
import { OrderTable } from './order-table.tsx'
import { OrderViews } from './order-views.tsx'
import { OwnViews } from './own-views.tsx'
import type { OrderIntent } from './order-intent.ts'

/** The list stays where it is while an order is open beside it: the detail is a child route. */
export function OrdersPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const page = useQuery(orderPageQuery(search))
  const who = useQuery(whoQuery)
  const shops = who.data?.kind === 'staff' ? who.data.staff.shops : []
  const mayShip = who.data?.kind === 'staff' && who.data.staff.rights.includes('ship')
  const isNarrow = useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false })
  // Kept from page to page and from view to view: one round through the shelves may take from
  // several.
  const [chosen, choose] = useState<readonly string[]>([])
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
      <Group justify="space-between" gap="xs">
        <Title order={1}>
          <Trans>Orders</Trans>
        </Title>
        {mayShip && (
          <Link to="/orders/tracking-numbers">
            <Trans>Tracking numbers from a table</Trans>
          </Link>
        )}
      </Group>
      <OrderViews search={search} />
      <OwnViews search={search} />
      <OrderFilters search={search} shops={shops} field={field} />
      <RowList
        page={page}
        isNarrow={isNarrow}
        none={<NoOrders search={search} />}
        pager={{
          page: search.page,
          pageSize: PAGE_SIZE,
          addressOf: (number) => `/orders${writeSearch({ ...search, page: number })}`,
        }}
      >
        {(found) => (
          <List
            rows={found}
            withShop={shops.length > 1}
            search={writeSearch(search)}
            choice={{ chosen, choose }}
          />
        )}
      </RowList>
      {mayShip && <ChosenBar choice={{ chosen, choose }} />}
      <Outlet />
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { NoRows } from '../../parts/no-rows.tsx'
import { isFiltered, unfiltered, writeSearch, type OrderSearch } from './order-search.ts'

export function NoOrders({ search }: { readonly search: OrderSearch }) {
  const addressOf = (one: OrderSearch) => `/orders${writeSearch({ ...one, page: 1 })}`
  const isWork = search.view === 'to-ship' || search.view === 'late'
  return (
    <NoRows
      firstPage={search.page > 1 ? addressOf(search) : undefined}
      unfiltered={isFiltered(search) ? addressOf(unfiltered(search)) : undefined}
      noneFits={<Trans>No orders match these filters</Trans>}
      nothing={
        isWork ? <Trans>Nothing is waiting to be shipped</Trans> : <Trans>No orders here</Trans>
      }
    >
      {search.view !== 'all' && (
        <Link to="/orders?view=all">
          <Trans>Look at all orders</Trans>
        </Link>
      )}
    </NoRows>
  )
}

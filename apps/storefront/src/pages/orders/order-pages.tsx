import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { OrderCard } from './list/order-card.tsx'
import { ordersPath, type OrderQuery } from './list/order-query.ts'
import type { ShownOrder } from './shown-order.ts'
import { useOrderPages } from './use-order-pages.ts'

/**
 * The orders of the page; on phones the following pages are put below while the reader scrolls, or
 * by a link without script.
 */
export function OrderPages({
  query,
  first,
}: {
  query: OrderQuery
  first: { data: readonly ShownOrder[]; total: number }
}) {
  const { rows, state, end, loadNext } = useOrderPages(query, first)
  return (
    <>
      {query.pageNo > 1 ? (
        <Link
          to={ordersPath(query, { pageNo: query.pageNo - 1 })}
          className="btn btn-quiet mb-4 w-full sm:hidden"
        >
          <Trans>Newer orders</Trans>
        </Link>
      ) : null}
      <ul className="grid gap-4">
        {rows.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <div ref={end} data-list-end className="pt-4 sm:hidden" aria-busy={state === 'loading'}>
        {state === 'end' ? (
          <p className="flex items-center gap-4 py-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            <Trans>No more orders</Trans>
          </p>
        ) : null}
        {state === 'loading' ? (
          <div className="card h-44 animate-pulse bg-plate" role="status">
            <span className="sr-only">
              <Trans>Loading more orders</Trans>
            </span>
          </div>
        ) : null}
        {state === 'failed' ? (
          <p role="alert" className="pb-3 text-refuse">
            <Trans>More orders could not be loaded.</Trans>
          </p>
        ) : null}
        {state === 'more' || state === 'failed' ? (
          <Link
            to={ordersPath(query, { pageNo: query.pageNo + 1 })}
            className="btn btn-quiet w-full"
            onClick={(event) => {
              event.preventDefault()
              loadNext()
            }}
          >
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>More orders</Trans>}
          </Link>
        ) : null}
      </div>
    </>
  )
}

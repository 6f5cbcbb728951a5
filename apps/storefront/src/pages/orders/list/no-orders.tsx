import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { IconOrders } from '@galleria/ui/icons'
import { isNarrowed, ordersPath, plainQuery, type OrderQuery } from './order-query.ts'

/** Nothing to show, and the way on: without the filters, or into the shop [ORD-035]. */
export function NoOrders({ query }: { query: OrderQuery }) {
  return (
    <div className="card grid justify-items-center px-6 py-14 text-center">
      <span className="mb-3 text-muted">
        <IconOrders size={40} />
      </span>
      <h2 className="text-title first-letter:uppercase">
        <Trans>no order information</Trans>
      </h2>
      {isNarrowed(query) ? (
        <>
          <p className="mt-2 text-muted">
            <Trans>No matching results.</Trans>
          </p>
          <Link
            to={ordersPath({ ...plainQuery, kind: query.kind, from: query.from })}
            className="btn btn-main mt-6"
          >
            <Trans>Show all orders</Trans>
          </Link>
        </>
      ) : query.kind === 'points' ? (
        <p className="mt-2 text-muted">
          <Trans>Your points orders will appear here.</Trans>
        </p>
      ) : (
        <>
          <p className="mt-2 text-muted">
            <Trans>Your orders will appear here, from payment to delivery.</Trans>
          </p>
          <Link to="/search" className="btn btn-main mt-6">
            <Trans>See all furniture</Trans>
          </Link>
        </>
      )}
    </div>
  )
}

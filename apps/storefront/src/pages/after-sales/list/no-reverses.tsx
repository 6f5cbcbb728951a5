import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { IconReturn } from '@galleria/ui/icons'
import { isNarrowed, plainQuery, reversesPath, type ReverseQuery } from './reverse-query.ts'

/** Nothing to show, and the way on: without the filters, or to the orders [AS-008]. */
export function NoReverses({ query }: { query: ReverseQuery }) {
  return (
    <div className="card grid justify-items-center px-6 py-14 text-center">
      <span className="mb-3 text-muted">
        <IconReturn size={40} />
      </span>
      <h2 className="text-title first-letter:uppercase">
        <Trans>no after-sales orders</Trans>
      </h2>
      {isNarrowed(query) ? (
        <>
          <p className="mt-2 text-muted">
            <Trans>No matching results.</Trans>
          </p>
          <Link to={reversesPath(plainQuery)} className="btn btn-main mt-6">
            <Trans>Show all</Trans>
          </Link>
        </>
      ) : (
        <>
          <p className="mt-2 text-muted">
            <Trans>If something is wrong with an item, open its order to apply for a refund.</Trans>
          </p>
          <Link to="/buyer/orders" className="btn btn-main mt-6">
            <Trans>My orders</Trans>
          </Link>
        </>
      )}
    </div>
  )
}

import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireOrderRow } from '@galleria/contract/order'
import { IconClock } from '@galleria/ui/icons'
import { orderPath } from '../orders/operations.ts'

/**
 * The window to pay is closed, or the order was cancelled: nothing is owed, and the goods can be
 * ordered again.
 */
export function TimeOver({ orders }: { orders: readonly WireOrderRow[] }) {
  const [order] = orders
  const isCanceled = orders.some(
    ({ displayStatus }) => displayStatus === 'CANCELED' || displayStatus === 'CLOSED',
  )
  return (
    <div className="wrap py-24 text-center">
      <span className="inline-grid size-16 place-items-center rounded-full bg-plate text-muted">
        <IconClock size={32} />
      </span>
      <h1 className="mt-4 text-head">
        {isCanceled ? (
          <Trans>This order has been cancelled</Trans>
        ) : (
          <Trans>The time to pay has run out</Trans>
        )}
      </h1>
      <p className="mx-auto mt-3 max-w-xl text-large text-muted">
        <Trans>
          You have not been charged. Open the order and choose “Buy again” to add its items to your
          basket.
        </Trans>
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {order ? (
          <Link to={orderPath(order.id)} className="btn btn-main">
            <Trans>View the order</Trans>
          </Link>
        ) : null}
        <Link to="/search" className="btn btn-quiet">
          <Trans>See all furniture</Trans>
        </Link>
      </div>
    </div>
  )
}

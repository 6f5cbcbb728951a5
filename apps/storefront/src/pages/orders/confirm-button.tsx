import { Trans } from '@lingui/react/macro'
import { AskedOperation } from '../../parts/buyer/asked-operation.tsx'
import type { Operable } from './operations.ts'

/** Receipt ends the time in which the mall looks after the order, so it is asked once more. */
export function ConfirmButton({ order, className }: { order: Operable; className: string }) {
  return (
    <AskedOperation
      operation="confirm"
      fields={{ orderId: order.id }}
      name={<Trans>Confirm receipt</Trans>}
      className={className}
      title={<Trans>Is everything here?</Trans>}
    >
      <p className="mt-3">
        {order.displayStatus === 'UN_DELIVERY' ? (
          <Trans>
            You confirm that what has been sent of order {order.tradeOrderCode} so far has arrived.
          </Trans>
        ) : (
          <Trans>
            You confirm that all goods of order {order.tradeOrderCode} have arrived. The order is
            complete then.
          </Trans>
        )}
      </p>
    </AskedOperation>
  )
}

import { Trans } from '@lingui/react/macro'
import { AskedOperation } from '../../../parts/buyer/asked-operation.tsx'
import type { Operable } from '../operations.ts'

/** Receipt ends the time in which the mall looks after the order, so it is asked once more. */
export function ConfirmButton({ order, className }: { order: Operable; className: string }) {
  return (
    <AskedOperation
      operation="confirm"
      fields={{ orderId: order.id }}
      name={<Trans>Confirm receipt</Trans>}
      className={className}
      title={<Trans>Has everything arrived?</Trans>}
    >
      <p className="mt-3">
        {order.displayStatus === 'UN_DELIVERY' ? (
          <Trans>
            You confirm that everything sent so far from order {order.tradeOrderCode} has arrived.
          </Trans>
        ) : (
          <Trans>
            You confirm that everything in order {order.tradeOrderCode} has arrived. The order is
            then complete.
          </Trans>
        )}
      </p>
    </AskedOperation>
  )
}

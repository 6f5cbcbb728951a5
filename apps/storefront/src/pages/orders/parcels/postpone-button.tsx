import { Trans } from '@lingui/react/macro'
import { AskedOperation } from '../../../parts/buyer/asked-operation.tsx'

/**
 * More time before receipt counts as confirmed, after a question: for one parcel, or for all that
 * are under way [ORD-103, ORD-119].
 */
export function PostponeButton({
  orderId,
  parcelId,
  className,
}: {
  orderId: string
  parcelId?: string
  className: string
}) {
  return (
    <AskedOperation
      operation="buyerPostponeConfirmDeadline"
      fields={{ orderId, ...(parcelId ? { parcelId } : {}) }}
      name={
        <Trans comment="button that puts off the day on which a parcel counts as received">
          I need more time
        </Trans>
      }
      className={className}
      title={<Trans>Need more time?</Trans>}
      yes={<Trans>Postpone it</Trans>}
      no={<Trans>Leave it as it is</Trans>}
    >
      <p className="mt-3">
        <Trans>
          If we don’t hear from you, your order counts as received some time after delivery. You can
          postpone that day once.
        </Trans>
      </p>
    </AskedOperation>
  )
}

import { Trans } from '@lingui/react/macro'
import { AskedOperation } from '../../../parts/buyer/asked-operation.tsx'

/** The replacement is lost: its buyer waits for it no longer. */
export function TakeMoneyForLost({ reverseId }: { reverseId: string }) {
  return (
    <AskedOperation
      operation="refundLost"
      fields={{ id: reverseId }}
      name={<Trans>Get a refund</Trans>}
      className="btn btn-main max-sm:w-full"
      title={<Trans>A refund instead of the replacement?</Trans>}
    >
      <p className="mt-3">
        <Trans>
          The money for the items you sent back is refunded to the payment method you used. This
          cannot be undone.
        </Trans>
      </p>
    </AskedOperation>
  )
}

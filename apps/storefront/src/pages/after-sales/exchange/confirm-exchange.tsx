import { Trans } from '@lingui/react/macro'
import { AskedOperation } from '../../../parts/buyer/asked-operation.tsx'

/** The replacement is here: that ends the exchange, so it is asked once more. */
export function ConfirmExchange({ reverseId }: { reverseId: string }) {
  return (
    <AskedOperation
      operation="confirmExchange"
      fields={{ id: reverseId }}
      name={<Trans>Confirm receipt</Trans>}
      className="btn btn-main max-sm:w-full"
      title={<Trans>Has the replacement arrived?</Trans>}
    >
      <p className="mt-3">
        <Trans>You confirm that the replacement has arrived. The exchange is then complete.</Trans>
      </p>
    </AskedOperation>
  )
}

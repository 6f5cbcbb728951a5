import { Trans } from '@lingui/react/macro'
import { AskedOperation } from '../../../parts/buyer/asked-operation.tsx'

/** Takes an application back, after a question. */
export function CancelApplication({ reverseId }: { reverseId: string }) {
  return (
    <AskedOperation
      operation="cancel"
      fields={{ id: reverseId }}
      name={<Trans>Cancel application</Trans>}
      className="btn btn-quiet max-sm:w-full"
      title={<Trans>Sure to cancel application?</Trans>}
      no={<Trans>Keep the application</Trans>}
    >
      <p className="mt-3">
        <Trans>After cancel the application will be closed</Trans>
      </p>
    </AskedOperation>
  )
}

import { Trans } from '@lingui/react/macro'

/** How a transfer reaches its order, and what happens to one that does not come. */
export function TransferNote() {
  return (
    <Trans>
      Please give the reference exactly as it is: by it we know what the money is for. A transfer
      usually takes one working day. We’ll email you as soon as it arrives; you can leave this page.
    </Trans>
  )
}

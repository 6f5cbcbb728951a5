import { Trans } from '@lingui/react/macro'
import { useDialog } from '../../../parts/buyer/dialog.tsx'
import { DialogLink } from '../../../parts/buyer/dialog-link.tsx'
import { AskedDialog } from '../asked-dialog.tsx'
import { verifyCodePath } from '../operations.ts'
import { useAsked } from '../use-asked.ts'
import { VerifyCode } from './verify-code.tsx'

/**
 * The code by which an order is handed over, over the page one is on; without script on a page of
 * its own [ORD-110, SHR-007].
 */
export function VerifyCodeButton({ orderId, className }: { orderId: string; className: string }) {
  const dialog = useDialog()
  const [shown, ask] = useAsked((call) =>
    call('POST /sapi/mall-order/web/order/queryVerifyCode', { id: orderId }),
  )
  return (
    <>
      <DialogLink to={verifyCodePath(orderId)} dialog={dialog} onOpen={ask} className={className}>
        <Trans>Show my code</Trans>
      </DialogLink>
      <AskedDialog
        dialog={dialog}
        width={382}
        title={<Trans>Your pick-up code</Trans>}
        room="min-h-32"
        asked={shown}
      >
        {(code) => <VerifyCode shown={code} />}
      </AskedDialog>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { commands, Dialog, DialogButtons, useDialog } from '../../parts/buyer/dialog.tsx'
import type { Operable } from './operations.ts'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'

/** Receipt ends the time in which the mall looks after the order, so it is asked once more. */
export function ConfirmButton({ order, className }: { order: Operable; className: string }) {
  const dialog = useDialog()
  return (
    <>
      <button {...commands(dialog, 'show-modal')} className={className}>
        <Trans>Confirm receipt</Trans>
      </button>
      <Dialog dialog={dialog} title={<Trans>Is everything here?</Trans>}>
        <p className="mt-3">
          {order.displayStatus === 'UN_DELIVERY' ? (
            <Trans>
              You confirm that what has been sent of order {order.tradeOrderCode} so far has
              arrived.
            </Trans>
          ) : (
            <Trans>
              You confirm that all goods of order {order.tradeOrderCode} have arrived. The order is
              complete then.
            </Trans>
          )}
        </p>
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Not yet</Trans>
          </button>
          <OperationForm
            operation="confirm"
            fields={{ orderId: order.id }}
            after={() => dialog.ref.current?.close()}
          >
            <button type="submit" className="btn btn-main w-full">
              <Trans>Confirm receipt</Trans>
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { commands, Dialog, DialogButtons, useDialog } from '../../parts/buyer/dialog.tsx'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'
import { cancelPath, isOfCodes, type Operable } from './operations.ts'

/**
 * Cancels all that was paid and not sent, after a question; some of it is chosen on a page of its
 * own [ORD-116].
 */
export function CancelPaidButton({ order, className }: { order: Operable; className: string }) {
  const dialog = useDialog()
  return (
    <>
      <button {...commands(dialog, 'show-modal')} className={className}>
        <Trans>Cancel order</Trans>
      </button>
      <Dialog dialog={dialog} title={<Trans>Cancel order {order.tradeOrderCode}?</Trans>}>
        <p className="mt-3">
          {isOfCodes(order) ? (
            <Trans>
              Unused codes can no longer be used, and are refunded to the payment method you used.
            </Trans>
          ) : (
            <Trans>
              Everything that has not been sent is cancelled and refunded to the payment method you
              used.
            </Trans>
          )}
        </p>
        <p className="mt-3">
          <Link to={cancelPath(order.id)} className="link tap">
            <Trans>Cancel some items only</Trans>
          </Link>
        </p>
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Keep it</Trans>
          </button>
          <OperationForm
            operation="buyerCancelAfterPay"
            fields={{ orderId: order.id }}
            after={() => dialog.ref.current?.close()}
          >
            <button type="submit" className="btn btn-main w-full">
              <Trans>Cancel order</Trans>
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </>
  )
}

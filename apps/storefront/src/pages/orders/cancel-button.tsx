import { Trans } from '@lingui/react/macro'
import { commands, Dialog, DialogButtons, useDialog } from '../../parts/buyer/dialog.tsx'
import { waitsForGroup } from './kinds/group-waiting.ts'
import type { Operable } from './operations.ts'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'
import { RelatedOrders, useRelated } from './related-orders.tsx'

/** A second click within this time is the same cancel [ORD-115]. */
const CALM_MS = 60

/**
 * Cancels an unpaid order after a question. Orders of one payment go together, so they are shown
 * first [ORD-113].
 */
export function CancelButton({ order, className }: { order: Operable; className: string }) {
  const dialog = useDialog()
  const [related, look] = useRelated(order.id)
  const isGroup = order.isInGroup === 1
  return (
    <>
      <button {...commands(dialog, 'show-modal', () => isGroup && look())} className={className}>
        <Trans>Cancel order</Trans>
      </button>
      <Dialog
        dialog={dialog}
        title={
          isGroup ? (
            <Trans>Cancel these orders?</Trans>
          ) : (
            <Trans>Cancel order {order.tradeOrderCode}?</Trans>
          )
        }
      >
        {isGroup ? (
          <>
            <p className="mt-3">
              <Trans>
                They were ordered together and are cancelled together. Nothing has been paid.
              </Trans>
            </p>
            <RelatedOrders related={related} />
          </>
        ) : (
          <p className="mt-3">
            {waitsForGroup(order) ? (
              <Trans>
                You’ll leave the group and get a full refund to the payment method you used. The
                group stays open without you.
              </Trans>
            ) : order.displayStatus === 'PENDING_BALANCE' ? (
              <Trans>
                The items go back on sale, and your deposit is refunded to the payment method you
                used.
              </Trans>
            ) : (
              <Trans>Nothing has been paid. The items go back on sale.</Trans>
            )}
          </p>
        )}
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Keep it</Trans>
          </button>
          <OperationForm
            operation="buyerCancelBeforePay"
            fields={{ orderId: order.id }}
            calm={CALM_MS}
            after={() => dialog.ref.current?.close()}
          >
            <button type="submit" className="btn btn-main w-full">
              {isGroup ? <Trans>Cancel all of them</Trans> : <Trans>Cancel order</Trans>}
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </>
  )
}

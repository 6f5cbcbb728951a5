import { Trans } from '@lingui/react/macro'
import { commands, Dialog, DialogButtons, useDialog } from '../../parts/buyer/dialog.tsx'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'

/** More time before receipt counts as confirmed, after a question: for one parcel, or for all that are under way [ORD-103, ORD-119]. */
export function PostponeButton({
  orderId,
  parcelId,
  className,
}: {
  orderId: string
  parcelId?: string
  className: string
}) {
  const dialog = useDialog()
  return (
    <>
      <button {...commands(dialog, 'show-modal')} className={className}>
        <Trans comment="button that puts off the day on which a parcel counts as received">
          I need more time
        </Trans>
      </button>
      <Dialog dialog={dialog} title={<Trans>Need more time?</Trans>}>
        <p className="mt-3">
          <Trans>
            Without a word from you, goods count as received some time after delivery. You can put
            that day off once.
          </Trans>
        </p>
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Leave it as it is</Trans>
          </button>
          <OperationForm
            operation="buyerPostponeConfirmDeadline"
            fields={{ orderId, ...(parcelId ? { parcelId } : {}) }}
            after={() => dialog.ref.current?.close()}
          >
            <button type="submit" className="btn btn-main w-full">
              <Trans>Put it off</Trans>
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </>
  )
}

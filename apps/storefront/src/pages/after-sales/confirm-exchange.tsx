import { Trans } from '@lingui/react/macro'
import { commands, Dialog, DialogButtons, useDialog } from '../../parts/buyer/dialog.tsx'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'

/** The replacement is here: that ends the exchange, so it is asked once more. The browser opens the question by itself where it can, before any script. */
export function ConfirmExchange({ reverseId }: { reverseId: string }) {
  const dialog = useDialog()
  return (
    <>
      <button {...commands(dialog, 'show-modal')} className="btn btn-main max-sm:w-full">
        <Trans>Confirm receipt</Trans>
      </button>
      <Dialog dialog={dialog} title={<Trans>Is the replacement here?</Trans>}>
        <p className="mt-3">
          <Trans>
            You confirm that what was sent instead has arrived. The exchange is complete then.
          </Trans>
        </p>
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Not yet</Trans>
          </button>
          <OperationForm
            operation="confirmExchange"
            fields={{ id: reverseId }}
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

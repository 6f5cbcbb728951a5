import { Trans } from '@lingui/react/macro'
import { commands, Dialog, DialogButtons, useDialog } from '../../parts/buyer/dialog.tsx'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'

/** Takes an application back, after a question. The browser opens the question by itself where it can, before any script. */
export function CancelApplication({ reverseId }: { reverseId: string }) {
  const dialog = useDialog()
  return (
    <>
      <button {...commands(dialog, 'show-modal')} className="btn btn-quiet max-sm:w-full">
        <Trans>Cancel application</Trans>
      </button>
      <Dialog dialog={dialog} title={<Trans>Sure to cancel application?</Trans>}>
        <p className="mt-3">
          <Trans>After cancel the application will be closed</Trans>
        </p>
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Keep the application</Trans>
          </button>
          <OperationForm
            operation="cancel"
            fields={{ id: reverseId }}
            after={() => dialog.ref.current?.close()}
          >
            <button type="submit" className="btn btn-main w-full">
              <Trans>Cancel application</Trans>
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </>
  )
}

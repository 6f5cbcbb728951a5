import { Trans } from '@lingui/react/macro'
import { IconTrash } from '@galleria/ui/icons'
import { commands, Dialog, DialogButtons, useDialog } from '../../../parts/buyer/dialog.tsx'
import { OperationForm } from '../../../parts/buyer/operation-form.tsx'
import { CardText, type ShownCard } from './card-text.tsx'

/** One kept card, with what can be done to it. */
export function SavedCardRow({ card }: { card: ShownCard }) {
  const dialog = useDialog()
  const { id, tailNumber, isDefault, isExpired } = card
  const which = <span className="sr-only"> {tailNumber}</span>
  return (
    <article
      className="card flex flex-wrap items-center gap-x-6 gap-y-2 p-4"
      data-card={tailNumber}
    >
      <CardText card={card} />
      {isDefault ? (
        <span className="chip bg-soft">
          <Trans>Default card</Trans>
        </span>
      ) : null}
      <div className="flex flex-wrap gap-x-5 sm:ms-auto">
        {isDefault || isExpired ? null : (
          <OperationForm operation="default" fields={{ id }}>
            <button type="submit" className="link tap">
              <span>
                <Trans>Make default card</Trans>
                {which}
              </span>
            </button>
          </OperationForm>
        )}
        <button {...commands(dialog, 'show-modal')} className="link tap">
          <IconTrash size={18} />
          <Trans>Remove</Trans>
          {which}
        </button>
      </div>
      <Dialog dialog={dialog} title={<Trans>Remove this card?</Trans>}>
        <div className="mt-3">
          <CardText card={card} />
        </div>
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Keep it</Trans>
          </button>
          <OperationForm
            operation="delete"
            fields={{ id }}
            after={() => dialog.ref.current?.close()}
          >
            <button type="submit" className="btn btn-main w-full">
              <Trans>Remove card</Trans>
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </article>
  )
}

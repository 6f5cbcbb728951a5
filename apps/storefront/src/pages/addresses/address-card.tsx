import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireAddress } from '@galleria/contract/address'
import { IconPencil, IconTrash } from '@galleria/ui/icons'
import { AddressText } from '../../parts/address/address-text.tsx'
import { commands, Dialog, DialogButtons, useDialog } from '../../parts/buyer/dialog.tsx'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'
import { bookPath } from './address-book.ts'

/** One address of the book, with what can be done to it. */
export function AddressCard({ address }: { address: WireAddress }) {
  const dialog = useDialog()
  const { id, personName, taxCode, eori, rfcFile, isDefault, addressType } = address
  const whose = <span className="sr-only"> {personName}</span>
  return (
    <article aria-label={personName} className="card flex h-full flex-col p-5">
      {isDefault ? (
        <p className="mb-2">
          <span className="chip bg-soft">
            <Trans>Default address</Trans>
          </span>
        </p>
      ) : null}
      <AddressText address={address} />
      {taxCode ? (
        <p className="mt-1 text-small text-muted">
          <Trans>Tax code {taxCode}</Trans>
        </p>
      ) : null}
      {eori ? <p className="mt-1 text-small text-muted">EORI {eori}</p> : null}
      {rfcFile ? (
        <p className="mt-1 text-small">
          <a href={rfcFile.url} className="link tap wrap-anywhere" download>
            {rfcFile.name || <Trans>Document</Trans>}
          </a>
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-x-5 pt-3">
        <Link to={bookPath({ edit: id })} preventScrollReset className="link tap">
          <IconPencil size={18} />
          <Trans>Edit</Trans>
          {whose}
        </Link>
        <button {...commands(dialog, 'show-modal')} className="link tap">
          <IconTrash size={18} />
          <Trans>Delete</Trans>
          {whose}
        </button>
        {isDefault || addressType === 'BILLING' ? null : (
          <OperationForm operation="default" fields={{ id }}>
            <button type="submit" className="link tap">
              <span>
                <Trans>Set as default</Trans>
                {whose}
              </span>
            </button>
          </OperationForm>
        )}
      </div>
      <Dialog dialog={dialog} title={<Trans>Delete this address?</Trans>}>
        <div className="mt-3">
          <AddressText address={address} isShort />
        </div>
        <p className="mt-3 text-muted">
          <Trans>Orders you placed with this address keep it.</Trans>
        </p>
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
              <Trans>Delete address</Trans>
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </article>
  )
}

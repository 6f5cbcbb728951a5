import { useState, type MouseEvent } from 'react'
import { Trans } from '@lingui/react/macro'
import type { SendBackForm as Typed } from '@galleria/contract/after-sales-rules'
import { Field } from '@galleria/ui/inputs/field'
import { commands, Dialog, DialogButtons, useDialog } from '../../../parts/buyer/dialog.tsx'
import type { ErrorTexts } from '../../../parts/form/error-text.tsx'
import { useFieldState } from '../../../parts/form/form-state.tsx'
import { PlainForm } from '../../../parts/form/plain-form.tsx'
import { findSendBackErrors, readSendBack, type SendBackAnswer } from './send-back.ts'

type Carrier = { readonly id: number; readonly entityName: string }

const texts: ErrorTexts = {
  carrier_required: () => <Trans>please enter logistics company</Trans>,
  number_required: () => <Trans>please enter tracking number</Trans>,
  number_invalid: () => <Trans>please enter correct tracking number</Trans>,
}

/**
 * The parcel: its carrier, picked from a drawer, and its number. A plain form, which keeps what was
 * typed whatever comes of it.
 */
export function SendBackForm({
  carriers,
  sent,
  answer,
}: {
  carriers: readonly Carrier[]
  /** What was named before, to be put right. */
  sent: Typed | undefined
  answer: SendBackAnswer | undefined
}) {
  const start = answer?.typed ?? sent ?? { carrierId: '', number: '' }
  return (
    <PlainForm
      answer={answer}
      find={(form) => findSendBackErrors(readSendBack(form))}
      texts={texts}
      className="card grid gap-5 p-5 sm:p-6"
    >
      {(isBusy) => (
        <>
          <input type="hidden" name="replaces" value={answer?.standing ?? sent?.number ?? ''} />
          <CarrierField carriers={carriers} start={start.carrierId} />
          <NumberField start={start.number} />
          <div className="bottom-bar">
            <button
              type="submit"
              aria-disabled={isBusy}
              className="btn btn-main min-h-12 w-full sm:w-auto sm:min-w-56"
            >
              {isBusy ? (
                <Trans>Sending …</Trans>
              ) : sent ? (
                <Trans>Save tracking number</Trans>
              ) : (
                <Trans>I have sent the items</Trans>
              )}
            </button>
          </div>
        </>
      )}
    </PlainForm>
  )
}

/** A drawer from below on phones; the browser opens it by itself, before any script. */
function CarrierField({ carriers, start }: { carriers: readonly Carrier[]; start: string }) {
  const drawer = useDialog()
  const { error } = useFieldState('carrierId')
  const [chosen, setChosen] = useState(start)
  const name = carriers.find(({ id }) => String(id) === chosen)?.entityName
  /** A finger or a mouse has chosen; arrow keys only move on. */
  function close(event: MouseEvent) {
    if (event.detail > 0) drawer.ref.current?.close()
  }
  return (
    <Field id="carrier" label={<Trans>Logistics company</Trans>} error={error}>
      {(field) => (
        <>
          <button
            {...commands(drawer, 'show-modal')}
            id={field.id}
            aria-describedby={field['aria-describedby']}
            data-invalid={error ? '' : undefined}
            className="field max-w-md text-start"
          >
            {name ?? <Trans>Please choose</Trans>}
          </button>
          <Dialog dialog={drawer} title={<Trans>Logistics company</Trans>} width={382}>
            <ul className="mt-3 divide-y divide-line">
              {carriers.map(({ id, entityName }) => (
                <li key={id}>
                  <label className="flex min-h-12 items-center gap-3">
                    <input
                      type="radio"
                      name="carrierId"
                      value={id}
                      defaultChecked={String(id) === start}
                      onChange={() => setChosen(String(id))}
                      onClick={close}
                    />
                    {entityName}
                  </label>
                </li>
              ))}
            </ul>
            <DialogButtons>
              <button {...commands(drawer, 'close')} className="btn btn-main">
                <Trans>Done</Trans>
              </button>
            </DialogButtons>
          </Dialog>
        </>
      )}
    </Field>
  )
}

function NumberField({ start }: { start: string }) {
  const { error } = useFieldState('number')
  return (
    <Field
      id="number"
      label={<Trans>Tracking number</Trans>}
      error={error}
      hint={<Trans>You’ll find it on the carrier’s receipt: letters and digits only.</Trans>}
    >
      {(field) => (
        <input
          {...field}
          name="number"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={60}
          required
          defaultValue={start}
          className="field max-w-md"
        />
      )}
    </Field>
  )
}

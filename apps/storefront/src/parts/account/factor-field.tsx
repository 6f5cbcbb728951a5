import { useEffect, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import { Notice } from '../form/form-notice.tsx'
import { useFormAnswer } from '../form/form-state.tsx'
import { TextField } from '../form/text-field.tsx'
import type { FormAnswer } from './form-answer.ts'
import { showPasskey, useHasPasskeys } from './passkeys.ts'

/**
 * The second factor of whoever changes something about it: a passkey where there is one, or a code.
 */
export function FactorField({
  name,
  hasApp,
  hasPasskeys,
}: {
  name: string
  hasApp: boolean
  hasPasskeys: boolean
}) {
  const may = useHasPasskeys() === true && hasPasskeys
  const answer = useFormAnswer() as FormAnswer | undefined
  const [shown, setShown] = useState<string>()
  // It counts once: what was not taken is shown anew.
  useEffect(() => {
    if (answer?.errors?.[name]) setShown(undefined)
  }, [answer, name])
  if (shown !== undefined)
    return (
      <>
        <input type="hidden" name={name} value={shown} />
        <p ref={focusOn} tabIndex={-1} role="status" className="rounded-card bg-soft p-4">
          <Trans>Confirmed with your passkey.</Trans>
        </p>
      </>
    )
  return (
    <>
      {may ? <ShowPasskey shown={setShown} /> : null}
      <TextField
        name={name}
        label={
          hasApp ? (
            <Trans>Code from the app, or a recovery code</Trans>
          ) : may ? (
            <Trans>Or a recovery code</Trans>
          ) : (
            <Trans>Recovery code</Trans>
          )
        }
        autoComplete="one-time-code"
        autoCapitalize="characters"
        maxLength={40}
      />
    </>
  )
}

/** The button that had it is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus()

function ShowPasskey({ shown }: { shown: (code: string) => void }) {
  const [state, setState] = useState<'idle' | 'busy' | { readonly refusal?: string }>('idle')
  async function show() {
    if (state === 'busy') return
    setState('busy')
    try {
      shown(await showPasskey())
    } catch (error) {
      setState(isProblem(error) ? { refusal: error.body.title } : {})
    }
  }
  return (
    <div>
      <button
        type="button"
        onClick={() => void show()}
        aria-disabled={state === 'busy'}
        className="btn btn-quiet min-h-12 max-sm:w-full"
      >
        {state === 'busy' ? <Trans>One moment …</Trans> : <Trans>Confirm with a passkey</Trans>}
      </button>
      <div role="alert" className="mt-3 empty:hidden">
        {typeof state === 'object' ? <PasskeyRefusal refusal={state.refusal} /> : null}
      </div>
    </div>
  )
}

/** What the mall refused, or that the device answered nothing: browsers do not say why. */
export function PasskeyRefusal({ refusal }: { refusal: string | undefined }) {
  return (
    <Notice>
      {refusal ?? <Trans>Your device did not confirm the passkey. Please try again.</Trans>}
    </Notice>
  )
}

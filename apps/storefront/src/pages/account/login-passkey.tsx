import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import { Notice } from '../../parts/form/form-notice.tsx'
import { signInByPasskey, useMayUsePasskey } from '../../parts/account/passkeys.ts'

/** Beside the code; absent where there is no passkey, or none can be used. */
export function LoginPasskey({ to, expired }: { to: string; expired: string }) {
  const navigate = useNavigate()
  const may = useMayUsePasskey()
  const [state, setState] = useState<'idle' | 'busy' | { readonly refusal?: string }>('idle')
  if (!may) return null
  async function use() {
    if (state === 'busy') return
    setState('busy')
    try {
      await signInByPasskey()
      // As after the form: everything on the page is another person's now.
      window.location.assign(to)
    } catch (error) {
      if (isProblem(error) && error.code === 'step.expired') return navigate(expired)
      setState(isProblem(error) ? { refusal: error.body.title } : {})
    }
  }
  return (
    <div className="mt-4">
      <button
        type="button"
        onClick={() => void use()}
        aria-disabled={state === 'busy'}
        className="btn btn-quiet min-h-12 max-sm:w-full"
      >
        {state === 'busy' ? <Trans>One moment …</Trans> : <Trans>Use a passkey</Trans>}
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

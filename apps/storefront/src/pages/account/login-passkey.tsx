import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import { PasskeyRefusal } from '../../parts/account/factor-field.tsx'
import { signInByPasskey, useHasPasskeys } from '../../parts/account/passkeys.ts'

/** Beside the code, or in its place. */
export function LoginPasskey({
  to,
  expired,
  isMain,
}: {
  to: string
  expired: string
  isMain: boolean
}) {
  const navigate = useNavigate()
  const has = useHasPasskeys()
  const [state, setState] = useState<'idle' | 'busy' | { readonly refusal?: string }>('idle')
  if (has === undefined)
    return (
      <noscript>
        <CannotUse />
      </noscript>
    )
  if (!has) return isMain ? <CannotUse /> : null
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
        className={`btn min-h-12 max-sm:w-full ${isMain ? 'btn-main' : 'btn-quiet'}`}
      >
        {state === 'busy' ? <Trans>One moment …</Trans> : <Trans>Use a passkey</Trans>}
      </button>
      <div role="alert" className="mt-3 empty:hidden">
        {typeof state === 'object' ? <PasskeyRefusal refusal={state.refusal} /> : null}
      </div>
    </div>
  )
}

function CannotUse() {
  return (
    <p className="mt-4 text-small text-muted">
      <Trans>Passkeys cannot be used in this browser.</Trans>
    </p>
  )
}

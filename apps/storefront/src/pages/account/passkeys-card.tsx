import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import { DateText } from '@galleria/ui/date'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { FactorField, PasskeyRefusal } from '../../parts/account/factor-field.tsx'
import { KnownPasswordField } from '../../parts/account/fields.tsx'
import type { FormAnswer } from '../../parts/account/form-answer.ts'
import { addPasskey, useHasPasskeys } from '../../parts/account/passkeys.ts'
import { useShop } from '../../parts/use-shop.ts'
import { Notice } from '../../parts/form/form-notice.tsx'
import { isHeld, waysOf, type Factor } from './second-factor-on.tsx'

type Passkey = Factor['passkeyList'][number]

/** Those there are, each with its way out, and another one from this device. */
export function PasskeysCard({
  factor,
  hasPassword,
  answer,
  device,
  added,
}: {
  factor: Factor
  hasPassword: boolean
  answer: FormAnswer | undefined
  /** What this device is called at first. */ device: string
  added: (recoveryCodes: readonly string[]) => void
}) {
  return (
    <section aria-labelledby="passkeys" className="card mt-6 p-5">
      <h2 id="passkeys" className="text-title">
        <Trans>Passkeys</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>
          Instead of entering the code, you confirm with your fingerprint, your face or the PIN of
          your device, or with a security key.
        </Trans>
      </p>
      {factor.passkeyList.length > 0 ? (
        <ul className="mt-4 grid gap-4">
          {factor.passkeyList.map((passkey) => (
            <PasskeyRow key={passkey.id} {...{ passkey, factor, hasPassword, answer }} />
          ))}
        </ul>
      ) : null}
      <AddPasskey factor={factor} device={device} added={added} />
    </section>
  )
}

function PasskeyRow({
  passkey: { id, name, addedAt, lastUsedAt },
  factor,
  hasPassword,
  answer,
}: {
  passkey: Passkey
  factor: Factor
  hasPassword: boolean
  answer: FormAnswer | undefined
}) {
  const { locale, front } = useShop()
  const when = { locale, timeZone: front.timeZone, shape: 'moment' } as const
  const intent = `remove-${id}`
  return (
    <li className="border-t border-line pt-4">
      <p className="wrap-anywhere">
        <strong>{name}</strong>
      </p>
      <p className="text-small text-muted">
        <Trans>
          Added <DateText iso={addedAt} {...when} />
        </Trans>
        {' · '}
        {lastUsedAt ? (
          <Trans>
            Last used <DateText iso={lastUsedAt} {...when} />
          </Trans>
        ) : (
          <Trans>Not used yet</Trans>
        )}
      </p>
      <details className="mt-1" open={answer?.intent === intent}>
        <summary className="tap link w-fit">
          <Trans>Remove “{name}”</Trans>
        </summary>
        {isHeld(factor) ? (
          <p className="mt-2 text-muted">
            <Trans>
              Your work needs two-step sign-in, so the last way stays. Add another passkey or set up
              an app first.
            </Trans>
          </p>
        ) : (
          <AccountForm
            intent={intent}
            answer={answer}
            isGrave
            className="mt-4 grid gap-5"
            wanted={{
              ...(hasPassword ? { oldPassword: checks.oldPassword } : {}),
              code: checks.factorCode,
            }}
            submit={<Trans>Remove this passkey</Trans>}
            busy={<Trans>One moment …</Trans>}
          >
            {hasPassword ? <KnownPasswordField name="oldPassword" /> : null}
            <FactorField name="code" {...waysOf(factor)} />
          </AccountForm>
        )}
      </details>
    </li>
  )
}

function AddPasskey({
  factor,
  device,
  added,
}: {
  factor: Factor
  device: string
  added: (recoveryCodes: readonly string[]) => void
}) {
  const has = useHasPasskeys()
  const navigate = useNavigate()
  const id = useId()
  const [state, setState] = useState<State>('idle')
  const ways = waysOf(factor)
  if (!has)
    return (
      <p className="mt-4 text-small text-muted empty:hidden">
        {has === undefined ? (
          <noscript>
            <Trans>Passkeys are added with JavaScript.</Trans>
          </noscript>
        ) : (
          <Trans>Passkeys cannot be used in this browser.</Trans>
        )}
      </p>
    )
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'busy') return
    const form = event.currentTarget
    const typed = new FormData(form)
    const name = String(typed.get('name') ?? '').trim()
    const proof = String(typed.get('proof') ?? '').trim()
    setState('busy')
    try {
      added(await addPasskey(name || device, proof || undefined))
      form.reset()
      setState('added')
    } catch (error) {
      if (isProblem(error) && error.code === 'auth.prove_again')
        return navigate(
          `/buyer/account/prove?to=${encodeURIComponent(location.pathname + location.search)}`,
        )
      setState(refusalOf(error))
    }
  }
  return (
    <form
      // What was shown counts once.
      key={factor.passkeyList.length}
      onSubmit={(event) => void add(event)}
      className="mt-5 grid gap-4 border-t border-line pt-5"
    >
      <div>
        <label htmlFor={id} className="block font-medium">
          <Trans>Name of the passkey</Trans>
        </label>
        <input
          id={id}
          name="name"
          defaultValue={device}
          maxLength={60}
          autoComplete="off"
          className="field mt-1 w-full"
        />
      </div>
      {ways.hasApp || ways.hasPasskeys ? <FactorField name="proof" {...ways} /> : null}
      <AddAnswer state={state} />
      <button
        type="submit"
        aria-disabled={state === 'busy'}
        className="btn btn-main min-h-12 w-fit max-sm:w-full"
      >
        {state === 'busy' ? <Trans>One moment …</Trans> : <Trans>Add a passkey</Trans>}
      </button>
    </form>
  )
}

type State = 'idle' | 'busy' | 'added' | { readonly refusal?: string; readonly isThere?: boolean }

/** Of what a browser says, one thing helps: the device has one already. */
function refusalOf(error: unknown): State {
  if (isProblem(error)) return { refusal: error.body.title }
  return { isThere: error instanceof Error && error.name === 'InvalidStateError' }
}

function AddAnswer({ state }: { state: State }) {
  return (
    <>
      <div role="status" className="empty:hidden">
        {state === 'added' ? <Trans>The passkey has been added.</Trans> : null}
      </div>
      <div role="alert" className="empty:hidden">
        {typeof state !== 'object' ? null : state.isThere ? (
          <Notice>
            <Trans>This device already has a passkey for your account.</Trans>
          </Notice>
        ) : (
          <PasskeyRefusal refusal={state.refusal} />
        )}
      </div>
    </>
  )
}

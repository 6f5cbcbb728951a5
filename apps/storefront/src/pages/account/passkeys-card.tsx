import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { isProblem, type ReplyOf } from '@galleria/contract/client'
import { DateText } from '@galleria/ui/date'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { KnownPasswordField, RecoveryField } from '../../parts/account/fields.tsx'
import type { FormAnswer } from '../../parts/account/form-answer.ts'
import { addPasskey, useHasPasskeys } from '../../parts/account/passkeys.ts'
import { useShop } from '../../parts/use-shop.ts'
import { PasskeyRefusal } from './login-passkey.tsx'

type Passkey = ReplyOf<'POST /auth/web/second-factor/current'>['passkeyList'][number]

/** Those there are, each with its way out, and another one from this device. */
export function PasskeysCard({
  passkeys,
  hasPassword,
  answer,
  device,
  added,
}: {
  passkeys: readonly Passkey[]
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
          In the place of the code you confirm with your fingerprint, your face or the PIN of your
          device, or with a security key.
        </Trans>
      </p>
      {passkeys.length > 0 ? (
        <ul className="mt-4 grid gap-4">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...{ passkey, hasPassword, answer }} />
          ))}
        </ul>
      ) : null}
      <AddPasskey device={device} added={added} />
    </section>
  )
}

function PasskeyRow({
  passkey: { id, name, addedAt, lastUsedAt },
  hasPassword,
  answer,
}: {
  passkey: Passkey
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
          <RecoveryField isEither />
        </AccountForm>
      </details>
    </li>
  )
}

function AddPasskey({
  device,
  added,
}: {
  device: string
  added: (recoveryCodes: readonly string[]) => void
}) {
  const has = useHasPasskeys()
  const navigate = useNavigate()
  const id = useId()
  const [state, setState] = useState<'idle' | 'busy' | { readonly refusal?: string }>('idle')
  if (!has)
    return (
      <p className="mt-4 text-small text-muted">
        <Trans>This browser cannot add passkeys.</Trans>
      </p>
    )
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'busy') return
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    setState('busy')
    try {
      added(await addPasskey(typed || device))
      setState('idle')
    } catch (error) {
      if (isProblem(error) && error.code === 'auth.prove_again')
        return navigate(
          `/buyer/account/prove?to=${encodeURIComponent(location.pathname + location.search)}`,
        )
      setState(isProblem(error) ? { refusal: error.body.title } : {})
    }
  }
  return (
    <form
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
      <div role="alert" className="empty:hidden">
        {typeof state === 'object' ? <PasskeyRefusal refusal={state.refusal} /> : null}
      </div>
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

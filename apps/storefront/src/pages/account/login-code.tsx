import { data, Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { DoorFrame } from '../../parts/account/account-frame.tsx'
import { checks } from '../../parts/account/checks.ts'
import { CodeField, RecoveryField } from '../../parts/account/fields.tsx'
import { answerRefusal, textOf, type FormAnswer } from '../../parts/account/form-answer.ts'
import type { Shop } from '../../shop-context.ts'
import { LoginPasskey } from './login-passkey.tsx'
import { goTo, isBackOffice, signInDoor } from './sign-in-rules.ts'

const way = (to: string) => `to=${encodeURIComponent(to)}`

/** The second half of signing in, in the address of the first. */
export const codePath = (to: string) => `/login?step=code&${way(to)}`

/** What was begun with the password has ended after ten minutes: it is begun anew. */
export async function showCode(shop: Shop, request: Request, form: FormData, to: string) {
  try {
    await shop.call('POST /auth/web/user/login-code', { code: textOf(form, 'code') })
  } catch (error) {
    if (isProblem(error) && error.code === 'step.expired')
      return goTo(`/login?note=expired&${way(to)}`)
    return data(answerRefusal(error, request, form, { 'second_factor.wrong': 'code' }), 422)
  }
  return goTo(to)
}

/**
 * What whoever has shown the password may show next. Where nothing is begun any more the form says
 * so.
 */
export async function readSecondHalf(shop: Shop) {
  try {
    return await shop.call('POST /auth/web/user/login-half', {})
  } catch (error) {
    if (!isProblem(error) || error.code !== 'step.expired') throw error
    return { hasApp: true, hasPasskey: false }
  }
}
type SecondHalf = Awaited<ReturnType<typeof readSecondHalf>>

/** The code of the app or a passkey; whoever has lost both takes a recovery code. */
export function LoginCode({
  to,
  byRecovery,
  half: { hasApp, hasPasskey },
  answer,
}: {
  to: string
  byRecovery: boolean
  half: SecondHalf
  answer: FormAnswer | undefined
}) {
  const isPasskeyOnly = hasPasskey && !hasApp && !byRecovery
  const expired = `/login?note=expired&${way(to)}`
  return (
    <DoorFrame
      title={isPasskeyOnly ? <Trans>Use your passkey</Trans> : <Trans>Enter the code</Trans>}
      intro={<Intro {...{ byRecovery, hasApp, hasPasskey }} />}
    >
      {isPasskeyOnly ? null : (
        <AccountForm
          key={String(byRecovery)}
          intent="code"
          answer={answer}
          className="mt-6 grid gap-5"
          wanted={{ code: byRecovery ? checks.factorCode : checks.code }}
          submit={<Trans>Sign in</Trans>}
          busy={<Trans>Signing in …</Trans>}
        >
          <input type="hidden" name="to" value={to} />
          {byRecovery ? <RecoveryField /> : <CodeField name="code" isFirst />}
        </AccountForm>
      )}
      {hasPasskey ? <LoginPasskey to={to} expired={expired} isMain={isPasskeyOnly} /> : null}
      <OtherWay {...{ to, byRecovery, hasApp, hasPasskey }} />
      <p className="mt-2 text-small text-muted">
        <Trans>
          No phone and no codes? Write to us from the email address of your account, and we’ll help
          you back in.
        </Trans>
      </p>
      <p className="mt-4">
        <Link to={signInDoor(to)} reloadDocument={isBackOffice(to)} className="link tap">
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </DoorFrame>
  )
}

function Intro({ byRecovery, hasApp, hasPasskey }: SecondHalf & { byRecovery: boolean }) {
  if (byRecovery)
    return <Trans>One of the recovery codes you saved when you set up two-step sign-in.</Trans>
  if (!hasApp)
    return (
      <Trans>
        You confirm with your fingerprint, your face or the PIN of your device, or with a security
        key.
      </Trans>
    )
  if (hasPasskey)
    return (
      <Trans>The code your authenticator app shows for Galleria right now, or your passkey.</Trans>
    )
  return <Trans>The code your authenticator app shows for Galleria right now.</Trans>
}

function OtherWay({
  to,
  byRecovery,
  hasApp,
  hasPasskey,
}: SecondHalf & { to: string; byRecovery: boolean }) {
  if (!byRecovery)
    return (
      <p className="mt-6">
        <Link to={`${codePath(to)}&by=recovery`} className="link tap">
          {hasPasskey ? (
            <Trans>Use a recovery code</Trans>
          ) : (
            <Trans>Lost your phone? Use a recovery code</Trans>
          )}
        </Link>
      </p>
    )
  if (!hasApp) return null
  return (
    <p className="mt-6">
      <Link to={codePath(to)} className="link tap">
        <Trans>Use the code from the app</Trans>
      </Link>
    </p>
  )
}

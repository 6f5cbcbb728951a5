import { useState } from 'react'
import { data, Link, useLocation, useRevalidator } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { deviceName } from '@galleria/contract/device-name'
import { DateText } from '@galleria/ui/date'
import { localPath } from '@galleria/contract/local-path'
import type { Route } from './+types/second-factor-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { AccountFrame, Done } from '../../parts/account/account-frame.tsx'
import type { FormAnswer } from '../../parts/account/form-answer.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { demandMember } from './member.ts'
import { changeSecondFactor, type FactorAnswer } from './second-factor.ts'
import { RecoveryCodes, SetUpApp } from './second-factor-set-up.tsx'
import { RecoveryCard, SwitchOff, waysOf, type Factor } from './second-factor-on.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { isBackOffice } from './sign-in-rules.ts'

export const meta = showHead
const HERE = '/buyer/account/second-factor'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { hasPassword } = await demandMember(shop, request)
  const to = new URL(request.url).searchParams.get('to')
  return {
    head: headOf(shop, { title: shop.i18n._(msg`Two-step sign-in`), path: HERE, isListed: false }),
    factor: await shop.call('POST /auth/web/second-factor/current', {}),
    hasPassword,
    device: deviceName(request.headers.get('user-agent') ?? '') || shop.i18n._(msg`Passkey`),
    /** Where the person was sent from, to set it up. */ to: to === null ? null : localPath(to),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  await demandMember(shop, request)
  const changed = await changeSecondFactor(shop, request)
  return changed.answer ? data(changed, 422) : data(changed)
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

/** An app or passkeys beside the password: set up, and then looked after. */
export default function SecondFactorPage({
  loaderData: { factor, hasPassword, device, to },
  actionData,
}: Route.ComponentProps) {
  const { answer, setUp, recoveryCodes, done } = readAnswer(actionData)
  const revalidator = useRevalidator()
  // Of a first passkey, until the person goes on from them.
  const { key: here } = useLocation()
  const [first, setFirst] = useState<{ at: string; codes: readonly string[] }>()
  const { hasApp, hasPasskeys } = waysOf(factor)
  const isSetUp = hasApp || hasPasskeys
  const fromPasskey = first?.at === here ? first.codes : undefined
  const codes = recoveryCodes ?? fromPasskey
  const wayOn = to ? <WayOn to={to} /> : null
  if (codes)
    return (
      <AccountFrame title={<Trans>Save your recovery codes</Trans>}>
        <RecoveryCodes
          codes={codes}
          isFirst={done === 'on' || codes === fromPasskey}
          wayOn={wayOn ?? <WayOn to={HERE} />}
        />
      </AccountFrame>
    )
  if (setUp && !hasApp)
    return (
      <AccountFrame title={<Trans>Set up your app</Trans>}>
        <SetUpApp {...{ setUp, hasPasskeys, answer }} />
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={<Trans>Two-step sign-in</Trans>}
      intro={
        <Trans>
          After your password we also ask for a code from an app, or for a passkey. Your account is
          then safe even if somebody gets hold of your password.
        </Trans>
      }
    >
      <DoneNote done={done} isSetUp={isSetUp} isOwed={factor.isOwed} />
      {factor.isOwed ? (
        <p className="mt-6 rounded-card border border-warn bg-surface p-4">
          <Trans>Your work in the back office needs it: nothing opens there until it is on.</Trans>
        </p>
      ) : null}
      {isSetUp ? wayOn : null}
      <App factor={factor} answer={answer} />
      {isSetUp ? <RecoveryCard factor={factor} answer={answer} /> : null}
      {hasApp ? <SwitchOff {...{ factor, hasPassword, answer }} /> : null}
      <PasskeysCard
        {...{ factor, hasPassword, answer, device }}
        added={(fresh) => {
          if (fresh.length > 0) setFirst({ at: here, codes: fresh })
          void revalidator.revalidate()
        }}
      />
    </AccountFrame>
  )
}

/** Since when it is on, or the way to it. */
function App({
  factor: { isOn, since },
  answer,
}: {
  factor: Factor
  answer: FormAnswer | undefined
}) {
  const { locale, front } = useShop()
  if (isOn)
    return (
      <p className="mt-6 rounded-card bg-soft p-4">
        <Trans>
          The app has been on since{' '}
          <DateText iso={since ?? ''} locale={locale} timeZone={front.timeZone} shape="moment" />.
        </Trans>
      </p>
    )
  return (
    <section aria-labelledby="app" className="card mt-6 p-5">
      <h2 id="app" className="text-title">
        <Trans>Authenticator app</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>
          An app shows a new code every 30 seconds, such as the one built into your password manager
          or your phone. It works without a network, and we never see your number.
        </Trans>
      </p>
      <AccountForm
        intent="begin"
        answer={answer}
        className="mt-4 grid gap-5"
        submit={<Trans>Set it up</Trans>}
        busy={<Trans>One moment …</Trans>}
      />
    </section>
  )
}

/** What was done a moment ago, and what is asked for from now on. */
function DoneNote({
  done,
  isSetUp,
  isOwed,
}: Pick<FactorAnswer, 'done'> & { isSetUp: boolean; isOwed: boolean }) {
  if (!done) return null
  if (done === 'on')
    return (
      <Done>
        <Trans>
          Your app has been set up, and your recovery codes still work. All other devices have been
          signed out.
        </Trans>
      </Done>
    )
  if (!isSetUp)
    return (
      <Done>
        {isOwed ? (
          <Trans>Two-step sign-in is off.</Trans>
        ) : (
          <Trans>Two-step sign-in is off. Your password alone is enough again.</Trans>
        )}
      </Done>
    )
  return (
    <Done>
      {done === 'removed' ? (
        <Trans>The passkey has been removed.</Trans>
      ) : (
        <Trans>The app has been switched off. Your passkeys are still asked for.</Trans>
      )}
    </Done>
  )
}

/** Without a connection the form answers itself. */
function readAnswer(sent: FactorAnswer | FormAnswer | undefined): FactorAnswer {
  return sent && 'intent' in sent ? { answer: sent } : (sent ?? {})
}

/** Back to where it was asked for. */
function WayOn({ to }: { to: string }) {
  return (
    <p className="mt-6">
      <Link to={to} reloadDocument={isBackOffice(to)} className="btn btn-main min-h-12">
        {isBackOffice(to) ? <Trans>Go to the back office</Trans> : <Trans>Continue</Trans>}
      </Link>
    </p>
  )
}

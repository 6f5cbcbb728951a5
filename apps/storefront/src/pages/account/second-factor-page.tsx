import { useState } from 'react'
import { data, Link, useRevalidator } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { deviceName } from '@galleria/contract/device-name'
import { localPath } from '@galleria/contract/local-path'
import type { Route } from './+types/second-factor-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { AccountFrame, Done } from '../../parts/account/account-frame.tsx'
import type { FormAnswer } from '../../parts/account/form-answer.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { shopOf } from '../../shop-context.ts'
import { demandMember } from './member.ts'
import { changeSecondFactor, type FactorAnswer } from './second-factor.ts'
import { RecoveryCodes, SetUpApp } from './second-factor-set-up.tsx'
import { SwitchedOn } from './second-factor-on.tsx'
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

/** A code of an app beside the password: set up, and then looked after. */
export default function SecondFactorPage({
  loaderData: { factor, hasPassword, device, to },
  actionData,
}: Route.ComponentProps) {
  const { answer, setUp, recoveryCodes, done } = readAnswer(actionData)
  const revalidator = useRevalidator()
  const [first, setFirst] = useState<readonly string[]>()
  const wayOn = to ? <WayOn to={to} /> : null
  const codes = recoveryCodes ?? first
  if (codes)
    return (
      <AccountFrame title={<Trans>Save your recovery codes</Trans>}>
        <RecoveryCodes codes={codes} isFirst={done === 'on' || codes === first} wayOn={wayOn} />
      </AccountFrame>
    )
  if (setUp && !factor.isOn)
    return (
      <AccountFrame title={<Trans>Set up your app</Trans>}>
        <SetUpApp setUp={setUp} answer={answer} />
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={<Trans>Two-step sign-in</Trans>}
      intro={
        <Trans>
          After your password we also ask for a code from an app on your phone. Your account is then
          safe even if somebody gets hold of your password.
        </Trans>
      }
    >
      <DoneNote done={done} hasPasskeys={factor.passkeyList.length > 0} />
      {factor.isOwed ? (
        <p className="mt-6 rounded-card border border-warn bg-surface p-4">
          <Trans>Your work in the back office needs it: nothing opens there until it is on.</Trans>
        </p>
      ) : null}
      {factor.isOn ? (
        <>
          {wayOn}
          <SwitchedOn factor={factor} hasPassword={hasPassword} answer={answer} />
        </>
      ) : (
        <>
          <p className="mt-6">
            <Trans>
              You need an authenticator app, such as the one built into your password manager or
              your phone. It works without a network, and we never see your number.
            </Trans>
          </p>
          <AccountForm
            intent="begin"
            answer={answer}
            className="mt-6 grid gap-5"
            submit={<Trans>Set it up</Trans>}
            busy={<Trans>One moment …</Trans>}
          />
        </>
      )}
      {factor.passkeyList.length > 0 && !factor.isOn ? wayOn : null}
      <PasskeysCard
        passkeys={factor.passkeyList}
        hasPassword={hasPassword}
        answer={answer}
        device={device}
        added={(fresh) => {
          if (fresh.length > 0) setFirst(fresh)
          void revalidator.revalidate()
        }}
      />
    </AccountFrame>
  )
}

/** What was done a moment ago. Beside passkeys the password alone is not enough. */
function DoneNote({ done, hasPasskeys }: Pick<FactorAnswer, 'done'> & { hasPasskeys: boolean }) {
  if (done === 'removed')
    return (
      <Done>
        <Trans>The passkey has been removed.</Trans>
      </Done>
    )
  if (done !== 'off' || hasPasskeys) return null
  return (
    <Done>
      <Trans>Two-step sign-in is off. Your password alone is enough again.</Trans>
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

import { data, Link } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
  loaderData: { factor, hasPassword, to },
  actionData,
}: Route.ComponentProps) {
  const { answer, setUp, recoveryCodes, done } = readAnswer(actionData)
  const wayOn = to ? <WayOn to={to} /> : null
  if (recoveryCodes)
    return (
      <AccountFrame title={<Trans>Save your recovery codes</Trans>}>
        <RecoveryCodes codes={recoveryCodes} isFirst={done === 'on'} wayOn={wayOn} />
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
      {done === 'off' ? (
        <Done>
          <Trans>Two-step sign-in is off. Your password alone is enough again.</Trans>
        </Done>
      ) : null}
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
    </AccountFrame>
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

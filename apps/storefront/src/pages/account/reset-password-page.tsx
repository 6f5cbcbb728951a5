import { useId, type ReactNode } from 'react'
import { data, Link, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isGoodPassword } from '@galleria/contract/account-rules'
import type { Route } from './+types/reset-password-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { DoorFrame, Done } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { cooldownLeft } from '../../parts/account/cooldown.ts'
import {
  CaptchaField,
  CodeField,
  EmailField,
  MobileField,
  NewPasswordField,
} from '../../parts/account/fields.tsx'
import type { FormAnswer } from '../../parts/account/form-answer.ts'
import { readCaptcha } from '../../parts/account/read-captcha.ts'
import { ResendDialog, ResendOpener, useResend } from '../../parts/account/resend.tsx'
import { sendForm } from '../../parts/account/send-form.ts'
import { stepCookie, stepText } from '../../parts/account/step-cookie.server.ts'
import { shopOf } from '../../shop-context.ts'
import { resetPassword } from './reset-password.ts'
import { doorPath, isBackOffice, returnPath, signInDoor } from './sign-in-rules.ts'

export const meta = showHead

/**
 * The address or number, its code, the new password: each step needs the token of the one before.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  const steps = stepCookie('reset', shop.origin)
  // The key that a new operator is given. It goes on in the cookie at once, so that no history
  // keeps it.
  const key = query.get('key')
  if (key)
    throw redirect('/reset-password?step=password', {
      headers: await steps.keep({ verifyToken: key }),
    })
  const step = await steps.read(request)
  const by = query.get('by') === 'sms' ? ('sms' as const) : ('mail' as const)
  const [email, mobile, prefix] = [
    stepText(step, 'email'),
    stepText(step, 'mobile'),
    stepText(step, 'prefix'),
  ]
  const common = {
    head: headOf(shop, {
      title: shop.i18n._(msg`Forgotten password`),
      path: '/reset-password',
      isListed: false,
    }),
    to: returnPath(query.get('to')),
    by,
    email: email ?? '',
    mobile: mobile ?? '',
    prefix,
  }
  const asked = query.get('step')
  if (asked === 'done') return { ...common, step: 'done' as const }
  if (asked === 'password' && stepText(step, 'verifyToken'))
    return { ...common, step: 'password' as const }
  if (asked === 'code' && stepText(step, 'token') && (by === 'sms' ? mobile : email))
    return {
      ...common,
      step: 'code' as const,
      cooldown: { sentAt: step?.sentAt ?? 0, waitS: cooldownLeft(step?.sentAt, Date.now()) },
    }
  return { ...common, step: 'contact' as const, captcha: await readCaptcha(shop) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { to, headers, answer } = await resetPassword(shopOf(context), request)
  return answer ? data(answer, 422) : redirect(to, { status: 303, headers })
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

type Loaded = Route.ComponentProps['loaderData']
type StepProps<Step extends Loaded['step']> = Extract<Loaded, { step: Step }> & {
  answer: FormAnswer | undefined
}

export default function ResetPasswordPage({
  loaderData,
  actionData: answer,
}: Route.ComponentProps) {
  switch (loaderData.step) {
    case 'contact':
      return <ContactStep {...loaderData} answer={answer} />
    case 'code':
      return <CodeStep {...loaderData} answer={answer} />
    case 'password':
      return <PasswordStep {...loaderData} answer={answer} />
    case 'done':
      return (
        <DoorFrame title={<Trans>Your password has been changed</Trans>}>
          <Done>
            <Trans>To be safe, we have signed you out on all devices.</Trans>
          </Done>
          <SignInLink to={loaderData.to} className="btn btn-main mt-6 min-h-12">
            <Trans>Sign in</Trans>
          </SignInLink>
        </DoorFrame>
      )
  }
}

/** To the door the person came from, the shop's or the back office's. */
function SignInLink({
  to,
  className,
  children,
}: {
  to: string
  className: string
  children: ReactNode
}) {
  return (
    <Link to={signInDoor(to)} reloadDocument={isBackOffice(to)} className={className}>
      {children}
    </Link>
  )
}

function ContactStep({ to, by, email, mobile, prefix, captcha, answer }: StepProps<'contact'>) {
  const here = doorPath('/reset-password', to)
  const other = by === 'mail' ? `${here}${here.includes('?') ? '&' : '?'}by=sms` : here
  return (
    <DoorFrame
      title={<Trans>Forgotten password</Trans>}
      intro={<Trans>We’ll send you a code so you can choose a new password.</Trans>}
    >
      <AccountForm
        key={by}
        intent="send"
        answer={answer}
        className="mt-6 grid gap-5"
        wanted={{
          [by === 'sms' ? 'mobile' : 'email']: by === 'sms' ? checks.mobile : checks.email,
          captcha: checks.captcha,
        }}
        submit={<Trans>Send me a code</Trans>}
        busy={<Trans>Sending …</Trans>}
        beside={
          <Link to={other} preventScrollReset className="link tap">
            {by === 'mail' ? (
              <Trans>By text message instead</Trans>
            ) : (
              <Trans>By email instead</Trans>
            )}
          </Link>
        }
      >
        {by === 'sms' ? (
          <MobileField number={mobile} code={prefix} />
        ) : (
          <EmailField value={email} />
        )}
        <CaptchaField picture={captcha} />
      </AccountForm>
      <p className="mt-6">
        <SignInLink to={to} className="link tap">
          <Trans>Back to sign in</Trans>
        </SignInLink>
      </p>
    </DoorFrame>
  )
}

function CodeStep({ to, by, email, mobile, prefix, cooldown, answer }: StepProps<'code'>) {
  const resend = useResend(cooldown)
  const target = by === 'sms' ? `${prefix ?? ''} ${mobile}` : email
  const here = doorPath('/reset-password', to)
  const first = by === 'sms' ? `${here}${here.includes('?') ? '&' : '?'}by=sms` : here
  return (
    <DoorFrame
      title={<Trans>Enter the code</Trans>}
      intro={<Trans>If there is an account for {target}, we have sent a code there.</Trans>}
    >
      <p>
        <Link to={first} className="link tap">
          {by === 'sms' ? <Trans>Use another number</Trans> : <Trans>Use another address</Trans>}
        </Link>
      </p>
      <AccountForm
        intent="verify"
        answer={answer}
        className="mt-4 grid gap-5"
        wanted={by === 'sms' ? { smsCode: checks.smsCode } : { emailCode: checks.emailCode }}
        submit={<Trans>Continue</Trans>}
        busy={<Trans>One moment …</Trans>}
      >
        <CodeField
          name={by === 'sms' ? 'smsCode' : 'emailCode'}
          isFirst
          beside={<ResendOpener cooldown={cooldown} resend={resend} firstStep={first} />}
        />
      </AccountForm>
      <ResendDialog resend={resend} answer={answer} />
    </DoorFrame>
  )
}

function PasswordStep({ to, email, mobile, prefix, answer }: StepProps<'password'>) {
  const owner = { email, mobile: `${prefix ?? ''}${mobile}` }
  const id = useId()
  return (
    <DoorFrame title={<Trans>Choose a new password</Trans>}>
      <AccountForm
        intent="reset"
        answer={answer}
        className="mt-6 grid gap-5"
        wanted={{
          password: (value) =>
            value === '' ? 'required' : isGoodPassword(value, owner) ? undefined : 'password',
        }}
        submit={<Trans>Change password</Trans>}
        busy={<Trans>One moment …</Trans>}
      >
        <input
          id={id}
          type="text"
          name="username"
          value={email || owner.mobile}
          readOnly
          autoComplete="username"
          hidden
        />
        <NewPasswordField owner={() => owner} />
      </AccountForm>
      <p className="mt-6">
        <Link to={doorPath('/reset-password', to)} className="link tap">
          <Trans>Start again</Trans>
        </Link>
      </p>
    </DoorFrame>
  )
}

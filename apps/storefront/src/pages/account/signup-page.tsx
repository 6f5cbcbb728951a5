import { useId } from 'react'
import { data, Link, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LONGEST_NICKNAME, isGoodPassword } from '@galleria/contract/account-rules'
import type { Route } from './+types/signup-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { pageOf } from '../../addresses/page-path.ts'
import { DoorFrame } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks, optional } from '../../parts/account/checks.ts'
import { cooldownLeft } from '../../parts/account/cooldown.ts'
import {
  CaptchaField,
  CodeField,
  EmailField,
  NewPasswordField,
} from '../../parts/account/fields.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { answerRefusal, textOf, type FormAnswer } from '../../parts/account/form-answer.ts'
import { readCaptcha } from '../../parts/account/read-captcha.ts'
import { ResendDialog, ResendOpener, useResend } from '../../parts/account/resend.tsx'
import { stepCookie, stepText } from '../../parts/account/step-cookie.server.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { shopOf, type Shop } from '../../shop-context.ts'
import { doorPath, returnPath } from './sign-in-rules.ts'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  const to = returnPath(query.get('to'))
  if (await shop.user()) throw redirect(to)
  const step = await stepCookie('signup', shop.origin).read(request)
  const email = stepText(step, 'email')
  const head = headOf(shop, {
    title: shop.i18n._(msg`Create an account`),
    path: '/signup',
    isListed: false,
  })
  const invitation = query.get('invitation')?.slice(0, 20) ?? stepText(step, 'invitation') ?? ''
  if (query.get('step') === 'code' && email)
    return {
      head,
      to,
      email,
      invitation,
      step: 'code' as const,
      cooldown: { sentAt: step?.sentAt ?? 0, waitS: cooldownLeft(step?.sentAt, Date.now()) },
    }
  return {
    head,
    to,
    email: email ?? (await knownEmail(shop)),
    invitation,
    step: 'mail' as const,
    captcha: await readCaptcha(shop),
  }
}

/** Where a guest of this browser had an order sent to, the newest first. */
async function knownEmail({ call }: Shop): Promise<string> {
  const addresses = await call(
    'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
    {},
  )
  return addresses.find(({ email }) => email)?.email ?? ''
}

/**
 * First the address is proven, then the account is opened: whether it has one already is told only
 * in the mail.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const form = await readForm(request)
  const url = pageOf(request)
  const steps = stepCookie('signup', shop.origin)
  const step = await steps.read(request)
  const email = stepText(step, 'email')
  const to = url.searchParams.get('to')
  try {
    if (form.get('intent') === 'finish') {
      if (!email) throw redirect('/signup')
      const invitationCode = textOf(form, 'invitationCode')
      await shop.call('POST /auth/web/user/signup', {
        email,
        emailCode: textOf(form, 'emailCode'),
        password: textOf(form, 'password'),
        nickname: textOf(form, 'nickname'),
        ...(invitationCode ? { invitationCode } : {}),
      })
      return redirect(`/signup/success${to ? `?to=${encodeURIComponent(to)}` : ''}`, {
        status: 303,
        headers: await steps.forget(),
      })
    }
    const target = form.get('intent') === 'resend' && email ? email : textOf(form, 'email')
    await shop.call('POST /auth/web/user/signup-send-code', {
      email: target,
      captcha: textOf(form, 'captcha'),
      token: textOf(form, 'token'),
    })
    url.searchParams.set('step', 'code')
    const invitation = textOf(form, 'invitation')
    return redirect(url.pathname + url.search, {
      status: 303,
      headers: await steps.keep({
        email: target,
        sentAt: Date.now(),
        ...(invitation ? { invitation } : {}),
      }),
    })
  } catch (error) {
    return data(
      answerRefusal(error, request, form, {
        'captcha.wrong': 'captcha',
        'captcha.old': 'captcha',
        'code.wrong': 'emailCode',
        'invitation.unknown': 'invitationCode',
      }),
      422,
    )
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.step === 'code' ? (
    <CodeStep {...loaderData} answer={actionData} />
  ) : (
    <MailStep {...loaderData} answer={actionData} />
  )
}

type Loaded = Route.ComponentProps['loaderData']
function MailStep({
  to,
  email,
  invitation,
  captcha,
  answer,
}: Extract<Loaded, { step: 'mail' }> & { answer: FormAnswer | undefined }) {
  return (
    <DoorFrame
      title={<Trans>Create an account</Trans>}
      intro={
        <Trans>
          With an account you can see all your orders in one place, save your addresses and get help
          faster. You’ll keep your basket.
        </Trans>
      }
    >
      <AccountForm
        intent="send"
        answer={answer}
        className="mt-6 grid gap-5"
        wanted={{ email: checks.email, captcha: checks.captcha }}
        submit={<Trans>Send me a code</Trans>}
        busy={<Trans>Sending …</Trans>}
      >
        <input type="hidden" name="invitation" value={invitation} />
        <EmailField
          value={email}
          hint={<Trans>We’ll send a code there to check it’s yours.</Trans>}
        />
        <CaptchaField picture={captcha} />
      </AccountForm>
      <p className="mt-6">
        <Trans>Already have an account?</Trans>{' '}
        <Link to={doorPath('/login', to)} className="link tap">
          <Trans>Sign in</Trans>
        </Link>
      </p>
    </DoorFrame>
  )
}

function CodeStep({
  to,
  email,
  invitation,
  cooldown,
  answer,
}: Extract<Loaded, { step: 'code' }> & { answer: FormAnswer | undefined }) {
  const resend = useResend(cooldown)
  const id = useId()
  const first = doorPath('/signup', to)
  const ownerOf = () => ({
    email,
    nickname: document.querySelector<HTMLInputElement>(`[id="${id}"] [name=nickname]`)?.value ?? '',
  })
  const owner = (form: FormData) => ({ email, nickname: String(form.get('nickname') ?? '') })
  const wanted = {
    emailCode: checks.emailCode,
    nickname: checks.nickname,
    invitationCode: optional(checks.invitationCode),
    password: (value: string, form: FormData) =>
      value === '' ? 'required' : isGoodPassword(value, owner(form)) ? undefined : 'password',
  }
  return (
    <DoorFrame
      title={<Trans>Check your inbox</Trans>}
      intro={<Trans>If {email} can be used for a new account, we have sent a code there.</Trans>}
    >
      <p>
        <Link to={first} className="link tap">
          <Trans>Use another address</Trans>
        </Link>
      </p>
      <div id={id}>
        <AccountForm
          intent="finish"
          answer={answer}
          wanted={wanted}
          className="mt-4 grid gap-5"
          submit={<Trans>Create account</Trans>}
          busy={<Trans>One moment …</Trans>}
        >
          {/* Password managers keep the password under this name. */}
          <input
            type="text"
            name="username"
            value={email}
            readOnly
            autoComplete="username"
            hidden
          />
          <CodeField
            name="emailCode"
            isFirst
            beside={<ResendOpener cooldown={cooldown} resend={resend} firstStep={first} />}
          />
          <TextField
            name="nickname"
            label={<Trans>Nickname</Trans>}
            hint={<Trans>We’ll greet you by this name and sign your reviews with it.</Trans>}
            autoComplete="nickname"
            autoCapitalize="words"
            maxLength={LONGEST_NICKNAME}
          />
          <NewPasswordField owner={ownerOf} />
          <TextField
            name="invitationCode"
            label={<Trans>Invitation code</Trans>}
            isOptional
            value={invitation}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={12}
          />
        </AccountForm>
      </div>
      <ResendDialog resend={resend} answer={answer} />
    </DoorFrame>
  )
}

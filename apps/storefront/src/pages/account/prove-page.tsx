import { useId } from 'react'
import { data, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { smsPrefixes } from '@galleria/contract/account-rules'
import type { Route } from './+types/prove-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { localPath } from '@galleria/contract/local-path'
import { pageOf } from '../../addresses/page-path.ts'
import { AccountFrame } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { cooldownLeft } from '../../parts/account/cooldown.ts'
import { CaptchaField, CodeField, KnownPasswordField } from '../../parts/account/fields.tsx'
import { answerRefusal, textOf } from '../../parts/account/form-answer.ts'
import { readCaptcha } from '../../parts/account/read-captcha.ts'
import { ResendDialog, ResendOpener, useResend } from '../../parts/account/resend.tsx'
import { sendForm } from '../../parts/account/send-form.ts'
import { stepCookie } from '../../parts/account/step-cookie.server.ts'
import { shopOf } from '../../shop-context.ts'
import { demandMember, mobileText } from './member.ts'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead

/** By the password; those who have none by a code to the contact they have. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const user = await demandMember(shop, request)
  const step = await stepCookie('prove', shop.origin).read(request)
  const query = new URL(request.url).searchParams
  const way = user.hasPassword
    ? ('password' as const)
    : query.get('step') === 'code' && step?.sentAt
      ? ('code' as const)
      : ('picture' as const)
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Is it you?`),
      path: '/buyer/account/prove',
      isListed: false,
    }),
    way,
    to: localPath(query.get('to')),
    field: user.email ? ('emailCode' as const) : ('smsCode' as const),
    contact: user.email || mobileText(user.mobile, smsPrefixes),
    captcha: way === 'picture' ? await readCaptcha(shop) : undefined,
    cooldown: { sentAt: step?.sentAt ?? 0, waitS: cooldownLeft(step?.sentAt, Date.now()) },
  }
}

/**
 * Opens five minutes in which contacts and ways in may be changed, and goes back to what was about
 * to happen.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const user = await demandMember(shop, request)
  const form = await readForm(request)
  const url = pageOf(request)
  const steps = stepCookie('prove', shop.origin)
  const field = user.email ? 'emailCode' : 'smsCode'
  try {
    if (form.get('intent') === 'prove') {
      await shop.call(
        'POST /auth/web/user/prove',
        user.hasPassword
          ? { password: textOf(form, 'oldPassword') }
          : { [field]: textOf(form, field) },
      )
      return redirect(localPath(url.searchParams.get('to')), {
        status: 303,
        headers: await steps.forget(),
      })
    }
    await shop.call('POST /auth/web/user/prove-send-code', {
      channel: user.email ? 'EMAIL' : 'SMS',
      captcha: textOf(form, 'captcha'),
      token: textOf(form, 'token'),
    })
    url.searchParams.set('step', 'code')
    return redirect(url.pathname + url.search, {
      status: 303,
      headers: await steps.keep({ sentAt: Date.now() }),
    })
  } catch (error) {
    return data(
      answerRefusal(error, request, form, {
        'captcha.wrong': 'captcha',
        'captcha.old': 'captcha',
        'code.wrong': field,
        'password.wrong': 'oldPassword',
      }),
      422,
    )
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

export default function ProvePage({
  loaderData: { way, to, field, contact, captcha, cooldown },
  actionData: answer,
}: Route.ComponentProps) {
  const { t } = useLingui()
  const resend = useResend(cooldown)
  const id = useId()
  const shared = { answer, className: 'mt-6 grid gap-5', busy: <Trans>One moment …</Trans> }
  return (
    <AccountFrame
      title={<Trans>Is it you?</Trans>}
      intro={<Trans>Before you change how you sign in, we need to check it’s really you.</Trans>}
    >
      {way === 'password' ? (
        <AccountForm
          {...shared}
          intent="prove"
          wanted={{ oldPassword: checks.oldPassword }}
          submit={<Trans>Continue</Trans>}
        >
          <input
            id={id}
            type="text"
            name="username"
            value={contact}
            readOnly
            autoComplete="username"
            hidden
          />
          <KnownPasswordField name="oldPassword" label={t`Your password`} />
        </AccountForm>
      ) : way === 'picture' ? (
        <AccountForm
          {...shared}
          intent="send"
          wanted={{ captcha: checks.captcha }}
          submit={<Trans>Send me a code</Trans>}
          busy={<Trans>Sending …</Trans>}
        >
          <p className="wrap-anywhere">
            <Trans>We’ll send a code to {contact}.</Trans>
          </p>
          <CaptchaField picture={captcha} />
        </AccountForm>
      ) : (
        <>
          <AccountForm
            {...shared}
            intent="prove"
            wanted={{ [field]: checks[field] }}
            submit={<Trans>Continue</Trans>}
          >
            <CodeField
              name={field}
              isFirst
              beside={
                <ResendOpener
                  cooldown={cooldown}
                  resend={resend}
                  firstStep={`?to=${encodeURIComponent(to)}`}
                />
              }
            />
          </AccountForm>
          <ResendDialog resend={resend} answer={answer} />
        </>
      )}
    </AccountFrame>
  )
}

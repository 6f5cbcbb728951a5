import { data, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { isGoodPassword } from '@galleria/contract/account-rules'
import type { Route } from './+types/password-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { AccountFrame, Done } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { KnownPasswordField, NewPasswordField } from '../../parts/account/fields.tsx'
import { answerRefusal, textOf } from '../../parts/account/form-answer.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { shopOf } from '../../shop-context.ts'
import { demandMember } from './member.ts'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { hasPassword, email, mobile, nickname } = await demandMember(shop, request)
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Password`),
      path: '/buyer/account/password',
      isListed: false,
    }),
    hasPassword,
    owner: { email, mobile, nickname },
    isDone: new URL(request.url).searchParams.has('done'),
  }
}

/** All other sessions end with it: whoever knew the old one is out. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const { hasPassword } = await demandMember(shop, request)
  const form = await readForm(request)
  try {
    await shop.call('PUT /auth/web/user/change-password', {
      password: textOf(form, 'password'),
      ...(hasPassword ? { oldPassword: textOf(form, 'oldPassword') } : {}),
    })
  } catch (error) {
    return data(answerRefusal(error, request, form, { 'password.wrong': 'oldPassword' }), 422)
  }
  return redirect('/buyer/account/password?done', 303)
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

export default function PasswordPage({
  loaderData: { hasPassword, owner, isDone },
  actionData: answer,
}: Route.ComponentProps) {
  const { t } = useLingui()
  const wanted = {
    ...(hasPassword ? { oldPassword: checks.oldPassword } : {}),
    password: (value: string) =>
      value === '' ? 'required' : isGoodPassword(value, owner) ? undefined : 'password',
  }
  return (
    <AccountFrame
      title={<Trans>Password</Trans>}
      intro={
        hasPassword ? undefined : (
          <Trans>
            So far you have signed in with another account. Set a password to sign in without it.
          </Trans>
        )
      }
    >
      {isDone ? (
        <Done>
          <Trans>
            Your password has been changed. You stay signed in here; all other devices have been
            signed out.
          </Trans>
        </Done>
      ) : null}
      <AccountForm
        key={String(isDone)}
        intent="change"
        answer={answer}
        className="mt-6 grid gap-5"
        wanted={wanted}
        submit={<Trans>Change password</Trans>}
        busy={<Trans>One moment …</Trans>}
      >
        <input
          type="text"
          name="username"
          value={owner.email || owner.mobile}
          readOnly
          autoComplete="username"
          hidden
        />
        {hasPassword ? <KnownPasswordField name="oldPassword" label={t`Current password`} /> : null}
        <NewPasswordField owner={() => owner} />
      </AccountForm>
    </AccountFrame>
  )
}

import { data, Form, redirect, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import { IconCart } from '@galleria/ui/icons'
import type { Route } from './+types/login-page.ts'
import { headOf, showHead } from '../../head.ts'
import { localPath } from '../../local-path.ts'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { PasswordField } from './password-field.tsx'
import { checkSignIn, returnPath, type SignInError } from './sign-in-rules.ts'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const to = returnPath(new URL(request.url).searchParams.get('to'))
  if (await shop.user()) throw redirect(to)
  return { head: headOf(shop, { title: shop.i18n._(msg`Sign in`), path: '/login', isListed: false }), to }
}

/** Signs in and goes back to where the person was. What was typed comes back with a refusal, but for the password. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [account, password] = [String(form.get('account') ?? '').trim(), String(form.get('password') ?? '')]
  const refuseWith = (error: SignInError, minutes?: number) => data({ error, account, minutes }, 422)
  const missing = checkSignIn(account, password)
  if (missing) return refuseWith(missing)
  try {
    await shopOf(context).call('POST /auth/web/user/login', { account, password })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return error.code === '429' ? refuseWith('tooMany', Math.ceil(Number(error.body['retryAfter'] ?? 60) / 60)) : refuseWith('wrong')
  }
  return redirect(localPath(form.get('to')), 303)
}

export default function LoginPage({ loaderData: { to }, actionData }: Route.ComponentProps) {
  const { cartQty } = useShop()
  const isBusy = useNavigation().formAction?.startsWith('/login') ?? false
  return (
    <div className="wrap py-10 sm:py-16">
      <div className="mx-auto max-w-md">
        <h1 className="text-head sm:text-hero"><Trans>Sign in</Trans></h1>
        {cartQty > 0 ? <p className="mt-4 flex items-center gap-3 rounded-card bg-soft p-4"><span className="shrink-0 text-accent"><IconCart /></span><Plural value={cartQty} one="The # piece in your cart comes along." other="The # pieces in your cart come along." /></p> : null}
        <Form method="post" className="mt-6 grid gap-5" noValidate onSubmit={(event) => { if (isBusy) event.preventDefault() }}>
          <input type="hidden" name="to" value={to} />
          <div role="alert">{actionData ? <p id="sign-in-error" className="rounded-card border border-refuse bg-surface p-4 text-refuse"><ErrorText error={actionData.error} minutes={actionData.minutes} /></p> : null}</div>
          <div>
            <label htmlFor="account" className="mb-1 block font-medium"><Trans>E-mail address</Trans></label>
            <input id="account" name="account" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} required defaultValue={actionData?.account} className="field"
              aria-invalid={actionData?.error === 'account' || actionData?.error === 'wrong'} aria-describedby={actionData ? 'sign-in-error' : undefined} />
          </div>
          <PasswordField isWrong={actionData?.error === 'password' || actionData?.error === 'wrong'} describedBy={actionData ? 'sign-in-error' : undefined} answer={actionData} />
          <button type="submit" aria-disabled={isBusy} className="btn btn-main min-h-12 w-full">{isBusy ? <Trans>Signing in …</Trans> : <Trans>Sign in</Trans>}</button>
        </Form>
      </div>
    </div>
  )
}

function ErrorText({ error, minutes = 1 }: { error: SignInError; minutes?: number | undefined }) {
  if (error === 'account') return <Trans>Please enter your e-mail address.</Trans>
  if (error === 'password') return <Trans>Please enter your password.</Trans>
  if (error === 'tooMany') return <Plural value={minutes} one="Too many tries. Please wait # minute, then try again." other="Too many tries. Please wait # minutes, then try again." />
  return <Trans>E-mail address and password do not belong together. Please check both.</Trans>
}

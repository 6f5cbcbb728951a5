import { data, Link } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import { IconCart } from '@galleria/ui/icons'
import type { Route } from './+types/login-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { DoorFrame, Done } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { KnownPasswordField } from '../../parts/account/fields.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { answerRefusal, textOf } from '../../parts/account/form-answer.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { codePath, LoginCode, readSecondHalf, showCode } from './login-code.tsx'
import { doorPath, goTo, returnPath } from './sign-in-rules.ts'
import { ThirdNote } from './third-note.tsx'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  // Other providers send back with a name of their own for it.
  const to = returnPath(query.get('to') ?? query.get('returnTo'))
  if (await shop.user()) throw goTo(to)
  const others = await shop.call('POST /auth/web/third-account/list-types', {})
  const isHalf = query.get('step') === 'code'
  return {
    head: headOf(shop, { title: shop.i18n._(msg`Sign in`), path: '/login', isListed: false }),
    to,
    others,
    note: query.get('note'),
    third: query.get('third'),
    half: isHalf ? await readSecondHalf(shop) : undefined,
    byRecovery: query.get('by') === 'recovery',
  }
}

/**
 * Signs in and goes back to where the person was. What was typed comes back with a refusal, but for
 * the password.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const to = returnPath(textOf(form, 'to'))
  if (form.get('intent') === 'code') return showCode(shopOf(context), request, form, to)
  try {
    await shopOf(context).call('POST /auth/web/user/login', {
      account: textOf(form, 'account'),
      password: textOf(form, 'password'),
    })
  } catch (error) {
    if (isProblem(error) && error.code === 'auth.second_factor') return goTo(codePath(to))
    // Which of the two was wrong is not told, nor whether there is such an account.
    return data(answerRefusal(error, request, form, { 'auth.wrong_credentials': 'password' }), 422)
  }
  return goTo(to)
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

export default function LoginPage({
  loaderData: { to, others, note, third, half, byRecovery },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui()
  if (half) return <LoginCode {...{ to, byRecovery, half }} answer={actionData} />
  return (
    <DoorFrame title={<Trans>Sign in</Trans>}>
      <Notes note={note} third={third} />
      <AccountForm
        intent="login"
        answer={actionData}
        className="mt-6 grid gap-5"
        wanted={{ account: checks.account, password: checks.password }}
        submit={<Trans>Sign in</Trans>}
        busy={<Trans>Signing in …</Trans>}
      >
        <input type="hidden" name="to" value={to} />
        <TextField
          name="account"
          label={<Trans>Email address or mobile number</Trans>}
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          hint={<Trans>A number with its country code, such as +44 7700 900123.</Trans>}
        />
        <KnownPasswordField
          name="password"
          label={t`Password`}
          beside={
            <Link to={doorPath('/reset-password', to)} className="link -my-2 tap text-small">
              <Trans>Forgotten it?</Trans>
            </Link>
          }
        />
      </AccountForm>
      <OtherWays others={others} to={to} />
      <p className="mt-8 border-t border-line pt-6">
        <Trans>New here?</Trans>{' '}
        <Link to={doorPath('/signup', to)} className="link tap">
          <Trans>Create an account</Trans>
        </Link>
      </p>
      <p>
        <Trans>Ordered without an account?</Trans>{' '}
        <Link to="/guest-order" className="link tap">
          <Trans>Find your order</Trans>
        </Link>
      </p>
    </DoorFrame>
  )
}

type Others = Route.ComponentProps['loaderData']['others']

function OtherWays({ others, to }: { others: Others; to: string }) {
  const { t } = useLingui()
  if (others.length === 0) return null
  return (
    <section aria-label={t`Other ways to sign in`} className="mt-8">
      <p className="flex items-center gap-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>or</Trans>
      </p>
      <ul className="mt-4 grid gap-3">
        {others.map(({ accountType, name }) => (
          <li key={accountType}>
            <a
              href={`/auth/web/third-account/start?type=${encodeURIComponent(accountType)}&returnTo=${encodeURIComponent(to)}`}
              className="btn btn-quiet min-h-12 w-full wrap-anywhere"
            >
              <Trans>Continue with {name}</Trans>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Notes({ note, third }: Pick<Route.ComponentProps['loaderData'], 'note' | 'third'>) {
  const { cartQty } = useShop()
  return (
    <>
      {note === 'deleted' ? (
        <Done>
          <Trans>Your account has been deleted. Thank you for shopping with us.</Trans>
        </Done>
      ) : null}
      {note === 'expired' ? (
        <Done>
          <Trans>That took too long. Please sign in again.</Trans>
        </Done>
      ) : null}
      {note === 'signed-out' ? (
        <Done>
          <Trans>You have been signed out everywhere.</Trans>
        </Done>
      ) : null}
      {note === 'refund' ? (
        <Done>
          <Trans>
            You need an account for refunds and returns. Sign in or create one: your guest orders
            will be added to it.
          </Trans>
        </Done>
      ) : null}
      {note === 'review' ? (
        <Done>
          <Trans>
            You need an account to write reviews. Sign in or create one: your guest orders will be
            added to it.
          </Trans>
        </Done>
      ) : null}
      <ThirdNote outcome={third} isLinking={false} />
      {cartQty > 0 ? (
        <p className="mt-4 flex items-center gap-3 rounded-card bg-soft p-4">
          <span className="shrink-0 text-accent">
            <IconCart />
          </span>
          <Plural
            value={cartQty}
            one="You’ll keep the # item in your basket."
            other="You’ll keep the # items in your basket."
          />
        </p>
      ) : null}
    </>
  )
}

import { useState } from 'react'
import { Link, redirect, useNavigate } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { SIGN_UP_COUNTDOWN_S } from '@galleria/contract/account-rules'
import { IconCheck } from '@galleria/ui/icons'
import { useSecondsLeft } from '@galleria/ui/inputs/use-seconds-left'
import type { Route } from './+types/signup-success-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { shopOf } from '../../shop-context.ts'
import { returnPath, signInPath } from './sign-in-rules.ts'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const user = await shop.user()
  if (!user) throw redirect(signInPath('/buyer/index'))
  const asked = new URL(request.url).searchParams.get('to')
  const to = asked === null ? undefined : returnPath(asked)
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Welcome`),
      path: '/signup/success',
      isListed: false,
    }),
    nickname: user.nickname,
    to: to === '/' || to === '/buyer/index' ? undefined : to,
  }
}

/**
 * Welcomes, counts down from ten and goes home [ACC-006, ACC-007, ACC-008]; whoever wants to stay
 * may.
 */
export default function SignUpSuccessPage({ loaderData: { nickname, to } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [isStaying, setStaying] = useState(false)
  const left = useSecondsLeft(
    isStaying ? 0 : SIGN_UP_COUNTDOWN_S,
    undefined,
    () => void navigate('/', { replace: true }),
  )
  return (
    <div className="wrap py-24 text-center">
      <span className="inline-grid size-16 place-items-center rounded-full bg-soft text-accent">
        <IconCheck size={32} />
      </span>
      <div role="status">
        <h1 className="mt-4 text-head wrap-anywhere">
          <Trans>Welcome, {nickname}</Trans>
        </h1>
      </div>
      <p className="mt-3 text-large text-muted">
        <Trans>Your account is ready and you’re signed in.</Trans>
      </p>
      {isStaying ? null : (
        <p role="timer" className="mt-6">
          <Plural
            value={left}
            one="The home page opens in # second."
            other="The home page opens in # seconds."
          />
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {to ? (
          <Link to={to} className="btn btn-main">
            <Trans>Back to where you were</Trans>
          </Link>
        ) : null}
        <Link to="/" replace className={`btn ${to ? 'btn-quiet' : 'btn-main'}`}>
          <Trans>Go to the home page</Trans>
        </Link>
        {isStaying ? (
          <Link to="/buyer/index" className="btn btn-quiet">
            <Trans>My account</Trans>
          </Link>
        ) : (
          <button type="button" onClick={() => setStaying(true)} className="btn btn-quiet">
            <Trans>Stay here</Trans>
          </button>
        )}
      </div>
      <noscript
        dangerouslySetInnerHTML={{
          __html: `<meta http-equiv="refresh" content="${SIGN_UP_COUNTDOWN_S};url=/">`,
        }}
      />
    </div>
  )
}

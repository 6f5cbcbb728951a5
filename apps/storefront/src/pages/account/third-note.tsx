import { Trans } from '@lingui/react/macro'
import { Done } from '../../parts/account/account-frame.tsx'

/** How a visit to another provider ended, for the page the reader is sent back to. */
export function ThirdNote({ outcome, isLinking }: { outcome: string | null; isLinking: boolean }) {
  if (outcome === null) return null
  if (outcome === 'bound')
    return (
      <Done>
        <Trans>The accounts are linked. You can sign in with either.</Trans>
      </Done>
    )
  return (
    <p role="alert" className="mt-6 rounded-card border border-refuse bg-surface p-4 text-refuse">
      <OutcomeText outcome={outcome} isLinking={isLinking} />
    </p>
  )
}

function OutcomeText({ outcome, isLinking }: { outcome: string; isLinking: boolean }) {
  switch (outcome) {
    case 'exists':
      return (
        <Trans>
          You already have an account with this email address. Sign in with your password, then you
          can link the two.
        </Trans>
      )
    case 'no_mail':
      return (
        <Trans>
          That account has no confirmed email address, so we can’t use it to open one here. Please
          create an account with your email address.
        </Trans>
      )
    case 'taken':
      return <Trans>That account is already linked to a Galleria account.</Trans>
    case 'canceled':
      return <Trans>You didn’t finish signing in. Nothing has changed.</Trans>
    default:
      return isLinking ? (
        <Trans>The accounts could not be linked. Please try again.</Trans>
      ) : (
        <Trans>That didn’t work. Please try again, or sign in another way.</Trans>
      )
  }
}

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
          There is an account with this mail address already. Sign in with your password; then you
          can link the two.
        </Trans>
      )
    case 'no_mail':
      return (
        <Trans>
          That account has no confirmed mail address, so we cannot open one here with it. Please
          create an account with your mail address.
        </Trans>
      )
    case 'taken':
      return <Trans>That account is linked to an account here already.</Trans>
    case 'canceled':
      return <Trans>You came back without finishing. Nothing has changed.</Trans>
    default:
      return isLinking ? (
        <Trans>The accounts could not be linked. Please try again.</Trans>
      ) : (
        <Trans>That sign-in did not work out. Please try again, or use another way.</Trans>
      )
  }
}

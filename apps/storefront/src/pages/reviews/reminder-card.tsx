import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { AccountForm } from '../../parts/account/account-form.tsx'
import type { FormAnswer } from '../../parts/account/form-answer.ts'

export type Reminder = { readonly isWanted: boolean; readonly email: string | null }

/**
 * Mails that ask for a review are for who wants them: agreed to here, and taken back here or in the
 * mail.
 */
export function ReminderCard({
  reminder: { isWanted, email },
  answer,
}: {
  readonly reminder: Reminder
  readonly answer: FormAnswer | undefined
}) {
  return (
    <section aria-labelledby="reminder" className="card mt-8 p-5">
      <h2 id="reminder" className="text-title">
        <Trans>Reminder by email</Trans>
      </h2>
      <p className="mt-2 text-muted">
        {isWanted ? (
          <Trans>
            About a week after something has arrived we email{' '}
            <span className="wrap-anywhere">{email}</span> and ask how you like it: at most once a
            week, and once per order.
          </Trans>
        ) : (
          <Trans>
            Shall we ask you how you like something, about a week after it has arrived? At most one
            email a week, and one per order. You can stop it at any time.
          </Trans>
        )}
      </p>
      {email === null ? (
        <p className="mt-4">
          <Link to="/buyer/account/email" className="link">
            <Trans>Add an email address first</Trans>
          </Link>
        </p>
      ) : (
        <AccountForm
          key={String(isWanted)}
          intent={isWanted ? 'stop' : 'remind'}
          answer={answer}
          className="mt-4 grid gap-4"
          isGrave={isWanted}
          submit={isWanted ? <Trans>Stop reminding me</Trans> : <Trans>Remind me</Trans>}
          busy={<Trans>Saving …</Trans>}
        />
      )}
    </section>
  )
}

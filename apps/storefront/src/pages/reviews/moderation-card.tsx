import { Plural, Trans } from '@lingui/react/macro'
import type { WireModeration } from '@galleria/contract/review'
import { LONGEST_STATEMENT } from '@galleria/contract/review-rules'
import { DateText } from '@galleria/ui/date'
import { LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import { useFieldState } from '../../parts/form/form-state.tsx'
import { PlainForm } from '../../parts/form/plain-form.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { findAppealErrors, readAppeal, type AppealAnswer } from './appeal.ts'

/** That the mall does not show the own review, and why; and what its author says to that. */
export function ModerationCard({
  moderation: { status, reason, decidedAt, operationList },
  answer,
}: {
  moderation: WireModeration
  answer: AppealAnswer | undefined
}) {
  const { locale, front } = useShop()
  return (
    <section className="card mt-4 border-warn px-4 py-5 sm:px-6" aria-labelledby="moderation">
      <h2 id="moderation" className="text-title">
        <ModerationTitle status={status} />
      </h2>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">
        <Trans>The reason: {reason}</Trans>
      </p>
      {decidedAt ? (
        <p className="mt-1 text-small text-muted">
          <DateText iso={decidedAt} locale={locale} timeZone={front.timeZone} />
        </p>
      ) : null}
      {operationList.includes('appeal') ? <AppealForm answer={answer} /> : null}
    </section>
  )
}

/** How a review stands that the mall does not show. */
export function ModerationTitle({ status }: Pick<WireModeration, 'status'>) {
  if (status === 'APPEALED') return <Trans>Hidden; we’re looking at your objection</Trans>
  if (status === 'REMOVED') return <Trans>Permanently hidden</Trans>
  return <Trans>Galleria does not show this review</Trans>
}

function AppealForm({ answer }: { answer: AppealAnswer | undefined }) {
  return (
    <PlainForm
      answer={answer}
      find={(form) => findAppealErrors(readAppeal(form))}
      className="mt-4 grid gap-4"
    >
      {(isBusy) => (
        <>
          <AppealField start={answer?.typed ?? ''} />
          <button
            type="submit"
            aria-disabled={isBusy}
            className="btn btn-quiet min-h-12 sm:justify-self-start"
          >
            {isBusy ? <Trans>Sending …</Trans> : <Trans>Object to this</Trans>}
          </button>
        </>
      )}
    </PlainForm>
  )
}

function AppealField({ start }: { start: string }) {
  return (
    <LimitedTextArea
      id="appeal"
      name="text"
      isRequired
      label={<Trans>Tell us why it should be shown, and we’ll look at it again</Trans>}
      max={LONGEST_STATEMENT}
      error={useFieldState('text', { max: LONGEST_STATEMENT }).error}
      value={start}
      remaining={(left) => <Plural value={left} one="# character left" other="# characters left" />}
      limit={<Trans>Up to {LONGEST_STATEMENT} characters</Trans>}
    />
  )
}

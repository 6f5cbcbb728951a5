import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Link } from 'react-router'
import {
  LONGEST_STATEMENT,
  reportReasons,
  type ReportReason,
} from '@galleria/contract/review-rules'
import { LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import type { Route } from './+types/report-review-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { localPath } from '@galleria/contract/local-path'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import type { ErrorTexts } from '../../parts/form/error-text.tsx'
import { useFieldState } from '../../parts/form/form-state.tsx'
import { OptionalMark } from '../../parts/form/optional-mark.tsx'
import { PlainForm } from '../../parts/form/plain-form.tsx'
import { shopOf } from '../../shop-context.ts'
import { findReportErrors, readReport, reportReview, type ReportAnswer } from './report-review.ts'

export const meta = showHead

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Report a review`),
      path: '/report-review',
      isListed: false,
    }),
    back: localPath(query.get('to')),
    isSent: query.has('sent'),
  }
}

export function action({ request, context, params }: Route.ActionArgs) {
  return reportReview(shopOf(context), request, params.id)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies ReportAnswer)
}

/** Anybody says that a review should not be shown, signed in or not. */
export default function ReportReviewPage({
  loaderData: { back, isSent },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="wrap max-w-xl pt-4 pb-16 sm:pt-8">
      <h1 className="text-head">
        <Trans>Report a review</Trans>
      </h1>
      {isSent ? (
        <p role="status" className="card mt-6 p-5">
          <Trans>
            Thank you. One of our team will look at the review. If it breaks the rules, we’ll take
            it down.
          </Trans>
        </p>
      ) : (
        <ReportForm answer={actionData} />
      )}
      <p className="mt-6">
        <Link to={back} className="link tap">
          <Trans>Back to the item</Trans>
        </Link>
      </p>
    </div>
  )
}

const reasons: Readonly<Record<ReportReason, MessageDescriptor>> = {
  NOT_ABOUT_ITEM: msg`It is not about the item`,
  OFFENSIVE: msg`It insults or threatens somebody`,
  PERSONAL_DATA: msg`It names a person, an address or a number`,
  ADVERTISING: msg`It is advertising`,
  UNTRUE: msg`It is not true`,
}
const texts: ErrorTexts = {
  reason_required: () => <Trans>Please choose what’s wrong with it.</Trans>,
}

function ReportForm({ answer }: { answer: ReportAnswer | undefined }) {
  return (
    <PlainForm
      answer={answer}
      find={(form) => findReportErrors(readReport(form))}
      texts={texts}
      className="card mt-6 grid gap-5 p-5 sm:p-6"
    >
      {(isBusy) => (
        <>
          <ReasonField start={answer?.typed?.reason ?? ''} />
          <NoteField start={answer?.typed?.note ?? ''} />
          <button
            type="submit"
            aria-disabled={isBusy}
            className="btn btn-main min-h-12 w-full sm:w-auto sm:min-w-56 sm:justify-self-start"
          >
            {isBusy ? <Trans>Sending …</Trans> : <Trans>Send report</Trans>}
          </button>
        </>
      )}
    </PlainForm>
  )
}

function NoteField({ start }: { start: string }) {
  return (
    <LimitedTextArea
      id="note"
      name="note"
      label={
        <>
          <Trans>What should we know?</Trans>
          <OptionalMark />
        </>
      }
      max={LONGEST_STATEMENT}
      error={useFieldState('note', { max: LONGEST_STATEMENT }).error}
      value={start}
      remaining={(left) => <Plural value={left} one="# character left" other="# characters left" />}
      limit={<Trans>Up to {LONGEST_STATEMENT} characters</Trans>}
    />
  )
}

function ReasonField({ start }: { start: string }) {
  const { i18n } = useLingui()
  const { error } = useFieldState('reason')
  return (
    <fieldset aria-describedby={error ? 'reason-error' : undefined}>
      <legend className="font-medium">
        <Trans>What’s wrong with it?</Trans>
      </legend>
      {reportReasons.map((reason) => (
        <label key={reason} className="flex min-h-11 items-center gap-3">
          <input type="radio" name="reason" value={reason} defaultChecked={reason === start} />
          {i18n._(reasons[reason])}
        </label>
      ))}
      {error ? (
        <p id="reason-error" className="text-small text-refuse">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

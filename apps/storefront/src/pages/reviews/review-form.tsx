import { useMemo, useRef, useState, type FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireReviewLine } from '@galleria/contract/review'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { FormNotice } from '../../parts/form/form-notice.tsx'
import { FormStateContext } from '../../parts/form/form-state.tsx'
import { ReviewBlock } from './review-block.tsx'
import { reviewErrorTexts } from './review-error-texts.tsx'
import { findErrors, readDrafts, type Answer } from './review-form.ts'

/** One block for each line. Sent only when every block has what it needs. */
export function ReviewForm({
  lines,
  answer,
  isFollowUp = false,
}: {
  lines: readonly WireReviewLine[]
  answer: Answer | undefined
  /** More about goods that have a review: without stars. */
  isFollowUp?: boolean
}) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().state !== 'idle'
  const [isWaiting, setWaiting] = useState(false)
  const { errors, check, listeners } = useFormErrors({
    form,
    answer,
    find: (element) => findErrors(readDrafts(new FormData(element)), isFollowUp),
  })
  const state = useMemo(() => ({ errors, textsOf: reviewErrorTexts }), [errors])

  function send(event: FormEvent<HTMLFormElement>) {
    const isSending = event.currentTarget.querySelector('[data-sending]') !== null
    setWaiting(isSending)
    if (isBusy || !check() || isSending) event.preventDefault()
  }
  return (
    <Form ref={form} method="post" noValidate onSubmit={send} {...listeners} className="mt-6">
      <FormNotice answer={answer} className="mb-5" />
      <FormStateContext value={state}>
        <div className="grid gap-5">
          {lines.map((line) => (
            <ReviewBlock
              key={line.id}
              line={line}
              isFollowUp={isFollowUp}
              draft={answer?.drafts?.find((draft) => draft.lineId === line.id)}
            />
          ))}
        </div>
      </FormStateContext>
      <div className="mt-6 flex flex-wrap items-center justify-end gap-4">
        <p role="status" className="text-small text-muted">
          {isWaiting ? <Trans>Please wait until the photos have been uploaded.</Trans> : null}
        </p>
        <div className="bottom-bar max-sm:w-full">
          <button
            type="submit"
            aria-disabled={isBusy}
            className="btn btn-main min-h-12 w-full sm:w-auto sm:min-w-56"
          >
            {isBusy ? <Trans>Sending …</Trans> : <Trans>Send review</Trans>}
          </button>
        </div>
      </div>
    </Form>
  )
}

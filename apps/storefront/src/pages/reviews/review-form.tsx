import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireReviewLine } from '@galleria/contract/review'
import { ReviewBlock } from './review-block.tsx'
import { findErrors, hasErrors, readDrafts, type Answer, type FieldErrors } from './review-form.ts'

/** One block for each line. Sent only when every block has what it needs; the first that lacks something gets the focus. */
export function ReviewForm({
  lines,
  answer,
}: {
  lines: readonly WireReviewLine[]
  answer: Answer | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const { state } = useNavigation()
  const [own, setOwn] = useState<FieldErrors>()
  const [isWaiting, setWaiting] = useState(false)
  const isBusy = state !== 'idle'
  // What the server says counts until the form is looked through again.
  const [seen, setSeen] = useState(answer)
  if (seen !== answer) {
    setSeen(answer)
    setOwn(undefined)
  }
  const errors = own ?? answer?.errors ?? {}

  useEffect(() => {
    if (hasErrors(errors))
      form.current
        ?.querySelector<HTMLElement>(
          '[data-invalid] :is(input, textarea):not([type=hidden], [type=file])',
        )
        ?.focus()
    // Only when there is a new answer, never while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [own === undefined, answer])

  function send(event: FormEvent<HTMLFormElement>) {
    const found = findErrors(readDrafts(new FormData(event.currentTarget)))
    const isSending = event.currentTarget.querySelector('[data-sending]') !== null
    setWaiting(isSending)
    if (!hasErrors(found) && !isSending && !isBusy) return
    event.preventDefault()
    if (isBusy) return
    setOwn(found)
    if (hasErrors(found))
      requestAnimationFrame(() =>
        form.current
          ?.querySelector<HTMLElement>(
            '[data-invalid] :is(input, textarea):not([type=hidden], [type=file])',
          )
          ?.focus(),
      )
  }
  /** After a first try, what has been put right is no longer complained about. */
  function recheck() {
    if (own && form.current) setOwn(findErrors(readDrafts(new FormData(form.current))))
  }
  return (
    <Form ref={form} method="post" noValidate onSubmit={send} onChange={recheck} className="mt-6">
      <div role="alert">
        {answer?.sentence ? (
          <p className="mb-5 rounded-card border border-refuse bg-surface p-4 text-refuse">
            {answer.sentence}
          </p>
        ) : null}
        {answer?.isOffline ? (
          <p className="mb-5 rounded-card border border-refuse bg-surface p-4 text-refuse">
            <Trans>
              There is no connection at the moment. Nothing you wrote is lost; please try again.
            </Trans>
          </p>
        ) : null}
      </div>
      <div className="grid gap-5">
        {lines.map((line) => (
          <ReviewBlock
            key={line.id}
            line={line}
            draft={answer?.drafts?.find((draft) => draft.lineId === line.id)}
            errors={errors[line.id] ?? {}}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-end gap-4">
        <p role="status" className="text-small text-muted">
          {isWaiting ? <Trans>Please wait until the photos have been sent.</Trans> : null}
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

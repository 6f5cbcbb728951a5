import { Trans } from '@lingui/react/macro'
import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FieldErrors } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import type { ErrorTexts } from './error-text.tsx'
import { FormNotice } from './form-notice.tsx'
import { FormStateContext } from './form-state.tsx'

/**
 * A page's form of a few fields: judged before it leaves, sent once, and what the mall says against
 * it stands over it or at its field. Without script it is sent as it is.
 */
export function PlainForm({
  answer,
  find,
  texts,
  className,
  children,
}: {
  answer:
    | {
        readonly errors?: FieldErrors
        readonly sentence?: string
        readonly isOffline?: boolean
      }
    | undefined
  /** What is wrong with what stands in it. */
  find: (form: FormData) => FieldErrors
  /** The sentences of its own codes. */
  texts?: ErrorTexts
  className: string
  /** The fields, and the button, which says while it is being sent. */
  children: (isBusy: boolean) => ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().state !== 'idle'
  const { errors, check, listeners } = useFormErrors({
    form,
    answer,
    find: (element) => find(new FormData(element)),
  })
  const state = useMemo(
    () => ({ errors, ...(texts ? { textsOf: () => texts } : {}) }),
    [errors, texts],
  )
  const [isWaiting, setWaiting] = useState(false)
  function send(event: FormEvent<HTMLFormElement>) {
    // A photo that is on its way would be missing from what is sent.
    const isSending = event.currentTarget.querySelector('[data-sending]') !== null
    setWaiting(isSending)
    if (isBusy || !check() || isSending) event.preventDefault()
  }
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      onBlur={listeners.onBlur}
      onInput={listeners.onInput}
      className={className}
    >
      <FormStateContext value={state}>
        <FormNotice answer={answer} />
        {children(isBusy)}
        {isWaiting ? (
          <p role="alert" className="text-small">
            <Trans>Please wait until the photos have been uploaded.</Trans>
          </p>
        ) : null}
      </FormStateContext>
    </Form>
  )
}

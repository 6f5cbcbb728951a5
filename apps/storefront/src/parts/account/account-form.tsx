import { useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { useSecondsLeft } from '@galleria/ui/inputs/use-seconds-left'
import { FormNotice, Notice } from '../form/form-notice.tsx'
import { FormStateContext } from '../form/form-state.tsx'
import { findErrors, type Check } from './checks.ts'
import { accountErrorTexts } from './error-texts.tsx'
import { shownAt, type FormAnswer } from './form-answer.ts'

type AccountFormProps = {
  /** Which of the page's forms it is. */
  intent: string
  /** The fields that are looked at, when they are left and when all is sent. */
  wanted?: Readonly<Record<string, Check>>
  answer: FormAnswer | undefined
  submit: ReactNode
  busy: ReactNode
  /** Beside the button. */
  beside?: ReactNode
  action?: string | undefined
  /** Looks like a refusal: for what cannot be taken back. */
  isGrave?: boolean
  className?: string
  children?: ReactNode
}

const none = {}

/** One step of an account: a plain POST, sent once however often it is pressed. */
export function AccountForm({
  intent,
  wanted = none,
  answer: given,
  submit,
  busy,
  beside,
  action,
  isGrave = false,
  className = 'grid gap-5',
  children,
}: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const isSending = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const isBusy = isSending && navigation.formData?.get('intent') === intent
  const answer = given?.intent === intent ? given : undefined
  const { errors, check, listeners } = useFormErrors({
    form,
    answer,
    find: (element) => findErrors(new FormData(element), wanted),
    fieldOf: shownAt,
  })
  const state = useMemo(
    () => ({ errors, textsOf: accountErrorTexts, values: answer?.values, answer }),
    [errors, answer],
  )
  const left = useSecondsLeft(answer?.waitS ?? 0, answer)
  function send(event: FormEvent<HTMLFormElement>) {
    if (isSending || left > 0 || !check()) event.preventDefault()
  }
  return (
    <Form
      ref={form}
      method="post"
      {...(action ? { action } : {})}
      noValidate
      onSubmit={send}
      {...listeners}
      aria-busy={isBusy}
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      <AccountNotice answer={answer} left={left} />
      <FormStateContext value={state}>{children}</FormStateContext>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {/* Pressing keeps the focus where it is: leaving the last field could show an error there,
            which moves the button away from under the finger. */}
        <button
          type="submit"
          onMouseDown={(event) => event.preventDefault()}
          aria-disabled={isBusy || left > 0}
          className={`btn min-h-12 max-sm:w-full sm:min-w-48 ${isGrave ? 'btn-grave' : 'btn-main'}`}
        >
          {isBusy ? busy : submit}
        </button>
        {beside}
      </div>
    </Form>
  )
}

/**
 * What the form as a whole was refused for. Too many tries: how long to wait; the button comes back
 * by itself.
 */
export function AccountNotice({ answer, left }: { answer: FormAnswer | undefined; left: number }) {
  const minutes = Math.ceil(left / 60)
  return (
    <FormNotice answer={answer}>
      {answer?.waitS && left > 0 ? (
        <Notice tone="warn">
          <Trans>Too many attempts in a short time.</Trans>{' '}
          <span aria-live="off">
            {left > 90 ? (
              <Plural
                value={minutes}
                one="Please wait # minute, then try again."
                other="Please wait # minutes, then try again."
              />
            ) : (
              <Plural
                value={left}
                one="Please wait # second, then try again."
                other="Please wait # seconds, then try again."
              />
            )}
          </span>
        </Notice>
      ) : null}
    </FormNotice>
  )
}

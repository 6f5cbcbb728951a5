import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react'
import { Form, useNavigation } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { useSecondsLeft } from '@galleria/ui/inputs/use-seconds-left'
import { findErrors, type Check } from './checks.ts'
import { ErrorText } from './error-text.tsx'
import type { FieldErrors, FormAnswer } from './form-answer.ts'

type Shown = {
  readonly errors: FieldErrors
  readonly values: Readonly<Record<string, string>>
  readonly answer: FormAnswer | undefined
}
const ShownContext = createContext<Shown>({ errors: {}, values: {}, answer: undefined })

/** What a field of the form shows: its error in words, and what was typed before. */
export function useFieldState(name: string): {
  error: ReactNode
  value: string | undefined
  answer: FormAnswer | undefined
} {
  const { errors, values, answer } = use(ShownContext)
  const error = errors[name]
  return {
    error: error ? <ErrorText error={error} field={name} /> : undefined,
    value: values[name],
    answer,
  }
}

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

/** One step of an account: a plain POST, judged when a field is left and when it is sent, never while somebody types the first time; sent once however often it is pressed. */
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
  const [own, setOwn] = useState<FieldErrors>()
  const [seen, setSeen] = useState(answer)
  if (seen !== answer) {
    setSeen(answer)
    setOwn(undefined)
  }
  const errors = own ?? answer?.errors ?? (none as FieldErrors)
  const shown = useMemo(
    () => ({ errors, values: answer?.values ?? (none as Record<string, string>), answer }),
    [errors, answer],
  )
  const left = useSecondsLeft(answer?.waitS ?? 0, answer)

  const focusFirst = () =>
    form.current
      ?.querySelector<HTMLElement>('[data-invalid] :is(input, select, textarea):not([type=hidden])')
      ?.focus()
  useEffect(() => {
    if (answer?.errors) focusFirst()
    // Only for a new answer, never while typing.
  }, [answer])

  function send(event: FormEvent<HTMLFormElement>) {
    if (isSending || left > 0) return event.preventDefault()
    const found = findErrors(new FormData(event.currentTarget), wanted)
    setOwn(found)
    if (Object.keys(found).length === 0) return
    event.preventDefault()
    requestAnimationFrame(focusFirst)
  }
  /** Judges one field: when it is left with something in it, and while it is being put right. */
  function judge(name: string) {
    const check = wanted[name]
    if (!check || !form.current) return
    const { [name]: _, ...others } = errors
    setOwn({ ...others, ...findErrors(new FormData(form.current), { [name]: check }) })
  }
  function leave({ target }: FocusEvent) {
    const field = target as unknown as HTMLInputElement
    if (field.name && field.value) judge(field.name)
  }
  function change({ target }: FormEvent) {
    const { name } = target as unknown as HTMLInputElement
    if (errors[name]) judge(name)
  }
  return (
    <Form
      ref={form}
      method="post"
      {...(action ? { action } : {})}
      noValidate
      preventScrollReset
      onSubmit={send}
      onBlur={leave}
      onInput={change}
      aria-busy={isBusy}
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      <Complaint answer={answer} left={left} />
      <ShownContext value={shown}>{children}</ShownContext>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {/* Pressing keeps the focus where it is: leaving the last field could show a error there, which moves the button away from under the finger. */}
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

/** What the form as a whole was refused for. Too many tries: how long to wait; the button comes back by itself. */
export function Complaint({ answer, left }: { answer: FormAnswer | undefined; left: number }) {
  const minutes = Math.ceil(left / 60)
  return (
    <div role="alert" className="empty:hidden">
      {answer?.sentence ? (
        <p className="rounded-card border border-refuse bg-surface p-4 text-refuse">
          {answer.sentence}
        </p>
      ) : null}
      {answer?.isOffline ? (
        <p className="rounded-card border border-refuse bg-surface p-4 text-refuse">
          <Trans>
            There is no connection at the moment. Nothing you typed is lost; please try again.
          </Trans>
        </p>
      ) : null}
      {answer?.waitS && left > 0 ? (
        <p className="rounded-card border border-warn bg-surface p-4 text-warn">
          <Trans>That was a lot of tries in a short time.</Trans>{' '}
          <span aria-live="off">
            {left > 90 ? (
              <Plural
                value={minutes}
                one="Please wait # minute; then you can go on here."
                other="Please wait # minutes; then you can go on here."
              />
            ) : (
              <Plural
                value={left}
                one="Please wait # second; then you can go on here."
                other="Please wait # seconds; then you can go on here."
              />
            )}
          </span>
        </p>
      ) : null}
    </div>
  )
}

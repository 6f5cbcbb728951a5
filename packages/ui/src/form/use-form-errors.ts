import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { hasErrors, type FieldErrors } from './field-errors.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type FormErrorsOptions = {
  form: RefObject<HTMLFormElement | null>
  /** What the server answered. A new answer replaces what was found here. */
  answer: { readonly errors?: FieldErrors | undefined } | undefined
  /** Everything that is wrong with what stands in the form now. */
  find: (form: HTMLFormElement) => FieldErrors
  /** The field that an input belongs to, where that is not its own name. */
  fieldOf?: (name: string) => string
}

export type FormErrors = {
  readonly errors: FieldErrors
  /** All of it has been judged once. */
  readonly isTried: boolean
  /** Judges all of it; with errors, the first of them gets the focus. */
  check(): boolean
  /** Judges one field. */
  judge(field: string): void
  /** Looks again at what is wrong already: what it depends on has changed. */
  recheck(): void
  /** For the form element. */
  readonly listeners: {
    onBlur(event: FocusEvent): void
    onInput(event: FormEvent): void
    onReset(): void
  }
}

/**
 * When a form speaks up: a field is judged when it is left with something in it, and all of it when
 * it is sent, never while somebody types the first time. What is wrong is looked at again with
 * every change, because one field can put another right; what only the server knows stays until its
 * own field is changed.
 */
export function useFormErrors({
  form,
  answer,
  find,
  fieldOf = (name) => name,
}: FormErrorsOptions): FormErrors {
  const [own, setOwn] = useState<FieldErrors>()
  const [isTried, setTried] = useState(false)
  const [seen, setSeen] = useState(answer)
  if (seen !== answer) {
    setSeen(answer)
    setOwn(undefined)
  }
  const errors = own ?? answer?.errors ?? none
  // What comes back later, an upload for instance, looks at the errors of then.
  const shown = useRef({ errors, answer })
  shown.current = { errors, answer }
  useFocusOnErrors(form, answer)

  /**
   * `isChanged`: what stands in it is another text than before; leaving a field as it is answers
   * nothing that the server has said.
   */
  function look(touched: string | undefined, isAdded: boolean, isChanged = true): void {
    if (!form.current) return
    const { errors, answer } = shown.current
    const names = Object.keys(errors)
    if (touched && isAdded && !errors[touched]) names.push(touched)
    if (names.length === 0) return
    const found = find(form.current)
    setOwn(
      Object.fromEntries(
        names.flatMap((name) => {
          const known = answer?.errors?.[name]
          const isServers = known && errors[name] === known && !(isChanged && name === touched)
          const error = isServers ? errors[name] : found[name]
          return error ? [[name, error]] : []
        }),
      ),
    )
  }
  return {
    errors,
    isTried,
    check() {
      if (!form.current) return true
      const found = find(form.current)
      setOwn(found)
      setTried(true)
      if (!hasErrors(found)) return true
      // Once the errors stand there.
      requestAnimationFrame(() => focusFirstError(form.current))
      return false
    },
    judge: (field) => look(field, true),
    recheck: () => look(undefined, false),
    listeners: {
      onBlur({ target }) {
        const control = target as unknown as Partial<Control>
        const isEmpty =
          !control.value || /^(?:checkbox|radio|button|submit)$/.test(control.type ?? '')
        if (control.name && (isTried || !isEmpty)) look(fieldOf(control.name), true, false)
      },
      onInput({ target }) {
        const { name } = target as unknown as Partial<Control>
        if (name) look(fieldOf(name), false)
      },
      // Emptied for the next one: nothing of it was judged yet.
      onReset() {
        setOwn(undefined)
        setTried(false)
      },
    },
  }
}
const none: FieldErrors = {}

/** The first error of a new answer gets the focus. */
function useFocusOnErrors(
  form: FormErrorsOptions['form'],
  answer: FormErrorsOptions['answer'],
): void {
  const isOpening = useRef(true)
  useEffect(() => {
    // The page came with its errors and is hydrated only now: whoever is writing already stays
    // there, or the button moves away from under the finger.
    const isWritten =
      isOpening.current && document.activeElement?.matches('input, select, textarea')
    isOpening.current = false
    if (!isWritten && hasErrors(answer?.errors)) focusFirstError(form.current)
    // Only for a new answer, never while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answer])
}

const WRONG = ':is(input, select, textarea)[aria-invalid=true]'

/**
 * Fields with an error carry `data-invalid` around them; inside, the input that is marked as wrong,
 * else the first that can be used. Other kits only mark the input.
 */
export function focusFirstError(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(`[data-invalid], ${WRONG}`)
  const control = first?.matches(WRONG)
    ? first
    : (first?.querySelector<HTMLElement>(WRONG) ??
      first?.querySelector<HTMLElement>(
        ':is(input, select, textarea, button):not([type=hidden], [type=file], [hidden])',
      ))
  control?.focus()
}

import type { RefusalCode } from '@galleria/contract/refusals'
import { isProblem } from '@galleria/contract/client'
import { errorsOf, type FieldErrors, type FormSchema } from '@galleria/ui/form/field-errors'
import { controlOf } from '@galleria/ui/form/fields'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { useMemo, useRef, type FormEvent, type RefObject } from 'react'
import { useProblemText } from './notice.tsx'

/** The sentence that stands at a field. */
export type ErrorOf = (field: string) => string | undefined

type Rules<Sent> = {
  /** Without, only the mall can find something wrong. */ readonly schema?: FormSchema
  /**
   * Where on the form stands what the mall names by its place in what was sent; without, under the
   * same name.
   */
  readonly fieldOf?: (path: string, sent: Sent) => string
  /** The field that a refusal as a whole speaks of. */
  readonly refusedAt?: Partial<Record<RefusalCode, string>>
  /** Its fields, where their inputs do not bear their names. */ readonly fields?: readonly string[]
  /** What the form itself says, by code. */
  readonly sentences?: Readonly<Record<string, string>>
}

type AnsweredForm<Sent> = Rules<Sent> & {
  readonly form: RefObject<HTMLFormElement | null>
  /** What the mall answered to it. */ readonly error: unknown
  /** What it was sent: the mall names a field by its place in that. */
  readonly sent: RefObject<Sent>
  /** What stands in the form, as the schema judges it. */
  readonly read?: (typed: FormData) => unknown
}

/** All that stands in a form, by the names of its fields. */
const entriesOf = (typed: FormData): unknown => Object.fromEntries(typed)

/**
 * What is wrong at each field of a form, whoever found it: the form before it is sent, or the mall.
 * `notice`: what the mall said that belongs to none of its fields.
 */
function useAnsweredErrors<Sent>(answered: AnsweredForm<Sent>) {
  const { form, schema, error, sent, sentences = {}, fields = [], read = entriesOf } = answered
  const textOf = useProblemText()
  const { placed, isWhole } = useMemo(() => {
    const found = placeErrors(error, sent.current, answered)
    // Before it is in the page, a form is taken to have what is named.
    const isField = (name: string) =>
      !form.current || fields.includes(name) || isShown(controlOf(form.current, name))
    const names = Object.keys(found).filter(isField)
    return {
      placed: Object.fromEntries(names.map((name) => [name, found[name]!])),
      isWhole: names.length > 0 && names.length === Object.keys(found).length,
    }
    // Only a new answer is looked at: what it speaks of was sent before.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error])
  const answer = useMemo(
    () => (Object.keys(placed).length > 0 ? { errors: placed } : undefined),
    [placed],
  )
  const { errors, check, recheck, listeners } = useFormErrors({
    form,
    answer,
    find: (element) => (schema ? errorsOf(schema, read(new FormData(element))) : {}),
  })
  return {
    check,
    recheck,
    listeners,
    notice: error && !isWhole ? textOf(error) : undefined,
    errorOf: ((field) => {
      const found = errors[field]
      return found && (found.sentence ?? sentences[found.code])
    }) satisfies ErrorOf,
  }
}

const isShown = (control: ReturnType<typeof controlOf>) =>
  control !== undefined && control.type !== 'hidden'

/** What the mall found wrong, by the names of the form's fields. */
function placeErrors<Sent>(
  error: unknown,
  sent: Sent,
  { fieldOf = (path) => path, refusedAt = {} }: Pick<Rules<Sent>, 'fieldOf' | 'refusedAt'>,
): FieldErrors {
  if (!isProblem(error)) return {}
  const field = refusedAt[error.code as RefusalCode]
  if (field) return { [field]: { code: '', sentence: error.body.detail } }
  const found = (error.body.errors ?? []).map(
    ({ path, message }) => [fieldOf(path, sent), { code: '', sentence: message }] as const,
  )
  return Object.fromEntries(found)
}

type SentForm<Typed> = Rules<Typed> & {
  /** What stands in it; without, each field by its name. */
  readonly read?: (typed: FormData) => Typed
  readonly sending: { readonly error: unknown; readonly isPending: boolean }
  readonly send: (typed: Typed) => void
}

/** A form that is judged, sent once at a time, and answered. */
export function useSentForm<Typed>({ send, sending, ...rules }: SentForm<Typed>) {
  const { read = entriesOf as (typed: FormData) => Typed } = rules
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef({} as Typed)
  const { check, listeners, ...rest } = useAnsweredErrors({
    ...rules,
    form,
    sent,
    error: sending.error,
  })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (sending.isPending || !form.current || !check()) return
    sent.current = read(new FormData(form.current))
    send(sent.current)
  }
  return { ...rest, form, formProps: { ref: form, onSubmit, noValidate: true, ...listeners } }
}

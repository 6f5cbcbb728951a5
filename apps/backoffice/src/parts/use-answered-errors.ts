import { isProblem } from '@galleria/contract/client'
import { errorsOf, type FormSchema } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { useMemo, type RefObject } from 'react'

type AnsweredForm<Sent> = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly schema: FormSchema
  /** What the mall answered to it. */ readonly error: unknown
  /** What it was sent: the mall names a field by its place in that. */ readonly sent: RefObject<Sent>
  readonly fieldOf: (path: string, sent: Sent) => string
  /** What the form itself says, by code. */ readonly sentences: Readonly<Record<string, string>>
}

/** All that stands in a form, by the names of its fields. */
export function typedIn<Typed>(form: HTMLFormElement | null): Typed {
  return (form ? Object.fromEntries(new FormData(form)) : {}) as Typed
}

/** What is wrong at each field of a form, whoever found it: the form before it is sent, or the mall. `isPlaced`: what the mall refused stands at its fields. */
export function useAnsweredErrors<Sent>(answered: AnsweredForm<Sent>) {
  const { form, schema, error, sent, fieldOf, sentences } = answered
  const answer = useMemo(() => {
    const found = isProblem(error) ? (error.body.errors ?? []) : []
    if (found.length === 0) return undefined
    const errors = found.map(
      ({ path, message }) =>
        [fieldOf(path, sent.current), { code: '', sentence: message }] as const,
    )
    return { errors: Object.fromEntries(errors) }
  }, [error, sent, fieldOf])
  const { errors, check, listeners } = useFormErrors({
    form,
    answer,
    find: (element) => errorsOf(schema, typedIn(element)),
  })
  return {
    check,
    listeners,
    isPlaced: answer !== undefined,
    errorOf: (field: string) => {
      const found = errors[field]
      return found && (found.sentence ?? sentences[found.code])
    },
  }
}

import { createContext, use, type ReactNode } from 'react'
import type { FieldErrors } from '@galleria/ui/form/field-errors'
import { ErrorText, type ErrorFacts, type ErrorTexts } from './error-text.tsx'

/**
 * What the fields of a form show: errors, what was typed before, and the answer that brought them.
 */
export type FormState<Answer = unknown> = {
  readonly errors: FieldErrors
  /** The sentences of this form's own codes, by field. */ readonly textsOf?: (
    field: string,
  ) => ErrorTexts
  readonly values?: Readonly<Record<string, string>> | undefined
  readonly answer?: Answer
}
const Context = createContext<FormState>({ errors: {} })
export const FormStateContext = Context

/** What one field shows: its error in words, and what was typed before. */
export function useFieldState(
  name: string,
  facts: ErrorFacts = {},
): { error: ReactNode; value: string | undefined } {
  const { errors, textsOf, values } = use(Context)
  const error = errors[name]
  return {
    error: error ? <ErrorText error={error} texts={textsOf?.(name)} {...facts} /> : undefined,
    value: values?.[name],
  }
}

/** The answer that the form shows. */
export function useFormAnswer(): unknown {
  return use(Context).answer
}

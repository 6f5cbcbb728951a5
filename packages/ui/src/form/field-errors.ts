/**
 * What is wrong with one field: a code that the screen has a text for, or a sentence that only the
 * server knows.
 */
export type FieldError = { readonly code: string; readonly sentence?: string | undefined }
/** By the name of the field. */
export type FieldErrors = Readonly<Record<string, FieldError>>

type Issue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
/**
 * The part of the Standard Schema interface that a form reads (https://standardschema.dev): what
 * Zod makes, and `formSchema` of the contract for forms that need no library.
 */
export type FormSchema = {
  readonly '~standard': {
    validate(value: unknown): { readonly issues?: readonly Issue[] | undefined } | Promise<unknown>
  }
}

/** The first issue of each field, its message as the code. Nested fields are named with points. */
export function errorsOf(schema: FormSchema, values: unknown): FieldErrors {
  const result = schema['~standard'].validate(values)
  if (result instanceof Promise) throw new Error('a form is judged at once, not later')
  return Object.fromEntries(
    (result.issues ?? [])
      .toReversed()
      .map(({ path = [], message }) => [
        path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
        { code: message },
      ]),
  )
}

export function hasErrors(errors: FieldErrors | undefined): boolean {
  return errors !== undefined && Object.keys(errors).length > 0
}

export type Found = { readonly path: string; readonly code: string }
type Issue = { readonly message: string; readonly path: readonly string[] }
/** A schema by the Standard Schema interface, as Zod's are. */
export type PlainSchema<Values> = {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'galleria'
    validate(value: unknown): { readonly issues?: readonly Issue[]; readonly value?: Values }
  }
}

/**
 * The rules of a form as a schema, without a library: most forms need three checks, and Zod weighs
 * 5 KB on a page that has it for nothing else. A schema that a page does not use is left out of it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function formSchema<Values>(
  find: (values: Values) => readonly Found[],
): PlainSchema<Values> {
  return {
    '~standard': {
      version: 1,
      vendor: 'galleria',
      validate(value) {
        const found = find(value as Values)
        return found.length > 0
          ? { issues: found.map(({ path, code }) => ({ message: code, path: path.split('.') })) }
          : { value: value as Values }
      },
    },
  }
}

/** An error at each of these fields in which nothing stands. */
export function findEmpty<Values extends object>(
  values: Values,
  ...names: readonly (keyof Values & string)[]
): Found[] {
  return names
    .filter((name) => String(values[name] ?? '').trim() === '')
    .map((path) => ({ path, code: 'required' }))
}

/** An error at a field unless it is right. */
export function findUnless(isRight: boolean, path: string, code: string): Found[] {
  return isRight ? [] : [{ path, code }]
}

/** A form of one text that somebody else reads: never empty, at most so long. */
export function textSchema(max: number): PlainSchema<{ readonly text: string }> {
  return formSchema(({ text }) => {
    const typed = text.trim()
    if (typed === '') return [{ path: 'text', code: 'required' }]
    return typed.length > max ? [{ path: 'text', code: 'length' }] : []
  })
}

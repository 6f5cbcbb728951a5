import { invalid } from './stripe-error.ts'

/**
 * What a form-encoded body or query says, nested as its brackets are: `card[number]=4242` is `{
 * card: { number: '4242' } }`.
 */
export type Form = { readonly [name: string]: string | Form }
type Growing = { [name: string]: string | Growing }

/** Far more than any call has; a body of more is nonsense. */
const MOST_FIELDS = 1000

export function readForm(text: string): Form {
  const root: Growing = Object.create(null)
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    if ((count += 1) > MOST_FIELDS) throw invalid('Too many parameters.')
    const path = readPath(name)
    const last = path.pop() ?? ''
    let at = root
    for (const part of path) {
      const next = (at[part] ??= Object.create(null) as Growing)
      if (typeof next === 'string') throw invalid(`Invalid parameter: ${name}`, { param: name })
      at = next
    }
    at[last] = value
  }
  return root
}

/** `a[b][0]` and `a[][b]` in parts. */
function readPath(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

type Kind = 'text' | 'integer' | 'flag' | 'map' | 'list' | 'any'
export type Allowed = Readonly<Record<string, Kind>>

/** Refuses what the real API refuses: names that it does not know, numbers that are none. */
export function checkForm(form: Form, allowed: Allowed, required: readonly string[] = []): void {
  for (const [name, value] of Object.entries(form)) {
    const kind = name === 'expand' ? 'list' : allowed[name]
    if (!kind)
      throw invalid(`Received unknown parameter: ${name}`, {
        code: 'parameter_unknown',
        param: name,
      })
    if (kind === 'any') continue
    const isNested = kind === 'map' || kind === 'list'
    // An empty text takes a list or a map away.
    if (isNested ? typeof value === 'string' && value !== '' : typeof value !== 'string')
      throw invalid(`Invalid ${isNested ? 'object' : 'string'}: ${name}`, { param: name })
    if (kind === 'integer' && !/^-?\d{1,15}$/.test(String(value)))
      throw invalid(`Invalid integer: ${String(value)}`, {
        code: 'parameter_invalid_integer',
        param: name,
      })
    if (kind === 'flag' && value !== 'true' && value !== 'false')
      throw invalid(`Invalid boolean: ${String(value)}`, { param: name })
  }
  for (const name of required) {
    if (form[name] === undefined || form[name] === '')
      throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  }
}

export function textOf(form: Form, name: string): string | undefined {
  const value = form[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function mapOf(form: Form, name: string): Form {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

export function listOf(form: Form, name: string): string[] {
  return Object.values(mapOf(form, name)).filter((value) => typeof value === 'string')
}

export function textsOf(form: Form, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mapOf(form, name)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

export function integerOf(form: Form, name: string): number | undefined {
  const value = textOf(form, name)
  return value === undefined ? undefined : Number(value)
}

import { redirect } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import type { FieldErrors } from '@galleria/ui/form/field-errors'
import { pageOf } from '../../addresses/page-path.ts'
import { loginFirst } from '../buyer/read-for-buyer.ts'

/**
 * What a form is answered with when it could not be done. Nothing typed is lost: passwords and
 * signs of pictures apart, it comes back in `values`.
 */
export type FormAnswer = {
  /** Which of the page's forms it answers. */
  readonly intent: string
  readonly errors?: FieldErrors
  /** A refusal that belongs to no field. */
  readonly sentence?: string
  /** Too many tries: seconds until the next one. */
  readonly waitS?: number
  readonly isOffline?: boolean
  readonly values?: Readonly<Record<string, string>>
  /** The refusal's code and facts, for a page that says more than its sentence. */
  readonly code?: string
}

/** Fields that nobody sees, and the two parts of a number, show their error at one field. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  token: 'captcha',
  prefix: 'mobile',
  channel: 'captcha',
}
export function shownAt(name: string): string {
  return SHOWN_AT[name] ?? name
}
const SECRET = /password|captcha|token|code$/i

/**
 * The answer to a refused form; `fields` says which field a refusal belongs to. Signed out, the
 * reader signs in first, or shows again that it is still the same person; an error stays one.
 */
export function answerRefusal(
  error: unknown,
  request: Request,
  form: FormData,
  fields: Readonly<Record<string, string>> = {},
): FormAnswer {
  if (!isProblem(error) || (error.status >= 500 && error.status !== 503)) throw error
  if (error.code === 'auth.signed_out') throw loginFirst(request)
  if (error.code === 'auth.prove_again') throw redirect(provePath(request), 303)
  const answer = {
    intent: String(form.get('intent') ?? ''),
    values: valuesOf(form),
    code: error.code,
  }
  if (error.code === '429') return { ...answer, waitS: waitOf(error.body) }
  const field = fields[error.code]
  if (field)
    return { ...answer, errors: { [field]: { code: error.code, sentence: error.body.title } } }
  if (error.body.errors)
    return {
      ...answer,
      errors: Object.fromEntries(
        error.body.errors.map(({ path, code, message }) => [
          shownAt(path),
          { code, sentence: message },
        ]),
      ),
    }
  return { ...answer, sentence: error.body.title }
}

export function waitOf(body: { readonly [fact: string]: unknown }): number {
  const asked = Number(body['retryAfter'])
  return Number.isFinite(asked) && asked > 0 ? Math.ceil(asked) : 60
}

function valuesOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && !SECRET.test(name) ? [[name, value]] : [],
    ),
  )
}

/** A field's text, trimmed; secrets are taken as they were typed. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value !== 'string'
    ? ''
    : name.toLowerCase().includes('password')
      ? value
      : value.trim()
}

/** Where a member shows again who it is, and comes back from. */
function provePath(request: Request): string {
  const { pathname, search } = pageOf(request)
  return `/buyer/account/prove?to=${encodeURIComponent(pathname + search)}`
}

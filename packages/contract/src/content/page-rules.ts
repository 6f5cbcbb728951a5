import { isEmail } from '../account/email.ts'
import { findEmpty, findUnless, formSchema } from '../form-schema.ts'

/**
 * Limits of the mall's own pages, for their forms and for the server. Safe in a browser: no schema
 * library.
 */
export const LONGEST_TITLE = 120
export const LONGEST_BODY = 40_000
export const LONGEST_FACT = 120

/**
 * What a page says of the company behind the mall by `{{name}}`, filled in from one place as it is
 * read.
 */
export const pageFacts = ['company', 'address', 'managers', 'register', 'vatId', 'email'] as const
export type PageFact = (typeof pageFacts)[number]

/**
 * Never saved: read and publish. Published: what visitors read is the newest text. Changed: a newer
 * one waits to be published.
 */
export const pageStates = ['MISSING', 'DRAFT', 'PUBLISHED', 'CHANGED'] as const

/**
 * Who answers for the mall, as it is typed; the register and the number only where there are any.
 */
export type TypedCompany = Readonly<
  Record<
    | 'company'
    | 'managers'
    | 'street'
    | 'postalCode'
    | 'city'
    | 'country'
    | 'register'
    | 'vatId'
    | 'email',
    string
  >
>
export const companySchema = formSchema<TypedCompany>((typed) => [
  ...findEmpty(typed, 'company', 'managers', 'street', 'postalCode', 'city', 'email'),
  ...findUnless(typed.email.trim() === '' || isEmail(typed.email.trim()), 'email', 'email'),
])

/** A text of a page. */
export const pageSchema = formSchema<{ readonly title: string; readonly body: string }>((typed) =>
  findEmpty(typed, 'title', 'body'),
)

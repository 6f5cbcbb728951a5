import { findEmpty, formSchema } from '../form-schema.ts'
import { core, isCommonPassword } from './common-passwords.ts'
import { hasForbiddenSigns, stripInvisible } from '../plain-text.ts'
import { sites, storefronts } from '../storefronts.ts'

/**
 * What an account's fields must be, for the forms that ask and the server that keeps. Safe in a
 * browser: no schema library. Sources: account-address-and-shared section 5, decisions section 6.
 */

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128
export const LONGEST_NICKNAME = 40
/** Seconds until another code may be asked for. */
export const CODE_COOLDOWN_S = 60
export const CAPTCHA_LENGTH = 4
export const CODE_LENGTH = 6
/** How long a code of a mail or an SMS is good for, and how often one may be mistyped. */
export const CODE_LIFETIME_MIN = 10
export const CODE_TRIES = 5
/** The sign-up success page leads home after so many seconds. */
export const SIGN_UP_COUNTDOWN_S = 10

export const captchaPattern = /^[A-Za-z0-9]{4}$/
export const codePattern = /^[0-9]{6}$/
export const invitationPattern = /^[A-Za-z0-9]{8,12}$/

/**
 * Countries whose numbers we write SMS to: those of the storefronts. Others cost us money and
 * nobody there buys.
 */
export const smsPrefixes: readonly string[] = [
  ...new Set(sites.map((site) => storefronts[site].dialCode)),
]

/** The checklist that a password field shows, in its order; all must hold. */
export const passwordConditions = ['length', 'common', 'own'] as const
export type PasswordCondition = (typeof passwordConditions)[number]
export type PasswordOwner = {
  readonly email?: string | undefined
  readonly nickname?: string | undefined
  readonly mobile?: string | undefined
}

/** Which conditions hold. An empty field meets none, so that the checklist begins unticked. */
export function checkPassword(
  password: string,
  owner: PasswordOwner = {},
): Readonly<Record<PasswordCondition, boolean>> {
  const isMeasured = password.length <= 4 * LONGEST_PASSWORD
  const count = isMeasured ? [...password].length : Infinity
  const length = count >= SHORTEST_PASSWORD && count <= LONGEST_PASSWORD
  return {
    length,
    common: password !== '' && isMeasured && !isCommonPassword(password),
    own: password !== '' && isMeasured && !isOwn(password, owner),
  }
}

export function isGoodPassword(password: string, owner: PasswordOwner = {}): boolean {
  return Object.values(checkPassword(password, owner)).every(Boolean)
}

/** Shorter ones stand in many a sentence. */
const SHORTEST_OWN = 3
/**
 * The own mail, the part before its @, the own nickname or number, whatever the letters' size, the
 * blanks between, and the digits and signs around.
 */
function isOwn(
  password: string,
  { email = '', nickname = '', mobile = '' }: PasswordOwner,
): boolean {
  const given = bare(password)
  const inside = core(given)
  return [email, email.split('@')[0] ?? '', nickname, mobile, mobile.replace(/^\+/, '')].some(
    (text) => {
      const own = bare(text)
      return (
        own !== '' &&
        (own === given || (core(own) === inside && [...inside].length >= SHORTEST_OWN))
      )
    },
  )
}
function bare(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '')
}

export type FieldErrorCode = 'required' | 'length' | 'invalid' | 'captcha' | 'code' | 'password'

/**
 * What is wrong with one field, as the code under which the texts stand; undefined when nothing is.
 */
export function captchaError(value: string): FieldErrorCode | undefined {
  return value === '' ? 'required' : captchaPattern.test(value) ? undefined : 'captcha'
}
export function codeError(value: string): FieldErrorCode | undefined {
  return value === '' ? 'required' : codePattern.test(value) ? undefined : 'code'
}
export function passwordError(
  value: string,
  owner: PasswordOwner = {},
): FieldErrorCode | undefined {
  return value === '' ? 'required' : isGoodPassword(value, owner) ? undefined : 'password'
}
export function nicknameError(value: string): FieldErrorCode | undefined {
  const name = stripInvisible(value).trim()
  if (name === '') return 'required'
  if ([...name].length > LONGEST_NICKNAME) return 'length'
  return /[\\<>]/.test(name) || hasForbiddenSigns(name) ? 'invalid' : undefined
}
/** `YYYY-MM-DD` of a day that exists, not before 1900 and not after `today`. */
export function birthdayError(value: string, today: string): FieldErrorCode | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '1900-01-01' || value > today) return 'invalid'
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value
    ? 'invalid'
    : undefined
}

/** The second half of signing in: a code of the app, or a recovery code. */
export const factorSchema = formSchema<{ readonly code: string }>((typed) =>
  findEmpty(typed, 'code'),
)

import {
  captchaError,
  codeError,
  invitationPattern,
  nicknameError,
} from '@galleria/contract/account-rules'
import { isEmail } from '@galleria/contract/email'

/**
 * What can be said of a field before the server is asked; it has the last word. Each answers a code
 * that has a text, or nothing.
 */
export type Check = (value: string, form: FormData) => string | undefined

export const checks = {
  email: (value) =>
    value.trim() === '' ? 'required' : isEmail(value.trim()) ? undefined : 'email',
  mobile: (value) =>
    value.trim() === ''
      ? 'required'
      : /^\+?[0-9 ()/.-]{4,24}$/.test(value.trim())
        ? undefined
        : 'phone',
  captcha: (value) => captchaError(value.trim()),
  emailCode: (value) => codeError(value.trim()),
  smsCode: (value) => codeError(value.trim()),
  code: (value) => codeError(value.trim()),
  factorCode: (value) => (value.trim() === '' ? 'required' : undefined),
  nickname: nicknameError,
  invitationCode: (value) =>
    value.trim() === ''
      ? 'required'
      : invitationPattern.test(value.trim())
        ? undefined
        : 'invitation',
  account: (value) => (value.trim() === '' ? 'required' : undefined),
  password: (value) => (value === '' ? 'required' : undefined),
  oldPassword: (value) => (value === '' ? 'required' : undefined),
  orderCode: (value) => (value.trim() === '' ? 'required' : undefined),
} satisfies Record<string, Check>

/** May be left empty. */
export function optional(check: Check): Check {
  return (value, form) => (value.trim() === '' ? undefined : check(value, form))
}

export function findErrors(
  form: FormData,
  wanted: Readonly<Record<string, Check>>,
): Record<string, { code: string }> {
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([name, check]) => {
      const code = check(String(form.get(name) ?? ''), form)
      return code ? [[name, { code }]] : []
    }),
  )
}

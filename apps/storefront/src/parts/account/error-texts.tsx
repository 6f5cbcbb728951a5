import { Trans } from '@lingui/react/macro'
import { LONGEST_NICKNAME } from '@galleria/contract/account-rules'
import type { ErrorTexts } from '../form/error-text.tsx'

const missing: Readonly<Record<string, ErrorTexts[string]>> = {
  captcha: () => <Trans>Please enter the four characters shown in the picture.</Trans>,
  emailCode: () => <Trans>Please enter the code we sent.</Trans>,
  smsCode: () => <Trans>Please enter the code we sent.</Trans>,
  code: () => <Trans>Please enter the code.</Trans>,
  password: () => <Trans>Please enter a password.</Trans>,
}
const forbiddenSign = () => (
  <Trans>A nickname can’t contain any of these characters: \ &lt; &gt;</Trans>
)
const nickname: ErrorTexts = {
  invalid: forbiddenSign,
  nickname: forbiddenSign,
  length: () => <Trans>A nickname can have up to {LONGEST_NICKNAME} characters.</Trans>,
}
const texts: ErrorTexts = {
  captcha: () => <Trans>Please enter all four characters from the picture.</Trans>,
  code: () => <Trans>The code has six digits.</Trans>,
  phone: () => <Trans>This is not a valid mobile number for the country you chose.</Trans>,
  password: () => <Trans>password does not meet conditions</Trans>,
  invitation: () => <Trans>An invitation code has 8 to 12 letters and digits.</Trans>,
}

/** The sentences of an account's forms; some fields have their own for a code that others share. */
export function accountErrorTexts(field: string): ErrorTexts {
  const required = missing[field]
  return {
    ...texts,
    ...(required ? { required } : {}),
    ...(field === 'nickname' ? nickname : {}),
  }
}

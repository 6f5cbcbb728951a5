import { Trans } from '@lingui/react/macro'
import { LONGEST_NICKNAME } from '@galleria/contract/account-rules'
import type { ErrorTexts } from '../form/error-text.tsx'

const missing: Readonly<Record<string, ErrorTexts[string]>> = {
  captcha: () => <Trans>Please type the four letters or digits of the picture.</Trans>,
  emailCode: () => <Trans>Please enter the code we sent.</Trans>,
  smsCode: () => <Trans>Please enter the code we sent.</Trans>,
  password: () => <Trans>Please enter a password.</Trans>,
}
const forbiddenSign = () => <Trans>A nickname has none of these signs: \ &lt; &gt;</Trans>
const nickname: ErrorTexts = {
  invalid: forbiddenSign,
  nickname: forbiddenSign,
  length: () => <Trans>A nickname has at most {LONGEST_NICKNAME} characters.</Trans>,
}
const texts: ErrorTexts = {
  captcha: () => <Trans>The picture has exactly four letters or digits.</Trans>,
  code: () => <Trans>The code has exactly six digits.</Trans>,
  phone: () => <Trans>This is not a mobile number of the chosen country.</Trans>,
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

import { Trans } from '@lingui/react/macro'
import { LONGEST_NICKNAME } from '@galleria/contract/account-rules'
import type { FieldError } from './form-answer.ts'

/** What is wrong with a field, in the reader's language. What only the server knows it says in its own words. */
export function ErrorText({
  error: { code, sentence },
  field,
}: {
  error: FieldError
  field: string
}) {
  switch (code) {
    case 'required':
      return field === 'captcha' ? (
        <Trans>Please type the four letters or digits of the picture.</Trans>
      ) : field === 'emailCode' || field === 'smsCode' ? (
        <Trans>Please enter the code we sent.</Trans>
      ) : field === 'password' ? (
        <Trans>Please enter a password.</Trans>
      ) : (
        <Trans>Please fill this in.</Trans>
      )
    case 'captcha':
      return <Trans>The picture has exactly four letters or digits.</Trans>
    case 'code':
      return <Trans>The code has exactly six digits.</Trans>
    case 'email':
      return <Trans>Please enter a complete e-mail address, for example name@example.com.</Trans>
    case 'phone':
      return <Trans>This is not a mobile number of the chosen country.</Trans>
    case 'password':
      return <Trans>password does not meet conditions</Trans>
    case 'nickname':
    case 'invalid':
      return field === 'nickname' ? (
        <Trans>A nickname has none of these signs: \ &lt; &gt;</Trans>
      ) : (
        <Trans>invalid input</Trans>
      )
    case 'length':
      return field === 'nickname' ? (
        <Trans>A nickname has at most {LONGEST_NICKNAME} characters.</Trans>
      ) : (
        <Trans>This is too long.</Trans>
      )
    case 'invitation':
      return <Trans>An invitation code has 8 to 12 letters and digits.</Trans>
    default:
      return sentence ?? <Trans>invalid input</Trans>
  }
}

import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  checkPassword,
  passwordConditions,
  SHORTEST_PASSWORD,
  smsPrefixes,
  LONGEST_PASSWORD,
  type PasswordCondition,
  type PasswordOwner,
} from '@galleria/contract/account-rules'
import { dialCodesOf } from '@galleria/contract/dial-codes'
import { CaptchaInput, type CaptchaPicture } from '@galleria/ui/inputs/captcha-input'
import { CodeInput } from '@galleria/ui/inputs/code-input'
import { PasswordInput } from '@galleria/ui/inputs/password-input'
import { PhoneInput } from '@galleria/ui/inputs/phone-input'
import { useShop } from '../use-shop.ts'
import { useFieldState, useFormAnswer } from '../form/form-state.tsx'
import { TextField } from '../form/text-field.tsx'
import type { FormAnswer } from './form-answer.ts'
import { useCaptcha } from './use-captcha.ts'

export function EmailField({
  name = 'email',
  label,
  hint,
  value,
  autoComplete = 'email',
}: {
  name?: string
  label?: ReactNode
  hint?: ReactNode
  value?: string | undefined
  autoComplete?: string
}) {
  return (
    <TextField
      name={name}
      type="email"
      label={label ?? <Trans>Email address</Trans>}
      hint={hint}
      value={value}
      autoComplete={autoComplete}
      maxLength={254}
    />
  )
}

/** A number that an SMS can go to: countries of the storefronts only. */
export function MobileField({
  number,
  code,
}: {
  number?: string | undefined
  code?: string | undefined
}) {
  const { t } = useLingui()
  const { site, language, front } = useShop()
  const { error, value } = useFieldState('mobile')
  const prefix = useFieldState('prefix').value ?? code ?? front.dialCode
  const choices = dialCodesOf(site, language).filter((one) => smsPrefixes.includes(one.code))
  return (
    <PhoneInput
      key={prefix}
      codeName="prefix"
      numberName="mobile"
      choices={choices}
      code={prefix}
      number={value ?? number ?? ''}
      words={{ label: t`Mobile number`, code: t`Country code`, number: t`Mobile number` }}
      error={error}
    />
  )
}

/** Four signs of a picture. After every answer the page brings a new one. */
export function CaptchaField({
  picture: first,
  isFirst = false,
}: {
  picture: CaptchaPicture | undefined
  isFirst?: boolean
}) {
  const { t } = useLingui()
  const { error } = useFieldState('captcha')
  const answer = useFormAnswer()
  const { picture, found, share, state, renew, work, freshen } = useCaptcha(first, answer)
  return (
    <>
      <CaptchaInput
        name="captcha"
        tokenName="token"
        picture={picture}
        found={found}
        progress={<WorkProgress share={share} isDone={found !== undefined} />}
        isBusy={state === 'busy'}
        onRenew={renew}
        onWork={work}
        onCome={freshen}
        isFirst={isFirst}
        error={error}
        words={{
          label: t`Characters in the picture`,
          hint: t`Four letters or digits. Capitals or lower case, either will do.`,
          picture: t`Picture with four letters or digits`,
          renew: t`Choose a different picture`,
          work: t`I can’t see the picture`,
        }}
      />
      <p role="status" className="-mt-3 text-small text-warn empty:hidden">
        {state === 'failed' ? (
          <Trans>The picture could not be loaded. Please try again in a minute.</Trans>
        ) : null}
      </p>
    </>
  )
}

/** In quarters: a screen reader that says every step says too much. */
function WorkProgress({ share, isDone }: { share: number | undefined; isDone: boolean }) {
  if (isDone) return <Trans>Done: the characters have been filled in. You can continue.</Trans>
  if (share === undefined) return null
  const percent = Math.floor(share * 4) * 25
  return (
    <Trans>
      One moment: your device is solving a puzzle in place of the picture. {percent}% done.
    </Trans>
  )
}

export function CodeField({
  name,
  beside,
  isFirst,
}: {
  name: keyof ReturnType<typeof useCodeLabels>
  beside?: ReactNode
  isFirst?: boolean
}) {
  const { error } = useFieldState(name)
  const labels = useCodeLabels()
  return (
    <CodeInput
      name={name}
      label={labels[name]}
      hint={
        name === 'code' ? (
          <Trans>Six digits; a new code every 30 seconds.</Trans>
        ) : (
          <Trans>Six digits, valid for ten minutes.</Trans>
        )
      }
      error={error}
      beside={beside}
      isFirst={isFirst ?? false}
    />
  )
}

function useCodeLabels() {
  const { t } = useLingui()
  return {
    emailCode: t`Code from the email`,
    smsCode: t`Code from the text message`,
    code: t`Code from the app`,
  }
}

/** In the place of the code of the app. */
export function RecoveryField() {
  return (
    <TextField
      name="code"
      label={<Trans>Recovery code</Trans>}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      maxLength={40}
    />
  )
}

/** A new password, with what it must fulfil for this person. */
export function NewPasswordField({ owner, label }: { owner: () => PasswordOwner; label?: string }) {
  const { t } = useLingui()
  const { error } = useFieldState('password')
  const answer = useFormAnswer() as FormAnswer | undefined
  const texts: Record<PasswordCondition, ReactNode> = {
    length: (
      <Trans>
        {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters long
      </Trans>
    ),
    common: <Trans>not a common password that is easy to guess</Trans>,
    own: <Trans>different from your email address, number and nickname</Trans>,
  }
  return (
    <PasswordInput
      name="password"
      autoComplete="new-password"
      error={error}
      emptyOn={answer?.errors?.['password'] ? answer : undefined}
      conditions={passwordConditions.map((key) => ({ key, label: texts[key] }))}
      judge={(typed) => checkPassword(typed, owner())}
      words={{
        label: label ?? t`New password`,
        show: t`Show password`,
        conditions: t`Your password must be`,
        met: (count, total) => t`${count} of ${total} conditions met`,
      }}
    />
  )
}

export function KnownPasswordField({
  name,
  label,
  beside,
}: {
  name: string
  label?: string
  beside?: ReactNode
}) {
  const { t } = useLingui()
  const { error } = useFieldState(name)
  const answer = useFormAnswer()
  return (
    <PasswordInput
      name={name}
      autoComplete="current-password"
      error={error}
      beside={beside}
      emptyOn={answer}
      words={{ label: label ?? t`Password`, show: t`Show password` }}
    />
  )
}

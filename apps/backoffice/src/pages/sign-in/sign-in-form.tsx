import { isProblem } from '@galleria/contract/client'
import { formSchema } from '@galleria/contract/form-schema'
import { errorsOf } from '@galleria/ui/form/field-errors'
import { readField } from '@galleria/ui/form/fields'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { whoQuery } from '../../api/queries.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { CodeForm } from './code-form.tsx'

const signInSchema = formSchema<{ account: string; password: string }>(({ account, password }) => [
  ...(account.trim() === '' ? [{ path: 'account', code: 'required' }] : []),
  ...(password === '' ? [{ path: 'password', code: 'required' }] : []),
])

/**
 * The password, and then the code of whoever has a second factor. `cameFor` is the page of the back
 * office that the person wants to see.
 */
export function SignInForm({ cameFor }: { readonly cameFor: string }) {
  const [step, setStep] = useState<'password' | 'expired' | 'code'>('password')
  return step === 'code' ? (
    <CodeForm startAgain={(isExpired) => setStep(isExpired ? 'expired' : 'password')} />
  ) : (
    <PasswordForm
      cameFor={cameFor}
      isExpired={step === 'expired'}
      askForCode={() => setStep('code')}
    />
  )
}

function PasswordForm({
  cameFor,
  isExpired,
  askForCode,
}: {
  readonly cameFor: string
  readonly isExpired: boolean
  readonly askForCode: () => void
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const signIn = useMutation({
    mutationFn: () =>
      mall('POST /auth/web/user/login', {
        account: readField(form, 'account').trim(),
        password: readField(form, 'password'),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: whoQuery.queryKey }),
    onError: (error) => {
      if (isProblem(error) && error.code === 'auth.second_factor') askForCode()
      else passwordField.current?.focus()
    },
  })

  const { errors, check, listeners } = useFormErrors({
    form,
    answer: undefined,
    find: (element) => errorsOf(signInSchema, Object.fromEntries(new FormData(element))),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!signIn.isPending && check()) signIn.mutate()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate {...listeners}>
      <Stack gap="sm">
        {isExpired && !signIn.isError && (
          <Notice tone="warn">
            <Trans>That took too long. Please sign in again.</Trans>
          </Notice>
        )}
        {signIn.isError && <Notice tone="refuse">{textOf(signIn.error)}</Notice>}
        <TextInput
          label={t`Email`}
          name="account"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
          spellCheck={false}
          error={errors['account'] ? t`Please enter your email address.` : undefined}
        />
        <PasswordInput
          ref={passwordField}
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t`Show or hide the password`, tabIndex: 0 }}
          error={errors['password'] ? t`Please enter your password.` : undefined}
        />
        <Button type="submit" mt="xs" loading={signIn.isPending}>
          <Trans>Sign in</Trans>
        </Button>
        <a href={`/reset-password?to=${encodeURIComponent(`/backoffice${cameFor}`)}`}>
          <Trans>Forgotten your password?</Trans>
        </a>
      </Stack>
    </form>
  )
}

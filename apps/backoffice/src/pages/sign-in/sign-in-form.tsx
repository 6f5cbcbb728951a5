import { formSchema } from '@galleria/contract/form-schema'
import { errorsOf } from '@galleria/ui/form/field-errors'
import { readField } from '@galleria/ui/form/fields'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { whoQuery } from '../../api/queries.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'

const signInSchema = formSchema<{ account: string; password: string }>(({ account, password }) => [
  ...(account.trim() === '' ? [{ path: 'account', code: 'required' }] : []),
  ...(password === '' ? [{ path: 'password', code: 'required' }] : []),
])

export function SignInForm() {
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
    onError: () => passwordField.current?.focus(),
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
      </Stack>
    </form>
  )
}

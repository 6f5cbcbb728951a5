import { Trans, useLingui } from '@lingui/react/macro'
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { whoQuery } from '../../api/queries.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'

export function SignInForm() {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [isTried, setTried] = useState(false)
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const accountField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const signIn = useMutation({
    mutationFn: () => mall('POST /auth/web/user/login', { account: account.trim(), password }),
    onSuccess: () => queries.invalidateQueries({ queryKey: whoQuery.queryKey }),
    onError: () => passwordField.current?.focus(),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (signIn.isPending) return
    if (!account.trim()) accountField.current?.focus()
    else if (!password) passwordField.current?.focus()
    else signIn.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {signIn.isError && <Notice tone="refuse">{textOf(signIn.error)}</Notice>}
        <TextInput
          ref={accountField}
          label={t`E-mail`}
          name="account"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
          spellCheck={false}
          value={account}
          onChange={(event) => setAccount(event.currentTarget.value)}
          error={isTried && !account.trim() ? t`Please enter your e-mail address.` : undefined}
        />
        <PasswordInput
          ref={passwordField}
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t`Show or hide the password`, tabIndex: 0 }}
          error={isTried && !password ? t`Please enter your password.` : undefined}
        />
        <Button type="submit" mt="xs" loading={signIn.isPending}>
          <Trans>Sign in</Trans>
        </Button>
      </Stack>
    </form>
  )
}

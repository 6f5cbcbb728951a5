import { isProblem } from '@galleria/contract/client'
import { answerByPasskey } from '@galleria/ui/passkey'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { whoQuery } from '../../api/queries.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'

async function signInByPasskey(): Promise<void> {
  const { options } = await mall('POST /auth/web/user/login-passkey-begin', {})
  await mall('POST /auth/web/user/login-passkey', await answerByPasskey(options))
}

/** What the person has besides the password; a code until it is known. */
function useSecondHalf() {
  const [half, setHalf] = useState({ hasApp: true, hasPasskey: false })
  useEffect(() => {
    mall('POST /auth/web/user/login-half', {}).then(setHalf, () => undefined)
  }, [])
  return half
}

function PasskeyButton({ startAgain }: { readonly startAgain: (isExpired: boolean) => void }) {
  const textOf = useProblemText()
  const queries = useQueryClient()
  const signing = useMutation({
    mutationFn: signInByPasskey,
    onSuccess: () => queries.invalidateQueries({ queryKey: whoQuery.queryKey }),
    onError: (error) => {
      if (isProblem(error) && error.code === 'step.expired') startAgain(true)
    },
  })
  if (typeof PublicKeyCredential !== 'function') return null
  return (
    <>
      <Button variant="default" loading={signing.isPending} onClick={() => signing.mutate()}>
        <Trans>Use a passkey</Trans>
      </Button>
      {signing.isError && (
        <Notice tone="refuse">
          {isProblem(signing.error) ? (
            textOf(signing.error)
          ) : (
            <Trans>Your device did not confirm the passkey. Please try again.</Trans>
          )}
        </Notice>
      )}
    </>
  )
}

/** The second half of signing in: a passkey, the code of the app, or a recovery code. After ten minutes it is begun anew. */
export function CodeForm({ startAgain }: { readonly startAgain: (isExpired: boolean) => void }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const { hasApp, hasPasskey } = useSecondHalf()
  const showing = useMutation({
    mutationFn: (code: string) => mall('POST /auth/web/user/login-code', { code }),
    onSuccess: () => queries.invalidateQueries({ queryKey: whoQuery.queryKey }),
    onError: (error) => {
      if (isProblem(error) && error.code === 'step.expired') startAgain(true)
      else field.current?.select()
    },
  })
  const isWrong = isProblem(showing.error) && showing.error.code === 'second_factor.wrong'
  function submit(event: FormEvent) {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    setEmpty(code === '')
    if (code === '') return field.current?.focus()
    if (!showing.isPending) showing.mutate(code)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {hasPasskey && <PasskeyButton startAgain={startAgain} />}
        {showing.isError && !isWrong && <Notice tone="refuse">{textOf(showing.error)}</Notice>}
        <TextInput
          ref={field}
          label={hasApp ? t`Code from the app` : t`Recovery code`}
          description={
            hasApp
              ? t`Six digits. Lost your phone? Enter one of your recovery codes.`
              : t`One of the codes you saved when you set up two-step sign-in.`
          }
          name="code"
          autoComplete="one-time-code"
          autoFocus
          spellCheck={false}
          maxLength={40}
          error={isEmpty ? t`Please enter the code.` : isWrong && textOf(showing.error)}
          onInput={() => setEmpty(false)}
        />
        <Button type="submit" mt="xs" loading={showing.isPending}>
          <Trans>Sign in</Trans>
        </Button>
        <Button variant="default" onClick={() => startAgain(false)}>
          <Trans>Back</Trans>
        </Button>
        <Text size="sm" c="dimmed">
          <Trans>
            No phone and no codes? Write to the mall from the email address of your account.
          </Trans>
        </Text>
      </Stack>
    </form>
  )
}

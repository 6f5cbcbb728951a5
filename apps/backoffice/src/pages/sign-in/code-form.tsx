import { factorSchema } from '@galleria/contract/account-rules'
import { isProblem } from '@galleria/contract/client'
import { answerByPasskey } from '@galleria/ui/passkey'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mall } from '../../api/mall.ts'
import { whoQuery } from '../../api/queries.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'

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

/**
 * The second half of signing in: a passkey, the code of the app, or a recovery code. After ten
 * minutes it is begun anew.
 */
export function CodeForm({ startAgain }: { readonly startAgain: (isExpired: boolean) => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { hasApp, hasPasskey } = useSecondHalf()
  const showing = useMutation({
    mutationFn: (code: string) => mall('POST /auth/web/user/login-code', { code }),
    onSuccess: () => queries.invalidateQueries({ queryKey: whoQuery.queryKey }),
    onError: (error) => {
      if (isProblem(error) && error.code === 'step.expired') startAgain(true)
      else form.current?.querySelector<HTMLInputElement>('[name=code]')?.select()
    },
  })
  const { form, formProps, errorOf, notice } = useSentForm<{ readonly code: string }>({
    schema: factorSchema,
    refusedAt: { 'second_factor.wrong': 'code' },
    sentences: { required: t`Please enter the code.` },
    sending: showing,
    send: ({ code }) => showing.mutate(code.trim()),
  })
  return (
    <form {...formProps}>
      <Stack gap="sm">
        {hasPasskey && <PasskeyButton startAgain={startAgain} />}
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <TextInput
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
          error={errorOf('code')}
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

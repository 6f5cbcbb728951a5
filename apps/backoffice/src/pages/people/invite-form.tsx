import { isProblem } from '@galleria/contract/client'
import { isEmail } from '@galleria/contract/email'
import { INVITATION_DAYS } from '@galleria/contract/merchant-people-rules'
import type { StaffRole } from '@galleria/contract/merchant-rights'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Stack, Text, TextInput, Title } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { usePeopleChange } from './people-queries.ts'
import { RoleSelect } from './role-select.tsx'

/** Asks somebody in by mail. */
export function InviteForm() {
  const { t } = useLingui()
  const textOf = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const inviting = usePeopleChange((asked: { email: string; role: StaffRole }) =>
    mall('POST /sapi/mall-merchant/people/invite', asked),
  )
  const [isTyped, setTyped] = useState(true)
  const problem = isProblem(inviting.error) ? inviting.error : undefined
  const atField = problem?.body.errors?.find(({ path }) => path === 'email')?.message
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (inviting.isPending) return
    const email = String(typed.get('email') ?? '').trim()
    setTyped(isEmail(email))
    if (!isEmail(email)) return field.current?.focus()
    inviting.mutate(
      { email, role: typed.get('role') as StaffRole },
      { onSuccess: () => form.current?.reset() },
    )
  }
  return (
    <Card withBorder component="section" aria-labelledby="invite" maw={560}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Title order={2} id="invite">
            <Trans>Invite somebody</Trans>
          </Title>
          <TextInput
            ref={field}
            name="email"
            type="email"
            label={t`Email`}
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            required
            error={isTyped ? atField : t`Please enter a complete email address.`}
          />
          <RoleSelect usual="orders" />
          <Text size="sm" c="dimmed">
            <Trans>
              We’ll email this address. Whoever signs in with it can accept within {INVITATION_DAYS}{' '}
              days; the link alone opens nothing.
            </Trans>
          </Text>
          {inviting.isError && !atField && <Notice tone="refuse">{textOf(inviting.error)}</Notice>}
          <div role="status">
            {inviting.isSuccess && (
              <Text size="sm">
                <Trans>The invitation is on its way.</Trans>
              </Text>
            )}
          </div>
          <div>
            <Button type="submit" loading={inviting.isPending}>
              <Trans>Send the invitation</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}

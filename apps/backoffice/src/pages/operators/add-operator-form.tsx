import { isProblem } from '@galleria/contract/client'
import { isEmail } from '@galleria/contract/email'
import type { OperatorRole } from '@galleria/contract/merchant-rights'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Stack, Text, TextInput, Title } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { OperatorRoleSelect } from './operator-role-select.tsx'
import { useOperatorsChange } from './operators-queries.ts'

/** Gives somebody who has an account work for the mall. */
export function AddOperatorForm() {
  const { t } = useLingui()
  const textOf = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const adding = useOperatorsChange((asked: { email: string; role: OperatorRole }) =>
    mall('POST /sapi/mall-operator/people/add', asked),
  )
  const [isTyped, setTyped] = useState(true)
  const problem = isProblem(adding.error) ? adding.error : undefined
  const atField = problem?.body.errors?.find(({ path }) => path === 'email')?.message
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (adding.isPending) return
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email') ?? '').trim()
    setTyped(isEmail(email))
    if (!isEmail(email)) return field.current?.focus()
    adding.mutate(
      { email, role: typed.get('role') as OperatorRole },
      { onSuccess: () => form.current?.reset() },
    )
  }
  return (
    <Card withBorder component="section" aria-labelledby="add-operator" maw={560}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Title order={2} id="add-operator">
            <Trans>Add somebody</Trans>
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
          <OperatorRoleSelect usual="service" />
          <Text size="sm" c="dimmed">
            <Trans>Of an account that exists. It counts at once.</Trans>
          </Text>
          {adding.isError && !atField && <Notice tone="refuse">{textOf(adding.error)}</Notice>}
          <div role="status">
            {adding.isSuccess && (
              <Text size="sm">
                <Trans>Added.</Trans>
              </Text>
            )}
          </div>
          <div>
            <Button type="submit" loading={adding.isPending}>
              <Trans>Add</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}

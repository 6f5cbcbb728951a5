import { personSchema } from '@galleria/contract/merchant-people-rules'
import { useLingui } from '@lingui/react/macro'
import { Button, Card, Stack, Text, TextInput, Title } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Notice } from '../notice.tsx'
import { useSentForm } from '../use-answered-errors.ts'
import { RoleField, type Roles } from './role-field.tsx'

type Typed<Role> = { readonly email: string; readonly role: Role }
type AddPersonFormProps<Role extends string> = {
  readonly title: ReactNode
  readonly roles: Roles<Role>
  readonly usual: Role
  /** What becomes of the address. */ readonly about: ReactNode
  readonly button: ReactNode
  readonly done: ReactNode
  readonly adding: UseMutationResult<unknown, Error, Typed<Role>>
}

/** An address and a role: somebody is to work here. */
export function AddPersonForm<Role extends string>(props: AddPersonFormProps<Role>) {
  const { title, roles, usual, about, button, done, adding } = props
  const { t } = useLingui()
  const { form, formProps, errorOf, notice } = useSentForm<Typed<Role>>({
    schema: personSchema,
    sentences: { email: t`Please enter a complete email address.` },
    sending: adding,
    send: ({ email, role }) =>
      adding.mutate({ email: email.trim(), role }, { onSuccess: () => form.current?.reset() }),
  })
  return (
    <Card withBorder component="section" aria-labelledby="add-person" maw={560}>
      <form {...formProps}>
        <Stack gap="sm">
          <Title order={2} id="add-person">
            {title}
          </Title>
          <TextInput
            name="email"
            type="email"
            label={t`Email`}
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            required
            error={errorOf('email')}
          />
          <RoleField roles={roles} usual={usual} error={errorOf('role')} />
          <Text size="sm" c="dimmed">
            {about}
          </Text>
          {notice && <Notice tone="refuse">{notice}</Notice>}
          <div role="status">{adding.isSuccess && <Text size="sm">{done}</Text>}</div>
          <div>
            <Button type="submit" loading={adding.isPending}>
              {button}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}

import { isProblem } from '@galleria/contract/client'
import { isEmail } from '@galleria/contract/email'
import { useLingui } from '@lingui/react/macro'
import { Button, Card, Stack, Text, TextInput, Title } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Notice, useProblemText } from '../notice.tsx'
import { RoleField, type Roles } from './role-field.tsx'

type AddPersonFormProps<Role extends string> = {
  readonly title: ReactNode
  readonly roles: Roles<Role>
  readonly usual: Role
  /** What becomes of the address. */ readonly about: ReactNode
  readonly button: ReactNode
  readonly done: ReactNode
  readonly adding: UseMutationResult<
    unknown,
    Error,
    { readonly email: string; readonly role: Role }
  >
}

/** An address and a role: somebody is to work here. */
export function AddPersonForm<Role extends string>(props: AddPersonFormProps<Role>) {
  const { title, roles, usual, about, button, done, adding } = props
  const { t } = useLingui()
  const textOf = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
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
      { email, role: typed.get('role') as Role },
      { onSuccess: () => form.current?.reset() },
    )
  }
  return (
    <Card withBorder component="section" aria-labelledby="add-person" maw={560}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Title order={2} id="add-person">
            {title}
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
          <RoleField roles={roles} usual={usual} />
          <Text size="sm" c="dimmed">
            {about}
          </Text>
          {adding.isError && !atField && <Notice tone="refuse">{textOf(adding.error)}</Notice>}
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

import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import cards from '../cards.module.css'
import { Confirmation } from '../confirmation.tsx'
import { Notice, useProblemText } from '../notice.tsx'
import { personName } from '../person-name.ts'
import { useFormat } from '../use-format.ts'
import { RoleField, type Roles } from './role-field.tsx'
import { FormButtons } from '../form-buttons.tsx'

export type PersonWithRole<Role extends string> = {
  readonly id: string
  readonly nickname: string
  readonly email: string
  readonly role: Role
  readonly since: string
  readonly isSelf: boolean
  readonly operationList: readonly ('setRole' | 'remove' | 'leave')[]
}

type PersonCardProps<Role extends string> = {
  readonly person: PersonWithRole<Role>
  readonly roles: Roles<Role>
  /** What else another role means. */ readonly roleAbout: ReactNode
  readonly changing: UseMutationResult<unknown, Error, { readonly id: string; readonly role: Role }>
  /** Takes the person's id. */ readonly removing: UseMutationResult<unknown, Error, string>
  /** What removing this person means, and the words of its button. */
  readonly removal: { readonly question: ReactNode; readonly button: ReactNode }
  /** Where people leave by themselves. */
  readonly leaving?: {
    readonly mutation: UseMutationResult<unknown, Error, void>
    readonly question: ReactNode
    readonly button: ReactNode
  }
}

/** One person who works here: what they may do, and what the reader may change about it. */
export function PersonCard<Role extends string>(props: PersonCardProps<Role>) {
  const { person, roles, roleAbout, changing, removing, removal, leaving } = props
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [asked, ask] = useState<'setRole' | 'remove' | 'leave'>()
  const { id, email, role, since, isSelf, operationList } = person
  const name = personName(person)
  const close = () => {
    changing.reset()
    removing.reset()
    leaving?.mutation.reset()
    ask(undefined)
  }
  return (
    <>
      <div className={cards['head']}>
        <h2>
          {name}
          {isSelf && (
            <>
              {' '}
              <Trans comment="after the own name">(you)</Trans>
            </>
          )}
        </h2>
        <Text size="sm" c="dimmed">
          {i18n._(roles.names[role])}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        {[email, t`here since ${format.moment(since)}`].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm">{i18n._(roles.texts[role])}</Text>
      {asked === 'setRole' && <RoleForm {...{ person, roles, roleAbout, changing, close }} />}
      {asked === 'remove' && (
        <Confirmation
          {...removal}
          mutation={removing}
          run={() => removing.mutate(id)}
          close={close}
        />
      )}
      {asked === 'leave' && leaving && (
        <Confirmation {...leaving} run={() => leaving.mutation.mutate()} close={close} />
      )}
      {!asked && operationList.length > 0 && (
        <Group gap="xs">
          {operationList.includes('setRole') && (
            <Button
              variant="default"
              size="compact-md"
              onClick={() => ask('setRole')}
              aria-label={t`Change the role of ${name}`}
            >
              <Trans>Change the role</Trans>
            </Button>
          )}
          {operationList.includes('remove') && (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => ask('remove')}
              aria-label={t`Remove ${name}`}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
          {leaving && operationList.includes('leave') && (
            <Button variant="subtle" size="compact-md" onClick={() => ask('leave')}>
              {leaving.button}
            </Button>
          )}
        </Group>
      )}
    </>
  )
}

type RoleFormProps<Role extends string> = Pick<
  PersonCardProps<Role>,
  'person' | 'roles' | 'roleAbout' | 'changing'
> & { readonly close: () => void }

function RoleForm<Role extends string>({
  person,
  roles,
  roleAbout,
  changing,
  close,
}: RoleFormProps<Role>) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const { id, role } = person
  const name = personName(person)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (changing.isPending) return
    const next = new FormData(event.currentTarget).get('role') as Role
    changing.mutate({ id, role: next }, { onSuccess: close })
  }
  return (
    <form onSubmit={submit} aria-label={t`Role of ${name}`}>
      <Stack gap="sm" maw={480}>
        <RoleField roles={roles} usual={role} />
        <Text size="sm" c="dimmed">
          {roleAbout}
        </Text>
        {changing.isError && <Notice tone="refuse">{textOf(changing.error)}</Notice>}
        <FormButtons isPending={changing.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

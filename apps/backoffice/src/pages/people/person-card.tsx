import type { StaffRole } from '@galleria/contract/merchant-rights'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { usePeopleChange, type Person } from './people-queries.ts'
import { RoleSelect } from './role-select.tsx'
import { roleNames, roleTexts } from './role-words.ts'
import { useLeave } from './use-leave.ts'

type Asked = 'role' | 'remove' | 'leave'

/** One person: what they may do, and what the reader may change about it. */
export function PersonCard({ person }: { readonly person: Person }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [asked, ask] = useState<Asked>()
  const { nickname, email, role, since, isSelf, operationList } = person
  return (
    <>
      <div className={cards['head']}>
        <h2>
          {nickname || email}
          {isSelf && (
            <>
              {' '}
              <Trans comment="after the own name">(you)</Trans>
            </>
          )}
        </h2>
        <Text size="sm" c="dimmed">
          {i18n._(roleNames[role])}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        {[email, t`here since ${format.moment(since)}`].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm">{i18n._(roleTexts[role])}</Text>
      {asked === 'role' && <RoleForm person={person} close={() => ask(undefined)} />}
      {asked === 'remove' && <RemoveForm person={person} close={() => ask(undefined)} />}
      {asked === 'leave' && <LeaveForm close={() => ask(undefined)} />}
      {!asked && operationList.length > 0 && (
        <Group gap="xs">
          {operationList.includes('setRole') && (
            <Button
              variant="default"
              size="compact-md"
              onClick={() => ask('role')}
              aria-label={t`Change the role of ${nickname}`}
            >
              <Trans>Change the role</Trans>
            </Button>
          )}
          {operationList.includes('remove') && (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => ask('remove')}
              aria-label={t`Remove ${nickname}`}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
          {operationList.includes('leave') && (
            <Button variant="subtle" size="compact-md" onClick={() => ask('leave')}>
              <Trans>Leave the shop</Trans>
            </Button>
          )}
        </Group>
      )}
    </>
  )
}

type FormProps = { readonly person: Person; readonly close: () => void }

function RoleForm({ person: { id, nickname, role }, close }: FormProps) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const change = usePeopleChange((asked: { id: string; role: StaffRole }) =>
    mall('POST /sapi/mall-merchant/people/setRole', asked),
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (change.isPending) return
    const next = new FormData(event.currentTarget).get('role') as StaffRole
    change.mutate({ id, role: next }, { onSuccess: close })
  }
  return (
    <form onSubmit={submit} aria-label={t`Role of ${nickname}`}>
      <Stack gap="sm" maw={480}>
        <RoleSelect usual={role} />
        <Text size="sm" c="dimmed">
          <Trans>It counts from the next thing this person does.</Trans>
        </Text>
        {change.isError && <Notice tone="refuse">{textOf(change.error)}</Notice>}
        <Group gap="xs">
          <Button type="submit" loading={change.isPending}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="default" onClick={close}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function RemoveForm({ person: { id, nickname, email }, close }: FormProps) {
  const textOf = useProblemText()
  const removing = usePeopleChange((asked: string) =>
    mall('POST /sapi/mall-merchant/people/remove', { id: asked }),
  )
  const name = nickname || email
  return (
    <Stack gap="sm">
      <Text>
        <Trans>Remove {name}? What they did stays on record.</Trans>
      </Text>
      {removing.isError && <Notice tone="refuse">{textOf(removing.error)}</Notice>}
      <Group gap="xs">
        <Button color="red" loading={removing.isPending} onClick={() => removing.mutate(id)}>
          <Trans>Remove from the shop</Trans>
        </Button>
        <Button variant="default" onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

function LeaveForm({ close }: { readonly close: () => void }) {
  const textOf = useProblemText()
  const leaving = useLeave()
  return (
    <Stack gap="sm">
      <Text>
        <Trans>Leave this shop? Only an owner can ask you back in.</Trans>
      </Text>
      {leaving.isError && <Notice tone="refuse">{textOf(leaving.error)}</Notice>}
      <Group gap="xs">
        <Button color="red" loading={leaving.isPending} onClick={() => leaving.mutate()}>
          <Trans>Leave the shop</Trans>
        </Button>
        <Button variant="default" onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

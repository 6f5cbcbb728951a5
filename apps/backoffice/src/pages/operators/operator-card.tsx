import type { OperatorRole } from '@galleria/contract/merchant-rights'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { OperatorRoleSelect } from './operator-role-select.tsx'
import { operatorRoleNames, operatorRoleTexts } from './operator-role-words.ts'
import { useOperatorsChange, type Operator } from './operators-queries.ts'

/** One person of the mall: what they may do, and what a head may change about it. */
export function OperatorCard({ person }: { readonly person: Operator }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [asked, ask] = useState<'role' | 'remove'>()
  const { nickname, email, role, since, isSelf, operationList } = person
  const close = () => ask(undefined)
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
          {i18n._(operatorRoleNames[role])}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        {[email, t`here since ${format.moment(since)}`].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm">{i18n._(operatorRoleTexts[role])}</Text>
      {asked === 'role' && <RoleForm person={person} close={close} />}
      {asked === 'remove' && <RemoveForm person={person} close={close} />}
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
        </Group>
      )}
    </>
  )
}

type FormProps = { readonly person: Operator; readonly close: () => void }

function RoleForm({ person: { id, nickname, role }, close }: FormProps) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const change = useOperatorsChange((asked: { id: string; role: OperatorRole }) =>
    mall('POST /sapi/mall-operator/people/setRole', asked),
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (change.isPending) return
    const next = new FormData(event.currentTarget).get('role') as OperatorRole
    change.mutate({ id, role: next }, { onSuccess: close })
  }
  return (
    <form onSubmit={submit} aria-label={t`Role of ${nickname}`}>
      <Stack gap="sm" maw={480}>
        <OperatorRoleSelect usual={role} />
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
  const removing = useOperatorsChange((asked: string) =>
    mall('POST /sapi/mall-operator/people/remove', { id: asked }),
  )
  const name = nickname || email
  return (
    <Stack gap="sm">
      <Text>
        <Trans>Remove {name}? Signed out everywhere at once; what they did stays on record.</Trans>
      </Text>
      {removing.isError && <Notice tone="refuse">{textOf(removing.error)}</Notice>}
      <Group gap="xs">
        <Button color="red" loading={removing.isPending} onClick={() => removing.mutate(id)}>
          <Trans>Remove from the mall</Trans>
        </Button>
        <Button variant="default" onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import cards from '../../parts/cards.module.css'
import { LoadFailure } from '../../parts/notice.tsx'
import { PersonCard } from './person-card.tsx'
import { personQuery } from './person-query.ts'

/** Somebody who cannot get in any more, by the address or number that they give. */
export function PersonsPage() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const account = params.get('account') ?? ''
  const person = useQuery(personQuery(account))
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('account') ?? '').trim()
    setParams(typed === '' ? {} : { account: typed })
    if (typed === account) void person.refetch()
  }
  return (
    <>
      <title>{t`Members – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Members</Trans>
      </Title>
      <Text c="dimmed" maw={640}>
        <Trans>
          For somebody who lost their phone and their recovery codes: their two-step sign-in can be
          switched off here, once you know who they are.
        </Trans>
      </Text>
      <form role="search" onSubmit={look}>
        <Group gap="xs" align="end" my="sm">
          <TextInput
            key={account}
            name="account"
            label={t`Email address or mobile number`}
            description={t`Complete, as the person gives it.`}
            defaultValue={account}
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            miw={280}
            flex={1}
            maw={480}
          />
          <Button type="submit" loading={person.isFetching}>
            <Trans>Find</Trans>
          </Button>
        </Group>
      </form>
      {person.data === null && (
        <Text role="status">
          <Trans>There is no member with this address or number.</Trans>
        </Text>
      )}
      {person.data && (
        <ul className={cards['cards']}>
          <PersonCard key={person.data.id} person={person.data} />
        </ul>
      )}
      {person.isError && <LoadFailure error={person.error} retry={() => void person.refetch()} />}
    </>
  )
}

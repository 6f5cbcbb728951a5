import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { InviteForm } from './invite-form.tsx'
import { peopleQuery } from './people-queries.ts'
import { StaffCard } from './staff-card.tsx'

/** Who works for the shop, and what each of them does there. */
export function PeoplePage() {
  const { t } = useLingui()
  const people = useQuery(peopleQuery)
  const { personList = [], invitationList = [], operationList = [] } = people.data ?? {}
  return (
    <Stack gap="lg">
      <title>{t`People – Galleria back office`}</title>
      <div>
        <Title order={1}>
          <Trans>People</Trans>
        </Title>
        <Text c="dimmed" maw={640}>
          <Trans>
            Everybody who works for your shop, with a role that says what they may do. To hand the
            shop over, make somebody else an owner, then leave.
          </Trans>
        </Text>
      </div>
      {people.isError && !people.data && (
        <LoadFailure error={people.error} retry={() => void people.refetch()} />
      )}
      {people.isPending && <ListSkeleton isNarrow />}
      <ul className={cards['cards']} aria-label={t`People`}>
        {personList.map((person) => (
          <li key={person.id}>
            <Card withBorder className={cards['card'] ?? ''}>
              <StaffCard person={person} />
            </Card>
          </li>
        ))}
      </ul>
      {invitationList.length > 0 && (
        <section aria-labelledby="invitations">
          <Title order={2} id="invitations" mb="xs">
            <Trans>Open invitations</Trans>
          </Title>
          <ul className={cards['cards']}>
            {invitationList.map((invitation) => (
              <li key={invitation.id}>
                <Card withBorder className={cards['card'] ?? ''}>
                  <InvitationCard invitation={invitation} />
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
      {operationList.includes('invite') && <InviteForm />}
    </Stack>
  )
}

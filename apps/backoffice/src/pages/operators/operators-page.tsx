import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { AddOperatorForm } from './add-operator-form.tsx'
import { OperatorCard } from './operator-card.tsx'
import { operatorsQuery } from './operators-queries.ts'

/** Who works for the mall, and what each of them does there. */
export function OperatorsPage() {
  const { t } = useLingui()
  const operators = useQuery(operatorsQuery)
  return (
    <Stack gap="lg">
      <title>{t`People of the mall – Galleria back office`}</title>
      <div>
        <Title order={1}>
          <Trans>People of the mall</Trans>
        </Title>
        <Text c="dimmed" maw={640}>
          <Trans>
            Everybody who works for the mall, with a role that says what they may do. There is
            always a head.
          </Trans>
        </Text>
      </div>
      {operators.isError && !operators.data && (
        <LoadFailure error={operators.error} retry={() => void operators.refetch()} />
      )}
      {operators.isPending && <ListSkeleton isNarrow />}
      <ul className={cards['cards']} aria-label={t`People of the mall`}>
        {operators.data?.personList.map((person) => (
          <li key={person.id}>
            <Card withBorder className={cards['card'] ?? ''}>
              <OperatorCard person={person} />
            </Card>
          </li>
        ))}
      </ul>
      {operators.data && <AddOperatorForm />}
    </Stack>
  )
}

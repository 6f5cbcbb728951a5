import { MOST_SETS_SHOWN } from '@galleria/contract/set-desk-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import cards from '../../parts/cards.module.css'
import { Empty } from '../../parts/empty.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { SetCard } from './set-card.tsx'
import { SetForm } from './set-form.tsx'
import { setsQuery } from './set-queries.ts'

/** What the own shops sell together as one. */
export function SetsPage() {
  const { t } = useLingui()
  const { data: who } = useQuery(whoQuery)
  const list = useQuery(setsQuery)
  const [isMaking, make] = useState(false)
  const canWrite = rightsOf(who).includes('write')
  return (
    <>
      <title>{t`Sets – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Sets</Trans>
      </Title>
      <Link to="/promotions">
        <Trans>Back to the promotions</Trans>
      </Link>
      <Text c="dimmed" maw={640} my="xs">
        <Trans>
          An item and one to three others of the same shop, bought as one for less than separately.
          It is shown on the page of its main item, and there are as many as there are of its
          scarcest item. What was ordered stays as it was.
        </Trans>
      </Text>
      {canWrite && isMaking && <SetForm close={() => make(false)} />}
      {canWrite && !isMaking && (
        <Group mb="md">
          <Button onClick={() => make(true)}>
            <Trans>New set</Trans>
          </Button>
        </Group>
      )}
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && <ListSkeleton isNarrow />}
      {list.data?.length === 0 && (
        <Empty
          icon={<IconPackages size={36} stroke={1.5} aria-hidden />}
          title={<Trans>There is no set yet</Trans>}
        />
      )}
      {list.data && list.data.length > 0 && (
        <ul className={cards['cards']} aria-label={t`Sets`}>
          {list.data.map((set) => (
            <SetCard key={set.id} set={set} canWrite={canWrite} />
          ))}
        </ul>
      )}
      {list.data?.length === MOST_SETS_SHOWN && (
        <Text size="sm" c="dimmed">
          <Trans>The newest {MOST_SETS_SHOWN} are shown.</Trans>
        </Text>
      )}
    </>
  )
}

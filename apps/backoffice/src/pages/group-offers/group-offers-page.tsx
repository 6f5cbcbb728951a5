import { MOST_GROUP_OFFERS_SHOWN } from '@galleria/contract/group-offer-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import cards from '../../parts/cards.module.css'
import { Empty } from '../../parts/empty.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { GroupOfferCard } from './group-offer-card.tsx'
import { GroupOfferForm } from './group-offer-form.tsx'
import { groupOffersQuery } from './group-offer-queries.ts'

/** What the own shops sell for less to those who order together. */
export function GroupOffersPage() {
  const { t } = useLingui()
  const { data: who } = useQuery(whoQuery)
  const list = useQuery(groupOffersQuery)
  const [isPlanning, plan] = useState(false)
  const canWrite = rightsOf(who).includes('write')
  return (
    <>
      <title>{t`Group offers – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Group offers</Trans>
      </Title>
      <Link to="/promotions">
        <Trans>Back to the promotions</Trans>
      </Link>
      <Text c="dimmed" maw={640} my="xs">
        <Trans>
          Buyers who order the same item together each pay less. A group is sent when it is full; if
          its time ends first, everybody gets the money back. What runs is ended, not changed.
        </Trans>
      </Text>
      {canWrite && isPlanning && <GroupOfferForm close={() => plan(false)} />}
      {canWrite && !isPlanning && (
        <Group mb="md">
          <Button onClick={() => plan(true)}>
            <Trans>New group offer</Trans>
          </Button>
        </Group>
      )}
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && <ListSkeleton isNarrow />}
      {list.data?.length === 0 && (
        <Empty
          icon={<IconUsersGroup size={36} stroke={1.5} aria-hidden />}
          title={<Trans>There was no group offer yet</Trans>}
        />
      )}
      {list.data && list.data.length > 0 && (
        <ul className={cards['cards']} aria-label={t`Group offers`}>
          {list.data.map((offer) => (
            <GroupOfferCard key={offer.id} offer={offer} canWrite={canWrite} />
          ))}
        </ul>
      )}
      {list.data?.length === MOST_GROUP_OFFERS_SHOWN && (
        <Text size="sm" c="dimmed">
          <Trans>The newest {MOST_GROUP_OFFERS_SHOWN} are shown.</Trans>
        </Text>
      )}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import cards from '../../parts/cards.module.css'
import { NoRows } from '../../parts/no-rows.tsx'
import { RowList } from '../../parts/row-list.tsx'
import { readWaitingSearch, waitingAddress } from '../../parts/waiting-search.ts'
import { CampaignCard } from './campaign-card.tsx'
import { campaignsQuery, PAGE_SIZE } from './campaign-queries.ts'
import { FreeOrderForm } from './free-order-form.tsx'
import { GiftCardForm } from './gift-card-form.tsx'
import { PrizeForm } from './prize-form.tsx'

/** What the mall promises for paid orders, and what became of it. */
export function CampaignsPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { page } = readWaitingSearch(params)
  const [making, make] = useState<'prizes' | 'free' | 'cards'>()
  const done = () => make(undefined)
  const found = useQuery(campaignsQuery(page))
  const addressOf = (number: number) =>
    waitingAddress('/operator/campaigns', { isClosed: false, page: number })
  return (
    <>
      <title>{t`Campaigns – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Campaigns</Trans>
      </Title>
      <Text c="dimmed" maw={640} mb="md">
        <Trans>
          What paid orders bring their buyers on top: a prize to draw on the page of the order, the
          order free for one of so many, or a gift card.
        </Trans>
      </Text>
      {making === 'prizes' && <PrizeForm done={done} />}
      {making === 'free' && <FreeOrderForm done={done} />}
      {making === 'cards' && <GiftCardForm done={done} />}
      {!making && (
        <Group mb="lg" gap="xs">
          <Button onClick={() => make('prizes')}>
            <Trans>New prize draw</Trans>
          </Button>
          <Button variant="default" onClick={() => make('free')}>
            <Trans>New free orders</Trans>
          </Button>
          <Button variant="default" onClick={() => make('cards')}>
            <Trans>New gift cards</Trans>
          </Button>
        </Group>
      )}
      <RowList
        page={found}
        isNarrow
        none={
          <NoRows
            firstPage={page > 1 ? addressOf(1) : undefined}
            unfiltered={undefined}
            noneFits={null}
            nothing={<Trans>There was no campaign yet</Trans>}
          />
        }
        pager={{ page, pageSize: PAGE_SIZE, addressOf }}
      >
        {(rows) => (
          <ul className={cards['cards']} aria-label={t`Campaigns`}>
            {rows.map((campaign) => (
              <CampaignCard key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        )}
      </RowList>
    </>
  )
}

import type { WireCampaign } from '@galleria/contract/campaign'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Fact, Facts } from '../../parts/facts.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import badge from '../../parts/status-badge.module.css'
import { useFormat } from '../../parts/use-format.ts'
import styles from './campaigns.module.css'

const standings: Record<WireCampaign['status'], MessageDescriptor> = {
  COMING: msg({ message: 'Coming', comment: 'a campaign that has not begun' }),
  RUNNING: msg({ message: 'Running', comment: 'a campaign that takes orders' }),
  STOPPED: msg({ message: 'Stopped', comment: 'a campaign that takes no more orders' }),
  OVER: msg({ message: 'Over', comment: 'a campaign whose time is over' }),
}

/** One campaign: its rule, and what came of it so far. */
export function CampaignCard({ campaign }: { readonly campaign: WireCampaign }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const card = useRef<HTMLLIElement>(null)
  const textOf = useProblemText()
  const queries = useQueryClient()
  const stopping = useMutation({
    mutationFn: () => mall('POST /sapi/mall-operator/campaign/stop', { id: campaign.id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['campaigns'] }),
    onSuccess: () => card.current?.focus(),
  })
  const { name, status } = campaign
  return (
    <li ref={card} className={`card ${cards['card']}`} tabIndex={-1} aria-label={name}>
      <div className={cards['head']}>
        <Title order={2}>{name}</Title>
        <span
          className={`${badge['badge']} ${status === 'RUNNING' ? badge['next'] : badge['over']}`}
        >
          {i18n._(standings[status])}
        </span>
      </div>
      <Facts>
        <Fact name={<Trans>Orders from</Trans>}>{format.money(campaign.orderAmtFrom)}</Fact>
        <Fact name={<Trans>Storefronts</Trans>}>
          {campaign.siteList.map((site) => format.site(site)).join(', ')}
        </Fact>
        <Fact name={<Trans>Time</Trans>}>
          {format.moment(campaign.startTime)} – {format.moment(campaign.endTime)}
        </Fact>
        <Fact name={<Trans>Orders</Trans>}>
          <Plural value={campaign.orderCount} one="# order" other="# orders" />
          {', '}
          {campaign.giftCard ? (
            <Trans comment="gift cards">{format.count(campaign.usedCount)} given out</Trans>
          ) : (
            <Trans>{format.count(campaign.usedCount)} drawn</Trans>
          )}
          {campaign.withdrawnCount > 0 && (
            <>
              {', '}
              <Trans>{format.count(campaign.withdrawnCount)} given back</Trans>
            </>
          )}
        </Fact>
        {campaign.freeOrder && <FreeFacts free={campaign.freeOrder} />}
        {campaign.giftCard && <CardFacts card={campaign.giftCard} />}
      </Facts>
      {campaign.prizeList.length > 0 && <Prizes campaign={campaign} />}
      {stopping.isError && <Notice tone="warn">{textOf(stopping.error)}</Notice>}
      {campaign.operationList.includes('stop') && (
        <Group>
          <Button
            variant="default"
            loading={stopping.isPending}
            aria-label={t`Take no more orders: ${name}`}
            onClick={() => stopping.mutate()}
          >
            <Trans>Take no more orders</Trans>
          </Button>
        </Group>
      )}
    </li>
  )
}

function FreeFacts({ free }: { readonly free: NonNullable<WireCampaign['freeOrder']> }) {
  const format = useFormat()
  const { oneIn } = free
  return (
    <>
      <Fact name={<Trans>Free orders</Trans>}>
        <Trans>
          one of {format.count(oneIn)}, up to {format.money(free.mostAmt)}
        </Trans>
      </Fact>
      <Budget of={free} />
    </>
  )
}

function CardFacts({ card }: { readonly card: NonNullable<WireCampaign['giftCard']> }) {
  const format = useFormat()
  const amount = format.money(card.giftCardAmt)
  return (
    <>
      <Fact name={<Trans>Gift card</Trans>}>
        <Plural
          value={card.validDays}
          one={`${amount}, good for # day`}
          other={`${amount}, good for # days`}
        />
      </Fact>
      <Budget of={card} />
    </>
  )
}

function Budget({
  of,
}: {
  readonly of: Pick<NonNullable<WireCampaign['giftCard']>, 'spentAmt' | 'budgetAmt'>
}) {
  const format = useFormat()
  return (
    <Fact name={<Trans>Budget</Trans>}>
      <Trans>
        {format.money(of.spentAmt)} of {format.money(of.budgetAmt)} promised or given
      </Trans>
    </Fact>
  )
}

function Prizes({ campaign: { prizeList } }: { readonly campaign: WireCampaign }) {
  const format = useFormat()
  const whole = prizeList.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <table className={styles['prizes']}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Prize</Trans>
          </th>
          <th scope="col">
            <Trans>Chance</Trans>
          </th>
          <th scope="col">
            <Trans>Given</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {prizeList.map(({ prizeType, points, weight, stock, givenCount }, index) => (
          // A campaign's prizes never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">
              {prizeType === 'POINTS' ? (
                <Plural value={points} one="# point" other="# points" />
              ) : (
                <Trans comment="what a draw that does not win brings">Nothing</Trans>
              )}
            </th>
            <td>{format.percent(weight / whole)}</td>
            <td>
              {stock === null ? (
                format.count(givenCount)
              ) : (
                <Trans>
                  {format.count(givenCount)} of {format.count(stock)}
                </Trans>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

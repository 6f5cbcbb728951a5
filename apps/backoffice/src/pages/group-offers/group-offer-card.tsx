import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Group, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Fact, Facts } from '../../parts/facts.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { standingWords } from '../../parts/standing-words.ts'
import { useFormat } from '../../parts/use-format.ts'
import { goodsAddress } from '../goods/goods-search.ts'
import { groupOffersQuery, type GroupOffer } from './group-offer-queries.ts'

type Props = { readonly offer: GroupOffer; readonly canWrite: boolean }

export function GroupOfferCard({ offer, canWrite }: Props) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { skuCode, name, status, openHours } = offer
  const [from, until] = [format.moment(offer.startTime), format.moment(offer.endTime)]
  return (
    <li className={`card ${cards['card']}`}>
      <div className={cards['head']}>
        <Title order={2}>{name}</Title>
        <Badge variant={status === 'RUNNING' ? 'filled' : 'default'}>
          {i18n._(standingWords[status])}
        </Badge>
      </div>
      <Facts>
        <Fact name={<Trans>Item number</Trans>}>
          <Link to={goodsAddress(skuCode)}>{skuCode}</Link> · {offer.shopName}
        </Fact>
        <Fact name={<Trans>When</Trans>}>
          {from} – {until}
        </Fact>
        <Fact name={<Trans>Time to fill a group</Trans>}>
          {openHours % 24 === 0 ? (
            <Plural value={openHours / 24} one="# day" other="# days" />
          ) : (
            <Plural value={openHours} one="# hour" other="# hours" />
          )}
        </Fact>
        {offer.sizeList.map(({ size, percentOff, priceList }) => (
          <Fact key={size} name={<Trans>Group of {size}</Trans>}>
            <SizeText percentOff={percentOff} priceList={priceList} />
          </Fact>
        ))}
        {status !== 'COMING' && (
          <Fact name={<Trans>Groups</Trans>}>
            <Came offer={offer} />
          </Fact>
        )}
      </Facts>
      {canWrite && offer.operationList.includes('end') && <End offer={offer} />}
    </li>
  )
}

/** What each member pays, where the item is sold. */
function SizeText({ percentOff, priceList }: Omit<GroupOffer['sizeList'][number], 'size'>) {
  const format = useFormat()
  const percent = format.percent(percentOff / 100)
  const prices = priceList.map(({ site, groupPrc }) => `${site} ${format.money(groupPrc)}`)
  return (
    <>
      <Trans>{percent} less</Trans>
      {prices.length > 0 && <> · {prices.join(' · ')}</>}
    </>
  )
}

function Came({ offer }: { readonly offer: GroupOffer }) {
  const { fullQty, openQty, waitingQty } = offer
  return (
    <>
      <Plural value={fullQty} one="# is full" other="# are full" />
      {' · '}
      <Plural value={openQty} one="# is open" other="# are open" />
      {waitingQty > 0 && (
        <>
          {' · '}
          <Plural
            value={waitingQty}
            one="# member has paid and waits"
            other="# members have paid and wait"
          />
        </>
      )}
    </>
  )
}

/**
 * Ends what runs, takes back what has not begun; after a second look at what becomes of its groups.
 */
function End({ offer }: { readonly offer: GroupOffer }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [isAsked, ask] = useState(false)
  const { id, skuCode, status } = offer
  const ending = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/groupOffer/end', { id }),
    onSuccess: (all) => queries.setQueryData(groupOffersQuery.queryKey, all),
    onError: () => queries.invalidateQueries({ queryKey: groupOffersQuery.queryKey }),
  })
  return (
    <>
      {ending.isError && <Notice tone="warn">{textOf(ending.error)}</Notice>}
      {isAsked && status === 'RUNNING' && <WhatBecomes offer={offer} />}
      <Group gap="xs">
        {isAsked ? (
          <>
            <Button color="red" loading={ending.isPending} onClick={() => ending.mutate()}>
              {status === 'COMING' ? <Trans>Take it back</Trans> : <Trans>End it now</Trans>}
            </Button>
            <Button variant="default" onClick={() => ask(false)}>
              <Trans>Not now</Trans>
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            aria-label={t`End the group offer of ${skuCode}`}
            onClick={() => ask(true)}
          >
            <Trans>End</Trans>
          </Button>
        )}
      </Group>
    </>
  )
}

function WhatBecomes({ offer }: { readonly offer: GroupOffer }) {
  const format = useFormat()
  const { openQty, lastCloseTime } = offer
  const last = lastCloseTime && format.moment(lastCloseTime)
  return (
    <Text size="sm" mb="xs">
      <Trans>After that nobody can start a group.</Trans>{' '}
      {openQty > 0 && (
        <Plural
          value={openQty}
          one="# group is open: it can still be joined at its price until it is full or its time is over."
          other="# groups are open: they can still be joined at their prices until they are full or their time is over."
        />
      )}{' '}
      {last && <Trans>The last one closes on {last}.</Trans>}
    </Text>
  )
}

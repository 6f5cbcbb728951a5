import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Group, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Fact, Facts } from '../../parts/facts.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { goodsAddress } from '../goods/goods-search.ts'
import { SetForm } from './set-form.tsx'
import { setsQuery, type OwnSet } from './set-queries.ts'

type Props = { readonly set: OwnSet; readonly canWrite: boolean }

export function SetCard({ set, canWrite }: Props) {
  const format = useFormat()
  const [isChanging, change] = useState(false)
  const [main, ...parts] = set.itemList
  const percent = format.percent(set.percentOff / 100)
  return (
    <li className={`card ${cards['card']}`}>
      <div className={cards['head']}>
        <Title order={2}>{main?.name}</Title>
        <Badge variant={set.status === 'ON_SALE' ? 'filled' : 'default'}>
          {set.status === 'ON_SALE' ? <Trans>On sale</Trans> : <Trans>Not on sale</Trans>}
        </Badge>
      </div>
      <Facts>
        <Fact name={<Trans>Main item</Trans>}>
          <Link to={goodsAddress(main?.skuCode ?? '')}>{main?.skuCode}</Link> · {set.shopName}
        </Fact>
        {parts.map(({ skuCode, name, qty, isListed }) => (
          <Fact key={skuCode} name={<Trans>With</Trans>}>
            {qty} × {name} (<Link to={goodsAddress(skuCode)}>{skuCode}</Link>)
            {!isListed && (
              <>
                {' · '}
                <Trans>not sold now</Trans>
              </>
            )}
          </Fact>
        ))}
        <Fact name={<Trans>Price from</Trans>}>
          {set.percentOff > 0 ? (
            <Trans>{percent} less</Trans>
          ) : (
            <Trans>as much as separately</Trans>
          )}
          {set.priceList.map(({ site, setPrc, singlePrc }) => (
            <span key={site}>
              {' · '}
              {site} {format.money(setPrc)}
              {set.percentOff > 0 && ` (${format.money(singlePrc)})`}
            </span>
          ))}
        </Fact>
        <Fact name={<Trans>In stock</Trans>}>
          {set.availableQty}
          {set.availableQty === 0 && set.status === 'ON_SALE' && (
            <>
              {' · '}
              <Trans>buyers do not see it now</Trans>
            </>
          )}
        </Fact>
      </Facts>
      {canWrite && !isChanging && <Actions set={set} change={() => change(true)} />}
      {canWrite && isChanging && <SetForm set={set} close={() => change(false)} />}
    </li>
  )
}

type Move = 'sell' | 'putAway' | 'remove'

/** Puts it on sale or off; to delete it is asked about once more. */
function Actions({ set, change }: { readonly set: OwnSet; readonly change: () => void }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [isAsked, ask] = useState(false)
  const { id, fingerprint, operationList } = set
  const code = set.itemList[0]?.skuCode ?? ''
  const moving = useMutation({
    mutationFn: (move: Move) => mall(`POST /sapi/mall-merchant/set/${move}`, { id, fingerprint }),
    onSuccess: (all) => queries.setQueryData(setsQuery.queryKey, all),
    onError: () => queries.invalidateQueries({ queryKey: setsQuery.queryKey }),
  })
  if (isAsked)
    return (
      <>
        <Text size="sm" mb="xs">
          <Trans>The set is deleted; its items stay. Orders that have it are not changed.</Trans>
        </Text>
        {moving.isError && <Notice tone="warn">{textOf(moving.error)}</Notice>}
        <Group gap="xs">
          <Button color="red" loading={moving.isPending} onClick={() => moving.mutate('remove')}>
            <Trans>Delete the set</Trans>
          </Button>
          <Button variant="default" onClick={() => ask(false)}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </>
    )
  return (
    <>
      {moving.isError && <Notice tone="warn">{textOf(moving.error)}</Notice>}
      <Group gap="xs">
        {operationList.includes('sell') && (
          <Button
            loading={moving.isPending}
            aria-label={t`Put on sale: ${code}`}
            onClick={() => moving.mutate('sell')}
          >
            <Trans>Put on sale</Trans>
          </Button>
        )}
        {operationList.includes('putAway') && (
          <Button
            variant="default"
            loading={moving.isPending}
            aria-label={t`Take off sale: ${code}`}
            onClick={() => moving.mutate('putAway')}
          >
            <Trans>Take off sale</Trans>
          </Button>
        )}
        <Button variant="default" aria-label={t`Change the set of ${code}`} onClick={change}>
          <Trans>Change</Trans>
        </Button>
        {operationList.includes('remove') && (
          <Button
            variant="default"
            aria-label={t`Delete the set of ${code}`}
            onClick={() => ask(true)}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
      </Group>
    </>
  )
}

import { MOST_POINT_PRICES_SHOWN } from '@galleria/contract/point-price-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import cards from '../../parts/cards.module.css'
import { Empty } from '../../parts/empty.tsx'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { PointPriceCard } from './point-price-card.tsx'
import { PointPriceForm } from './point-price-form.tsx'
import { pointPricesQuery } from './point-price-queries.ts'

/** What the own shops sell for points. */
export function PointPricesPage() {
  const { t } = useLingui()
  const { data: who } = useQuery(whoQuery)
  const list = useQuery(pointPricesQuery)
  const [isMaking, make] = useState(false)
  const canWrite = rightsOf(who).includes('write')
  return (
    <>
      <title>{t`Prices in points – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Prices in points</Trans>
      </Title>
      <Link to="/promotions">
        <Trans>Back to the promotions</Trans>
      </Link>
      <Text c="dimmed" maw={640} my="xs">
        <Trans>
          Members buy these items for points, alone or with money on top, in storefronts with a
          points mall, and delivery is free. It is then the only price there, and money prices are
          not changed meanwhile. What was ordered keeps its price.
        </Trans>
      </Text>
      {canWrite && isMaking && <PointPriceForm close={() => make(false)} />}
      {canWrite && !isMaking && (
        <Group mb="md">
          <Button onClick={() => make(true)}>
            <Trans>New price in points</Trans>
          </Button>
        </Group>
      )}
      {list.isError && !list.data && (
        <LoadFailure error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isPending && <ListSkeleton isNarrow />}
      {list.data?.length === 0 && (
        <Empty
          icon={<IconCoins size={36} stroke={1.5} aria-hidden />}
          title={<Trans>Nothing is sold for points yet</Trans>}
        />
      )}
      {list.data && list.data.length > 0 && (
        <ul className={cards['cards']} aria-label={t`Prices in points`}>
          {list.data.map((prices) => (
            <PointPriceCard key={prices.skuCode} prices={prices} canWrite={canWrite} />
          ))}
        </ul>
      )}
      {list.data?.length === MOST_POINT_PRICES_SHOWN && (
        <Text size="sm" c="dimmed">
          <Trans>The first {MOST_POINT_PRICES_SHOWN} are shown.</Trans>
        </Text>
      )}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import { PromotionDesk } from './promotion-desk.tsx'
import { shopDesk } from './promotion-queries.ts'

/** What the own shops take off by themselves. */
export function PromotionsPage() {
  const { t } = useLingui()
  const { data: who } = useQuery(whoQuery)
  const shops = who?.kind === 'staff' ? who.staff.shops : undefined
  const desk = useMemo(() => shopDesk(shops ?? []), [shops])
  return (
    <>
      <title>{t`Promotions – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Promotions</Trans>
      </Title>
      <Text c="dimmed" maw={640}>
        <Trans>
          A promotion is applied to your shop’s goods automatically. If several apply, the best one
          for the buyer counts. Once it has started, its terms are fixed; orders keep the terms they
          were placed with.
        </Trans>
      </Text>
      <p>
        <Link to="/promotions/pre-sales">
          <Trans>Pre-sales</Trans>
        </Link>
        {' · '}
        <Link to="/promotions/flash-sales">
          <Trans>Flash sales</Trans>
        </Link>
        {' · '}
        <Link to="/promotions/group-offers">
          <Trans>Group offers</Trans>
        </Link>
        {' · '}
        <Link to="/promotions/sets">
          <Trans>Sets</Trans>
        </Link>
        {' · '}
        <Link to="/promotions/point-prices">
          <Trans>Prices in points</Trans>
        </Link>
      </p>
      {shops && <PromotionDesk desk={desk} canWrite={rightsOf(who).includes('write')} />}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { rightsOf, todayQuery, whoQuery } from '../../api/queries.ts'
import { LoadFailure } from '../../parts/notice.tsx'
import { FirstSteps } from './first-steps.tsx'
import { NextToShip } from './next-to-ship.tsx'
import { SalesCard } from './sales-card.tsx'
import styles from './today.module.css'
import { WorkTiles } from './work-tiles.tsx'

/** What is to do first, then how it went. */
export function TodayPage() {
  const { t } = useLingui()
  const today = useQuery(todayQuery)
  const { data: who } = useQuery(whoQuery)
  const readsOrders = rightsOf(who).includes('query-orders')
  return (
    <Stack gap="lg">
      <title>{t`Today – Galleria back office`}</title>
      <Title order={1}>
        <Trans>Today’s work</Trans>
      </Title>
      <FirstSteps />
      {today.isError && !today.data && (
        <LoadFailure error={today.error} retry={() => void today.refetch()} />
      )}
      {today.isPending && (
        <div className={styles['tiles']} aria-busy aria-label={t`Loading`}>
          {[0, 1, 2, 3, 4, 5].map((tile) => (
            <Skeleton key={tile} h={96} radius="lg" />
          ))}
        </div>
      )}
      {today.data && <WorkTiles today={today.data} readsOrders={readsOrders} />}
      <div className={styles['columns']}>
        {readsOrders && <NextToShip />}
        {today.data ? (
          <SalesCard today={today.data} />
        ) : (
          today.isPending && <Skeleton h={320} radius="lg" />
        )}
      </div>
    </Stack>
  )
}

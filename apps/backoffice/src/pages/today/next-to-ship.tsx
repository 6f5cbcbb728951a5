import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { ShipBy } from '../../parts/ship-by.tsx'
import { nextToShipQuery } from '../orders/order-queries.ts'
import styles from './today.module.css'

/** The orders that wait longest, each one step from its shipping form. */
export function NextToShip() {
  const { t } = useLingui()
  const next = useQuery(nextToShipQuery)
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby="next-to-ship">
      <div className={styles['panelhead']}>
        <Title order={2} id="next-to-ship">
          <Trans>Ship next</Trans>
        </Title>
        <Link to="/orders">
          <Trans>All to ship</Trans>
        </Link>
      </div>
      {next.isError && !next.data && (
        <LoadFailure error={next.error} retry={() => void next.refetch()} />
      )}
      {next.isPending && (
        <Stack gap="xs" aria-busy aria-label={t`Loading`}>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} h={52} />
          ))}
        </Stack>
      )}
      {next.data?.data.length === 0 && (
        <Text c="dimmed" py="lg" ta="center">
          <Trans>Nothing is waiting to be shipped</Trans>
        </Text>
      )}
      {next.data && (
        <ul className={styles['jobs']}>
          {next.data.data.map((order) => (
            <li key={order.id}>
              <Link to={`/orders/${order.id}`} className={styles['job']}>
                {order.tradeOrderLineList.slice(0, 1).map((line) => (
                  <GoodsPicture
                    key={line.id}
                    url={line.sku.image}
                    tint={line.sku.tint}
                    name=""
                    size={44}
                  />
                ))}
                <span className={styles['jobtext']}>
                  <span>{order.tradeOrderLineList[0]?.sku.name}</span>
                  <small>
                    {order.buyerName} ·{' '}
                    <Plural value={order.unshippedQty} one="# piece" other="# pieces" />
                  </small>
                </span>
                <small>
                  <ShipBy order={order} isBrief />
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

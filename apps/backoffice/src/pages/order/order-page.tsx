import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Drawer, Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { Empty } from '../../parts/empty.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { orderQuery } from '../orders/order-queries.ts'
import type { OrderWish } from '../orders/use-order-keys.ts'
import { OrderDetail } from './order-detail.tsx'
import styles from './order.module.css'
import { canShip } from './ship-rules.ts'

/** One order beside the list it was opened from; on a phone the whole screen. */
export function OrderPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const order = useQuery(orderQuery(id))
  const isNarrow = useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false })
  const close = () => void navigate(`/orders${search}`)
  const askToShip = (event: MouseEvent) => void navigate({ search }, { replace: true, state: { shipAsked: event.timeStamp } satisfies OrderWish })
  const shipAsked = (state as OrderWish | null)?.shipAsked
  const code = order.data?.tradeOrderCode ?? ''
  const isGone = isProblem(order.error) && (order.error.status === 404 || order.error.status === 400)
  return (
    <Drawer.Root opened onClose={close} position="right" size={isNarrow ? '100%' : 680} padding={0} transitionProps={{ transition: 'slide-left', duration: 160 }} classNames={{ content: styles['content'] ?? '' }}>
      <title>{code ? t`Order ${code} – Galleria back office` : t`Order – Galleria back office`}</title>
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content>
        <div className={styles['header']}>
          <Drawer.Title className={styles['title']} tabIndex={-1} data-autofocus={shipAsked === undefined || undefined}>{code ? <Trans>Order {code}</Trans> : <Trans>Order</Trans>}</Drawer.Title>
          {order.data && canShip(order.data) && <Button onClick={askToShip}><Trans>Ship</Trans></Button>}
          <Drawer.CloseButton aria-label={t`Close the order`} size={isNarrow ? 44 : 36} iconSize={20} />
        </div>
        <Drawer.Body className={styles['body']}>
          {order.data && <OrderDetail key={order.data.id} order={order.data} shipAsked={shipAsked} />}
          {order.isPending && <Stack aria-busy aria-label={t`Loading`} role="status"><Skeleton h={28} w={200} /><Skeleton h={160} /><Skeleton h={120} /><Skeleton h={220} /></Stack>}
          {order.isError && !order.data && (isGone
            ? <Empty icon={<IconPackageOff size={36} stroke={1.5} aria-hidden />} title={<Trans>There is no such order in your shops</Trans>}><Button component={Link} to="/orders" variant="default"><Trans>Go to the orders</Trans></Button></Empty>
            : <LoadFailure error={order.error} retry={() => void order.refetch()} />)}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

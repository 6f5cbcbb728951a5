import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { DetailDrawer, DetailSkeleton } from '../../parts/detail-drawer.tsx'
import { Empty } from '../../parts/empty.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { orderQuery } from '../orders/order-queries.ts'
import type { OrderIntent } from '../orders/order-intent.ts'
import { OrderDetail } from './order-detail.tsx'
import { canShip } from './ship-rules.ts'

export function OrderPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const order = useQuery(orderQuery(id))
  const askToShip = (event: MouseEvent) =>
    void navigate(
      { search },
      { replace: true, state: { shipAsked: event.timeStamp } satisfies OrderIntent },
    )
  const shipAsked = (state as OrderIntent | null)?.shipAsked
  const code = order.data?.tradeOrderCode ?? ''
  const isGone =
    isProblem(order.error) && (order.error.status === 404 || order.error.status === 400)
  return (
    <DetailDrawer
      title={code ? <Trans>Order {code}</Trans> : <Trans>Order</Trans>}
      close={() => void navigate(`/orders${search}`)}
      closeName={t`Close the order`}
      isTitleFirst={shipAsked === undefined}
      action={
        order.data &&
        canShip(order.data) && (
          <Button onClick={askToShip}>
            <Trans>Ship</Trans>
          </Button>
        )
      }
    >
      <title>
        {code ? t`Order ${code} – Galleria back office` : t`Order – Galleria back office`}
      </title>
      {order.data && <OrderDetail key={order.data.id} order={order.data} shipAsked={shipAsked} />}
      {order.isPending && <DetailSkeleton />}
      {order.isError &&
        !order.data &&
        (isGone ? (
          <Empty
            icon={<IconPackageOff size={36} stroke={1.5} aria-hidden />}
            title={<Trans>There is no such order in your shops</Trans>}
          >
            <Button component={Link} to="/orders" variant="default">
              <Trans>Go to the orders</Trans>
            </Button>
          </Empty>
        ) : (
          <LoadFailure error={order.error} retry={() => void order.refetch()} />
        ))}
    </DetailDrawer>
  )
}

import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { DetailDrawer, DetailSkeleton } from '../../parts/detail-drawer.tsx'
import { Empty } from '../../parts/empty.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { anyOrderQuery } from './all-orders-query.ts'
import { AnyOrder } from './any-order.tsx'

export function AnyOrderPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const order = useQuery(anyOrderQuery(id))
  const code = order.data?.tradeOrderCode ?? ''
  const isGone =
    isProblem(order.error) && (order.error.status === 404 || order.error.status === 400)
  return (
    <DetailDrawer
      title={code ? <Trans>Order {code}</Trans> : <Trans>Order</Trans>}
      close={() => void navigate(`/operator/orders${search}`)}
      closeName={t`Close the order`}
    >
      <title>
        {code ? t`Order ${code} – Galleria back office` : t`Order – Galleria back office`}
      </title>
      {order.data && <AnyOrder key={order.data.id} order={order.data} />}
      {order.isPending && <DetailSkeleton />}
      {order.isError &&
        !order.data &&
        (isGone ? (
          <Empty
            icon={<IconPackageOff size={36} stroke={1.5} aria-hidden />}
            title={<Trans>There is no such order</Trans>}
          >
            <Button component={Link} to="/operator/orders" variant="default">
              <Trans>Go to the orders</Trans>
            </Button>
          </Empty>
        ) : (
          <LoadFailure error={order.error} retry={() => void order.refetch()} />
        ))}
    </DetailDrawer>
  )
}

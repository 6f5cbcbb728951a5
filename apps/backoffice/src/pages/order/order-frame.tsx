import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DetailDrawer } from '../../parts/detail-drawer.tsx'
import { DetailPlaceholder } from '../../parts/detail-placeholder.tsx'
import type { OrderIntent } from '../orders/order-intent.ts'
import { DeskContext, type Desk, type ShownOrder } from './desk.ts'
import { canShip } from './ship-rules.ts'

/** One order beside the list that it was opened from, at one of the two desks. */
export function OrderFrame<Order extends ShownOrder>({
  desk,
  order,
  list,
  gone,
  children,
}: {
  readonly desk: Desk
  readonly order: UseQueryResult<Order>
  /** The address of the list. */ readonly list: string
  /** Said when there is no such order. */ readonly gone: ReactNode
  readonly children: (order: Order, shipAsked: number | undefined) => ReactNode
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const askToShip = (event: MouseEvent) =>
    void navigate(
      { search },
      { replace: true, state: { shipAsked: event.timeStamp } satisfies OrderIntent },
    )
  const shipAsked = (state as OrderIntent | null)?.shipAsked
  const code = order.data?.tradeOrderCode ?? ''
  return (
    <DetailDrawer
      title={code ? <Trans>Order {code}</Trans> : <Trans>Order</Trans>}
      close={() => void navigate(`${list}${search}`)}
      closeName={t`Close the order`}
      isTitleFirst={shipAsked === undefined}
      action={
        order.data &&
        canShip(order.data) && (
          <Button onClick={askToShip}>
            {desk.isMall ? <Trans>Ship for the shop</Trans> : <Trans>Ship</Trans>}
          </Button>
        )
      }
    >
      <title>
        {code ? t`Order ${code} – Galleria back office` : t`Order – Galleria back office`}
      </title>
      <DeskContext value={desk}>
        {order.data && <Fragment key={order.data.id}>{children(order.data, shipAsked)}</Fragment>}
      </DeskContext>
      <DetailPlaceholder
        query={order}
        icon={<IconPackageOff size={36} stroke={1.5} aria-hidden />}
        gone={gone}
        list={list}
        toList={<Trans>Go to the orders</Trans>}
      />
    </DetailDrawer>
  )
}

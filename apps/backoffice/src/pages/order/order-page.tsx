import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ShipBy } from '../../parts/ship-by.tsx'
import { orderQuery } from '../orders/order-queries.ts'
import { Delay } from './delay.tsx'
import { shopDesk } from './desk.ts'
import { Hold } from './hold.tsx'
import { Messages } from './messages.tsx'
import { NextOrder } from './next-order.tsx'
import { Notes } from './notes.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderDetail, type DeskParts } from './order-detail.tsx'
import { OrderFrame } from './order-frame.tsx'
import { OrderPart } from './order-part.tsx'
import { OrderRequests } from './order-requests.tsx'
import { PickUp } from './pick-up.tsx'
import { SendAtNoCharge } from './reissue-form.tsx'
import { CancelReissue } from './reissues.tsx'
import { canShip } from './ship-rules.ts'

/** An order at the desk of its shop. */
export function OrderPage() {
  const { id = '' } = useParams()
  const order = useQuery(orderQuery(id))
  return (
    <OrderFrame
      desk={shopDesk}
      order={order}
      list="/orders"
      gone={<Trans>There is no such order in your shops</Trans>}
    >
      {(read, shipAsked) => (
        <OrderDetail order={read} shipAsked={shipAsked} parts={partsOf(read)} />
      )}
    </OrderFrame>
  )
}

function partsOf(order: MerchantOrder): DeskParts {
  return {
    facts: (
      <>
        <span>{order.shop.name}</span>
        {canShip(order) && (
          <span>
            <Trans>Ship by</Trans> <ShipBy order={order} />
          </span>
        )}
      </>
    ),
    top: (
      <>
        <Delay order={order} />
        <Hold order={order} />
        <PickUp order={order} />
      </>
    ),
    done: <NextOrder order={order} />,
    amounts: order.reissueOf ? null : (
      <OrderPart id="amounts" title={<Trans>Amounts</Trans>}>
        <OrderAmounts order={order} />
      </OrderPart>
    ),
    atNoCharge: (
      <>
        <CancelReissue order={order} />
        <SendAtNoCharge order={order} />
      </>
    ),
    afterInvoices: (
      <>
        <OrderRequests orderId={order.id} />
        <Messages order={order} />
        <section aria-labelledby="notes">
          <Notes order={order} />
        </section>
      </>
    ),
  }
}

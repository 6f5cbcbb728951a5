import type { OperatorOrder } from '@galleria/contract/operator-order'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Fact, Facts } from '../../parts/facts.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { DelayFacts } from '../order/delay.tsx'
import { mallDesk } from '../order/desk.ts'
import { Hold } from '../order/hold.tsx'
import { OrderDetail, type DeskParts } from '../order/order-detail.tsx'
import { OrderFrame } from '../order/order-frame.tsx'
import { OrderPart } from '../order/order-part.tsx'
import { PickUpFacts } from '../order/pick-up-facts.tsx'
import { anyOrderQuery } from './all-orders-query.ts'
import { MallMessages } from './mall-messages.tsx'
import { OrderBooks, OrderMoney } from './order-money.tsx'
import { RequestsOfOrder } from './order-requests.tsx'

/**
 * An order of any shop at the desk of the mall: what buyer and shop see, and the money behind it.
 */
export function AnyOrderPage() {
  const { id = '' } = useParams()
  const order = useQuery(anyOrderQuery(id))
  return (
    <OrderFrame
      desk={mallDesk}
      order={order}
      list="/operator/orders"
      gone={<Trans>There is no such order</Trans>}
    >
      {(read, shipAsked) => (
        <OrderDetail order={read} shipAsked={shipAsked} parts={partsOf(read)} />
      )}
    </OrderFrame>
  )
}

function partsOf(order: OperatorOrder): DeskParts {
  return {
    facts: null,
    top: (
      <>
        <OrderFacts order={order} />
        <DelayFacts order={order} />
        <PickUpFacts order={order} />
        <Hold order={order} />
      </>
    ),
    afterParcels: (
      <OrderPart id="money" title={<Trans>Money</Trans>}>
        <OrderMoney order={order} />
      </OrderPart>
    ),
    afterInvoices: (
      <>
        <RequestsOfOrder orderId={order.id} />
        <MallMessages order={order} />
      </>
    ),
    end: order.entryList.length > 0 && (
      <OrderPart id="books" title={<Trans>Books</Trans>}>
        <OrderBooks entries={order.entryList} />
      </OrderPart>
    ),
  }
}

function OrderFacts({ order }: { readonly order: OperatorOrder }) {
  const format = useFormat()
  const { siblingList: siblings } = order
  return (
    <Facts>
      <Fact name={<Trans>Shop</Trans>}>
        {order.shop.name} · {order.sellerName}
      </Fact>
      <Fact name={<Trans>Buyer</Trans>}>
        {order.buyerName} <a href={`mailto:${order.buyerMail}`}>{order.buyerMail}</a>
      </Fact>
      {order.shipBy && <Fact name={<Trans>Ship by</Trans>}>{format.day(order.shipBy)}</Fact>}
      {siblings.length > 0 && (
        <Fact name={<Trans>Ordered together with</Trans>}>
          {siblings.map((one) => (
            <div key={one.id}>
              <Link to={`/operator/orders/${one.id}`}>{one.tradeOrderCode}</Link> · {one.shopName}
            </div>
          ))}
        </Fact>
      )}
    </Facts>
  )
}

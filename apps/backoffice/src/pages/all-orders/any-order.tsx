import type { OperatorOrder } from '@galleria/contract/operator-order'
import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import detail from '../../parts/detail.module.css'
import { Fact, Facts } from '../../parts/facts.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { BillTo } from '../order/bill-to.tsx'
import { DeliverTo } from '../order/deliver-to.tsx'
import { Goods } from '../order/goods.tsx'
import { MessageList } from '../order/message-list.tsx'
import { OrderHistory } from '../order/order-history.tsx'
import { OrderInvoices } from '../order/order-invoices.tsx'
import { PickUpFacts } from '../order/pick-up-facts.tsx'
import { Parcels } from '../order/parcels.tsx'
import { ServiceFacts } from '../order/service-facts.tsx'
import { ActForShop } from './act-for-shop.tsx'
import { AnyStatus } from './all-orders-list.tsx'
import { OrderBooks, OrderMoney } from './order-money.tsx'

/** One order as the mall itself sees it: what buyer and shop see, and the money behind it. */
export function AnyOrder({ order }: { readonly order: OperatorOrder }) {
  const format = useFormat()
  return (
    <>
      <div className={detail['facts']}>
        <AnyStatus order={order} />
        <span>{format.moment(order.timeline.orderedTime)}</span>
      </div>
      <OrderFacts order={order} />
      <PickUpFacts order={order} />
      <ServiceFacts service={order.serviceDetail} />
      <ActForShop order={order} />
      <Part id="goods" title={<Trans>Goods</Trans>}>
        <Goods lines={order.tradeOrderLineList} />
      </Part>
      <div className={detail['pair']}>
        <section aria-labelledby="deliver-to">
          <DeliverTo address={order.deliverTo} isFetched={order.pickUp !== null} />
        </section>
        <section aria-labelledby="bill-to">
          <BillTo bill={order.billTo} />
        </section>
      </div>
      {order.packageList.length > 0 && (
        <Part id="parcels" title={<Trans>Parcels</Trans>}>
          <Parcels parcels={order.packageList} />
        </Part>
      )}
      <Part id="money" title={<Trans>Money</Trans>}>
        <OrderMoney order={order} />
      </Part>
      <OrderInvoices order={order} reader="operator" />
      <Part id="messages" title={<Trans>Messages of buyer and shop</Trans>}>
        <MessageList messages={order.messageList} />
      </Part>
      <Part id="history" title={<Trans>History</Trans>}>
        <OrderHistory entries={order.progressList.map(nameShop)} />
      </Part>
      {order.entryList.length > 0 && (
        <Part id="books" title={<Trans>Books</Trans>}>
          <OrderBooks entries={order.entryList} />
        </Part>
      )}
    </>
  )
}

type Entry = OperatorOrder['progressList'][number]
/** To who keeps the mall it is not "your shop". */
const nameShop = (entry: Entry): Entry =>
  entry.actor === 'merchant' ? { ...entry, actor: 'shop' } : entry

function Part({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}

function OrderFacts({ order }: { readonly order: OperatorOrder }) {
  const format = useFormat()
  const { siblingList: siblings, holdReason } = order
  return (
    <Facts>
      <Fact name={<Trans>Shop</Trans>}>
        {order.shop.name} · {order.sellerName}
      </Fact>
      <Fact name={<Trans>Buyer</Trans>}>
        {order.buyerName} <a href={`mailto:${order.buyerMail}`}>{order.buyerMail}</a>
      </Fact>
      {order.shipBy && <Fact name={<Trans>Ship by</Trans>}>{format.day(order.shipBy)}</Fact>}
      {holdReason && <Fact name={<Trans>Held back</Trans>}>{holdReason}</Fact>}
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

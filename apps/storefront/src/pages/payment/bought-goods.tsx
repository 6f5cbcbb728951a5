import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { wireAddressLines } from '@galleria/contract/address-lines'
import { IconStore } from '@galleria/ui/icons'
import { SiteText } from '../../parts/buyer/site-text.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { orderPath } from '../orders/operations.ts'
import { OrderLine } from '../orders/order-line.tsx'
import type { ShownOrder } from '../orders/shown-order.ts'
import { isDelivered, type Bought } from './read-bought.ts'

/** What was bought, order by order, when it comes, and where it goes. */
export function BoughtGoods({ bought: { orders, to } }: { bought: Bought }) {
  const { language } = useShop()
  return (
    <div className="mt-10 grid gap-6 text-start">
      {orders.map((order) => (
        <BoughtOrder key={order.id} order={order} />
      ))}
      {to ? (
        <section className="card p-5">
          <h2 className="text-large">
            <Trans>Delivery address</Trans>
          </h2>
          <address className="mt-1 wrap-anywhere not-italic">
            {wireAddressLines(to, language).map((line, index) => (
              <span key={index} className="block">
                {line}
              </span>
            ))}
          </address>
        </section>
      ) : null}
    </div>
  )
}

function BoughtOrder({ order }: { order: ShownOrder }) {
  const { shop, tradeOrderLineList: lines, tradeOrderCode } = order
  // Goods that are sent later, or once a group is full, come when their order says.
  const isExpected = isDelivered(order) && !order.preSold && !order.groupBuy
  const more = order.lineCount - lines.length
  return (
    <section className="card px-5 pt-4 pb-2" aria-label={shop.name}>
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="flex min-w-0 items-center gap-2 text-large">
          <IconStore size={18} className="shrink-0" />
          <span className="truncate">{shop.name}</span>
        </h2>
        <Link to={orderPath(order.id)} className="link tap">
          <Trans>Order {tradeOrderCode}</Trans>
        </Link>
      </header>
      {lines.map((line) => (
        <OrderLine
          key={line.id}
          line={line}
          shopId={shop.id}
          itemBusinessType={order.itemBusinessType}
          isExpected={isExpected}
        />
      ))}
      {more > 0 ? (
        <p className="pb-3 text-small text-muted">
          <Plural value={more} one="+# more" other="+# more" />
        </p>
      ) : null}
      {shop.siteAddress ? (
        <div className="border-t border-line py-3">
          <h3 className="font-medium">
            <Trans>Fetch it here</Trans>
          </h3>
          <SiteText site={shop.siteAddress} />
        </div>
      ) : null}
    </section>
  )
}

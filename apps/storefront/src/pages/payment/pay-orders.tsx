import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireOrderRow } from '@galleria/contract/order'
import { Thumbnail } from '@galleria/ui/picture'
import { Times } from '../../parts/measure.tsx'
import { Price } from '../../parts/price.tsx'
import { orderPath, previewLines } from '../orders/operations.ts'

/** What is paid: the orders of one checkout, each with its goods in pictures. */
export function PayOrders({ orders }: { orders: readonly WireOrderRow[] }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-title">
        <Trans>What you’re paying for</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {orders.map((order) => {
          const { shown, more } = previewLines(order)
          return (
            <li key={order.id} className="py-4 last:pb-0">
              <div className="flex items-baseline justify-between gap-4">
                <Link to={orderPath(order.id)} className="tap hover:text-accent hover:underline">
                  <Trans>Order {order.tradeOrderCode}</Trans>
                </Link>
                <Price amount={order.duePayAmt ?? order.needPayAmt} className="font-medium" />
              </div>
              <p className="text-small text-muted">{order.shop.name}</p>
              <ul className="mt-3 grid gap-2">
                {shown.map((line) => (
                  <li key={line.id} className="flex items-center gap-3">
                    <Thumbnail url={line.sku.image} tint={line.sku.tint} alt="" size={48} />
                    <span>
                      <Times qty={line.tradeQty} sku={line.sku} /> {line.sku.name}
                    </span>
                  </li>
                ))}
              </ul>
              {more > 0 ? (
                <p className="mt-2 text-small text-muted">
                  <Plural value={more} one="+# more" other="+# more" />
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

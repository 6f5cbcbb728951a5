import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { Thumbnail } from '@galleria/ui/picture'
import { Price } from '../../parts/price.tsx'
import type { OpenOrder } from './open-orders.ts'

/**
 * In place of an empty cart's "nothing here": what was in it a moment ago is ordered, and can be
 * paid.
 */
export function OpenOrdersNote({ orders }: { orders: readonly OpenOrder[] }) {
  return (
    <section
      aria-labelledby="open-orders"
      className="card mx-auto mt-8 max-w-2xl p-5 text-start sm:p-6"
    >
      <h2 id="open-orders" className="text-title">
        <Plural
          value={orders.length}
          one="Your order is not paid yet"
          other="Your orders are not paid yet"
        />
      </h2>
      <p className="mt-1 text-muted">
        <Trans>What you ordered is no longer in your basket. You can still pay for it.</Trans>
      </p>
      <ul className="mt-3 divide-y divide-line">
        {orders.map(({ id, tradeOrderCode, displayStatus, duePayAmt, needPayAmt, images }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            {images.map(({ url, tint }) => (
              <Thumbnail key={url} url={url} tint={tint} alt="" size={48} />
            ))}
            <span className="min-w-0 flex-1">
              <Trans>Order {tradeOrderCode}</Trans>
              {displayStatus === 'PROCESSING' ? (
                <span className="block text-small text-muted">
                  <Trans>A payment is being checked</Trans>
                </span>
              ) : null}
            </span>
            <Price amount={duePayAmt ?? needPayAmt} className="font-medium" />
          </li>
        ))}
      </ul>
      <Link to="/buyer/orders?status=unpaid" className="btn btn-main mt-2 max-sm:w-full">
        <Trans>Continue to payment</Trans>
      </Link>
    </section>
  )
}

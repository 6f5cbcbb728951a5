import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { wireAddressLines } from '@galleria/contract/address-lines'
import { DateText } from '@galleria/ui/date'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { OrderBill } from '../orders/order-bill.tsx'
import { OrderLine } from '../orders/order-line.tsx'
import { prePayPath } from '../orders/operations.ts'
import type { Balance } from './read-balance.ts'

/**
 * What was ordered before it was there, where it goes, and what is left to pay of it: all as it was
 * agreed.
 */
export default function BalanceCheckout({ order }: Balance) {
  const { locale, front, language } = useShop()
  const { selectedAddress } = order.tradeContract
  return (
    <div className="wrap pt-6 pb-16 sm:pt-10">
      <h1 className="text-head sm:text-hero">
        <Trans>Checkout</Trans>
      </h1>
      <p className="mt-1 text-muted">
        <Trans>Balance of your pre-order {order.tradeOrderCode}</Trans>
      </p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="grid gap-6">
          <section className="card p-5 sm:p-6">
            <h2 className="text-title">
              <Trans>Delivery address</Trans>
            </h2>
            <address className="mt-2 not-italic">
              {wireAddressLines(selectedAddress, language).map((line, index) => (
                <span key={index} className="block">
                  {line}
                </span>
              ))}
            </address>
          </section>
          <section className="card px-5 py-5 sm:px-6">
            <h2 className="text-title">
              <Trans>Goods</Trans>
            </h2>
            <div className="divide-y divide-line">
              {order.tradeOrderLineList.map((line) => (
                <OrderLine key={line.id} line={line} shopId={order.shop.id} orderId={order.id} />
              ))}
            </div>
          </section>
        </div>
        <div className="grid gap-4 lg:sticky lg:top-5">
          <OrderBill order={order} />
          <div className="card p-5 sm:p-6">
            <p className="text-muted">
              <Trans>
                Balance, to pay by{' '}
                <DateText
                  iso={order.expirationTime}
                  shape="moment"
                  locale={locale}
                  timeZone={front.timeZone}
                />
              </Trans>
            </p>
            {order.duePayAmt ? (
              <p className="text-head font-bold">
                <Price amount={order.duePayAmt} />
              </p>
            ) : null}
            <Link to={prePayPath(order.contractId)} className="btn btn-main mt-4 min-h-12 w-full">
              <Trans>Pay the balance</Trans>
            </Link>
          </div>
        </div>
      </div>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormat } from '../../parts/use-format.ts'
import { ServiceLines } from '../order/service-facts.tsx'
import type { PickList } from './pick-list-query.ts'
import { PickedGoods } from './picked-goods.tsx'
import styles from './pick-list.module.css'

/** What goes into the parcels of each order, with a box to tick on paper. */
export function OrdersToPick({ list }: { readonly list: PickList }) {
  const format = useFormat()
  const isOfSeveralShops = new Set(list.orderList.map(({ shop }) => shop.id)).size > 1
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className={styles['part']}>
        <Trans>Order by order</Trans>
      </h2>
      <div className={styles['orders']}>
        {list.orderList.map((order) => (
          <article key={order.id} className={`card ${styles['order']}`}>
            <h3>
              <Link to={`/orders/${order.id}?view=all`} className={styles['code']}>
                {order.tradeOrderCode}
              </Link>
            </h3>
            <p className={styles['minor']}>
              {format.place(order.shipTo)}
              {isOfSeveralShops && ` · ${order.shop.name}`}
            </p>
            {order.serviceDetail && <ServiceLines service={order.serviceDetail} />}
            <ul>
              {order.lineList.map(({ id, sku, qty }) => (
                <li key={id} className={styles['line']}>
                  <span className={styles['box']} aria-hidden />
                  <span className={styles['qty']}>{format.times(qty, sku.marketingUnit)}</span>
                  <PickedGoods sku={sku} language={list.language} />
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  )
}

import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../parts/use-format.ts'
import type { PickList } from './pick-list-query.ts'
import { PickedGoods } from './picked-goods.tsx'
import styles from './pick-list.module.css'

/** The round through the shelves: each article once, with the pieces of all orders. */
export function GoodsToPick({ list }: { readonly list: PickList }) {
  const format = useFormat()
  return (
    <section aria-labelledby="goods">
      <h2 id="goods" className={styles['part']}>
        <Trans>All goods</Trans>
      </h2>
      <table className={`card ${styles['goods']}`} aria-labelledby="goods">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Goods</Trans>
            </th>
            <th scope="col">
              <Trans>Pieces</Trans>
            </th>
            <th scope="col">
              <Trans>Orders</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.goodsList.map(({ sku, qty, orderCount }) => (
            <tr key={sku.id}>
              <th scope="row">
                <span className={styles['line']}>
                  <span className={styles['box']} aria-hidden />
                  <PickedGoods sku={sku} language={list.language} />
                </span>
              </th>
              <td className={styles['qty']}>{format.quantity(qty, sku.marketingUnit)}</td>
              <td>{format.count(orderCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

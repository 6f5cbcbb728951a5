import type { MerchantOrderRow } from '@galleria/contract/merchant'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import styles from './orders.module.css'

const SHOWN = 3

/** The goods of an order at a glance; the rest is counted. With one kind of goods its name has room too. */
export function OrderPictures({ order, size }: { readonly order: MerchantOrderRow; readonly size: number }) {
  const { t } = useLingui()
  const lines = order.tradeOrderLineList.slice(0, SHOWN)
  const hidden = order.lineCount - lines.length
  const [only] = order.lineCount === 1 ? lines : []
  return (
    <span className={styles['pictures']}>
      {lines.map((line) => (
        <span key={line.id} className={styles['picture']}>
          <GoodsPicture url={line.sku.image} tint={line.sku.tint} name={only ? '' : line.sku.name} size={size} />
          {line.tradeQty > 1 && <span className={styles['times']}>×{line.tradeQty}</span>}
        </span>
      ))}
      {hidden > 0 && <span className={styles['minor']} aria-label={t`${plural(hidden, { one: 'and # more', other: 'and # more' })}`} role="img">+{hidden}</span>}
      {only && <span className={styles['only']}>{only.sku.name}</span>}
    </span>
  )
}

import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { useFormat } from '../../parts/use-format.ts'
import styles from './order.module.css'

export function Goods({ lines }: { readonly lines: MerchantOrder['tradeOrderLineList'] }) {
  const format = useFormat()
  return (
    <ul className={styles['goods']}>
      {lines.map((line) => {
        const [sent, ordered] = [format.count(line.deliveredQty), format.count(line.tradeQty)]
        return (
          <li key={line.id}>
            <GoodsPicture url={line.sku.image} tint={line.sku.tint} name="" size={64} />
            <div className={styles['goodsText']}>
              <strong>{line.sku.name}</strong>
              <span className={styles['minor']}>{line.sku.attributes.map((one) => one.attrVal).join(' · ')}</span>
              {line.deliveredQty > 0 && <span className={styles['minor']}><Trans>{sent} of {ordered} shipped</Trans></span>}
            </div>
            <div className={styles['goodsMoney']}>
              <span>{ordered} × {format.money(line.sku.salePrc)}</span>
              <strong className="tabular">{format.money(line.tradeOrderLinePrice.needPaySkuAmt)}</strong>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

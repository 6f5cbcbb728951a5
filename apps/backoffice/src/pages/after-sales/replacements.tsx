import type { MerchantReverse } from '@galleria/contract/after-sales'
import { replacementQty } from '@galleria/contract/after-sales-rules'
import { Trans } from '@lingui/react/macro'
import detail from '../../parts/detail.module.css'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'

/** What is to go out, or has gone, in exchange: of which version so many. */
export function Replacements({ reverse }: { readonly reverse: MerchantReverse }) {
  const format = useFormat()
  const versionText = useVersionText()
  return (
    <ul className={detail['goods']}>
      {reverse.reverseTradeOrderLineList.map((line) => {
        const { id, derivativeSku: sku, tradeOrderLine } = line
        const count = replacementQty(line)
        if (!sku || count === 0) return null
        const qty = format.quantity(count, sku.marketingUnit)
        const isSame = sku.id === tradeOrderLine.sku.id
        return (
          <li key={id}>
            <GoodsPicture url={sku.image} tint={sku.tint} name="" size={64} />
            <div className={detail['goodsText']}>
              <strong>
                {sku.marketingUnit ? qty : `${qty} ×`} {sku.name}
              </strong>
              <span className={detail['minor']}>{versionText(sku.attributes)}</span>
              {isSame && (
                <span className={detail['minor']}>
                  <Trans>the same again</Trans>
                </span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

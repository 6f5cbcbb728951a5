import type { MerchantReverse } from '@galleria/contract/after-sales'
import { Plural, Trans } from '@lingui/react/macro'
import detail from '../../parts/detail.module.css'
import { Figures } from '../../parts/figures.tsx'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { usePointsAndMoney } from '../../parts/points-and-money.ts'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'

/**
 * What it is about: each line with the units, what is asked for them and what may be given back at
 * most.
 */
export function ReverseGoods({
  lines,
  withAmounts,
}: {
  readonly lines: MerchantReverse['reverseTradeOrderLineList']
  readonly withAmounts: boolean
}) {
  const format = useFormat()
  const withPoints = usePointsAndMoney()
  const versionText = useVersionText()
  return (
    <ul className={detail['goods']}>
      {lines.map((line) => {
        const {
          id,
          reverseQty,
          cancelQty,
          ruledQty,
          tradeOrderLine: { sku, tradeQty, tradeOrderLinePrice },
        } = line
        const [qty, ordered, price] = [
          format.quantity(reverseQty, sku.marketingUnit),
          format.quantity(tradeQty, sku.marketingUnit),
          withPoints({
            amount: sku.salePrc,
            points: tradeOrderLinePrice.actualNeedPayPoints / tradeQty,
          }),
        ]
        const unitPrice = `${price} / ${sku.marketingUnit?.unitName}`
        const unsent = format.quantity(cancelQty, sku.marketingUnit)
        return (
          <li key={id}>
            <GoodsPicture url={sku.image} tint={sku.tint} name="" size={64} />
            <div className={detail['goodsText']}>
              <strong>{sku.name}</strong>
              <span className={detail['minor']}>{versionText(sku.attributes)}</span>
              <span className={detail['minor']}>
                {sku.marketingUnit ? (
                  <Trans>
                    {qty} of {ordered}, {unitPrice}
                  </Trans>
                ) : (
                  <Trans>
                    {qty} of {ordered}, {price} each
                  </Trans>
                )}
              </span>
              <RuledUnits ruledQty={ruledQty} qty={qty} unit={sku.marketingUnit} />
              {cancelQty > 0 && (
                <span className={detail['minor']}>
                  {sku.marketingUnit ? (
                    <Trans>{unsent} not sent, to cancel</Trans>
                  ) : (
                    <Plural
                      value={cancelQty}
                      one="# not sent, to cancel"
                      other="# not sent, to cancel"
                    />
                  )}
                </span>
              )}
            </div>
            {withAmounts && <LineMoney line={line} />}
          </li>
        )
      })}
    </ul>
  )
}

/** About how many of them the mall has ruled for their buyer, where that is not all. */
function RuledUnits({
  ruledQty,
  qty,
  unit,
}: {
  readonly ruledQty: number | null
  readonly qty: string
  readonly unit: MerchantReverse['reverseTradeOrderLineList'][number]['tradeOrderLine']['sku']['marketingUnit']
}) {
  const format = useFormat()
  if (ruledQty === null) return null
  const ruled = format.quantity(ruledQty, unit)
  return (
    <span className={detail['minor']}>
      <Trans>
        decided about {ruled} of {qty}
      </Trans>
    </span>
  )
}

/**
 * What is asked for it, and may be given back at most; of points alone all that the units cost
 * comes back.
 */
function LineMoney({
  line: { applyRefundAmt, availableRefundAmt, refundPoints },
}: {
  readonly line: MerchantReverse['reverseTradeOrderLineList'][number]
}) {
  const format = useFormat()
  const asked = usePointsAndMoney()({ amount: applyRefundAmt, points: refundPoints })
  const most = format.money(availableRefundAmt)
  return (
    <div className={detail['goodsMoney']}>
      <strong>
        <Figures text={asked} />
      </strong>
      {availableRefundAmt.value > 0 && (
        <span>
          <Trans>at most {most}</Trans>
        </span>
      )}
    </div>
  )
}

import type { MerchantOrder } from '@galleria/contract/merchant'
import { Plural, Trans } from '@lingui/react/macro'
import detail from '../../parts/detail.module.css'
import { Figures } from '../../parts/figures.tsx'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { roundQty } from './ship-rules.ts'
import { useVersionText } from '../../parts/use-version-text.ts'

/**
 * What was ordered: of a set its own line, and below it the goods to pick, each with its share of
 * the set's price. What is handed over by codes is told with these, not as parcels are.
 */
export function Goods({
  lines,
  isSent,
  isFree,
}: {
  readonly lines: MerchantOrder['tradeOrderLineList']
  readonly isSent: boolean
  /** Sent at no charge. */ readonly isFree: boolean
}) {
  const format = useFormat()
  const versionText = useVersionText()
  return (
    <ul className={detail['goods']}>
      {lines.map((line) => {
        const [isSet, isPart] = [
          line.lineGroupTypeDict === 'DIY_MAIN',
          line.lineGroupTypeDict === 'DIY_CHILD',
        ]
        const askedBack = isSet
          ? 0
          : roundQty(line.tradeQty - line.deliveredQty - line.canShipQty - line.canceledQty)
        const goodsCount = line.diySkuLineList.length
        const { marketingUnit: unit } = line.sku
        const quantity = (qty: number) => format.quantity(qty, unit)
        const ordered = quantity(line.tradeQty)
        return (
          <li key={line.id} data-part={isPart || undefined}>
            <GoodsPicture
              url={line.sku.image}
              tint={line.sku.tint}
              name=""
              size={isPart ? 44 : 64}
            />
            <div className={detail['goodsText']}>
              <strong>{line.sku.name}</strong>
              <span className={detail['minor']}>
                {isSet ? (
                  <Plural value={goodsCount} one="A set of # item" other="A set of # items" />
                ) : (
                  versionText(line.sku.attributes)
                )}
              </span>
              {line.tradeOrderLineBusinessType === 'GIFT' && (
                <span className={detail['minor']}>
                  <Trans>Gift of a promotion</Trans>
                </span>
              )}
              {line.insurance && (
                <span className={detail['minor']}>
                  {line.insurance.insuranceName}: {format.money(line.insurance.insuranceFee)}
                </span>
              )}
              {isSent && <SentOf line={line} askedBack={askedBack} quantity={quantity} />}
            </div>
            <div className={detail['goodsMoney']}>
              <span>
                {isPart || isFree
                  ? `× ${ordered}`
                  : `${ordered} × ${format.money(line.sku.salePrc)}`}
                {unit && ` / ${unit.unitName}`}
              </span>
              <strong>
                {isFree ? (
                  <Trans comment="in the place of a price">at no charge</Trans>
                ) : (
                  <Figures text={format.money(line.tradeOrderLinePrice.needPaySkuAmt)} />
                )}
              </strong>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** How much of a line has left, and what of the rest is not to leave. */
function SentOf({
  line,
  askedBack,
  quantity,
}: {
  readonly line: MerchantOrder['tradeOrderLineList'][number]
  readonly askedBack: number
  readonly quantity: (qty: number) => string
}) {
  const { deliveredQty, tradeQty, canceledQty } = line
  const [sent, ordered, canceled, back] = [deliveredQty, tradeQty, canceledQty, askedBack].map(
    quantity,
  )
  return (
    <>
      {deliveredQty > 0 && (
        <span className={detail['minor']}>
          <Trans>
            {sent} of {ordered} shipped
          </Trans>
        </span>
      )}
      {canceledQty > 0 && (
        <span className={detail['minor']}>
          <Trans>
            {canceled} of {ordered} cancelled
          </Trans>
        </span>
      )}
      {askedBack > 0 && (
        <span className={detail['minor']}>
          {line.sku.marketingUnit ? (
            <Trans>{back} asked back, not to be sent</Trans>
          ) : (
            <Plural
              value={askedBack}
              one="# piece asked back, not to be sent"
              other="# pieces asked back, not to be sent"
            />
          )}
        </span>
      )}
    </>
  )
}

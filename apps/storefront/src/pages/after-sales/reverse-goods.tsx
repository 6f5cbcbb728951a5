import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireReverseRow } from '@galleria/contract/after-sales'
import type { WireReverseLine } from '@galleria/contract/after-sales-line'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { sizeWords } from '@galleria/contract/size-words'
import { LineRow } from '@galleria/ui/line-row'
import { itemPath } from '../../addresses/addresses.ts'
import { useFinishName } from '../../parts/finish-name.tsx'
import { ItemPrice } from '../../parts/buyer/item-price.tsx'
import { isByMeasure, PerUnit, useQuantityText } from '../../parts/measure.tsx'
import { PointsPrice } from '../../parts/points-text.tsx'
import { joinAttributes } from './reverse-timeline.ts'

/** The goods an after-sales order is about. */
export function ReverseGoods({ reverse }: { reverse: WireReverseRow }) {
  return (
    <section className="card px-5 py-5 sm:px-6">
      <h2 className="text-title">
        <Trans>Goods</Trans>
      </h2>
      <p className="text-small text-muted">
        <Trans>Sold by {reverse.shop.name}</Trans>
      </p>
      <div className="mt-2 divide-y divide-line">
        {reverse.reverseTradeOrderLineList.map((line) => (
          <ReverseLine
            key={line.id}
            line={line}
            shopId={reverse.shopId}
            withAmount={isAboutMoney(reverse)}
          />
        ))}
      </div>
    </section>
  )
}

/** One item: which one, its single price, how many of it, and what is asked for. */
export function ReverseLine({
  line,
  shopId,
  withAmount,
}: {
  line: WireReverseLine
  shopId: number
  withAmount: boolean
}) {
  const finishName = useFinishName()
  const { sku } = line.tradeOrderLine
  const attributes = joinAttributes(sku.attributes, (key, value) =>
    key === 'finish' ? finishName(value) : sizeWords(value),
  )
  // Goods by measure say their unit.
  const tradeQty = useQuantityText()(line.reverseQty, sku)
  const ruledQty = useQuantityText()(line.ruledQty ?? 0, sku)
  const facts: ReactNode[] = [
    ...(attributes ? [attributes] : []),
    isByMeasure(sku) ? (
      <Fragment key="qty">
        <Trans>Quantity: {tradeQty}</Trans>
        {', '}
        <UnitPrice line={line} />
        <PerUnit sku={sku} />
      </Fragment>
    ) : (
      <Trans key="qty">
        Quantity: {tradeQty}, <UnitPrice line={line} /> each
      </Trans>
    ),
    ...(line.ruledQty === null
      ? []
      : [
          <Trans key="ruled">
            Galleria decided about {ruledQty} of {tradeQty}
          </Trans>,
        ]),
  ]
  return (
    <LineRow
      image={sku.image}
      tint={sku.tint}
      facts={facts}
      end={
        withAmount ? (
          <PointsPrice
            points={line.refundPoints}
            amount={line.applyRefundAmt}
            className="font-medium"
          />
        ) : null
      }
      name={
        <Link
          to={itemPath({
            urlKey: sku.item.urlKey,
            shopId,
            itemId: sku.item.id,
            suffix: sku.skuUrlSuffix,
          })}
          className="wrap-anywhere hover:text-accent hover:underline"
        >
          {sku.name}
        </Link>
      }
    />
  )
}

/** What one of it cost: money, or points with the money beside them. */
function UnitPrice({ line }: { line: WireReverseLine }) {
  const { tradeQty, sku, tradeOrderLinePrice } = line.tradeOrderLine
  const points = tradeOrderLinePrice.actualNeedPayPoints / tradeQty
  return points > 0 ? (
    <PointsPrice points={points} amount={sku.salePrc} />
  ) : (
    <ItemPrice salePrc={sku.salePrc} currency={line.applyRefundAmt.currency} />
  )
}

import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { LineRow } from '@galleria/ui/line-row'
import { DayText } from '../../parts/day-text.tsx'
import { useVersionText } from '../../parts/buyer/version-text.ts'
import { SetParts } from '../../parts/buyer/set-parts.tsx'
import { ItemPrice } from '../../parts/buyer/item-price.tsx'
import { isByMeasure, PerUnit, useQuantityText } from '../../parts/measure.tsx'
import { PointsPrice } from '../../parts/points-text.tsx'
import { AtNoCharge } from './kinds/reissue.tsx'
import { orderPath, reversesOfItemPath } from './operations.ts'
import type { ShownLine } from './shown-order.ts'

/** One line of an order: what, in which finish and size, how many, for how much. */
export function OrderLine({
  line,
  shopId,
  isExpected = false,
  isFree = false,
  itemBusinessType = null,
  orderId,
  children,
}: {
  line: ShownLine
  shopId: number
  isExpected?: boolean
  /** Sent at no charge. */ isFree?: boolean
  /** Of its order. */ itemBusinessType?: string | null
  /** Given where the line leads to what was asked for about it. */ orderId?: string
  children?: ReactNode
}) {
  const versionText = useVersionText()
  const { sku, tradeOrderLinePrice: price } = line
  const quantity = useQuantityText()
  const tradeQty = quantity(line.tradeQty, sku)
  const facts: ReactNode[] = [
    ...(line.lineGroupTypeDict === 'DIY_MAIN' ? [] : [versionText(sku.attributes)]),
    ...(line.lineGroupTypeDict === 'DIY_CHILD' ? [<Trans key="part">Part of a set</Trans>] : []),
    ...(line.tradeOrderLineBusinessType === 'GIFT' ? [<Trans key="gift">Gift</Trans>] : []),
    // In a set each of the goods costs its share of the set's price.
    isByMeasure(sku, itemBusinessType) && !isFree ? (
      <Fragment key="qty">
        <Trans>Quantity: {tradeQty}</Trans>
        {', '}
        <ItemPrice salePrc={sku.salePrc} currency={price.needPaySkuAmt.currency} />
        <PerUnit sku={sku} />
      </Fragment>
    ) : line.tradeQty > 1 &&
      !isFree &&
      price.actualNeedPayPoints === 0 &&
      line.lineGroupTypeDict !== 'DIY_CHILD' ? (
      <Trans key="qty">
        Quantity: {tradeQty},{' '}
        <ItemPrice salePrc={sku.salePrc} currency={price.needPaySkuAmt.currency} /> each
      </Trans>
    ) : (
      <Trans key="qty">Quantity: {tradeQty}</Trans>
    ),
  ]
  if (isExpected)
    facts.push(
      <Trans key="day">
        Arrives by <DayText iso={line.expectDate} />
      </Trans>,
    )
  return (
    <LineRow
      image={sku.image}
      tint={sku.tint}
      facts={facts}
      name={
        <Link
          to={`/item/${sku.item.urlKey}-${shopId}-${sku.item.id}?sku=${encodeURIComponent(sku.skuUrlSuffix)}`}
          className="hover:text-accent hover:underline"
        >
          {sku.name}
        </Link>
      }
      end={<LineEnd price={price} isFree={isFree} />}
    >
      <SetParts parts={line.diySkuLineList} />
      {orderId ? <AfterSalesLink orderId={orderId} line={line} /> : null}
      {children}
    </LineRow>
  )
}

function LineEnd({ price, isFree }: { price: ShownLine['tradeOrderLinePrice']; isFree: boolean }) {
  if (isFree)
    return (
      <span className="text-small text-muted">
        <AtNoCharge />
      </span>
    )
  return (
    <PointsPrice
      points={price.actualNeedPayPoints}
      amount={price.needPaySkuAmt}
      className="font-medium"
    />
  )
}

/**
 * How far after-sales have come with a line, and the way there; nothing where nothing was asked
 * for.
 */
export function AfterSalesLink({
  orderId,
  line: { reverseStatus, lineGroupTypeDict, sku },
}: {
  orderId: string
  line: Pick<ShownLine, 'reverseStatus' | 'lineGroupTypeDict' | 'sku'>
}) {
  if (reverseStatus === 'NOT_REQUESTED') return null
  return (
    <Link
      // About a set is asked by its goods, which the order names one by one.
      to={
        lineGroupTypeDict === 'DIY_MAIN' ? orderPath(orderId) : reversesOfItemPath(orderId, sku.id)
      }
      className="link tap text-small"
    >
      {reverseStatus === 'PROCESSING' ? (
        <Trans>After-sales in progress</Trans>
      ) : (
        <Trans>After-sales completed</Trans>
      )}
    </Link>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { LineRow } from '@galleria/ui/line-row'
import { DayText } from '../../parts/day-text.tsx'
import { useVersionText } from '../../parts/buyer/version-text.ts'
import { ItemPrice } from '../../parts/buyer/item-price.tsx'
import { Price } from '../../parts/price.tsx'
import { reversesOfItemPath } from './operations.ts'
import type { ShownLine } from './shown-order.ts'

/** One line of an order: what, in which finish and size, how many, for how much. */
export function OrderLine({
  line,
  shopId,
  isExpected = false,
  orderId,
}: {
  line: ShownLine
  shopId: number
  isExpected?: boolean
  /** Given where the line leads to what was asked for about it. */ orderId?: string
}) {
  const versionText = useVersionText()
  const { sku, tradeQty, tradeOrderLinePrice: price } = line
  const facts: ReactNode[] = [
    versionText(sku.attributes),
    tradeQty > 1 ? (
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
        With you by <DayText iso={line.expectDate} />
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
      end={<Price amount={price.needPaySkuAmt} className="font-medium" />}
    >
      {orderId ? <AfterSalesLink orderId={orderId} line={line} /> : null}
    </LineRow>
  )
}

/** How far after-sales have come with a line, and the way there; nothing where nothing was asked for. */
export function AfterSalesLink({
  orderId,
  line: { reverseStatus, sku },
}: {
  orderId: string
  line: Pick<ShownLine, 'reverseStatus' | 'sku'>
}) {
  if (reverseStatus === 'NOT_REQUESTED') return null
  return (
    <Link to={reversesOfItemPath(orderId, sku.id)} className="link tap text-small">
      {reverseStatus === 'PROCESSING' ? (
        <Trans>After-sales in progress</Trans>
      ) : (
        <Trans>After-sales done</Trans>
      )}
    </Link>
  )
}

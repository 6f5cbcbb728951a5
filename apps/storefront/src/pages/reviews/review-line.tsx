import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireOrderLine } from '@galleria/contract/order'
import { LineRow } from '@galleria/ui/line-row'
import { itemPath } from '../../addresses/addresses.ts'
import { SetParts } from '../../parts/buyer/set-parts.tsx'
import { useVersionText } from '../../parts/buyer/version-text.ts'
import { ItemPrice } from '../../parts/buyer/item-price.tsx'
import { PerUnit, useQuantityText } from '../../parts/measure.tsx'
import { Price } from '../../parts/price.tsx'

type ReviewLineProps = {
  line: WireOrderLine
  shopId: number
  /** Price and paid amount too, as the form shows them. */
  hasPrices?: boolean
  children?: ReactNode
}

/** What was bought, as the review of it shows it [REV-021]. */
export function ReviewLine({
  line: { sku, tradeQty: qty, tradeOrderLinePrice, diySkuLineList },
  shopId,
  hasPrices = false,
  children,
}: ReviewLineProps) {
  const versionText = useVersionText()
  const tradeQty = useQuantityText()(qty, sku)
  const facts: ReactNode[] = diySkuLineList.length > 0 ? [] : [versionText(sku.attributes)]
  if (hasPrices) {
    facts.push(
      sku.marketingUnit ? (
        <Fragment key="price">
          <Trans>Quantity: {tradeQty}</Trans>
          {', '}
          <ItemPrice salePrc={sku.salePrc} currency={tradeOrderLinePrice.paidAmt.currency} />
          <PerUnit sku={sku} />
        </Fragment>
      ) : (
        <Trans key="price">
          Quantity: {tradeQty},{' '}
          <ItemPrice salePrc={sku.salePrc} currency={tradeOrderLinePrice.paidAmt.currency} /> each
        </Trans>
      ),
      <Trans key="paid">
        Paid: <Price amount={tradeOrderLinePrice.paidAmt} />
      </Trans>,
    )
  }
  const path = itemPath({
    urlKey: sku.item.urlKey,
    shopId,
    itemId: sku.item.id,
    suffix: sku.skuUrlSuffix,
  })
  return (
    <LineRow
      image={sku.image}
      tint={sku.tint}
      name={
        <Link to={path} className="wrap-anywhere hover:text-accent hover:underline">
          {sku.name}
        </Link>
      }
      facts={facts}
    >
      <SetParts parts={diySkuLineList} />
      {children}
    </LineRow>
  )
}

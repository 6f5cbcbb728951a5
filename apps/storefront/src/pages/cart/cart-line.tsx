import { Link } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WireCartLine } from '@galleria/contract/cart'
import { IconTrash } from '@galleria/ui/icons'
import { Thumbnail } from '@galleria/ui/picture'
import { DayText } from '../../parts/day-text.tsx'
import { itemPath } from '../../addresses/addresses.ts'
import { PerUnit, useQuantityText } from '../../parts/measure.tsx'
import { PointsPrice } from '../../parts/points-text.tsx'
import { PreSaleDelivery, PreSaleTerms } from '../../parts/pre-sale-texts.tsx'
import { GroupTerms } from '../../parts/group-texts.tsx'
import { VoucherTerms } from '../../parts/voucher-texts.tsx'
import { Price } from '../../parts/price.tsx'
import { CartForm } from './cart-form.tsx'
import type { CartChange } from './cart-change.ts'
import { RefusalText } from './cart-messages.tsx'
import { lineAmount, mostOf, troubleOf } from './cart-rules.ts'
import type { CartRefusal } from './change-cart.ts'
import { CoverBox } from './cover-box.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { SelectBox } from './select-box.tsx'
import { SetParts } from '../../parts/buyer/set-parts.tsx'
import { useVersionText } from '../../parts/buyer/version-text.ts'

type CartLineProps = {
  line: WireCartLine
  change: (change: CartChange) => void
  remove: () => void
  refusal: CartRefusal | undefined
}

export function CartLine({ line, change, remove, refusal }: CartLineProps) {
  const { t } = useLingui()
  const versionText = useVersionText()
  const trouble = troubleOf(line)
  const { item, sku, shop } = line
  const name = item.name
  const path = itemPath({
    urlKey: item.urlKey,
    shopId: shop.id,
    itemId: item.id,
    suffix: sku.skuUrlSuffix,
  })
  return (
    <div className="flex items-start gap-3 py-4">
      <div className="-me-3 flex h-18 items-center sm:me-0">
        <SelectBox lines={[line]} change={change} label={t`Select ${name}`} />
      </div>
      <Link
        to={path}
        tabIndex={-1}
        aria-hidden="true"
        className={trouble === 'soldOut' ? 'opacity-50' : ''}
      >
        <Thumbnail url={sku.image} alt="" tint={sku.tint} />
      </Link>
      <div className="min-w-0 flex-1">
        {/* Never wrapped by the width of the texts, which differs from one font to the next: what
            is below would jump. */}
        <div className="flex justify-between gap-x-4 gap-y-1 max-sm:flex-col">
          <div className="min-w-0">
            <h3 className="leading-tight font-medium">
              <Link to={path} className="break-words hover:text-accent hover:underline">
                {name}
              </Link>
            </h3>
            {line.voucher ? null : line.lineGroupTypeDict ? (
              <SetParts parts={line.diySkuLineList} />
            ) : (
              <p className="mt-1 text-small text-muted">{versionText(sku.attributes)}</p>
            )}
            <Arrival line={line} />
          </div>
          <LinePrice line={line} />
        </div>
        <TroubleText line={line} change={change} path={path} />
        {refusal ? (
          <p role="alert" className="mt-2 text-small text-warn">
            <RefusalText refusal={refusal} />
          </p>
        ) : null}
        {trouble === 'soldOut' ? null : <CoverBox line={line} change={change} />}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          {trouble === 'soldOut' ? null : <LineQuantity line={line} change={change} />}
          <CartForm change={{ intent: 'remove', ids: [line.id] }} send={remove} className="ms-auto">
            <button
              type="submit"
              aria-label={t`Remove ${name}`}
              className="tap min-w-11 justify-center text-muted hover:text-ink"
            >
              <IconTrash size={18} />
              <span className="max-sm:sr-only">
                <Trans>Remove</Trans>
              </span>
            </button>
          </CartForm>
        </div>
      </div>
    </div>
  )
}

/** When it comes; of a pre-sale also how it is paid. */
function Arrival({ line }: { line: WireCartLine }) {
  const isThere = troubleOf(line) !== 'soldOut'
  if (line.preSale)
    return (
      <>
        <p className="mt-1 text-small">
          <PreSaleTerms terms={line.preSale} qty={line.skuQty} />{' '}
          <Trans>It has to be ordered on its own.</Trans>
        </p>
        {isThere ? (
          <p className="text-small text-muted">
            <PreSaleDelivery terms={line.preSale} />
          </p>
        ) : null}
      </>
    )
  if (line.groupBuy)
    return (
      <p className="mt-1 text-small">
        <GroupTerms group={line.groupBuy} /> <Trans>It has to be ordered on its own.</Trans>
      </p>
    )
  if (line.voucher)
    return isThere ? (
      <p className="text-small text-muted">
        <VoucherTerms terms={line.voucher} shopName={line.shop.name} />
      </p>
    ) : null
  return line.expectDate && isThere ? (
    <p className="text-small text-muted">
      {line.salePoints > 0 ? (
        <>
          <Trans>It has to be ordered on its own.</Trans>{' '}
        </>
      ) : null}
      {line.site ? (
        <Trans context="goods in the cart">
          Collect at {line.site.name} from <DayText iso={line.expectDate} />
        </Trans>
      ) : (
        <Trans context="goods in the cart">
          Arrives by <DayText iso={line.expectDate} />
        </Trans>
      )}
    </p>
  ) : null
}

function LinePrice({ line }: { line: WireCartLine }) {
  const { sku, skuQty, lineGroupTypeDict } = line
  if (troubleOf(line) === 'soldOut') return null
  const isReduced = sku.originalPrc !== null && lineGroupTypeDict === null && line.groupBuy === null
  return (
    <div className="shrink-0 sm:text-end">
      <p className={`font-bold ${isReduced ? 'text-refuse' : ''}`}>
        <PointsPrice points={line.salePoints * skuQty} amount={lineAmount(sku.salePrc, skuQty)} />
      </p>
      {sku.originalPrc && !isReduced ? (
        <p className="text-small text-muted">
          <Trans>
            Bought separately: <Price amount={lineAmount(sku.originalPrc, skuQty)} />
          </Trans>
        </p>
      ) : null}
      {sku.originalPrc && isReduced ? (
        <p className="text-small text-muted">
          <s>
            <span className="sr-only">
              <Trans>Before:</Trans>{' '}
            </span>
            <Price amount={lineAmount(sku.originalPrc, skuQty)} />
          </s>
        </p>
      ) : null}
      {sku.marketingUnit ? (
        <p className="text-small text-muted">
          <Price amount={sku.salePrc} />
          <PerUnit sku={sku} />
        </p>
      ) : skuQty > 1 ? (
        <p className="text-small text-muted">
          <Trans>
            <PointsPrice points={line.salePoints} amount={sku.salePrc} /> each
          </Trans>
        </p>
      ) : null}
    </div>
  )
}

/** What keeps the line from being ordered, and what to do about it. */
function TroubleText({
  line,
  change,
  path,
}: {
  line: WireCartLine
  change: (change: CartChange) => void
  path: string
}) {
  const trouble = troubleOf(line)
  const quantity = useQuantityText()
  const most = mostOf(line)
  const left = quantity(most, line.sku)
  if (trouble === 'soldOut' && line.groupBuy)
    return (
      <p className="mt-2 text-small text-warn">
        <Trans>
          This group is full or closed, or can no longer be started.{' '}
          <Link to={path} className="link">
            Find another one
          </Link>
          , or remove it.
        </Trans>
      </p>
    )
  if (trouble === 'soldOut')
    return (
      <p className="mt-2 text-small text-warn">
        <Trans>
          This version is sold out.{' '}
          <Link to={path} className="link">
            See other versions
          </Link>
          , or remove it.
        </Trans>
      </p>
    )
  if (trouble !== 'short') return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 text-small text-warn">
      <span>
        {line.sku.marketingUnit ? (
          <Trans>Only {left} left, less than you want.</Trans>
        ) : (
          <Plural
            value={most}
            one="Only # left, fewer than you want."
            other="Only # left, fewer than you want."
          />
        )}
      </span>
      <CartForm
        change={{ intent: 'quantity', id: line.id, skuQty: most, by: line.sku.adjustStep }}
        send={change}
      >
        <button type="submit" className="link tap">
          {line.sku.marketingUnit ? (
            <Trans>Take {left}</Trans>
          ) : (
            <Plural value={most} one="Take # item" other="Take # items" />
          )}
        </button>
      </CartForm>
    </div>
  )
}

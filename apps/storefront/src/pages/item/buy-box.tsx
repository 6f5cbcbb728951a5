import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WireOpenGroup } from '@galleria/contract/group-buy'
import type { WireItem, WireSku } from '@galleria/contract/item'
import type { ItemOffer } from '@galleria/contract/promotion-wire'
import { sizeWords } from '@galleria/contract/size-words'
import { formatPercent } from '@galleria/ui/format'
import { IconReturn, IconStore, IconTruck } from '@galleria/ui/icons'
import { comparePath } from '../../addresses/compare-path.ts'
import { DayText } from '../../parts/day-text.tsx'
import { useFinishName } from '../../parts/finish-name.tsx'
import { useQuantityText } from '../../parts/measure.tsx'
import { PointsTerms } from '../../parts/points-text.tsx'
import { DepositFate, PreSaleDelivery, PreSaleTerms } from '../../parts/pre-sale-texts.tsx'
import { Price } from '../../parts/price.tsx'
import { VoucherTerms } from '../../parts/voucher-texts.tsx'
import { PriceTag } from '../../parts/price-tag.tsx'
import { Rating } from '../../parts/rating.tsx'
import { SaleClock } from '../../parts/sale-clock.tsx'
import { saleOf } from '../../parts/sale-left.ts'
import { useAddToCart } from '../../parts/use-add-to-cart.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { finishChoices, sizeChoices } from './choose-sku.ts'
import { GroupBox } from './group-box.tsx'
import { OffersBox } from './offers-box.tsx'
import { QuantityField } from './quantity-field.tsx'
import { sizeText } from './size-text.ts'
import { ShareItem } from './share-item.tsx'
import { SoldOut } from './sold-out.tsx'

/** Below this many, the number left is said. */
const FEW = 6

/** Name, price, choices, delivery and the button: all that is needed to decide. */
export function BuyBox({
  item,
  sku,
  path,
  groups,
  offers,
  invited,
}: {
  item: WireItem
  sku: WireSku
  path: string
  offers: readonly ItemOffer[]
  groups: readonly WireOpenGroup[]
  invited: string | null
}) {
  return (
    <section className="mt-5 lg:mt-0">
      <ItemHead item={item} />
      {item.ratingAvg === null || item.ratingCount === 0 ? null : (
        <a href="#reviews" className="tap hover:text-accent">
          <Rating average={item.ratingAvg} count={item.ratingCount} />
        </a>
      )}
      <Cost item={item} sku={sku} />
      <Choices item={item} sku={sku} path={path} />
      <SaleTerms sku={sku} />
      <OffersBox item={item} sku={sku} offers={offers} />
      {sku.availableQty === 0 ? (
        <SoldOut item={item} sku={sku} path={path} />
      ) : (
        <BuyForm item={item} sku={sku} />
      )}
      <GroupBox sku={sku} groups={groups} invited={invited} />
      <Promises item={item} sku={sku} />
      <div className="flex flex-wrap items-center gap-x-6">
        {item.voucher ? null : (
          <Link
            to={comparePath([{ itemId: item.id, suffix: sku.skuUrlSuffix }])}
            className="link tap"
          >
            <Trans>Compare with others</Trans>
          </Link>
        )}
        <ShareItem key={item.id} name={item.name} path={path} />
      </div>
    </section>
  )
}

/** Whose it is, and its name. */
export function ItemHead({ item }: { item: WireItem }) {
  return (
    <>
      <Link to={`/shop/${item.shop.id}`} className="tap text-muted hover:text-ink">
        <IconStore size={18} />
        {item.shop.name}
      </Link>
      <h1 className="text-head">{item.name}</h1>
    </>
  )
}

/** What it costs now, and what its delivery adds. */
export function Cost({ item, sku }: { item: WireItem; sku: WireSku }) {
  const { locale } = useShop()
  const { sale } = saleOf(sku)
  return (
    <>
      <div className="mt-4">
        {sale ? (
          <p className="font-medium text-refuse">
            <Trans>Flash sale</Trans>
          </p>
        ) : null}
        <PriceTag
          price={sku.salePrc}
          points={sku.salePoints}
          sku={sku}
          was={sku.originalPrc}
          lowest={sku.lowest30Prc}
          isLarge
        />
        {sale && sku.availableQty > 0 ? <SaleClock key={sku.id} sale={sale} /> : null}
      </div>
      <p className="text-small text-muted">
        {/* What costs points alone has no price that could contain VAT. */}
        {sku.salePrc.value > 0 ? (
          <Trans>incl. {formatPercent(item.taxRate, locale)} VAT</Trans>
        ) : null}
        {/* A line of its own: what is in the middle of a line moves when the web font comes. */}
        <span className="block">
          <ShippingCost item={item} sku={sku} />
        </span>
      </p>
    </>
  )
}

/** When it comes, what if it is not right, and who sells it. */
export function Promises({ item, sku }: { item: WireItem; sku: WireSku }) {
  return (
    <ul className="mt-6 grid gap-3 border-t border-line pt-5">
      <Fact icon={<IconTruck />}>
        <DeliveryText item={item} sku={sku} />
      </Fact>
      <Fact icon={<IconReturn />}>
        {item.voucher ? (
          <Trans>Your money back until the code is used</Trans>
        ) : (
          <Trans>30 days to return it</Trans>
        )}
      </Fact>
      <Fact icon={<IconStore />}>
        <Trans>
          Sold by {item.shop.name}, {item.shop.city}
        </Trans>
      </Fact>
    </ul>
  )
}

/** Of a pre-sale, how it is paid; of goods for points, who may have them. */
export function SaleTerms({ sku }: { sku: WireSku }) {
  return (
    <>
      {sku.preSale ? (
        <div className="mt-5 rounded-card border border-accent bg-soft p-4 text-small">
          <p>
            <PreSaleTerms terms={sku.preSale} />
          </p>
          {sku.preSale.preSaleEventType === 'DEPOSIT' ? (
            <p className="mt-1 text-muted">
              <DepositFate isKept={sku.preSale.isDepositKept} />
            </p>
          ) : null}
        </div>
      ) : null}
      {sku.salePoints > 0 ? (
        <p className="mt-5 rounded-card border border-accent bg-soft p-4 text-small">
          <PointsTerms />
        </p>
      ) : null}
    </>
  )
}

function ShippingCost({ item: { shipping, voucher }, sku }: { item: WireItem; sku: WireSku }) {
  if (voucher) return <Trans>no delivery needed</Trans>
  if (
    sku.salePoints > 0 ||
    shipping.fee.value === 0 ||
    (shipping.freeFrom && sku.salePrc.value >= shipping.freeFrom.value)
  )
    return <Trans>free delivery</Trans>
  if (!shipping.freeFrom)
    return (
      <Trans>
        plus <Price amount={shipping.fee} /> delivery
      </Trans>
    )
  return (
    <Trans>
      plus <Price amount={shipping.fee} /> delivery, free from <Price amount={shipping.freeFrom} />
    </Trans>
  )
}

function DeliveryText({ item, sku }: { item: WireItem; sku: WireSku }) {
  if (sku.availableQty === 0) return <Trans>Currently unavailable</Trans>
  if (sku.preSale) return <PreSaleDelivery terms={sku.preSale} />
  if (item.voucher) return <VoucherTerms terms={item.voucher} shopName={item.shop.name} />
  return (
    <Trans>
      Arrives by{' '}
      <strong className="font-bold">
        <DayText iso={item.shipping.expectDate} />
      </strong>
    </Trans>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span className="text-muted">{icon}</span>
      <span>{children}</span>
    </li>
  )
}

type Choosing = { readonly item: WireItem; readonly sku: WireSku; readonly path: string }

const toSku = (path: string, one: WireSku) => `${path}?sku=${encodeURIComponent(one.skuUrlSuffix)}`

/** What is sold as codes has no finish, and its versions are told apart by their names. */
export function Choices(choosing: Choosing) {
  const { item, sku } = choosing
  if (item.voucher && sku.size === '') return null
  return (
    <div className="mt-6 grid gap-5">
      {item.voucher ? null : <FinishChoices {...choosing} />}
      <SizeChoices {...choosing} />
    </div>
  )
}

function FinishChoices({ item, sku, path }: Choosing) {
  const nameOf = useFinishName()
  const { t } = useLingui()
  return (
    <div>
      <h2 className="text-small text-muted">
        <Trans>Finish</Trans>: <span className="text-ink">{nameOf(sku.finish)}</span>
      </h2>
      <ul className="mt-2 flex flex-wrap gap-3">
        {finishChoices(item, sku).map(({ key, sku: one, isChosen }) => (
          <li key={key}>
            <Link
              to={toSku(path, one)}
              replace
              preventScrollReset
              aria-label={one.availableQty > 0 ? nameOf(key) : t`${nameOf(key)}, sold out`}
              aria-current={isChosen ? 'true' : undefined}
              data-gone={one.availableQty > 0 ? undefined : ''}
              className="plate block size-[72px] rounded-card border-2 border-transparent hover:border-field aria-[current=true]:border-accent"
            >
              <img
                src={one.minImageUrl || undefined}
                alt=""
                width={68}
                height={68}
                fetchPriority="low"
                className="size-full object-cover"
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SizeChoices({ item, sku, path }: Choosing) {
  const { locale } = useShop()
  const sizes = sizeChoices(item, sku)
  const textOf = (one: WireSku) => (item.voucher ? sizeWords(one.size) : sizeText(one, locale))
  if (sizes.length < 2) return item.voucher ? <p>{textOf(sku)}</p> : null
  return (
    <div>
      <h2 className="text-small text-muted">
        {item.voucher ? <Trans>Choose</Trans> : <Trans>Size</Trans>}:{' '}
        <span className="text-ink">{textOf(sku)}</span>
      </h2>
      <ul className="mt-2 flex flex-wrap gap-3">
        {sizes.map(({ key, sku: one, isChosen }) => (
          <li key={key}>
            <Link
              to={toSku(path, one)}
              replace
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className="price flex min-h-11 items-center rounded-control border border-field px-4 hover:border-ink aria-[current=true]:border-accent aria-[current=true]:bg-soft aria-[current=true]:font-medium data-out:border-dashed data-out:text-muted"
              data-out={one.availableQty > 0 ? undefined : ''}
            >
              {textOf(one)}
              {one.availableQty > 0 ? null : (
                <span className="sr-only">
                  , <Trans>Sold out</Trans>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function BuyForm({ item, sku }: { item: WireItem; sku: WireSku }) {
  const { send, isBusy, refusal, added } = useAddToCart({ name: item.name, image: sku.image })
  const { t } = useLingui()
  // The reason stands by the button, on a phone in the bar with it.
  return (
    <form method="post" action="/add-to-cart" onSubmit={send} aria-label={t`Buy`} className="mt-6">
      <input type="hidden" name="skuId" value={sku.id} />
      {item.voucher ? null : <StockText sku={sku} />}
      <div className="bottom-bar mt-3 flex flex-wrap gap-3">
        <QuantityField key={sku.id} most={sku.availableQty} by={sku.adjustStep} />
        <button type="submit" aria-disabled={isBusy} className="btn btn-main min-h-12 flex-1">
          {sku.preSale ? <Trans>Pre-order</Trans> : <Trans>Add to basket</Trans>}
        </button>
        {refusal ? (
          <p role="alert" className="w-full text-refuse">
            {refusal}
          </p>
        ) : null}
      </div>
      {refusal ? null : added}
    </form>
  )
}

function StockText({ sku }: { sku: WireSku }) {
  const quantity = useQuantityText()
  const { availableQty: qty, preSale } = sku
  const left = quantity(qty, sku)
  if (qty < FEW)
    return (
      <p className="text-warn">
        {sku.marketingUnit ? (
          <Trans>Only {left} left</Trans>
        ) : (
          <Plural value={qty} one="Only # left" other="Only # left" />
        )}
      </p>
    )
  return (
    <p className="text-accent">
      {preSale ? <Trans>Available to pre-order</Trans> : <Trans>In stock</Trans>}
    </p>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '@galleria/ui/format'
import { Picture } from '@galleria/ui/picture'
import { itemPath } from '../../addresses/addresses.ts'
import { comparePath } from '../../addresses/compare-path.ts'
import { attributeText } from '../../parts/attribute-text.ts'
import { DayText } from '../../parts/day-text.tsx'
import { useFinishName } from '../../parts/finish-name.tsx'
import { PreSaleDelivery } from '../../parts/pre-sale-texts.tsx'
import { Price } from '../../parts/price.tsx'
import { PriceTag } from '../../parts/price-tag.tsx'
import { Rating } from '../../parts/rating.tsx'
import { useShop } from '../../parts/use-shop.ts'
import {
  attributeOf,
  comparedAttributes,
  differingRows,
  type Column,
  type RowName,
} from './compare-rows.ts'

/**
 * Side by side; where there is no room for all, the names of the rows stay while the columns are
 * scrolled.
 */
export function CompareTable({ columns }: { columns: readonly Column[] }) {
  const { t } = useLingui()
  const rows = useRows(columns)
  const differing = differingRows(columns)
  return (
    <div
      role="region"
      aria-label={t`Comparison`}
      // It scrolls sideways: whoever has no mouse needs to stand in it.
      tabIndex={0}
      className="relative -mx-4 mt-6 overflow-x-auto sm:mx-0"
    >
      <table className="border-collapse text-start">
        <thead>
          <tr>
            <td className="sticky start-0 z-10 w-28 min-w-28 bg-paper sm:w-36 sm:min-w-36" />
            {columns.map((column) => (
              <Head key={column.item.id} column={column} columns={columns} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ isShown }) => columns.some((column) => isShown?.(column) ?? true))
            .map(({ name, label, cell }) => (
              <tr key={name} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky start-0 z-10 bg-paper py-3 ps-4 pe-3 text-start align-top text-small font-normal text-muted sm:ps-0"
                >
                  {label}
                  {differing.has(name) ? (
                    <span className="mt-1 block font-medium text-accent">
                      <Trans comment="the compared items are not the same in this row">
                        differs
                      </Trans>
                    </span>
                  ) : null}
                </th>
                {columns.map((column) => (
                  <td
                    key={column.item.id}
                    className={`px-3 py-3 align-top ${differing.has(name) ? 'bg-soft' : ''}`}
                  >
                    {cell(column)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ column, columns }: { column: Column; columns: readonly Column[] }) {
  const { t } = useLingui()
  const { item, sku } = column
  const { urlKey, shop } = item
  const others = columns
    .filter((one) => one !== column)
    .map((one) => ({ itemId: one.item.id, suffix: one.sku.skuUrlSuffix }))
  return (
    <th
      scope="col"
      className="w-44 min-w-44 px-3 pb-3 sm:w-[16.5rem] text-start align-bottom font-normal"
    >
      <Link
        to={itemPath({ urlKey, shopId: shop.id, itemId: item.id, suffix: sku.skuUrlSuffix })}
        className="block hover:text-accent"
      >
        <Picture
          url={sku.image}
          alt=""
          tint={sku.tint}
          sizes="(min-width: 40rem) 16rem, 11rem"
          most={480}
          imageClass="aspect-square"
        />
        <span className="mt-2 block font-medium">{item.name}</span>
      </Link>
      <Link
        to={comparePath(others)}
        replace
        preventScrollReset
        aria-label={t`Remove ${item.name} from the comparison`}
        className="tap text-small text-muted hover:text-ink"
      >
        <Trans>Remove</Trans>
      </Link>
    </th>
  )
}

type CompareRow = {
  readonly name: RowName
  readonly label: ReactNode
  cell(column: Column): ReactNode
  /** Whether a column has anything to say in it. */
  isShown?(column: Column): boolean
}

function useRows(columns: readonly Column[]): readonly CompareRow[] {
  const nameOf = useFinishName()
  const { locale } = useShop()
  const cm = (value: number) => (value > 0 ? `${formatNumber(value, locale)} cm` : '–')
  return [
    { name: 'price', label: <Trans>Price</Trans>, cell: (column) => <PriceCell {...column} /> },
    { name: 'rating', label: <Trans>Reviews</Trans>, cell: (column) => <RatingCell {...column} /> },
    {
      name: 'delivery',
      label: <Trans>Delivery</Trans>,
      cell: (column) => <DeliveryCell {...column} />,
    },
    { name: 'finish', label: <Trans>Finish</Trans>, cell: ({ sku }) => nameOf(sku.finish) },
    { name: 'width', label: <Trans>Width</Trans>, cell: ({ sku }) => cm(sku.widthCm) },
    { name: 'depth', label: <Trans>Depth</Trans>, cell: ({ sku }) => cm(sku.depthCm) },
    { name: 'height', label: <Trans>Height</Trans>, cell: ({ sku }) => cm(sku.heightCm) },
    {
      name: 'weight',
      label: <Trans>Weight</Trans>,
      cell: ({ sku }) => (sku.weightKg > 0 ? `${formatNumber(sku.weightKg, locale)} kg` : '–'),
    },
    {
      name: 'details',
      label: <Trans>About this item</Trans>,
      cell: ({ item }) => (
        <ul className="grid gap-1 text-small">
          {item.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      ),
    },
    ...comparedAttributes(columns).map(({ key, name }): CompareRow => ({
      name: `attribute ${key}`,
      label: name,
      cell: (column) => {
        const attribute = attributeOf(column, key)
        return attribute ? attributeText(attribute, locale) : '–'
      },
    })),
    {
      name: 'energy',
      label: <Trans>Energy class</Trans>,
      cell: ({ item }) => item.energyClass ?? '–',
      isShown: ({ item }) => item.energyClass !== null,
    },
    { name: 'category', label: <Trans>Category</Trans>, cell: ({ item }) => item.category.name },
    {
      name: 'shop',
      label: <Trans>Shop</Trans>,
      cell: ({ item: { shop } }) => (
        <Link to={`/shop/${shop.id}`} className="link">
          {shop.name}
        </Link>
      ),
    },
  ]
}

function PriceCell({ sku }: Column) {
  return (
    <PriceTag
      price={sku.salePrc}
      points={sku.salePoints}
      sku={sku}
      was={sku.originalPrc}
      lowest={sku.lowest30Prc}
    />
  )
}

function RatingCell({ item }: Column) {
  return item.ratingAvg === null || item.ratingCount === 0 ? (
    <Trans>No reviews yet</Trans>
  ) : (
    <Rating average={item.ratingAvg} count={item.ratingCount} isShort />
  )
}

function DeliveryCell({ item: { shipping }, sku }: Column) {
  if (sku.availableQty === 0)
    return (
      <span className="text-warn">
        <Trans>Sold out</Trans>
      </span>
    )
  if (sku.preSale) return <PreSaleDelivery terms={sku.preSale} />
  return (
    <>
      <DayText iso={shipping.expectDate} />
      <span className="block text-small text-muted">
        {shipping.fee.value === 0 ? (
          <Trans>free delivery</Trans>
        ) : (
          <Trans>
            plus <Price amount={shipping.fee} /> delivery
          </Trans>
        )}
      </span>
    </>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchReply } from '@galleria/contract/item'
import { formatRoundMoney } from '@galleria/ui/format'
import { IconClose } from '@galleria/ui/icons'
import { FinishName } from '../../parts/finish-name.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { isFiltered, listingPath, readListing, sides, type Listing } from './listing-address.ts'
import { useSideName } from './use-side-name.ts'

type Found = { listing: Listing; facets: SearchReply['facets'] }

/** What is set, each a link that takes it away. */
export function SetChips({ listing, facets }: Found) {
  const chips = useSet({ listing, facets })
  if (!isFiltered(listing)) return null
  return (
    <ul className="flex flex-wrap items-center gap-2 pb-4">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Chip to={listingPath(listing, without)}>{label}</Chip>
        </li>
      ))}
      <li>
        <Link
          to={listingPath({
            ...readListing(new URLSearchParams()),
            keyword: listing.keyword,
            category: listing.category,
            sort: listing.sort,
          })}
          className="tap link px-2 text-small"
        >
          <Trans>Remove all filters</Trans>
        </Link>
      </li>
    </ul>
  )
}

/** What is set, and the listing without it. */
function useSet({
  listing,
  facets,
}: Found): { key: string; label: ReactNode; without: Partial<Listing> }[] {
  const { front, locale } = useShop()
  const sideName = useSideName()
  const price = (value: number) => formatRoundMoney({ value, currency: front.currency }, locale)
  const { priceMin, priceMax } = listing
  return [
    ...listing.finishes.map((finish) => ({
      key: finish,
      label: <FinishName finish={finish} />,
      without: { finishes: listing.finishes.filter((other) => other !== finish) },
    })),
    ...listing.shops.map((shop) => ({
      key: `shop${shop}`,
      label: facets.shop.find(({ value }) => value === String(shop))?.label ?? String(shop),
      without: { shops: listing.shops.filter((other) => other !== shop) },
    })),
    ...(priceMin === undefined
      ? []
      : [
          {
            key: 'min',
            label: <Trans>from {price(priceMin)}</Trans>,
            without: { priceMin: undefined },
          },
        ]),
    ...(priceMax === undefined
      ? []
      : [
          {
            key: 'max',
            label: <Trans>up to {price(priceMax)}</Trans>,
            without: { priceMax: undefined },
          },
        ]),
    ...sides.flatMap((side) => {
      const {
        [`${side}Min` as const]: min,
        [`${side}Max` as const]: max,
        ...without
      } = listing.measures
      if (min === undefined && max === undefined) return []
      const label = `${sideName(side)} ${rangeOf(min, max)} cm`
      return [{ key: side, label, without: { measures: without } }]
    }),
    ...attributeChips({ listing, facets }),
    ...(listing.rating
      ? [
          {
            key: 'rating',
            label: <Trans>4 stars and up</Trans>,
            without: { rating: undefined },
          },
        ]
      : []),
    ...(listing.isAvailable
      ? [{ key: 'available', label: <Trans>In stock</Trans>, without: { isAvailable: false } }]
      : []),
    ...(listing.isReduced
      ? [{ key: 'reduced', label: <Trans>Reduced</Trans>, without: { isReduced: false } }]
      : []),
  ]
}

/** Each option, and each number with its bounds. */
function attributeChips({ listing, facets }: Found) {
  return facets.attribute.flatMap(({ key, name, unit, optionList }) => {
    const { [key]: asked, ...others } = listing.attributes
    if (!asked) return []
    const { options, min, max } = asked
    const ticked = options.map((option) => {
      const rest = options.filter((other) => other !== option)
      return {
        key: `${key} ${option}`,
        // "Yes" alone says nothing.
        label: `${name}: ${optionList.find((one) => one.key === option)?.name ?? option}`,
        without: { attributes: rest.length > 0 ? { ...others, [key]: { options: rest } } : others },
      }
    })
    if (min === undefined && max === undefined) return ticked
    return [{ key, label: `${name} ${rangeOf(min, max)} ${unit}`, without: { attributes: others } }]
  })
}

function rangeOf(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `≤ ${max}`
  return max === undefined ? `≥ ${min}` : `${min}–${max}`
}

function Chip({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Link to={to} preventScrollReset className="chip min-h-11 hover:border-ink">
      <span className="sr-only">{t`Remove filter:`} </span>
      {children}
      <IconClose size={16} />
    </Link>
  )
}

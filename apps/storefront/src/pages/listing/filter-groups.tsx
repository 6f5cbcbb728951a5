import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchReply } from '@galleria/contract/item'
import { formatRoundMoney } from '@galleria/ui/format'
import { FinishName } from '../../parts/finish-name.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { Count, Group, Tick } from './filter-parts.tsx'
import { listingPath, type Listing } from './listing-address.ts'
import { useApply } from './use-apply.ts'

type Found = { listing: Listing; facets: SearchReply['facets'] }
export type Category = { id: number; key: string; name: string }

/** Groups of which nothing is left to choose stay away; what is chosen always stays. */
export function Categories({
  listing,
  facets,
  categories,
}: Found & { categories: readonly Category[] }) {
  const shown = categories
    .map((category) => ({
      ...category,
      count: facets.category.find(({ value }) => value === String(category.id))?.count ?? 0,
      isHere: listing.category === category.key,
    }))
    .filter(({ count, isHere }) => count > 0 || isHere)
  if (shown.length === 0) return null
  return (
    <Group title={<Trans>Categories</Trans>}>
      {shown.map(({ key, name, count, isHere }) => (
        <Link
          key={key}
          to={listingPath(listing, { category: isHere ? '' : key })}
          aria-current={isHere ? 'true' : undefined}
          className="flex min-h-11 items-center justify-between gap-2 hover:text-accent aria-[current=true]:font-bold lg:min-h-9"
        >
          {name}
          <Count count={count} />
        </Link>
      ))}
    </Group>
  )
}

export function Price({ listing, facets }: Found) {
  const { t } = useLingui()
  const apply = useApply()
  const { front, locale } = useShop()
  const [least, most] = ['min', 'max'].map((bound) =>
    facets.price.find(({ label, count }) => label === bound && count > 0),
  )
  if (!least && listing.priceMin === undefined && listing.priceMax === undefined) return null
  const field = (name: 'priceMin' | 'priceMax', label: string, bound: typeof least) => (
    <input
      key={`${name}${listing[name]}`}
      name={name}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={listing[name]}
      placeholder={
        bound && formatRoundMoney({ value: Number(bound.value), currency: front.currency }, locale)
      }
      maxLength={9}
      className="field price min-w-0"
      onBlur={(event) => {
        if (event.target.value !== String(listing[name] ?? '') && event.target.form)
          apply(event.target.form)
      }}
    />
  )
  return (
    <Group title={<Trans>Price</Trans>}>
      <div className="flex items-center gap-2 py-1">
        {field('priceMin', t`Price from`, least)}
        <span aria-hidden="true">–</span>
        {field('priceMax', t`Price to`, most)}
      </div>
    </Group>
  )
}

export function Finishes({ listing, facets }: Found) {
  if (facets.finish.length === 0) return null
  return (
    <Group title={<Trans>Finish</Trans>}>
      {facets.finish.map(({ value, count }) => (
        <Tick
          key={value}
          name="finish"
          value={value}
          isOn={listing.finishes.includes(value)}
          count={count}
        >
          <FinishName finish={value} />
        </Tick>
      ))}
    </Group>
  )
}

export function Shops({ listing, facets }: Found) {
  if (facets.shop.length === 0) return null
  return (
    <Group title={<Trans>Shop</Trans>}>
      {facets.shop.map(({ value, label, count }) => (
        <Tick
          key={value}
          name="shop"
          value={value}
          isOn={listing.shops.includes(Number(value))}
          count={count}
        >
          {label}
        </Tick>
      ))}
    </Group>
  )
}

export function Offer({ listing, facets }: Found) {
  const countOf = (name: string) => facets.available.find(({ value }) => value === name)?.count ?? 0
  const [available, reduced] = [countOf('available'), countOf('reduced')]
  const hasAvailable = available > 0 || listing.isAvailable
  const hasReduced = reduced > 0 || listing.isReduced
  if (!hasAvailable && !hasReduced) return null
  return (
    <Group title={<Trans>Offer</Trans>}>
      {hasAvailable ? (
        <Tick name="available" value="1" isOn={listing.isAvailable} count={available}>
          <Trans>In stock</Trans>
        </Tick>
      ) : null}
      {hasReduced ? (
        <Tick name="reduced" value="1" isOn={listing.isReduced} count={reduced}>
          <Trans>Reduced</Trans>
        </Tick>
      ) : null}
    </Group>
  )
}

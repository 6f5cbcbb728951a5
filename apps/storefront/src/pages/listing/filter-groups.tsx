import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchReply } from '@galleria/contract/item'
import { formatRoundMoney } from '@galleria/ui/format'
import { FinishName } from '../../parts/finish-name.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { Count, Group, Range, Tick } from './filter-parts.tsx'
import { GOOD_STARS, listingPath, sides, type Listing, type Side } from './listing-address.ts'
import { useSideName } from './use-side-name.ts'

type Found = { listing: Listing; facets: SearchReply['facets'] }
export type Category = { id: number; key: string; name: string; path: readonly number[] }

/** What a choice would leave: null where it is not counted, and 0 when it is not among them. */
function countOf(choices: SearchReply['facets']['category'], name: string): number | null {
  const choice = choices.find(({ value }) => value === name)
  return choice ? choice.count : 0
}

const INDENTS = ['', 'ps-4', 'ps-8']

/** Groups of which nothing is left to choose stay away; what is chosen always stays. */
export function Categories({
  listing,
  facets,
  categories,
}: Found & { categories: readonly Category[] }) {
  // Those at the top, and on the way down to the one that is shown all beside it and right below
  // it.
  const open = categories.find(({ key }) => key === listing.category)?.path ?? []
  const shown = categories
    .filter(({ path }) => path.length === 1 || open.includes(path.at(-2) ?? 0))
    .map((category) => ({
      ...category,
      count: countOf(facets.category, String(category.id)),
      isHere: listing.category === category.key,
    }))
    .filter(({ count, isHere }) => count !== 0 || isHere)
  if (shown.length === 0) return null
  const aboveOf = (path: readonly number[]) =>
    categories.find(({ id }) => id === path.at(-2))?.key ?? ''
  return (
    <Group title={<Trans>Categories</Trans>}>
      {shown.map(({ key, name, path, count, isHere }) => (
        <Link
          key={key}
          to={listingPath(listing, { category: isHere ? aboveOf(path) : key })}
          aria-current={isHere ? 'true' : undefined}
          className={`flex min-h-11 items-center justify-between gap-2 hover:text-accent aria-[current=true]:font-bold lg:min-h-9 ${INDENTS[path.length - 1] ?? ''}`}
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
  const { front, locale } = useShop()
  const [least, most] = ['min', 'max'].map((bound) =>
    facets.price.find(({ label, count }) => label === bound && count !== 0),
  )
  if (!least && listing.priceMin === undefined && listing.priceMax === undefined) return null
  const show = (bound: typeof least) =>
    bound && formatRoundMoney({ value: Number(bound.value), currency: front.currency }, locale)
  const { priceMin, priceMax } = listing
  return (
    <Group title={<Trans>Price</Trans>}>
      <div className="flex items-center gap-2 py-1">
        <Range
          from={{
            name: 'priceMin',
            label: t`Price from`,
            value: priceMin,
            placeholder: show(least),
          }}
          to={{ name: 'priceMax', label: t`Price to`, value: priceMax, placeholder: show(most) }}
        />
      </div>
    </Group>
  )
}

/** Width, depth and height of one version, in centimetres. */
export function Measures({ listing, total }: { listing: Listing; total: number }) {
  const { t } = useLingui()
  const { measures } = listing
  const name = useSideName()
  if (total === 0 && Object.keys(measures).length === 0) return null
  const labels: Record<Side, readonly [from: string, to: string]> = {
    width: [t`Width from, in cm`, t`Width to, in cm`],
    depth: [t`Depth from, in cm`, t`Depth to, in cm`],
    height: [t`Height from, in cm`, t`Height to, in cm`],
  }
  return (
    <Group title={<Trans>Size in cm</Trans>}>
      {sides.map((side) => (
        <div key={side} className="flex items-center gap-2 py-1">
          <span aria-hidden="true" className="w-20 shrink-0 text-small">
            {name(side)}
          </span>
          <Range
            from={{ name: `${side}Min`, label: labels[side][0], value: measures[`${side}Min`] }}
            to={{ name: `${side}Max`, label: labels[side][1], value: measures[`${side}Max`] }}
          />
        </div>
      ))}
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
  const available = countOf(facets.available, 'available')
  const reduced = countOf(facets.available, 'reduced')
  const hasAvailable = available !== 0 || listing.isAvailable
  const hasReduced = reduced !== 0 || listing.isReduced
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

export function Stars({ listing, facets }: Found) {
  const count = countOf(facets.available, 'rated')
  if (count === 0 && !listing.rating) return null
  return (
    <Group title={<Trans>Rating</Trans>}>
      <Tick name="rating" value={String(GOOD_STARS)} isOn={Boolean(listing.rating)} count={count}>
        <Trans>4 stars and up</Trans>
      </Tick>
    </Group>
  )
}

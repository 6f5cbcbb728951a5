import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect, useLocation, useNavigation } from 'react-router'
import { IconFilter } from '@galleria/ui/icons'
import type { Route } from './+types/listing-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { menuOf } from '../../frame/menu.server.ts'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { viewCard } from '../../parts/card-view.server.ts'
import { CardRow } from '../../parts/card-row.tsx'
import { Pager } from '../../parts/pager.tsx'
import { ProductGrid } from '../../parts/product-grid.tsx'
import { categoriesBelow, pathTo } from '../../parts/category-tree.ts'
import { shopOf } from '../../shop-context.ts'
import { Filters } from './filters.tsx'
import {
  canonicalListing,
  isFiltered,
  listingPath,
  onlyAsked,
  PAGE_SIZE,
  readListing,
  toSearch,
  type Listing,
} from './listing-address.ts'
import { SetChips } from './set-chips.tsx'
import { SortSelect } from './sort-select.tsx'

export const meta = showHead

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const asked = readListing(new URL(request.url).searchParams)
  const rooms = await shop.call('POST /sapi/mall-item/category/list', {})
  const room = rooms.find(({ key }) => key === asked.category)
  if (asked.category && !room) throw leadOn(rooms, new URL(request.url).searchParams)
  const { categories } = await menuOf(shop)
  const found = await shop.call('POST /sapi/mall-item/item/search', toSearch(asked, room?.id))
  const listing = onlyAsked(asked, found.facets.attribute)
  const popular =
    found.total === 0
      ? (await shop.call('POST /sapi/mall-item/item/search', { sort: 'popular', pageSize: 4 })).data
      : []
  const keyword = listing.keyword
  const title = keyword
    ? shop.i18n._(msg`Search: ${keyword}`)
    : (room?.name ?? shop.i18n._(msg`All furniture`))
  const head = headOf(shop, {
    title,
    path: canonicalListing(listing),
    ...(room ? { description: room.intro, image: room.image } : {}),
    isListed: !keyword && !isFiltered(listing),
  })
  return {
    head,
    found: { ...found, data: found.data.map(viewCard) },
    popular: popular.map(viewCard),
    room: room && { key: room.key, name: room.name, intro: room.intro },
    way: (room ? pathTo(rooms, room.id) : []).map(({ key, name }) => ({ key, name })),
    below: (room ? categoriesBelow(rooms, room.id) : [])
      .filter(({ itemCount }) => itemCount > 0)
      .map(({ key, name, itemCount }) => ({ key, name, itemCount })),
    categories,
  }
}

/**
 * The address of a category that was retired leads on to where its goods are, with all else that it
 * says.
 */
function leadOn(
  rooms: readonly { readonly key: string; readonly formerKeyList: readonly string[] }[],
  params: URLSearchParams,
) {
  const onward = rooms.find(({ formerKeyList }) =>
    formerKeyList.includes(params.get('category') ?? ''),
  )
  if (!onward) return data(null, 404)
  params.set('category', onward.key)
  return redirect(`/search?${params.toString()}`, 301)
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { found, popular, room, way, below, categories } = loaderData
  // What was just ticked counts at once; the goods follow.
  const here = useLocation()
  const { location: next, state } = useNavigation()
  const isUnderWay = state === 'loading' && next.pathname === here.pathname
  const listing = onlyAsked(
    readListing(new URLSearchParams((isUnderWay ? next : here).search)),
    found.facets.attribute,
  )
  const { total } = found
  const hasFilters = total > 0 || listing.category !== '' || isFiltered(listing)
  return (
    <div className="wrap pt-4 sm:pt-8">
      <Breadcrumbs
        trail={(listing.keyword ? way : way.slice(0, -1)).map(({ key, name }) => ({
          to: listingPath(readListing(new URLSearchParams()), { category: key }),
          label: name,
        }))}
        here={
          listing.keyword ? <Trans>Search</Trans> : (room?.name ?? <Trans>All furniture</Trans>)
        }
      />
      <Heading listing={listing} room={room} />
      <RoomsBelow listing={listing} rooms={below} />
      <div className={`mt-6 ${hasFilters ? 'gap-10 lg:grid lg:grid-cols-[15rem_1fr]' : ''}`}>
        {hasFilters ? (
          <Filters
            listing={listing}
            facets={found.facets}
            total={total}
            hasMore={found.hasMore}
            categories={categories}
          />
        ) : null}
        <Goods listing={listing} found={found} hasFilters={hasFilters} isUnderWay={isUnderWay} />
      </div>
      {popular.length > 0 ? (
        <div className="-mx-4 sm:-mx-5">
          <CardRow title={<Trans>Best sellers</Trans>} cards={popular} />
        </div>
      ) : null}
    </div>
  )
}

function Goods({
  listing,
  found,
  hasFilters,
  isUnderWay,
}: {
  listing: Listing
  found: Route.ComponentProps['loaderData']['found']
  hasFilters: boolean
  isUnderWay: boolean
}) {
  const { total } = found
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <p role="status" className="text-muted">
          {found.hasMore && total > 0 ? (
            <Plural value={total} one="At least # item" other="At least # items" />
          ) : (
            <Plural value={total} _0="No items" one="# item" other="# items" />
          )}
        </p>
        <div className="flex items-center gap-2">
          {hasFilters ? (
            <button type="button" popoverTarget="filter-panel" className="btn btn-quiet lg:hidden">
              <IconFilter size={20} />
              <Trans>Filter</Trans>
            </button>
          ) : null}
          {total > 0 ? <SortSelect listing={listing} /> : null}
        </div>
      </div>
      <SetChips listing={listing} facets={found.facets} />
      {found.didYouMean ? <DidYouMean listing={listing} word={found.didYouMean} /> : null}
      {found.isClosest ? (
        <p className="mb-5 rounded-card bg-soft px-4 py-3">
          <Trans>We found no exact match. These come closest.</Trans>
        </p>
      ) : null}
      {total === 0 ? (
        <NothingFound listing={listing} hasMore={found.hasMore} />
      ) : (
        <div
          className={`transition-opacity ${isUnderWay ? 'opacity-60' : ''}`}
          aria-busy={isUnderWay}
        >
          <ProductGrid cards={found.data} />
          <Pager
            pageNo={listing.pageNo}
            pageSize={PAGE_SIZE}
            total={total}
            toPage={(pageNo) => listingPath(listing, { pageNo })}
          />
          {found.hasMore && listing.pageNo * PAGE_SIZE >= total ? (
            <p className="pt-6 text-center text-muted">
              <NarrowDown />
            </p>
          ) : null}
        </div>
      )}
    </div>
  )
}

function Heading({
  listing,
  room,
}: {
  listing: Listing
  room: { name: string; intro: string } | undefined
}) {
  if (listing.keyword)
    return (
      <h1 className="text-head sm:text-hero">
        <Trans>Results for “{listing.keyword}”</Trans>
      </h1>
    )
  return (
    <>
      <h1 className="text-head sm:text-hero">{room?.name ?? <Trans>All furniture</Trans>}</h1>
      {room ? <p className="mt-2 max-w-2xl text-large text-muted">{room.intro}</p> : null}
    </>
  )
}

/** What is right below this category, to choose from. */
function RoomsBelow({
  listing,
  rooms,
}: {
  listing: Listing
  rooms: readonly { key: string; name: string; itemCount: number }[]
}) {
  const { t } = useLingui()
  if (rooms.length === 0) return null
  return (
    <nav aria-label={t`Within this category`} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {rooms.map(({ key, name, itemCount }) => (
          <li key={key}>
            <Link
              to={listingPath(listing, { category: key })}
              className="chip min-h-11 gap-2 px-4 hover:border-ink"
            >
              {name}
              <span className="price text-small text-muted">{itemCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function DidYouMean({ listing, word }: { listing: Listing; word: string }) {
  return (
    <p className="mb-5 rounded-card bg-soft px-4 py-3">
      <Trans>
        No exact matches. Did you mean{' '}
        <Link to={listingPath(listing, { keyword: word })} className="link">
          {word}
        </Link>
        ?
      </Trans>
    </p>
  )
}

/** Of a large mall only so much is looked through. */
function NarrowDown() {
  return <Trans>There may be more. Choose a category, a filter or another word to find them.</Trans>
}

function NothingFound({ listing, hasMore }: { listing: Listing; hasMore: boolean }) {
  return (
    <div className="card px-6 py-14 text-center">
      <h2 className="text-title">
        <Trans>No results</Trans>
      </h2>
      <p className="mt-2 text-muted">
        {hasMore ? (
          <NarrowDown />
        ) : isFiltered(listing) ? (
          <Trans>Remove a filter, or browse all our furniture.</Trans>
        ) : (
          <Trans>Try another word, or browse all our furniture.</Trans>
        )}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {isFiltered(listing) ? (
          <Link
            to={listingPath({
              ...readListing(new URLSearchParams()),
              keyword: listing.keyword,
              category: listing.category,
            })}
            className="btn btn-main"
          >
            <Trans>Remove all filters</Trans>
          </Link>
        ) : null}
        <Link to="/search" className="btn btn-quiet">
          <Trans>See all furniture</Trans>
        </Link>
      </div>
    </div>
  )
}

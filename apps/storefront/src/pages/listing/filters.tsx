import { useRef, type ReactNode } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SearchReply } from '@galleria/contract/item'
import { formatRoundMoney } from '@galleria/ui/format'
import { IconClose } from '@galleria/ui/icons'
import { FinishName } from '../../parts/finish-name.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { useFollowingField } from '../../parts/use-following-field.ts'
import { useOnceHydrated } from '../../parts/use-once-hydrated.ts'
import { listingPath, readListing, sortOrder, type Listing, type Sort } from './listing-address.ts'

type FacetCounts = SearchReply['facets']
type FiltersProps = {
  listing: Listing
  facets: FacetCounts
  total: number
  categories: readonly { id: number; key: string; name: string }[]
}

/** Filters with counts: at the left, or a sheet from below on phones. One form of plain fields; with script each change counts at once. */
export function Filters({ listing, facets, total, categories }: FiltersProps) {
  const apply = useApply()
  const form = useRef<HTMLFormElement>(null)
  const { t } = useLingui()
  // What was ticked or chosen before hydration counts as well.
  useOnceHydrated(() => {
    if (form.current && [...form.current.elements].some(isChanged)) apply(form.current)
  })
  return (
    <aside
      id="filter-panel"
      popover="auto"
      aria-label={t`Filter`}
      className="sheet p-5 lg:static lg:block lg:max-h-none lg:w-auto lg:[translate:none] lg:overflow-visible lg:rounded-none lg:bg-transparent lg:p-0 lg:[box-shadow:none]"
    >
      <div className="flex items-center justify-between pb-2 lg:hidden">
        <h2 className="text-title">
          <Trans>Filter</Trans>
        </h2>
        <button
          type="button"
          popoverTarget="filter-panel"
          popoverTargetAction="hide"
          aria-label={t`Close`}
          className="-me-2 grid size-11 place-items-center"
        >
          <IconClose />
        </button>
      </div>
      <Categories listing={listing} facets={facets} categories={categories} />
      <Form
        ref={form}
        id="filters"
        action="/search"
        preventScrollReset
        onChange={(event) => {
          if ((event.target as EventTarget as HTMLInputElement).type === 'checkbox')
            apply(event.currentTarget)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
      >
        {listing.keyword ? <input type="hidden" name="keyword" value={listing.keyword} /> : null}
        {listing.category ? <input type="hidden" name="category" value={listing.category} /> : null}
        <Group title={<Trans>Price</Trans>}>
          <PriceFields listing={listing} facets={facets} />
        </Group>
        <Facets listing={listing} facets={facets} />
        <div className="sticky -bottom-5 -mx-5 mt-4 -mb-5 border-t border-line bg-paper p-5 lg:hidden">
          <button
            type="submit"
            className="btn btn-main w-full"
            onClick={() => document.getElementById('filter-panel')?.hidePopover()}
          >
            <Plural value={total} _0="Show items" one="Show # item" other="Show # items" />
          </button>
        </div>
        <noscript>
          <button type="submit" className="btn btn-main mt-4 w-full">
            <Trans>Apply</Trans>
          </button>
        </noscript>
      </Form>
    </aside>
  )
}

/** What the form says, as the shortest address that says it. */
function useApply(): (form: HTMLFormElement) => void {
  const navigate = useNavigate()
  return (form) =>
    void navigate(
      listingPath(readListing(new URLSearchParams([...new FormData(form)] as [string, string][]))),
      { preventScrollReset: true },
    )
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  if (!(field instanceof HTMLInputElement)) return false
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details open className="group border-t border-line py-3 first:border-0">
      <summary className="tap w-full justify-between font-bold">
        {title}
        <span aria-hidden="true" className="text-muted group-open:hidden">
          +
        </span>
      </summary>
      <div className="grid">{children}</div>
    </details>
  )
}

function Count({ count }: { count: number }) {
  return <span className="price text-small text-muted">{count}</span>
}

function Tick({
  name,
  value,
  isOn,
  count,
  children,
}: {
  name: string
  value: string
  isOn: boolean
  count: number
  children: ReactNode
}) {
  const field = useFollowingField<HTMLInputElement>(isOn)
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 hover:text-accent lg:min-h-9">
      <input
        ref={field}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isOn}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1">{children}</span>
      <Count count={count} />
    </label>
  )
}

function PriceFields({ listing, facets }: { listing: Listing; facets: FacetCounts }) {
  const { t } = useLingui()
  const apply = useApply()
  const { front, locale } = useShop()
  const [least, most] = ['min', 'max'].map((bound) =>
    Number(facets.price.find(({ label }) => label === bound)?.value ?? 0),
  )
  const show = (value: number | undefined) =>
    formatRoundMoney({ value: value ?? 0, currency: front.currency }, locale)
  const field = (name: 'priceMin' | 'priceMax', label: string, bound: number | undefined) => (
    <input
      key={`${name}${listing[name]}`}
      name={name}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={listing[name]}
      placeholder={show(bound)}
      maxLength={9}
      className="field price min-w-0"
      onBlur={(event) => {
        if (event.target.value !== String(listing[name] ?? '') && event.target.form)
          apply(event.target.form)
      }}
    />
  )
  return (
    <div className="flex items-center gap-2 py-1">
      {field('priceMin', t`Price from`, least)}
      <span aria-hidden="true">–</span>
      {field('priceMax', t`Price to`, most)}
    </div>
  )
}

/** Stands above the goods, but belongs to the form of the filters, so that one never forgets the other. */
export function SortSelect({ listing }: { listing: Listing }) {
  const { t } = useLingui()
  const apply = useApply()
  const words: Record<Sort, string> = {
    relevance: t`Best match`,
    popular: t`Most popular`,
    newest: t`Newest`,
    priceAsc: t`Price: low to high`,
    priceDesc: t`Price: high to low`,
  }
  const sort = listing.sort ?? (listing.keyword ? 'relevance' : 'popular')
  const field = useFollowingField<HTMLSelectElement>(sort)
  return (
    <>
      <select
        ref={field}
        name="sort"
        form="filters"
        aria-label={t`Sort by`}
        className="field w-auto"
        defaultValue={sort}
        onChange={(event) => {
          if (event.target.form) apply(event.target.form)
        }}
      >
        {sortOrder
          .filter((one) => one !== 'relevance' || listing.keyword)
          .map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
      </select>
      <noscript>
        <button type="submit" form="filters" className="btn btn-quiet">
          <Trans>Apply</Trans>
        </button>
      </noscript>
    </>
  )
}

function Facets({ listing, facets }: Pick<FiltersProps, 'listing' | 'facets'>) {
  const available = facets.available.find(({ value }) => value === 'available')?.count ?? 0
  const reduced = facets.available.find(({ value }) => value === 'reduced')?.count ?? 0
  return (
    <>
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
      <Group title={<Trans>Offer</Trans>}>
        <Tick name="available" value="1" isOn={listing.isAvailable} count={available}>
          <Trans>In stock</Trans>
        </Tick>
        <Tick name="reduced" value="1" isOn={listing.isReduced} count={reduced}>
          <Trans>Reduced</Trans>
        </Tick>
      </Group>
    </>
  )
}

function Categories({ listing, facets, categories }: Omit<FiltersProps, 'total'>) {
  return (
    <Group title={<Trans>Categories</Trans>}>
      {categories.map(({ id, key, name }) => {
        const count = facets.category.find(({ value }) => value === String(id))?.count ?? 0
        const isHere = listing.category === key
        if (count === 0 && !isHere) return null
        return (
          <Link
            key={key}
            to={listingPath(listing, { category: isHere ? '' : key })}
            aria-current={isHere ? 'true' : undefined}
            className="flex min-h-11 items-center justify-between gap-2 hover:text-accent aria-[current=true]:font-bold lg:min-h-9"
          >
            {name}
            <Count count={count} />
          </Link>
        )
      })}
    </Group>
  )
}

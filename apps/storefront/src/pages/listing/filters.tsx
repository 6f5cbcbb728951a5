import { useRef } from 'react'
import { Form } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SearchReply } from '@galleria/contract/item'
import { IconClose } from '@galleria/ui/icons'
import { useOnceHydrated } from '../../parts/use-once-hydrated.ts'
import { Attributes } from './attribute-filters.tsx'
import {
  Categories,
  Finishes,
  Measures,
  Offer,
  Price,
  Shops,
  Stars,
  type Category,
} from './filter-groups.tsx'
import type { Listing } from './listing-address.ts'
import { useApply } from './use-apply.ts'

type FiltersProps = {
  listing: Listing
  facets: SearchReply['facets']
  total: number
  hasMore: boolean
  categories: readonly Category[]
}

/**
 * Filters with counts: at the left, or a sheet from below on phones. One form of plain fields; with
 * script each change counts at once.
 */
export function Filters({ listing, facets, total, hasMore, categories }: FiltersProps) {
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
        {total === 0 && listing.sort ? (
          <input type="hidden" name="sort" value={listing.sort} />
        ) : null}
        <Price listing={listing} facets={facets} />
        <Finishes listing={listing} facets={facets} />
        <Measures listing={listing} total={total} />
        <Attributes listing={listing} facets={facets} />
        <Stars listing={listing} facets={facets} />
        <Shops listing={listing} facets={facets} />
        <Offer listing={listing} facets={facets} />
        <div className="sticky -bottom-5 -mx-5 mt-4 -mb-5 border-t border-line bg-paper p-5 lg:hidden">
          <button
            type="submit"
            className="btn btn-main w-full"
            onClick={() => document.getElementById('filter-panel')?.hidePopover()}
          >
            <ShowItems total={hasMore ? 0 : total} />
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

/** A number only where they are counted. */
function ShowItems({ total }: { total: number }) {
  return <Plural value={total} _0="Show items" one="Show # item" other="Show # items" />
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  if (!(field instanceof HTMLInputElement)) return false
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue
}

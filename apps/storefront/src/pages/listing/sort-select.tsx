import { Trans, useLingui } from '@lingui/react/macro'
import { useFollowingField } from '../../parts/use-following-field.ts'
import { sortOrder, type Listing, type Sort } from './listing-address.ts'
import { useApply } from './use-apply.ts'

/**
 * Stands above the goods, but belongs to the form of the filters, so that one never forgets the
 * other.
 */
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

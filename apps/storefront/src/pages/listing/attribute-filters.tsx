import { useLingui } from '@lingui/react/macro'
import type { SearchReply } from '@galleria/contract/item'
import { formatQuantity } from '@galleria/ui/format'
import { useShop } from '../../parts/use-shop.ts'
import { Group, Range, Tick } from './filter-parts.tsx'
import type { Listing } from './listing-address.ts'

type Filter = SearchReply['facets']['attribute'][number]
type Own = { listing: Listing; filter: Filter }

/** What the category asks of its goods: options to tick, or a number from and to. */
export function Attributes({
  listing,
  facets,
}: {
  listing: Listing
  facets: SearchReply['facets']
}) {
  return facets.attribute.map((filter) => (
    <Group key={filter.key} title={withUnit(filter)}>
      {filter.kind === 'choice' ? (
        <Options listing={listing} filter={filter} />
      ) : (
        <Bounds listing={listing} filter={filter} />
      )}
    </Group>
  ))
}

const withUnit = ({ name, unit }: Filter) => (unit ? `${name} (${unit})` : name)

function Options({ listing, filter: { key, optionList } }: Own) {
  return optionList.map((option) => (
    <Tick
      key={option.key}
      name={key}
      value={option.key}
      isOn={Boolean(listing.attributes[key]?.options.includes(option.key))}
      count={option.count}
    >
      {option.name}
    </Tick>
  ))
}

function Bounds({ listing, filter }: Own) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { key, least, most } = filter
  const { min, max } = listing.attributes[key] ?? {}
  const name = withUnit(filter)
  const show = (value: number | null) =>
    value === null ? undefined : formatQuantity(value, undefined, locale)
  return (
    <div className="flex items-center gap-2 py-1">
      <Range
        from={{
          name: `${key}Min`,
          label: t({ message: `${name} from`, comment: 'the least of a number, as a filter' }),
          value: min,
          placeholder: show(least),
        }}
        to={{
          name: `${key}Max`,
          label: t({ message: `${name} to`, comment: 'the most of a number, as a filter' }),
          value: max,
          placeholder: show(most),
        }}
      />
    </div>
  )
}

import { sites } from '@galleria/contract/storefronts'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { RefObject } from 'react'
import type { Staff } from '../../api/queries.ts'
import { ListFilters } from '../../parts/list-filters.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useListAddress } from '../../parts/use-list-address.ts'
import { MoreFilters } from './more-filters.tsx'
import {
  isFiltered,
  unfiltered,
  usualSort,
  writeSearch,
  type OrderSearch,
  type Sort,
} from './order-search.ts'

const everywhere = { view: 'all', sort: usualSort('all') } as const

type Props = {
  readonly search: OrderSearch
  readonly shops: Staff['shops']
  readonly field: RefObject<HTMLInputElement | null>
}

export function OrderFilters({ search, shops, field }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const go = useListAddress(search, writeSearch)
  return (
    <ListFilters
      keyword={search.keyword}
      shopId={search.shopId}
      shops={shops}
      isFiltered={isFiltered(search)}
      field={field}
      label={t`Search orders`}
      placeholder={t`Order, item, buyer, town or tracking number`}
      go={(change) =>
        // Whoever types words looks for an order, wherever it stands.
        go(change.keyword && !search.keyword ? { ...change, ...everywhere } : change)
      }
      clear={() => go(unfiltered(search))}
    >
      <NativeSelect
        aria-label={t`Storefront`}
        value={search.site ?? ''}
        onChange={(event) => go({ site: sites.find((site) => site === event.currentTarget.value) })}
        data={[
          { value: '', label: t`All storefronts` },
          ...sites.map((site) => ({ value: site, label: format.site(site) })),
        ]}
      />
      <NativeSelect
        aria-label={t`Order of the list`}
        value={search.sort}
        onChange={(event) => go({ sort: event.currentTarget.value as Sort })}
        data={[
          { value: 'oldest', label: t`Oldest first` },
          { value: 'newest', label: t`Newest first` },
        ]}
      />
      <MoreFilters search={search} go={go} />
    </ListFilters>
  )
}

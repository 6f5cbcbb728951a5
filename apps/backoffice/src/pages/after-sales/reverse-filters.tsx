import type { ReverseStatus } from '@galleria/contract/after-sales-rules'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { RefObject } from 'react'
import type { Staff } from '../../api/queries.ts'
import { ListFilters } from '../../parts/list-filters.tsx'
import { useListAddress } from '../../parts/use-list-address.ts'
import {
  isFiltered,
  statusesOf,
  unfiltered,
  writeSearch,
  type ReverseSearch,
  type Sort,
} from './reverse-search.ts'
import { useReverseWords } from './reverse-words.ts'

type Props = {
  readonly search: ReverseSearch
  readonly shops: Staff['shops']
  readonly field: RefObject<HTMLInputElement | null>
}

export function ReverseFilters({ search, shops, field }: Props) {
  const { t } = useLingui()
  const words = useReverseWords()
  const go = useListAddress(search, writeSearch)
  const statuses = statusesOf[search.view]
  return (
    <ListFilters
      keyword={search.keyword}
      shopId={search.shopId}
      shops={shops}
      isFiltered={isFiltered(search)}
      field={field}
      label={t`Search after-sales`}
      placeholder={t`Request, order or item`}
      go={go}
      clear={() => go(unfiltered(search))}
    >
      {statuses.length > 1 && (
        <NativeSelect
          aria-label={t`Status`}
          value={search.status ?? ''}
          onChange={(event) =>
            go({ status: (event.currentTarget.value || undefined) as ReverseStatus | undefined })
          }
          data={[
            { value: '', label: t`All states` },
            ...statuses.map((status) => ({ value: status, label: words.status(status) })),
          ]}
        />
      )}
      <NativeSelect
        aria-label={t`Order of the list`}
        value={search.sort}
        onChange={(event) => go({ sort: event.currentTarget.value as Sort })}
        data={[
          { value: 'deadline', label: t`What runs out first` },
          { value: 'oldest', label: t`Oldest first` },
          { value: 'newest', label: t`Newest first` },
        ]}
      />
    </ListFilters>
  )
}

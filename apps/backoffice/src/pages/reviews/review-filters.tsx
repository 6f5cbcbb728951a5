import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { RefObject } from 'react'
import type { Staff } from '../../api/queries.ts'
import { ListFilters } from '../../parts/list-filters.tsx'
import { useListAddress } from '../../parts/use-list-address.ts'
import { isFiltered, starsOf, unfiltered, writeSearch, type ReviewSearch } from './review-search.ts'

type Props = {
  readonly search: ReviewSearch
  readonly shops: Staff['shops']
  readonly field: RefObject<HTMLInputElement | null>
}

export function ReviewFilters({ search, shops, field }: Props) {
  const { t } = useLingui()
  const go = useListAddress(search, writeSearch)
  return (
    <ListFilters
      keyword={search.keyword}
      shopId={search.shopId}
      shops={shops}
      isFiltered={isFiltered(search)}
      field={field}
      label={t`Search reviews`}
      placeholder={t`Words, order or item`}
      go={go}
      clear={() => go(unfiltered(search))}
    >
      <NativeSelect
        aria-label={t`Stars`}
        value={search.stars ?? ''}
        onChange={(event) => go({ stars: Number(event.currentTarget.value) || undefined })}
        data={[
          { value: '', label: t`All stars` },
          ...starsOf[search.view].map((stars) => ({
            value: String(stars),
            label: t`${plural(stars, { one: '# star', other: '# stars' })}`,
          })),
        ]}
      />
    </ListFilters>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { NoRows } from '../../parts/no-rows.tsx'
import { isFiltered, unfiltered, writeSearch, type ReverseSearch } from './reverse-search.ts'

export function NoReverses({ search }: { readonly search: ReverseSearch }) {
  const addressOf = (one: ReverseSearch) => `/after-sales${writeSearch({ ...one, page: 1 })}`
  return (
    <NoRows
      firstPage={search.page > 1 ? addressOf(search) : undefined}
      unfiltered={isFiltered(search) ? addressOf(unfiltered(search)) : undefined}
      noneFits={<Trans>No requests match these filters</Trans>}
      nothing={
        search.view === 'to-answer' ? (
          <Trans>Nobody waits for you</Trans>
        ) : (
          <Trans>No requests here</Trans>
        )
      }
    >
      {search.view !== 'all' && (
        <Link to="/after-sales?view=all">
          <Trans>View all requests</Trans>
        </Link>
      )}
    </NoRows>
  )
}

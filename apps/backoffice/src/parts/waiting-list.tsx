import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import cards from './cards.module.css'
import { NoRows } from './no-rows.tsx'
import { RowList } from './row-list.tsx'
import { SavedViews } from './saved-views.tsx'
import { waitingAddress, type WaitingSearch } from './waiting-search.ts'

export const PAGE_SIZE = 25

type Props<Row> = {
  readonly path: string
  readonly search: WaitingSearch
  readonly page: UseQueryResult<{ data: Row[]; total: number }>
  readonly name: string
  /** Said where nothing waits. */
  readonly nothing: ReactNode
  readonly card: (row: Row) => ReactNode
}

/** Things that a person of the mall has to look at: what waits, and what was dealt with. */
export function WaitingList<Row>({ path, search, page, name, nothing, card }: Props<Row>) {
  const { t } = useLingui()
  return (
    <>
      <SavedViews
        views={[
          { key: 'open', name: t`Open`, isClosed: false },
          { key: 'closed', name: t`Dealt with`, isClosed: true },
        ].map(({ isClosed, ...view }) => ({
          ...view,
          to: waitingAddress(path, { isClosed, page: 1 }),
          isCurrent: isClosed === search.isClosed,
        }))}
      />
      <RowList
        page={page}
        isNarrow
        none={
          <NoRows
            firstPage={search.page > 1 ? waitingAddress(path, { ...search, page: 1 }) : undefined}
            unfiltered={undefined}
            noneFits={null}
            nothing={search.isClosed ? <Trans>Nothing has been dealt with yet</Trans> : nothing}
          />
        }
        pager={{
          page: search.page,
          pageSize: PAGE_SIZE,
          addressOf: (number) => waitingAddress(path, { ...search, page: number }),
        }}
      >
        {(found) => (
          <ul className={cards['cards']} aria-label={name}>
            {found.map(card)}
          </ul>
        )}
      </RowList>
    </>
  )
}

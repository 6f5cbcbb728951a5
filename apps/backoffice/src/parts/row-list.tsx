import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListSkeleton } from './list-skeleton.tsx'
import styles from './list.module.css'
import { LoadFailure } from './notice.tsx'
import { Pager } from './pager.tsx'

type Page<Row> = {
  readonly data: readonly Row[]
  readonly total: number
  readonly isTotalExact?: boolean
}

type Props<Row> = {
  readonly page: UseQueryResult<Page<Row>>
  readonly isNarrow: boolean
  /** Said where there are no rows. */
  readonly none: ReactNode
  readonly pager: {
    readonly page: number
    readonly pageSize: number
    readonly addressOf: (page: number) => string
  }
  readonly children: (rows: readonly Row[]) => ReactNode
}

/**
 * A page of a list in each of its states: on its way, failed, empty, there, and there while the
 * next one is on its way.
 */
export function RowList<Row>({ page, isNarrow, none, pager, children }: Props<Row>) {
  const rows = page.data?.data ?? []
  return (
    <>
      {page.isError && !page.isPlaceholderData && !page.data && (
        <LoadFailure error={page.error} retry={() => void page.refetch()} />
      )}
      {page.isPending && <ListSkeleton isNarrow={isNarrow} />}
      {page.data && rows.length === 0 && none}
      {rows.length > 0 && (
        <div
          className={styles['list']}
          aria-busy={page.isPlaceholderData}
          data-stale={page.isPlaceholderData || undefined}
        >
          {children(rows)}
          <Pager
            {...pager}
            total={page.data?.total ?? 0}
            isExact={page.data?.isTotalExact ?? true}
          />
        </div>
      )}
    </>
  )
}

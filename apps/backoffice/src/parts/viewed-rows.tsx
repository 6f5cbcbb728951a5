import { Button, Group, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListSkeleton } from './list-skeleton.tsx'
import { LoadFailure } from './notice.tsx'
import { useFormat } from './use-format.ts'
import styles from './viewed-rows.module.css'

type Props<View, Row> = {
  /** What the rows are called, and their choice of views. */
  readonly name: string
  readonly viewsName: string
  readonly views: readonly { readonly view: View; readonly name: string; readonly count: number }[]
  readonly view: View
  readonly pageNo: number
  readonly rowsOnPage: number
  readonly show: (at: { readonly view: View; readonly pageNo: number }) => void
  readonly page: UseQueryResult<{ readonly data: readonly Row[]; readonly total: number }>
  readonly className: string | undefined
  readonly before: ReactNode
  readonly next: ReactNode
  readonly children: (row: Row) => ReactNode
}

/**
 * Rows of something that has thousands of them, by what they are, page by page on the page where
 * they stand.
 */
export function ViewedRows<View extends string, Row>(props: Props<View, Row>) {
  const { name, viewsName, views, view, pageNo, show, page, className, children } = props
  const format = useFormat()
  const pages = Math.max(1, Math.ceil((page.data?.total ?? 0) / props.rowsOnPage))
  return (
    <>
      <div role="group" aria-label={viewsName} className={styles['views']}>
        {views.map((one) => (
          <Button
            key={one.view}
            size="xs"
            variant={one.view === view ? 'filled' : 'default'}
            aria-pressed={one.view === view}
            onClick={() => show({ view: one.view, pageNo: 1 })}
          >
            {one.name} {format.count(one.count)}
          </Button>
        ))}
      </div>
      {page.isError && !page.data && (
        <LoadFailure error={page.error} retry={() => void page.refetch()} />
      )}
      {page.isPending && <ListSkeleton isNarrow />}
      {page.data && (
        <ul className={className} aria-label={name} aria-busy={page.isPlaceholderData}>
          {page.data.data.map(children)}
        </ul>
      )}
      {pages > 1 && (
        <Group gap="xs" my="xs">
          <Button
            variant="default"
            size="xs"
            disabled={pageNo === 1}
            onClick={() => show({ view, pageNo: pageNo - 1 })}
          >
            {props.before}
          </Button>
          <Text size="sm">
            {format.count(pageNo)} / {format.count(pages)}
          </Text>
          <Button
            variant="default"
            size="xs"
            disabled={pageNo >= pages}
            onClick={() => show({ view, pageNo: pageNo + 1 })}
          >
            {props.next}
          </Button>
        </Group>
      )}
    </>
  )
}

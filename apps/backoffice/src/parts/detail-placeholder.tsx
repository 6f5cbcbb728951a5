import { isProblem } from '@galleria/contract/client'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DetailSkeleton } from './detail-drawer.tsx'
import { Empty } from './empty.tsx'
import { LoadFailure } from './notice.tsx'

type Props = {
  readonly query: UseQueryResult<unknown>
  readonly icon: ReactNode
  /** Said when there is no such thing, and where its list is. */
  readonly gone: ReactNode
  readonly list: string
  readonly toList: ReactNode
}

/**
 * What stands in place of the row of a list that was opened while it is not there: on its way,
 * gone, or not to be loaded.
 */
export function DetailPlaceholder({ query, icon, gone, list, toList }: Props) {
  const { data, error, isPending, isError } = query
  if (isPending) return <DetailSkeleton />
  if (!isError || data) return null
  return isProblem(error) && (error.status === 404 || error.status === 400) ? (
    <Empty icon={icon} title={gone}>
      <Button component={Link} to={list} variant="default">
        {toList}
      </Button>
    </Empty>
  ) : (
    <LoadFailure error={error} retry={() => void query.refetch()} />
  )
}

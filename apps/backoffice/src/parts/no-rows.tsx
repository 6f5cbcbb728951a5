import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Empty } from './empty.tsx'

type Props = {
  /**
   * Where the first page is, when this is a later one; and where the view is without filters, when
   * there are some.
   */
  readonly firstPage: string | undefined
  readonly unfiltered: string | undefined
  readonly noneFits: ReactNode
  readonly nothing: ReactNode
  /** What to look at instead. */
  readonly children?: ReactNode
}

/** Why a list is empty, and what to do instead. */
export function NoRows({ firstPage, unfiltered, noneFits, nothing, children }: Props) {
  if (firstPage !== undefined)
    return (
      <Empty
        icon={<IconSearchOff size={36} stroke={1.5} aria-hidden />}
        title={<Trans>This page is empty</Trans>}
      >
        <Button component={Link} to={firstPage} variant="default">
          <Trans>Go to the first page</Trans>
        </Button>
      </Empty>
    )
  if (unfiltered !== undefined)
    return (
      <Empty icon={<IconSearchOff size={36} stroke={1.5} aria-hidden />} title={noneFits}>
        <Button component={Link} to={unfiltered} variant="default">
          <Trans>Clear filters</Trans>
        </Button>
      </Empty>
    )
  return (
    <Empty icon={<IconCircleCheck size={36} stroke={1.5} aria-hidden />} title={nothing}>
      {children}
    </Empty>
  )
}

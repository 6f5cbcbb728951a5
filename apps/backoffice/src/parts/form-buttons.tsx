import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'

/**
 * The end of a form that is opened in its place: what it does, and a way back that does nothing.
 */
export function FormButtons({
  isPending,
  color,
  close,
  children,
}: {
  readonly isPending: boolean
  /** For what cannot be undone. */ readonly color?: 'red'
  readonly close: () => void
  /** What the form does. */ readonly children: ReactNode
}) {
  return (
    <Group gap="xs">
      <Button type="submit" {...(color && { color })} loading={isPending}>
        {children}
      </Button>
      <Button variant="default" onClick={close}>
        <Trans>Not now</Trans>
      </Button>
    </Group>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'

/** One place up or down. */
export function StepButtons({
  name,
  isFirst,
  isLast,
  move,
}: {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly move: (by: -1 | 1) => void
}) {
  const { t } = useLingui()
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        aria-disabled={isFirst}
        data-disabled={isFirst || undefined}
        onClick={() => !isFirst && move(-1)}
        aria-label={t`Move ${name} up`}
      >
        <Trans>Up</Trans>
      </Button>
      <Button
        variant="subtle"
        size="compact-md"
        aria-disabled={isLast}
        data-disabled={isLast || undefined}
        onClick={() => !isLast && move(1)}
        aria-label={t`Move ${name} down`}
      >
        <Trans>Down</Trans>
      </Button>
    </>
  )
}

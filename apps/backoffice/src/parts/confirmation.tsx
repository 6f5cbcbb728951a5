import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Notice, useProblemText } from './notice.tsx'

type ConfirmationProps = {
  /** What is asked, with what it means. */ readonly question: ReactNode
  readonly button: ReactNode
  readonly mutation: Pick<
    UseMutationResult<unknown, Error, never>,
    'isError' | 'error' | 'isPending'
  >
  readonly run: () => void
  readonly close: () => void
}

/** Asks once more before something that cannot be taken back. */
export function Confirmation({ question, button, mutation, run, close }: ConfirmationProps) {
  const textOf = useProblemText()
  return (
    <Stack gap="sm">
      <Text>{question}</Text>
      {mutation.isError && <Notice tone="refuse">{textOf(mutation.error)}</Notice>}
      <Group gap="xs">
        <Button color="red" loading={mutation.isPending} onClick={run}>
          {button}
        </Button>
        <Button variant="default" onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

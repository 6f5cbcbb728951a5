import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Notice, useProblemText } from './notice.tsx'

export type WaitingChange<Change> = {
  readonly act: (change: Change, onDone: () => void) => void
  readonly isSending: boolean
  readonly forgive: () => void
  /** What is wrong with the note. */
  readonly noteError: string | undefined
  /** What else went wrong. */
  readonly notice: ReactNode
}

/** Does something about what waits for a person, which may want a note, and says so. Whatever comes of it, the list is read again. */
export function useWaitingChange<Change>({
  list,
  send,
  wordsFor,
}: {
  /** The key under which the list is kept. */
  readonly list: string
  readonly send: (change: Change) => Promise<unknown>
  readonly wordsFor: (change: Change) => string
}): WaitingChange<Change> {
  const { t } = useLingui()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const change = useMutation({
    mutationFn: send,
    onSuccess: (_, wish) =>
      notifications.show({
        message: wordsFor(wish),
        closeButtonProps: { 'aria-label': t`Close` },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: [list] }),
  })
  const noteError = isProblem(change.error)
    ? change.error.body.errors?.find((one) => one.path === 'note')?.message
    : undefined
  const notice = change.error && noteError === undefined && (
    <Notice tone="warn" title={textOf(change.error)}>
      <Trans>The list has been loaded again; please look at it as it is now.</Trans>
    </Notice>
  )
  return {
    act: (wish, onDone) => change.mutate(wish, { onSuccess: onDone }),
    isSending: change.isPending,
    forgive: change.reset,
    noteError,
    notice,
  }
}

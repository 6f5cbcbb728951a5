import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Notice, useProblemText } from './notice.tsx'

export type ListChange<Change> = {
  readonly act: (change: Change, onDone: () => void) => void
  readonly isSending: boolean
  readonly forgive: () => void
  /** What is wrong with the text that was written. */
  readonly textError: string | undefined
  /** What else went wrong. */
  readonly notice: ReactNode
}

/**
 * Does something about one row of a list, which may want a text, and says so. Whatever comes of it,
 * the list is read again.
 */
export function useListChange<Change>({
  list,
  field,
  send,
  wordsFor,
}: {
  /** The key under which the list is kept. */
  readonly list: string
  /** The call's name for the text. */
  readonly field: 'note' | 'reason'
  readonly send: (change: Change) => Promise<unknown>
  readonly wordsFor: (change: Change) => string
}): ListChange<Change> {
  const { t } = useLingui()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const { error, mutate, isPending, reset } = useMutation({
    mutationFn: send,
    onSuccess: (_, change) =>
      notifications.show({
        message: wordsFor(change),
        closeButtonProps: { 'aria-label': t`Close` },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: [list] }),
  })
  const textError = isProblem(error)
    ? error.body.errors?.find(({ path }) => path === field)?.message
    : undefined
  const notice = error && textError === undefined && (
    <Notice tone="warn" title={textOf(error)}>
      <Trans>The list has been loaded again; please look at it as it is now.</Trans>
    </Notice>
  )
  return {
    act: (change, onDone) => mutate(change, { onSuccess: onDone }),
    isSending: isPending,
    forgive: reset,
    textError,
    notice,
  }
}

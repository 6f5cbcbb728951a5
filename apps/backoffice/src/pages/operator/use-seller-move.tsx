import { isProblem } from '@galleria/contract/client'
import type { OperatorSeller } from '@galleria/contract/merchant-entry'
import { Trans, useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'

type Move =
  | { readonly move: 'freeze' | 'clear'; readonly reason: string }
  | { readonly move: 'unfreeze' }
export type Moving = {
  readonly make: (move: Move, onMade: () => void) => void
  readonly isSending: boolean
  readonly forgive: () => void
  readonly reasonError: string | undefined
  readonly notice: ReactNode
}

/** Freezes, unfreezes or removes a seller. Whatever comes of it, the list is read again. */
export function useSellerMove({ id, name }: OperatorSeller): Moving {
  const { t } = useLingui()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const change = useMutation({
    mutationFn: (change: Move) => {
      if (change.move === 'unfreeze')
        return mall('POST /sapi/mall-operator/seller/unfreeze', { id })
      return change.move === 'freeze'
        ? mall('POST /sapi/mall-operator/seller/freeze', { id, reason: change.reason })
        : mall('POST /sapi/mall-operator/seller/clear', { id, reason: change.reason })
    },
    onSuccess: (_, { move }) => {
      const words = {
        freeze: t`${name} is frozen.`,
        unfreeze: t`${name} is selling again.`,
        clear: t`${name} has left the mall.`,
      }
      notifications.show({ message: words[move], closeButtonProps: { 'aria-label': t`Close` } })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['sellers'] }),
  })
  const error = isProblem(change.error)
    ? change.error.body.errors?.find((one) => one.path === 'reason')?.message
    : undefined
  const notice = change.error && error === undefined && (
    <Notice tone="warn" title={textOf(change.error)}>
      <Trans>The seller has been loaded again; please look at it as it is now.</Trans>
    </Notice>
  )
  return {
    make: (move, onMade) => change.mutate(move, { onSuccess: onMade }),
    isSending: change.isPending,
    forgive: change.reset,
    reasonError: error,
    notice,
  }
}

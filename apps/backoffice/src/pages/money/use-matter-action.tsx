import { isProblem } from '@galleria/contract/client'
import type { WireMatter } from '@galleria/contract/money'
import { Trans, useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'

type Action =
  | { readonly kind: 'sendBack' | 'tryAgain' }
  | { readonly kind: 'settle' | 'close'; readonly note: string }
export type Acting = {
  readonly act: (action: Action, onDone: () => void) => void
  readonly isSending: boolean
  readonly forgive: () => void
  readonly noteError: string | undefined
  readonly notice: ReactNode
}

/** Sends money back, tries a refund again, says that it was settled outside, or that a payment was not made. Whatever comes of it, the list is read again. */
export function useMatterAction({ id }: WireMatter): Acting {
  const { t } = useLingui()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const change = useMutation({
    mutationFn: (action: Action) => {
      if (action.kind === 'settle')
        return mall('POST /sapi/mall-operator/money/settle', { id, note: action.note })
      if (action.kind === 'close')
        return mall('POST /sapi/mall-operator/money/closePayment', { id, note: action.note })
      return action.kind === 'sendBack'
        ? mall('POST /sapi/mall-operator/money/sendBack', { id })
        : mall('POST /sapi/mall-operator/money/tryAgain', { id })
    },
    onSuccess: (_, { kind }) => {
      const words = {
        sendBack: t`The money is on its way back.`,
        tryAgain: t`The refund is being tried again.`,
        settle: t`Noted, and booked.`,
        close: t`The payment is closed; its order follows.`,
      }
      notifications.show({ message: words[kind], closeButtonProps: { 'aria-label': t`Close` } })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['matters'] }),
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
    act: (action, onDone) => change.mutate(action, { onSuccess: onDone }),
    isSending: change.isPending,
    forgive: change.reset,
    noteError,
    notice,
  }
}

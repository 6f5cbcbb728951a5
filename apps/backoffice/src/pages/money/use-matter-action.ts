import type { WireMatter } from '@galleria/contract/money'
import { useLingui } from '@lingui/react/macro'
import { mall } from '../../api/mall.ts'
import { useListChange, type ListChange } from '../../parts/use-list-change.tsx'

type Action =
  | { readonly kind: 'sendBack' | 'tryAgain' }
  | { readonly kind: 'settle' | 'close'; readonly note: string }
export type Acting = ListChange<Action>

/** Sends money back, tries a refund again, says that it was settled outside, or that a payment was not made. */
export function useMatterAction({ id }: WireMatter): Acting {
  const { t } = useLingui()
  const words = {
    sendBack: t`The money is on its way back.`,
    tryAgain: t`The refund is being tried again.`,
    settle: t`Noted, and booked.`,
    close: t`The payment is closed; its order follows.`,
  }
  return useListChange<Action>({
    list: 'matters',
    field: 'note',
    send: (action) => {
      if (action.kind === 'settle')
        return mall('POST /sapi/mall-operator/money/settle', { id, note: action.note })
      if (action.kind === 'close')
        return mall('POST /sapi/mall-operator/money/closePayment', { id, note: action.note })
      return action.kind === 'sendBack'
        ? mall('POST /sapi/mall-operator/money/sendBack', { id })
        : mall('POST /sapi/mall-operator/money/tryAgain', { id })
    },
    wordsFor: ({ kind }) => words[kind],
  })
}

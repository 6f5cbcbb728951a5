import type { WireMatter } from '@galleria/contract/money'
import { useLingui } from '@lingui/react/macro'
import { mall } from '../../api/mall.ts'
import { useListChange, type ListChange } from '../../parts/use-list-change.tsx'

/** What is not done without a note. */
export type Noted = 'settle' | 'close' | 'explain' | 'answer' | 'accept'
type Action =
  | { readonly kind: 'sendBack' | 'tryAgain' }
  | { readonly kind: Noted; readonly note: string }
export type Acting = ListChange<Action>

const noted = {
  settle: 'POST /sapi/mall-operator/money/settle',
  close: 'POST /sapi/mall-operator/money/closePayment',
  explain: 'POST /sapi/mall-operator/money/explain',
  answer: 'POST /sapi/mall-operator/money/answerDispute',
  accept: 'POST /sapi/mall-operator/money/acceptDispute',
} as const
const plain = {
  sendBack: 'POST /sapi/mall-operator/money/sendBack',
  tryAgain: 'POST /sapi/mall-operator/money/tryAgain',
} as const

/** Sends money back, tries a refund again, says that it was settled outside, that a payment was not made, why a day differs; answers a dispute or accepts that it is lost. */
export function useMatterAction({ id }: WireMatter): Acting {
  const { t } = useLingui()
  const words = {
    sendBack: t`The money is on its way back.`,
    tryAgain: t`The refund is being tried again.`,
    settle: t`Noted, and booked.`,
    close: t`The payment is closed; its order follows.`,
    explain: t`Noted; the day has left the list.`,
    answer: t`Your answer is on its way to the bank.`,
    accept: t`Accepted; the books follow.`,
  }
  return useListChange<Action>({
    list: 'matters',
    field: 'note',
    send: (action) =>
      'note' in action
        ? mall(noted[action.kind], { id, note: action.note })
        : mall(plain[action.kind], { id }),
    wordsFor: ({ kind }) => words[kind],
  })
}

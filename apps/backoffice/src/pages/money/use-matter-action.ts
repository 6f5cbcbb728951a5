import type { RefundRoute, WireMatter } from '@galleria/contract/money'
import { useLingui } from '@lingui/react/macro'
import { mall } from '../../api/mall.ts'
import { useListChange, type ListChange } from '../../parts/use-list-change.tsx'

/** What is not done without a note. */
export type Noted = 'settle' | 'close' | 'explain' | 'answer' | 'accept' | 'unroute'
type Action =
  | { readonly kind: 'sendBack' | 'tryAgain' }
  | { readonly kind: 'arrived'; readonly reference: string; readonly note: string }
  | { readonly kind: 'propose'; readonly route: RefundRoute; readonly note: string }
  | { readonly kind: 'proposeWriteOff'; readonly note: string }
  | { readonly kind: 'agree' | 'withdraw'; readonly proposalId: string }
  | { readonly kind: 'refuse'; readonly proposalId: string; readonly note: string }
  | { readonly kind: Noted; readonly note: string }
export type Acting = ListChange<Action>

const noted = {
  settle: 'POST /sapi/mall-operator/money/settle',
  close: 'POST /sapi/mall-operator/money/closePayment',
  explain: 'POST /sapi/mall-operator/money/explain',
  answer: 'POST /sapi/mall-operator/money/answerDispute',
  accept: 'POST /sapi/mall-operator/money/acceptDispute',
  unroute: 'POST /sapi/mall-operator/money/routeFailed',
} as const
const plain = {
  sendBack: 'POST /sapi/mall-operator/money/sendBack',
  tryAgain: 'POST /sapi/mall-operator/money/tryAgain',
} as const

/**
 * Everything that can be done about a matter: sends money back, tries a refund again, says that it
 * was settled outside, that a payment was not made, why a day differs; answers a dispute or accepts
 * that it is lost.
 */
export function useMatterAction({ id, proposal, kind: about }: WireMatter): Acting {
  const { t } = useLingui()
  const isWriteOff = proposal !== null && proposal.route === null
  const isCapture = about === 'CAPTURE_REFUSED'
  const words = {
    sendBack: t`The money is on its way back.`,
    tryAgain: isCapture
      ? t`The capture is being tried again.`
      : t`The refund is being tried again.`,
    settle: t`Noted, and booked.`,
    close: t`The payment is closed; its order follows.`,
    explain: t`Noted; the day has left the list.`,
    answer: t`Your answer is on its way to the bank.`,
    accept: t`Accepted; the books follow.`,
    arrived: t`Noted; the books follow.`,
    unroute: t`Noted; the refund counts as failed again.`,
    propose: t`Proposed. The others who can agree have been told by email.`,
    proposeWriteOff: t`Proposed. The others who can agree have been told by email.`,
    agree: isWriteOff
      ? t`Written off, and booked.`
      : t`Agreed. Please have the payment made now, and say here once it is.`,
    refuse: t`Refused; nothing was done.`,
    withdraw: t`Withdrawn; nothing was done.`,
  }
  return useListChange<Action>({
    list: 'matters',
    field: 'note',
    send: (action) => {
      if (action.kind === 'arrived')
        return mall('POST /sapi/mall-operator/money/arrived', {
          id,
          reference: action.reference,
          note: action.note,
        })
      if (action.kind === 'propose')
        return mall('POST /sapi/mall-operator/money/proposeRoute', {
          id,
          route: action.route,
          reason: action.note,
        })
      if (action.kind === 'proposeWriteOff')
        return mall('POST /sapi/mall-operator/money/proposeWriteOff', {
          id,
          reason: action.note,
        })
      if ('proposalId' in action)
        return mall('POST /sapi/mall-operator/money/answerRoute', {
          id,
          proposalId: action.proposalId,
          answer: action.kind,
          note: 'note' in action ? action.note : '',
        })
      return 'note' in action
        ? mall(noted[action.kind], { id, note: action.note })
        : mall(plain[action.kind], { id })
    },
    wordsFor: ({ kind }) => words[kind],
  })
}

import { isProblem } from '@galleria/contract/client'
import type { MerchantReverse } from '@galleria/contract/after-sales'
import { isOfferOpen, type OfferKind } from '@galleria/contract/after-sales-offer-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAskedText } from '../../parts/points-and-money.ts'
import { focusDrawerTitle } from '../../parts/detail-drawer.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { kindOfRefusal, wantsGoods } from './answer-rules.ts'
import { keepAnswered } from './reverse-queries.ts'
import { useReverseDesk, type ReverseDesk } from './reverse-desk.ts'
import type { TypedAddress } from './return-address-fields.tsx'
import { useReverseWords } from './reverse-words.ts'

type Given =
  | {
      readonly answer: 'approve'
      /** Of an exchange: agreed to as a return, because there is no replacement. */
      readonly refundInstead?: boolean
      /** Where goods come back to, where that is typed. */ readonly returnAddress?: TypedAddress
    }
  | {
      readonly answer: 'reject'
      readonly reason: string
      /** Its proof. */ readonly photos: readonly string[]
    }
  | {
      readonly answer: 'offer'
      readonly kind: OfferKind
      /** Of some of the money, in its currency's whole units. */ readonly amount:
        | number
        | undefined
      readonly content: string
    }
export type Answering = {
  readonly give: (given: Given, onGiven?: () => void) => void
  readonly isSending: boolean
  readonly forgive: () => void
  /** What the mall says about the reason that was sent. */
  readonly reasonError: string | undefined
  /** About the photos that were shown with it. */
  readonly photoError: string | undefined
  /** And about the amount that was offered. */
  readonly amountError: string | undefined
  /** The message over the buttons, or in their place when they have gone. */
  readonly notice: ReactNode
}

/**
 * Answers a request. Whatever comes of it, the screen shows the request as it is afterwards; when
 * that is in doubt it is read again.
 */
export function useAnswer(reverse: MerchantReverse): Answering {
  const { t } = useLingui()
  const queries = useQueryClient()
  const desk = useReverseDesk()
  const textOf = useProblemText()
  const words = useReverseWords()
  const askedText = useAskedText()
  const [buyer, amount] = [reverse.buyerName, askedText(reverse)]
  const wordsFor = (given: Given['answer']) => {
    if (given === 'reject') return t`Rejected. We’ve emailed the reason to ${buyer}.`
    if (given === 'offer') return t`Offer made. We’ve emailed ${buyer}.`
    return wantsGoods(reverse)
      ? t`Approved. ${buyer} sends the goods back.`
      : t`Approved. ${amount} is being refunded to ${buyer}.`
  }
  const answer = useMutation({
    mutationFn: (given: Given) => sendAnswer(desk, reverse, given),
    onSuccess: (answered, given) => {
      keepAnswered(queries, answered, desk)
      notifications.show({
        message: wordsFor(given.answer),
        closeButtonProps: { 'aria-label': t`Close` },
      })
      focusDrawerTitle()
    },
    onError: async (error) => {
      if (!isProblem(error) || kindOfRefusal(error) !== 'malformed')
        await queries.invalidateQueries({ queryKey: [desk.listKey] })
    },
  })

  const kind =
    answer.error && (isProblem(answer.error) ? kindOfRefusal(answer.error) : 'unanswered')
  const state = isOfferOpen(reverse) ? t`Offer made` : words.status(reverse.reverseTradeOrderStatus)
  const { text: error, photos: photoError, amount: amountError } = fieldErrorsOf(answer.error)
  const isOfField = [error, photoError, amountError].some((one) => one !== undefined)
  const notice = answer.error && !isOfField && (
    <Notice
      tone={kind === 'moved' || kind === 'unanswered' ? 'warn' : 'refuse'}
      title={textOf(answer.error)}
    >
      {kind === 'moved' && (
        <Trans>
          Your answer was not recorded. The request has been loaded again and is now: {state}.
        </Trans>
      )}
      {kind === 'unanswered' && (
        <Trans>
          We can’t tell whether your answer was recorded. The request as last loaded is: {state}.
        </Trans>
      )}
      {kind === 'refused' && <Trans>Nothing was changed.</Trans>}
    </Notice>
  )
  return {
    give: (given, onGiven) => answer.mutate(given, onGiven ? { onSuccess: onGiven } : {}),
    isSending: answer.isPending,
    forgive: answer.reset,
    reasonError: error,
    photoError,
    amountError,
    notice,
  }
}

/** With what was read: its buyer may have changed it since. */
function sendAnswer(desk: ReverseDesk, { id, version }: MerchantReverse, given: Given) {
  switch (given.answer) {
    case 'approve':
      return desk.approve({
        id,
        version,
        ...(given.refundInstead ? { refundInstead: true } : {}),
        ...(given.returnAddress ? { returnAddress: given.returnAddress } : {}),
      })
    case 'reject':
      return desk.reject({
        id,
        version,
        reason: given.reason,
        attachmentList: { files: given.photos.map((url) => ({ url })) },
      })
    case 'offer':
      return desk.offer({
        id,
        version,
        kind: given.kind,
        content: given.content,
        ...(given.amount === undefined ? {} : { amount: { value: given.amount } }),
      })
  }
}

/** What the mall says about a field: the words, the photos, or the amount. */
function fieldErrorsOf(error: unknown): {
  readonly text: string | undefined
  readonly photos: string | undefined
  readonly amount: string | undefined
} {
  if (!isProblem(error)) return { text: undefined, photos: undefined, amount: undefined }
  const at = (...paths: string[]) =>
    error.body.errors?.find(({ path }) => paths.some((one) => path.startsWith(one)))?.message
  return {
    text: at('reason', 'content'),
    photos: at('attachmentList'),
    amount: error.code === 'offer.too_much' ? error.body.title : at('amount.value'),
  }
}

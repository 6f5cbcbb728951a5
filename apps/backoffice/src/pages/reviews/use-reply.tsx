import { isProblem } from '@galleria/contract/client'
import type { SellersReview } from '@galleria/contract/review'
import { Trans, useLingui } from '@lingui/react/macro'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mall } from '../../api/mall.ts'
import { toReplyQuery } from '../../api/queries.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { isStaleAfter } from './reply-rules.ts'
import { readReview, showAnswered } from './review-queries.ts'

export type Replying = {
  readonly send: (content: string, onSent: () => void) => void
  readonly isSending: boolean
  readonly forgive: () => void
  readonly error: string | undefined
  readonly notice: ReactNode
}

/**
 * Sends the shop's one answer, or what it is put right with. When somebody else was faster, or
 * nobody knows, the review is shown as it is now.
 */
export function useReply(review: SellersReview): Replying {
  const { t } = useLingui()
  const queries = useQueryClient()
  const textOf = useProblemText()
  const commentId = review.comment.id
  const [answer] = review.replyComment.data
  const reply = useMutation({
    mutationFn: (content: string) =>
      answer
        ? mall('POST /sapi/mall-merchant/comment/correctReply', {
            ...{ commentId, content, version: answer.version },
          })
        : mall('POST /sapi/mall-merchant/comment/reply', { commentId, content }),
    onSuccess: (answered) => {
      showAnswered(queries, answered)
      void queries.invalidateQueries({ queryKey: toReplyQuery.queryKey })
      notifications.show({
        message: answered.replyComment.data[0]?.editedAt
          ? t`The corrected answer now appears under the review.`
          : t`Your reply now appears under the review.`,
        closeButtonProps: { 'aria-label': t`Close` },
      })
    },
    onError: async (error) => {
      if (!isProblem(error) || !isStaleAfter(error)) return
      const fresh = await readReview(review).catch(() => undefined)
      if (fresh) showAnswered(queries, fresh)
      void queries.invalidateQueries({ queryKey: toReplyQuery.queryKey })
    },
  })
  const error = isProblem(reply.error)
    ? reply.error.body.errors?.find((one) => one.path === 'content')?.message
    : undefined
  const isConflict = isProblem(reply.error) && reply.error.status === 409
  const isUnanswered =
    isProblem(reply.error) && (reply.error.status === 0 || reply.error.status >= 500)
  const notice = reply.error && error === undefined && (
    <Notice tone={isConflict || isUnanswered ? 'warn' : 'refuse'} title={textOf(reply.error)}>
      {isConflict && <Trans>Your reply was not published. The published one is below.</Trans>}
      {isUnanswered && (
        <Trans>We can’t tell whether your answer was published. What you typed is kept.</Trans>
      )}
    </Notice>
  )
  return {
    send: (content, onSent) => reply.mutate(content, { onSuccess: onSent }),
    isSending: reply.isPending,
    forgive: reply.reset,
    error,
    notice,
  }
}

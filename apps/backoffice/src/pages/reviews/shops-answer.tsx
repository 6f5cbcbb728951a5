import type { SellersReview } from '@galleria/contract/review'
import { LONGEST_ANSWER } from '@galleria/contract/review-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import { TextForm } from '../../parts/text-form.tsx'
import { PublishedAnswer } from './published-answer.tsx'
import { writingOf, type Writing } from './reply-rules.ts'
import { useReply, type Replying } from './use-reply.tsx'

type Props = {
  readonly review: SellersReview
  /** When the key for it was pressed on this review. */ readonly replyAsked: number | undefined
  readonly done: () => void
}

/** The one answer of the shop, with the form that writes it or puts it right. */
export function ShopsAnswer({ review, replyAsked, done }: Props) {
  const replying = useReply(review)
  // What is asked for first: an answer that somebody else gave meanwhile is no reason to correct
  // it.
  const [asked, ask] = useState<Writing>()
  const [wasAsked, leave] = useState(false)
  const writing = writingOf(review)
  const [heard, hear] = useState<number>()
  if (replyAsked !== heard) {
    hear(replyAsked)
    if (replyAsked !== undefined) ask(writing)
  }
  const who = useQuery(whoQuery)
  const isAllowed = rightsOf(who.data).includes('reviews')
  return (
    <>
      {replying.notice}
      {review.replyComment.data.map((answer) => (
        <PublishedAnswer key={answer.createdAt} answer={answer} />
      ))}
      {isAllowed && asked === writing && (
        <AnswerForm
          key={replyAsked}
          review={review}
          replying={replying}
          done={() => {
            ask(undefined)
            done()
          }}
          goBack={() => {
            replying.forgive()
            leave(true)
            ask(undefined)
          }}
        />
      )}
      {isAllowed && asked !== writing && (
        <Ask
          review={review}
          hasFocus={wasAsked}
          ask={() => {
            replying.forgive()
            ask(writing)
          }}
        />
      )}
    </>
  )
}

function AnswerForm({
  review,
  replying,
  done,
  goBack,
}: Pick<Props, 'review' | 'done'> & {
  readonly replying: Replying
  readonly goBack: () => void
}) {
  const { t } = useLingui()
  const author = review.comment.commentator.name
  const [answer] = review.replyComment.data
  return (
    <TextForm
      draftName={`${answer ? 'correction' : 'reply'}-${review.comment.id}`}
      start={answer?.content ?? ''}
      name={t`Answer to ${author}`}
      label={t`Answer to ${author}`}
      max={LONGEST_ANSWER}
      submit={answer ? <Trans>Publish the correction</Trans> : <Trans>Publish the answer</Trans>}
      note={
        answer ? (
          <Trans>
            Everybody can read under the review that it was edited and on which day. What it says
            now stays here for your shop.
          </Trans>
        ) : (
          <Trans>
            Everybody can read it under the review. You can correct it later; it then says so.
          </Trans>
        )
      }
      whenEmpty={t`Please write an answer.`}
      isSending={replying.isSending}
      error={replying.error}
      forgive={replying.forgive}
      send={(text, onSent) =>
        replying.send(text, () => {
          onSent()
          done()
        })
      }
      back={<Trans>Later</Trans>}
      goBack={goBack}
    />
  )
}

function Ask({
  review,
  hasFocus,
  ask,
}: Pick<Props, 'review'> & { readonly hasFocus: boolean; readonly ask: () => void }) {
  const { t } = useLingui()
  const author = review.comment.commentator.name
  const isAnswered = writingOf(review) === 'correction'
  return (
    <Button
      variant={isAnswered ? 'subtle' : 'default'}
      autoFocus={hasFocus}
      style={{ alignSelf: 'flex-start' }}
      aria-label={isAnswered ? t`Correct the answer to ${author}` : t`Answer ${author}`}
      onClick={ask}
    >
      {isAnswered ? <Trans>Correct the answer</Trans> : <Trans>Answer</Trans>}
    </Button>
  )
}

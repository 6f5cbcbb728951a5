import type { MerchantReverse } from '@galleria/contract/after-sales'
import { isOfferOpen, isOfferOver } from '@galleria/contract/after-sales-offer-rules'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../parts/use-format.ts'
import own from './after-sales.module.css'
import { AnswerBy } from './answer-by.tsx'
import { answersTo, type Answer, type AnswerIntent } from './answer-rules.ts'
import { ConfirmApproval } from './confirm-approval.tsx'
import { OfferForm } from './offer-form.tsx'
import { RejectForm } from './reject-form.tsx'
import type { Answering } from './use-answer.tsx'

/** Yes or no, each with a second look: a yes moves money, a no is read by the buyer. */
export function AnswerForm({
  reverse,
  answering,
  intent,
}: {
  readonly reverse: MerchantReverse
  readonly answering: Answering
  readonly intent: AnswerIntent
}) {
  const answers = answersTo(reverse)
  const [chosen, choose] = useState<Answer>()
  const [left, leave] = useState<Answer>()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (intent.answer === undefined) return
    if (intent.answer !== 'choose') return choose(intent.answer)
    section.current?.scrollIntoView({ block: 'center' })
    section.current?.querySelector<HTMLElement>('button, textarea')?.focus()
  }, [intent.answer, intent.at])

  const given = answers.find((answer) => answer === chosen)
  const change = (answer: Answer | undefined) => {
    answering.forgive()
    leave(chosen)
    choose(answer)
  }
  return (
    <section ref={section} aria-labelledby="answer" className={own['answer']}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} id="answer" m={0}>
            <Trans>Your answer</Trans>
          </Title>
          <AnswerBy reverse={reverse} />
        </Group>
        <Until reverse={reverse} />
        {answering.notice}
        {given === 'approve' && (
          <ConfirmApproval
            key={intent.at}
            reverse={reverse}
            isSending={answering.isSending}
            approve={(yes) => answering.give({ answer: 'approve', ...yes })}
            back={() => change(undefined)}
          />
        )}
        {given === 'reject' && (
          <RejectForm
            key={intent.at}
            reverse={reverse}
            answering={answering}
            back={() => change(undefined)}
          />
        )}
        {given === 'offer' && (
          <OfferForm
            key={intent.at}
            reverse={reverse}
            answering={answering}
            back={() => change(undefined)}
          />
        )}
        {!given && <Choices answers={answers} left={left} change={change} />}
      </Stack>
    </section>
  )
}

/** Until when, and what happens then. */
function Until({ reverse }: { readonly reverse: MerchantReverse }) {
  const format = useFormat()
  if (!reverse.nextStepTime) return null
  const until = format.moment(reverse.nextStepTime)
  return (
    <Text size="sm" c="dimmed">
      {isOfferOver(reverse) ? (
        <Trans>
          The buyer did not answer your offer until {until}. In a moment it is your turn again. You
          can still approve all of the request.
        </Trans>
      ) : isOfferOpen(reverse) ? (
        <Trans>
          The buyer can answer your offer until {until}. You can still approve all of the request.
        </Trans>
      ) : (
        <Trans>Until {until}. Without an answer the request counts as approved.</Trans>
      )}
    </Text>
  )
}

/** The answers that may be given; coming back, the focus is on the one that was left. */
function Choices({
  answers,
  left,
  change,
}: {
  readonly answers: readonly Answer[]
  readonly left: Answer | undefined
  readonly change: (answer: Answer) => void
}) {
  return (
    <Group gap="xs">
      {answers.includes('approve') && (
        <Button autoFocus={left === 'approve'} onClick={() => change('approve')}>
          <Trans>Approve</Trans>
        </Button>
      )}
      {answers.includes('offer') && (
        <Button variant="default" autoFocus={left === 'offer'} onClick={() => change('offer')}>
          <Trans>Make an offer</Trans>
        </Button>
      )}
      {answers.includes('reject') && (
        <Button variant="default" autoFocus={left === 'reject'} onClick={() => change('reject')}>
          <Trans>Reject</Trans>
        </Button>
      )}
    </Group>
  )
}

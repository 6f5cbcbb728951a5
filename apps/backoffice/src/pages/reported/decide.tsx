import type { WireReported } from '@galleria/contract/review-moderation'
import { LONGEST_STATEMENT, type ReviewDecision } from '@galleria/contract/review-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { TextForm } from '../../parts/text-form.tsx'
import { useListChange } from '../../parts/use-list-change.tsx'
import { decisionWords } from './reported-words.ts'

type Decision = { readonly decision: ReviewDecision; readonly note: string }

/**
 * What can be decided now, each with a reason: its author reads it, and it stays in the history.
 */
export function Decide({
  review,
  leave,
}: {
  readonly review: WireReported
  readonly leave: () => void
}) {
  const { i18n, t } = useLingui()
  const [decision, decide] = useState<ReviewDecision>()
  const { act, isSending, textError, notice, forgive } = useListChange({
    list: 'reported',
    field: 'note',
    send: (chosen: Decision) =>
      mall('POST /sapi/mall-operator/comment/decide', { id: review.id, ...chosen }),
    wordsFor: (chosen: Decision) => i18n._(decisionWords[chosen.decision].done),
  })
  const close = () => {
    forgive()
    decide(undefined)
    leave()
  }
  if (decision && review.operationList.includes(decision))
    return (
      <>
        {notice}
        <TextForm
          max={LONGEST_STATEMENT}
          draftName={`decide-${decision}-${review.id}`}
          name={i18n._(decisionWords[decision].act)}
          label={<Trans>Reason</Trans>}
          note={
            decision === 'keep' ? (
              <Trans>It stays in the history.</Trans>
            ) : (
              <Trans>The author sees it, also by email, and it stays in the history.</Trans>
            )
          }
          submit={i18n._(decisionWords[decision].act)}
          isGrave={decision === 'hide' || decision === 'uphold'}
          whenEmpty={t`Please say why; it stays in the history.`}
          isSending={isSending}
          error={textError}
          forgive={forgive}
          back={<Trans>Cancel</Trans>}
          goBack={close}
          send={(note, onSent) =>
            act({ decision, note }, () => {
              onSent()
              close()
            })
          }
        />
      </>
    )
  return (
    <>
      {notice}
      {review.status === 'APPEALED' && !review.operationList.includes('uphold') && (
        <Text size="sm" c="dimmed">
          <Trans>You have hidden it, so somebody else decides whether it stays hidden.</Trans>
        </Text>
      )}
      {review.operationList.length > 0 && (
        <Group gap="xs">
          {review.operationList.map((operation) => (
            <Button key={operation} variant="default" onClick={() => decide(operation)}>
              {i18n._(decisionWords[operation].act)} …
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}

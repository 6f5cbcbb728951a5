import { REJECT_REASON_MAX } from '@galleria/contract/after-sales-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CountedTextarea } from '../../parts/counted-textarea.tsx'
import { useTextDraft } from '../../parts/use-text-draft.ts'
import { errorOfReason } from './answer-rules.ts'
import type { Answering } from './use-answer.tsx'

/** A no needs a reason, which the buyer reads. What is typed is kept until it has been sent. */
export function RejectForm({
  reverseId,
  answering,
  back,
}: {
  readonly reverseId: string
  readonly answering: Answering
  readonly back: () => void
}) {
  const { t } = useLingui()
  const draft = useTextDraft(`reject-${reverseId}`)
  const [isLooked, look] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.scrollIntoView({ block: 'center' })
  }, [])
  const wrong = errorOfReason(draft.text)
  const error =
    answering.reasonError ??
    (isLooked && wrong
      ? wrong === 'empty'
        ? t`Please say why; the buyer reads it.`
        : t`Please keep it to 500 characters.`
      : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    look(true)
    if (wrong) field.current?.focus()
    else if (!answering.isSending)
      answering.give({ answer: 'reject', reason: draft.text.trim() }, draft.forget)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Reject`}>
      <Stack gap="xs">
        <CountedTextarea
          ref={field}
          label={t`Why you reject it (the buyer reads this)`}
          value={draft.text}
          max={REJECT_REASON_MAX}
          error={error}
          leave={() => look(draft.text !== '')}
          write={(text) => {
            answering.forgive()
            draft.write(text)
          }}
        />
        <Group gap="xs">
          <Button type="submit" color="red" loading={answering.isSending}>
            <Trans>Reject the request</Trans>
          </Button>
          <Button variant="default" disabled={answering.isSending} onClick={back}>
            <Trans>Change</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

import { LONGEST_ANSWER } from '@galleria/contract/review-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CountedTextarea } from '../../parts/counted-textarea.tsx'
import { useTextDraft } from '../../parts/use-text-draft.ts'
import { errorOfReply } from './reply-rules.ts'
import type { Replying } from './use-reply.tsx'

type Props = {
  readonly reviewId: string
  readonly author: string
  readonly replying: Replying
  readonly back: () => void
  readonly done: () => void
}

/** The shop's one answer, for everybody to read. What is typed is kept until it has been sent. */
export function ReplyForm({ reviewId, author, replying, back, done }: Props) {
  const { t } = useLingui()
  const draft = useTextDraft(`reply-${reviewId}`)
  const [isLooked, look] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const wrong = errorOfReply(draft.text)
  const error =
    replying.error ??
    (isLooked && wrong
      ? wrong === 'empty'
        ? t`Please write an answer.`
        : t`Please keep it to 500 characters.`
      : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    look(true)
    if (wrong) field.current?.focus()
    else if (!replying.isSending)
      replying.send(draft.text.trim(), () => {
        draft.forget()
        done()
      })
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Answer to ${author}`}>
      <Stack gap="xs">
        <CountedTextarea
          ref={field}
          label={t`Answer to ${author}`}
          value={draft.text}
          max={LONGEST_ANSWER}
          error={error}
          leave={() => look(draft.text !== '')}
          write={(text) => {
            replying.forgive()
            draft.write(text)
          }}
        />
        <Text size="xs" c="dimmed">
          <Trans>Everybody can read it under the review. It cannot be changed afterwards.</Trans>
        </Text>
        <Group gap="xs">
          <Button type="submit" loading={replying.isSending}>
            <Trans>Publish the answer</Trans>
          </Button>
          <Button variant="default" disabled={replying.isSending} onClick={back}>
            <Trans>Later</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

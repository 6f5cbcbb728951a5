import { LONGEST_REASON } from '@galleria/contract/merchant-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { CountedTextarea } from '../../parts/counted-textarea.tsx'
import { useTextDraft } from '../../parts/use-text-draft.ts'

type Props = {
  /** Under which what is typed is kept until it has been sent. */
  readonly draftName: string
  readonly name: string
  readonly label: ReactNode
  readonly submit: ReactNode
  /** What is said where nothing was written; without it, that the other side reads the reason. */
  readonly whenEmpty?: string
  /** What it will do, said before it is done. */
  readonly warning?: ReactNode
  readonly isSending: boolean
  readonly error: string | undefined
  readonly send: (reason: string, onSent: () => void) => void
  readonly forgive: () => void
  readonly back: () => void
}

/** A no of the operator: never without a reason, which the other side reads. */
export function ReasonForm({
  draftName,
  name,
  label,
  submit,
  whenEmpty,
  warning,
  isSending,
  error: said,
  send,
  forgive,
  back,
}: Props) {
  const { t } = useLingui()
  const draft = useTextDraft(draftName)
  const [isLooked, look] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.scrollIntoView({ block: 'center' })
  }, [])
  const isEmpty = draft.text.trim() === ''
  const isTooLong = draft.text.trim().length > LONGEST_REASON
  const error =
    said ??
    (isLooked
      ? isEmpty
        ? (whenEmpty ?? t`Please say why; the other side reads it.`)
        : isTooLong
          ? t`Please keep it to 500 characters.`
          : undefined
      : undefined)
  function submitForm(event: FormEvent) {
    event.preventDefault()
    look(true)
    if (isEmpty || isTooLong) field.current?.focus()
    else if (!isSending) send(draft.text.trim(), draft.forget)
  }
  return (
    <form onSubmit={submitForm} noValidate aria-label={name}>
      <Stack gap="xs">
        {warning && <Text size="sm">{warning}</Text>}
        <CountedTextarea
          ref={field}
          label={label}
          value={draft.text}
          max={LONGEST_REASON}
          error={error}
          leave={() => look(draft.text !== '')}
          write={(text) => {
            forgive()
            draft.write(text)
          }}
        />
        <Group gap="xs">
          <Button type="submit" color="red" loading={isSending}>
            {submit}
          </Button>
          <Button variant="default" disabled={isSending} onClick={back}>
            <Trans>Change</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

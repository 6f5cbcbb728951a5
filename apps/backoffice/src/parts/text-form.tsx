import { textSchema } from '@galleria/contract/form-schema'
import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { errorsOf } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { CountedTextarea } from './counted-textarea.tsx'

type Props = {
  /** The key of the draft, until it has been sent. */
  readonly draftName: string
  /** What stands there already, and is put right. */ readonly start?: string
  /** What the form is called where it is read out. */
  readonly name: string
  readonly label: ReactNode
  readonly max: number
  readonly submit: ReactNode
  readonly back: ReactNode
  /** The text is a refusal, or does what cannot be taken back. */
  readonly isGrave?: boolean
  /** The error of an empty field. */
  readonly whenEmpty: string
  /** What it will do, over the text; and who reads it, under it. */
  readonly warning?: ReactNode
  readonly note?: ReactNode
  /** Over the text: what puts a ready one in its place. */
  readonly fill?: (put: (text: string) => void) => ReactNode
  /** What is shown beside the text. */
  readonly children?: ReactNode
  readonly isSending: boolean
  /** What the mall says about the text that was sent. */
  readonly error: string | undefined
  readonly forgive: () => void
  readonly send: (text: string, onSent: () => void) => void
  readonly goBack: () => void
}

/**
 * One text that somebody else is going to read, never empty. What is typed is kept until it has
 * been sent.
 */
export function TextForm(props: Props) {
  const { draftName, start = '', name, label, max, error, isSending } = props
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useMemo(() => String(readDraft(draftName) ?? start), [draftName, start])
  const [isWaiting, wait] = useState(false)
  const textOf = useTextError(props)
  const answer = useMemo(
    () => (error === undefined ? undefined : { errors: { text: { code: '', sentence: error } } }),
    [error],
  )
  const { errors, check, listeners } = useFormErrors({
    form,
    answer,
    find: (element) => errorsOf(textSchema(max), Object.fromEntries(new FormData(element))),
  })
  useEffect(() => {
    field.current?.focus()
    field.current?.scrollIntoView({ block: 'center' })
  }, [])
  function write(event: FormEvent) {
    props.forgive()
    writeDraft(draftName, field.current?.value ?? '')
    listeners.onInput(event)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // A photo that is on its way would be missing from what is sent.
    const isUploading = form.current?.querySelector('[data-sending]') !== null
    wait(isUploading)
    if (isSending || isUploading || !check() || !field.current) return
    props.send(field.current.value.trim(), () => forgetDraft(draftName))
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={name}
      {...{ ...listeners, onInput: write }}
    >
      <Stack gap="xs">
        {props.warning && <Text size="sm">{props.warning}</Text>}
        {props.fill?.((text) => put(field.current, text))}
        <CountedTextarea
          ref={field}
          name="text"
          label={label}
          value={draft}
          max={max}
          error={textOf(errors['text'])}
        />
        {props.note && (
          <Text size="xs" c="dimmed">
            {props.note}
          </Text>
        )}
        {props.children}
        {isWaiting && (
          <Text role="status" size="sm">
            <Trans>Please wait until the photos have been sent, and press again.</Trans>
          </Text>
        )}
        <Group gap="xs">
          <Button type="submit" {...(props.isGrave ? { color: 'red' } : {})} loading={isSending}>
            {props.submit}
          </Button>
          <Button variant="default" disabled={isSending} onClick={props.goBack}>
            {props.back}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** As if it had been typed, to be changed on. */
function put(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

function useTextError({ whenEmpty, max }: Pick<Props, 'whenEmpty' | 'max'>) {
  const { t } = useLingui()
  return (error: { code: string; sentence?: string | undefined } | undefined) => {
    if (!error) return undefined
    if (error.code === 'required') return whenEmpty
    return error.sentence ?? t`Please keep it to ${max} characters.`
  }
}

/** The way back from a text, where it is a second look at a decision. */
export function Change() {
  return <Trans>Change</Trans>
}

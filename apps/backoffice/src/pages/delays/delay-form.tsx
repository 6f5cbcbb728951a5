import {
  delayReasons,
  delaySchema,
  LONGEST_DELAY_WORDS,
  MOST_DAYS_BEYOND,
  MOST_DELAY_DAYS,
  type DelayReason,
} from '@galleria/contract/delay-rules'
import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { errorsOf } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useMemo, useRef, type FormEvent, type RefObject } from 'react'
import { CountedTextarea } from '../../parts/counted-textarea.tsx'
import { addDays } from '../../parts/format.ts'
import { useFormat } from '../../parts/use-format.ts'
import { delayWords } from './delay-words.ts'

export type DelayNotice = {
  readonly day: string
  readonly reason: DelayReason
  readonly content: string
}
type Typed = Partial<Record<keyof DelayNotice, string>>
type Props = {
  readonly draftName: string
  /** Today in the shop's calendar; and the day that is promised, where it is one. */
  readonly today: string
  readonly promised?: string | undefined
  readonly isSending: boolean
  /** What the mall says about what was sent. */ readonly error: string | undefined
  readonly forgive: () => void
  readonly send: (notice: DelayNotice, onSent: () => void) => void
  readonly goBack?: () => void
}

/** By when the goods leave instead, and why. What is typed is kept until it was sent. */
export function DelayForm(props: Props) {
  const { draftName, today, promised = '', error, isSending } = props
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const draft = useMemo(() => (readDraft(draftName) ?? {}) as Typed, [draftName])
  const days = {
    first: promised >= today ? addDays(promised, 1) : today,
    last: [addDays(today, MOST_DELAY_DAYS), promised && addDays(promised, MOST_DAYS_BEYOND)].reduce(
      (a, b) => (a < b ? b : a),
    ),
  }
  const { errorOf, check, listeners } = useErrors(form, days, error)
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name=day]')?.focus(), [])

  function write(event: FormEvent) {
    props.forgive()
    writeDraft(draftName, typedIn(form.current))
    listeners.onInput(event)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending || !check()) return
    const { day = '', reason, content = '' } = typedIn(form.current)
    props.send({ day, reason: reason as DelayReason, content: content.trim() }, () =>
      forgetDraft(draftName),
    )
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={t`Send later`}
      {...{ ...listeners, onInput: write }}
    >
      <Stack gap="sm" maw={560}>
        <DayAndReason days={days} draft={draft} errorOf={errorOf} />
        <CountedTextarea
          ref={words}
          name="content"
          label={<Trans>In your own words</Trans>}
          value={draft.content ?? ''}
          max={LONGEST_DELAY_WORDS}
          error={errorOf('content')}
        />
        <Text size="xs" c="dimmed">
          <Trans>
            The buyer sees the day and reason on the order page and by email, and can still cancel.
          </Trans>
        </Text>
        <Group gap="xs">
          <Button type="submit" loading={isSending}>
            <Trans>Tell the buyer</Trans>
          </Button>
          {props.goBack && (
            <Button variant="default" disabled={isSending} onClick={props.goBack}>
              <Trans>Not now</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

function DayAndReason({
  days,
  draft,
  errorOf,
}: {
  readonly days: { readonly first: string; readonly last: string }
  readonly draft: Typed
  readonly errorOf: (field: keyof DelayNotice) => string | undefined
}) {
  const { t, i18n } = useLingui()
  return (
    <Group align="flex-start" gap="sm" grow preventGrowOverflow={false} wrap="wrap">
      <TextInput
        type="date"
        name="day"
        label={t`New day of shipping`}
        min={days.first}
        max={days.last}
        miw={170}
        defaultValue={draft.day ?? ''}
        error={errorOf('day')}
      />
      <NativeSelect
        name="reason"
        label={t`Reason`}
        miw={240}
        defaultValue={draft.reason ?? ''}
        error={errorOf('reason')}
        data={[
          { value: '', label: t`Choose` },
          ...delayReasons.map((one) => ({ value: one, label: i18n._(delayWords[one]) })),
        ]}
      />
    </Group>
  )
}

function typedIn(form: HTMLFormElement | null): Typed {
  return form ? (Object.fromEntries(new FormData(form)) as Typed) : {}
}

function useErrors(
  form: RefObject<HTMLFormElement | null>,
  days: { first: string; last: string },
  error: string | undefined,
) {
  const { t } = useLingui()
  const format = useFormat()
  const answer = useMemo(
    () => (error === undefined ? undefined : { errors: { day: { code: '', sentence: error } } }),
    [error],
  )
  const { errors, check, listeners } = useFormErrors({
    form,
    answer,
    find: (element) => errorsOf(delaySchema(days), Object.fromEntries(new FormData(element))),
  })
  const [first, last] = [format.day(days.first), format.day(days.last)]
  const sentences: Readonly<Record<string, string>> = {
    'day required': t`Please choose a day.`,
    'day range': t`Please choose a day from ${first} to ${last}.`,
    'reason required': t`Please choose a reason.`,
    'content required': t`Please say in your own words why.`,
    'content length': t`Please keep it to ${LONGEST_DELAY_WORDS} characters.`,
  }
  return {
    check,
    listeners,
    errorOf: (field: keyof DelayNotice) => {
      const found = errors[field]
      return found && (found.sentence ?? sentences[`${field} ${found.code}`])
    },
  }
}

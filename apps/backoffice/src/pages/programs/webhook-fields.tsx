import {
  LONGEST_WEBHOOK_URL,
  webhookEvents,
  webhookSchema,
  type WebhookEvent,
} from '@galleria/contract/merchant-webhook-rules'
import { useLingui } from '@lingui/react/macro'
import { Checkbox, Stack, TextInput } from '@mantine/core'
import { wordsOf } from '../../parts/typed-prices.ts'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
import { eventNames } from './event-words.ts'

export type AskedWebhook = {
  readonly url: string
  readonly eventList: WebhookEvent[]
  readonly isOn: boolean
}

const readWebhook = (typed: FormData): AskedWebhook => ({
  url: wordsOf(typed, 'url'),
  eventList: typed.getAll('eventList') as WebhookEvent[],
  isOn: typed.has('isOn'),
})

type Sending = Pick<Parameters<typeof useSentForm<AskedWebhook>>[0], 'sending' | 'send'>

/** Both forms of a webhook. */
export function useWebhookForm({ sending, send }: Sending) {
  const { t } = useLingui()
  return useSentForm<AskedWebhook>({
    schema: webhookSchema,
    read: readWebhook,
    refusedAt: { 'webhook.address': 'url' },
    sentences: { required: t`Please enter an address.`, choose: t`Please choose at least one.` },
    sending,
    send,
  })
}

/** What both of them ask for. */
export function WebhookFields({
  first,
  errorOf,
}: {
  readonly first: Pick<AskedWebhook, 'url'> & { readonly eventList: readonly WebhookEvent[] }
  readonly errorOf: ErrorOf
}) {
  const { t, i18n } = useLingui()
  return (
    <>
      <TextInput
        name="url"
        label={t`Address`}
        description={t`https, on a public host. We send there by POST.`}
        type="url"
        inputMode="url"
        defaultValue={first.url}
        maxLength={LONGEST_WEBHOOK_URL}
        required
        autoComplete="off"
        spellCheck={false}
        error={errorOf('url')}
      />
      <Checkbox.Group
        label={t`When to tell it`}
        defaultValue={[...first.eventList]}
        error={errorOf('eventList')}
        data-invalid={errorOf('eventList') ? true : undefined}
      >
        <Stack gap={6} mt={6}>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              name="eventList"
              value={event}
              label={i18n._(eventNames[event])}
              description={event}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  )
}

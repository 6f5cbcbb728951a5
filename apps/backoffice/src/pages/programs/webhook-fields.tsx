import type { Problem } from '@galleria/contract/client'
import {
  LONGEST_WEBHOOK_URL,
  webhookEvents,
  type WebhookEvent,
} from '@galleria/contract/merchant-webhook-rules'
import { useLingui } from '@lingui/react/macro'
import { Checkbox, Stack, TextInput } from '@mantine/core'
import { eventNames } from './event-words.ts'

export type AskedWebhook = { readonly url: string; readonly eventList: readonly WebhookEvent[] }

/** What both forms of a webhook ask for. */
export function WebhookFields({
  asked,
  change,
  isTried,
  problem,
}: {
  readonly asked: AskedWebhook
  readonly change: (part: Partial<AskedWebhook>) => void
  readonly isTried: boolean
  readonly problem: Problem | undefined
}) {
  const { t, i18n } = useLingui()
  const refused = problem?.code === 'webhook.address' ? problem.body.detail : undefined
  const empty = isTried && asked.url.trim() === '' ? t`Please enter an address.` : undefined
  return (
    <>
      <TextInput
        label={t`Address`}
        description={t`https, on a public host. We send there by POST.`}
        type="url"
        inputMode="url"
        value={asked.url}
        maxLength={LONGEST_WEBHOOK_URL}
        required
        autoComplete="off"
        spellCheck={false}
        error={empty ?? refused}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <Checkbox.Group
        label={t`When to tell it`}
        value={[...asked.eventList]}
        error={isTried && asked.eventList.length === 0 ? t`Please choose at least one.` : undefined}
        onChange={(eventList) => change({ eventList: eventList as WebhookEvent[] })}
      >
        <Stack gap={6} mt={6}>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
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

export const isWhole = ({ url, eventList }: AskedWebhook) =>
  url.trim() !== '' && eventList.length > 0

import { SECRET_OVERLAP_HOURS } from '@galleria/contract/merchant-webhook-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Confirmation } from '../../parts/confirmation.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { eventNames } from './event-words.ts'
import { messagesKey, webhooksQuery, type Webhook } from './program-queries.ts'
import { SigningSecret } from './signing-secret.tsx'
import { useWebhookForm, WebhookFields, type AskedWebhook } from './webhook-fields.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'

type Asked = 'change' | 'rotate' | 'remove'

const states: Record<Webhook['status'], MessageDescriptor> = {
  ON: msg`On`,
  OFF: msg`Off`,
  FAILED: msg`Switched off: nothing was accepted for days`,
  MAKER_LEFT: msg`Nothing is sent: whoever added it is no longer an owner. Save it anew to take it over.`,
}

/** One address that is told: what, and whether all is well. */
export function WebhookCard({ webhook }: { readonly webhook: Webhook }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [asked, ask] = useState<Asked>()
  const { id, url, eventList, status, failingSince, operationList } = webhook
  const testing = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/webhook/test', { id }),
    onSettled: () => void queries.invalidateQueries({ queryKey: messagesKey }),
  })
  return (
    <>
      <div className={cards['head']}>
        <h3>{url}</h3>
        <Text size="sm" c="dimmed">
          {i18n._(states[status])}
        </Text>
      </div>
      <Text size="sm">{eventList.map((event) => i18n._(eventNames[event])).join(' · ')}</Text>
      {status === 'ON' && failingSince && (
        <Notice tone="warn">
          <Trans>Nothing has been accepted since {format.moment(failingSince)}.</Trans>
        </Notice>
      )}
      {testing.isError && <Notice tone="refuse">{textOf(testing.error)}</Notice>}
      <div role="status">
        {testing.isSuccess && (
          <Text size="sm">
            <Trans>A test message is on its way; see below how it went.</Trans>
          </Text>
        )}
      </div>
      {asked === 'change' && <ChangeForm webhook={webhook} close={() => ask(undefined)} />}
      {asked === 'rotate' && <RotateForm webhook={webhook} close={() => ask(undefined)} />}
      {asked === 'remove' && <RemoveForm webhook={webhook} close={() => ask(undefined)} />}
      {!asked && (
        <Group gap="xs">
          {operationList.includes('test') && (
            <Button
              variant="default"
              size="compact-md"
              loading={testing.isPending}
              onClick={() => testing.mutate()}
              aria-label={t`Send a test message to ${url}`}
            >
              <Trans>Send a test message</Trans>
            </Button>
          )}
          <Button
            variant="default"
            size="compact-md"
            onClick={() => ask('change')}
            aria-label={t`Change ${url}`}
          >
            <Trans>Change</Trans>
          </Button>
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => ask('rotate')}
            aria-label={t`New secret for ${url}`}
          >
            <Trans>New secret</Trans>
          </Button>
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => ask('remove')}
            aria-label={t`Remove ${url}`}
          >
            <Trans>Remove</Trans>
          </Button>
        </Group>
      )}
    </>
  )
}

type FormProps = { readonly webhook: Webhook; readonly close: () => void }

function ChangeForm({ webhook, close }: FormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { id, url, status } = webhook
  const saving = useMutation({
    mutationFn: (asked: AskedWebhook) =>
      mall('POST /sapi/mall-merchant/webhook/change', { id, ...asked }),
    onSuccess: (webhooks) => {
      queries.setQueryData(webhooksQuery.queryKey, webhooks)
      close()
    },
  })
  const { formProps, errorOf, notice } = useWebhookForm({ sending: saving, send: saving.mutate })
  return (
    <form {...formProps} aria-label={t`Change ${url}`}>
      <Stack gap="sm" maw={560}>
        <WebhookFields first={webhook} errorOf={errorOf} />
        <Switch
          name="isOn"
          label={t`Send messages`}
          defaultChecked={status === 'ON' || status === 'MAKER_LEFT'}
        />
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

function RotateForm({ webhook: { id }, close }: FormProps) {
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [secret, show] = useState<string>()
  const rotating = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/webhook/rotate', { id }),
    onSuccess: (rotated) => {
      queries.setQueryData(webhooksQuery.queryKey, rotated.webhookList)
      show(rotated.secret)
    },
  })
  if (secret) return <SigningSecret secret={secret} done={close} />
  return (
    <Stack gap="sm">
      <Text>
        <Trans>
          Make a new signing secret? For {SECRET_OVERLAP_HOURS} hours both sign, so that your
          program can change over without losing a message.
        </Trans>
      </Text>
      {rotating.isError && <Notice tone="refuse">{textOf(rotating.error)}</Notice>}
      <Group gap="xs">
        <Button loading={rotating.isPending} onClick={() => rotating.mutate()}>
          <Trans>Make a new secret</Trans>
        </Button>
        <Button variant="default" onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

function RemoveForm({ webhook: { id, url }, close }: FormProps) {
  const queries = useQueryClient()
  const removing = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/webhook/remove', { id }),
    onSuccess: (webhooks) => queries.setQueryData(webhooksQuery.queryKey, webhooks),
  })
  return (
    <Confirmation
      question={<Trans>Remove {url}? What is still on its way there is not sent.</Trans>}
      button={<Trans>Remove the webhook</Trans>}
      mutation={removing}
      run={() => removing.mutate()}
      close={close}
    />
  )
}

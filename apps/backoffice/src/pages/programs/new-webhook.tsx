import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Stack, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { webhooksQuery } from './program-queries.ts'
import { SigningSecret } from './signing-secret.tsx'
import { useWebhookForm, WebhookFields, type AskedWebhook } from './webhook-fields.tsx'
import { FormButtons } from '../../parts/form-buttons.tsx'

/** An address more that is told; what signs is shown once, where the form was. */
export function NewWebhook() {
  const [secret, show] = useState<string>()
  const [isOpen, open] = useState(false)
  if (!isOpen)
    return (
      <div>
        <Button variant="default" onClick={() => open(true)}>
          <Trans>New webhook</Trans>
        </Button>
      </div>
    )
  function close() {
    show(undefined)
    open(false)
  }
  return (
    <Card withBorder component="section" aria-labelledby="new-webhook" maw={560}>
      <Title order={3} id="new-webhook" mb="sm">
        <Trans>New webhook</Trans>
      </Title>
      {secret ? (
        <SigningSecret secret={secret} done={close} />
      ) : (
        <Fields show={show} close={close} />
      )}
    </Card>
  )
}

function Fields({
  show,
  close,
}: {
  readonly show: (secret: string) => void
  readonly close: () => void
}) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const adding = useMutation({
    mutationFn: ({ url, eventList }: AskedWebhook) =>
      mall('POST /sapi/mall-merchant/webhook/add', { url, eventList }),
    onSuccess: ({ secret, webhookList }) => {
      queries.setQueryData(webhooksQuery.queryKey, webhookList)
      show(secret)
    },
  })
  const { formProps, errorOf, notice } = useWebhookForm({ sending: adding, send: adding.mutate })
  return (
    <form {...formProps} aria-label={t`New webhook`}>
      <Stack gap="sm">
        <WebhookFields first={usual} errorOf={errorOf} />
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={adding.isPending} close={close}>
          <Trans>Add the webhook</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

const usual = { url: '', eventList: ['order.paid'] } as const

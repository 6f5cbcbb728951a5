import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Stack, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { webhooksQuery } from './program-queries.ts'
import { SigningSecret } from './signing-secret.tsx'
import { isWhole, WebhookFields, type AskedWebhook } from './webhook-fields.tsx'
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
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<AskedWebhook>({ url: '', eventList: ['order.paid'] })
  const [isTried, setTried] = useState(false)
  const adding = useMutation({
    mutationFn: ({ url, eventList }: AskedWebhook) =>
      mall('POST /sapi/mall-merchant/webhook/add', { url: url.trim(), eventList: [...eventList] }),
    onSuccess: ({ secret, webhookList }) => {
      queries.setQueryData(webhooksQuery.queryKey, webhookList)
      show(secret)
    },
  })
  const problem = isProblem(adding.error) ? adding.error : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isWhole(asked) && !adding.isPending) adding.mutate(asked)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`New webhook`}>
      <Stack gap="sm">
        <WebhookFields
          asked={asked}
          change={(part) => setAsked((before) => ({ ...before, ...part }))}
          isTried={isTried}
          problem={problem}
        />
        {adding.isError && problem?.code !== 'webhook.address' && (
          <Notice tone="refuse">{textOf(adding.error)}</Notice>
        )}
        <FormButtons isPending={adding.isPending} close={close}>
          <Trans>Add the webhook</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

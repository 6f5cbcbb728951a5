import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure } from '../../parts/notice.tsx'
import { KeyCard } from './key-card.tsx'
import { KeyForm } from './key-form.tsx'
import { MessageList } from './message-list.tsx'
import { NewWebhook } from './new-webhook.tsx'
import { keysQuery, webhooksQuery } from './program-queries.ts'
import { WebhookCard } from './webhook-card.tsx'

/** How a shop's own programs work with the mall. */
export function ProgramsPage() {
  const { t } = useLingui()
  return (
    <Stack gap="lg">
      <title>{t`API – Galleria back office`}</title>
      <div>
        <Title order={1}>
          <Trans>API</Trans>
        </Title>
        <Text c="dimmed" maw={640}>
          <Trans>
            For programs of your own: a key lets them in to what you choose, and nothing else.
            Webhooks tell them when something happens. All calls, and how a webhook is checked, are
            on <a href="/docs">the API page</a>.
          </Trans>
        </Text>
      </div>
      <Keys />
      <Webhooks />
      <MessageList />
    </Stack>
  )
}

function Keys() {
  const keys = useQuery(keysQuery)
  return (
    <section aria-labelledby="keys">
      <Title order={2} id="keys" mb="xs">
        <Trans>Keys</Trans>
      </Title>
      {keys.isError && !keys.data && (
        <LoadFailure error={keys.error} retry={() => void keys.refetch()} />
      )}
      {keys.isPending && <ListSkeleton isNarrow />}
      {keys.data?.length === 0 && (
        <Text mb="md">
          <Trans>No program has a key yet.</Trans>
        </Text>
      )}
      <Stack gap="md">
        {keys.data && keys.data.length > 0 && (
          <ul className={cards['cards']}>
            {keys.data.map((key) => (
              <li key={key.id}>
                <Card withBorder className={cards['card'] ?? ''}>
                  <KeyCard apiKey={key} />
                </Card>
              </li>
            ))}
          </ul>
        )}
        <KeyForm />
      </Stack>
    </section>
  )
}

function Webhooks() {
  const webhooks = useQuery(webhooksQuery)
  return (
    <section aria-labelledby="webhooks">
      <Title order={2} id="webhooks" mb="xs">
        <Trans>Webhooks</Trans>
      </Title>
      {webhooks.isError && !webhooks.data && (
        <LoadFailure error={webhooks.error} retry={() => void webhooks.refetch()} />
      )}
      {webhooks.isPending && <ListSkeleton isNarrow />}
      {webhooks.data?.length === 0 && (
        <Text mb="md">
          <Trans>No program is told of anything yet.</Trans>
        </Text>
      )}
      <Stack gap="md">
        {webhooks.data && webhooks.data.length > 0 && (
          <ul className={cards['cards']}>
            {webhooks.data.map((webhook) => (
              <li key={webhook.id}>
                <Card withBorder className={cards['card'] ?? ''}>
                  <WebhookCard webhook={webhook} />
                </Card>
              </li>
            ))}
          </ul>
        )}
        <NewWebhook />
      </Stack>
    </section>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { ListSkeleton } from '../../parts/list-skeleton.tsx'
import { LoadFailure, Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { messagesKey, messagesQuery, type Message } from './program-queries.ts'

const states: Record<Message['status'], MessageDescriptor> = {
  WAITING: msg({ message: 'Waiting', context: 'of a message to a program' }),
  DELIVERED: msg({ message: 'Accepted', context: 'of a message to a program' }),
  GIVEN_UP: msg({ message: 'Given up', context: 'of a message to a program' }),
}

const outcomes: Record<Message['tryList'][number]['outcome'], MessageDescriptor> = {
  TAKEN: msg`Accepted`,
  ANSWERED: msg`Not accepted`,
  REDIRECTED: msg`Redirected us, which we do not follow`,
  TIMED_OUT: msg`No answer in time`,
  NOT_REACHED: msg`Could not be reached`,
  NOT_PUBLIC: msg`The host is not public`,
}

/** What was told, the newest first, with each try. */
export function MessageList() {
  const page = useInfiniteQuery(messagesQuery)
  const messages = page.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <section aria-labelledby="messages">
      <Title order={2} id="messages" mb="xs">
        <Trans>Messages</Trans>
      </Title>
      {page.isError && !page.data && (
        <LoadFailure error={page.error} retry={() => void page.refetch()} />
      )}
      {page.isPending && <ListSkeleton isNarrow />}
      {page.data && messages.length === 0 && (
        <Text>
          <Trans>Nothing was sent in the last thirty days.</Trans>
        </Text>
      )}
      <Stack gap="sm">
        <ul className={cards['cards']}>
          {messages.map((message) => (
            <li key={message.id}>
              <Card withBorder className={cards['card'] ?? ''}>
                <MessageCard message={message} />
              </Card>
            </li>
          ))}
        </ul>
        {page.hasNextPage && (
          <div>
            <Button
              variant="default"
              loading={page.isFetchingNextPage}
              onClick={() => void page.fetchNextPage()}
            >
              <Trans>Earlier ones</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </section>
  )
}

function MessageCard({ message }: { readonly message: Message }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const { id, type, status, createTime, nextTryTime, tryList, operationList } = message
  const again = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/webhook/sendAgain', { id }),
    onSettled: () => void queries.invalidateQueries({ queryKey: messagesKey }),
  })
  return (
    <>
      <div className={cards['head']}>
        <h3>{type}</h3>
        <Text size="sm" c="dimmed">
          {[
            i18n._(states[status]),
            format.moment(createTime),
            nextTryTime && tryList.length > 0 && t`next try ${format.moment(nextTryTime)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {tryList.map((one, index) => (
        <Text key={index} size="sm">
          {[
            format.moment(one.time),
            i18n._(outcomes[one.outcome]),
            one.httpStatus,
            `${format.count(one.ms)} ms`,
          ]
            .filter(Boolean)
            .join(' · ')}
          {one.answer && (
            <Text component="span" size="xs" c="dimmed" display="block">
              {one.answer}
            </Text>
          )}
        </Text>
      ))}
      {again.isError && <Notice tone="refuse">{textOf(again.error)}</Notice>}
      {operationList.includes('sendAgain') && (
        <div>
          <Button
            variant="subtle"
            size="compact-md"
            loading={again.isPending}
            onClick={() => again.mutate()}
            aria-label={t`Send again: ${type} of ${format.moment(createTime)}`}
          >
            <Trans>Send again</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

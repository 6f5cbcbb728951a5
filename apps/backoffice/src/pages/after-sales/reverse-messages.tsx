import type { MerchantReverse } from '@galleria/contract/after-sales'
import { isProblem } from '@galleria/contract/client'
import { Trans } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import detail from '../../parts/detail.module.css'
import { useProblemText } from '../../parts/notice.tsx'
import { MessageForm, type NewMessage } from '../order/message-form.tsx'
import { MessageList } from '../order/message-list.tsx'
import { keepAnswered } from './reverse-queries.ts'
import { SavedTexts } from './saved-texts.tsx'
import { useReverseDesk } from './reverse-desk.ts'

/**
 * What the shop and its buyer have written to each other about a request, and the way to write
 * more.
 */
export function ReverseMessages({ reverse }: { readonly reverse: MerchantReverse }) {
  const textOf = useProblemText()
  const [isAsked, ask] = useState(false)
  const message = useMessage(reverse)
  const canWrite = reverse.messageOperationList.includes('writeToBuyer')
  return (
    <section aria-labelledby="messages">
      <div className={detail['headline']}>
        <Title order={2} id="messages">
          <Trans>Messages with the buyer</Trans>
        </Title>
        {canWrite && !isAsked && (
          <Button variant="subtle" onClick={() => ask(true)}>
            <Trans>Write to the buyer</Trans>
          </Button>
        )}
      </div>
      {reverse.buyerName === '' && (
        <p>
          <Trans>The buyer has deleted their account and no longer reads messages.</Trans>
        </p>
      )}
      <MessageList messages={reverse.messageList} isOfRequest />
      {isAsked && (
        <MessageForm
          draftName={`message ${reverse.id}`}
          isSending={message.isPending}
          failure={message.error}
          error={message.isError ? textOf(message.error) : undefined}
          forgive={message.reset}
          send={(written, onSent) => message.mutate(written, { onSuccess: onSent })}
          close={() => ask(false)}
          fill={(put) => <SavedTexts reverse={reverse} put={put} />}
        />
      )}
    </section>
  )
}

function useMessage({ id }: MerchantReverse) {
  const queries = useQueryClient()
  const desk = useReverseDesk()
  // The same message that is sent again, because no answer came, is one message.
  const key = useRef(crypto.randomUUID())
  return useMutation({
    mutationFn: (written: NewMessage) =>
      desk.write({
        id,
        ...written,
        requestKey: key.current,
      }),
    onSuccess: (answered) => {
      key.current = crypto.randomUUID()
      keepAnswered(queries, answered, desk)
    },
    onError: async (error) => {
      if (!isProblem(error) || error.status !== 400)
        await queries.invalidateQueries({ queryKey: [desk.listKey] })
    },
  })
}

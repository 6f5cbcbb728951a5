import type { MerchantReverse } from '@galleria/contract/after-sales'
import { isProblem } from '@galleria/contract/client'
import { LONGEST_MESSAGE } from '@galleria/contract/order-work-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import detail from '../../parts/detail.module.css'
import { useProblemText } from '../../parts/notice.tsx'
import { TextForm } from '../../parts/text-form.tsx'
import { MessageList } from '../order/message-list.tsx'
import { keepAnswered } from './reverse-queries.ts'
import { useReverseDesk } from './reverse-desk.ts'

/** What the shop and its buyer have written to each other about a request, and the way to write more. */
export function ReverseMessages({ reverse }: { readonly reverse: MerchantReverse }) {
  const { t } = useLingui()
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
        <TextForm
          draftName={`message ${reverse.id}`}
          name={t`Write to the buyer`}
          label={<Trans>Message</Trans>}
          max={LONGEST_MESSAGE}
          submit={<Trans>Send the message</Trans>}
          back={<Trans>Not now</Trans>}
          whenEmpty={t`Please write something first.`}
          note={<Trans>The buyer and Galleria read it. Links stay text.</Trans>}
          isSending={message.isPending}
          error={message.isError ? textOf(message.error) : undefined}
          forgive={message.reset}
          send={(content, onSent) =>
            message.mutate(content, {
              onSuccess: () => {
                onSent()
                ask(false)
              },
            })
          }
          goBack={() => ask(false)}
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
    mutationFn: (content: string) =>
      desk.write({
        id,
        content,
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

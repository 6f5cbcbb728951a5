import type { OperatorOrder } from '@galleria/contract/operator-order'
import { Trans } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { mall } from '../../api/mall.ts'
import { operatorQuery } from '../../api/queries.ts'
import detail from '../../parts/detail.module.css'
import { Notice } from '../../parts/notice.tsx'
import { CLOSED_SHOPS } from '../after-sales/reverse-desk.ts'
import { MessageForm, type NewMessage } from '../order/message-form.tsx'
import { MessageList } from '../order/message-list.tsx'
import { useOrderWork } from '../order/use-order-work.ts'

/**
 * What buyer and shop have written to each other; of a removed shop the mall answers, or says that
 * the last message needs no answer.
 */
export function MallMessages({ order }: { readonly order: OperatorOrder }) {
  const queries = useQueryClient()
  const { data: operator } = useQuery(operatorQuery)
  const [isAsked, ask] = useState(false)
  // The same message that is sent again, because no answer came, is one message.
  const key = useRef(crypto.randomUUID())
  const message = useOrderWork(order, (written: NewMessage) =>
    mall('POST /sapi/mall-operator/closedShop/writeAboutOrder', {
      id: order.id,
      ...written,
      requestKey: key.current,
    }),
  )
  const aside = useOrderWork(order, (messageId: string) =>
    mall('POST /sapi/mall-operator/closedShop/setMessageAside', { id: order.id, messageId }),
  )
  const isAnswered = () => void queries.invalidateQueries({ queryKey: [CLOSED_SHOPS] })
  const mayAct = operator?.rights.includes('service') ?? false
  const canWrite = mayAct && order.messageOperationList.includes('writeToBuyer')
  const waiting = mayAct ? order.waitingMessageId : null
  return (
    <section aria-labelledby="messages">
      <div className={detail['headline']}>
        <Title order={2} id="messages">
          <Trans>Messages of buyer and shop</Trans>
        </Title>
        {canWrite && !isAsked && (
          <Button variant="subtle" onClick={() => ask(true)}>
            <Trans>Write to the buyer</Trans>
          </Button>
        )}
      </div>
      {canWrite && (
        <p className={detail['minor']}>
          <Trans>The shop was removed from the mall. Galleria answers in its place.</Trans>
        </p>
      )}
      <MessageList messages={order.messageList} />
      {waiting !== null && !isAsked && (
        <Button
          variant="subtle"
          loading={aside.isSending}
          onClick={() => aside.run(waiting, { onSuccess: isAnswered })}
        >
          <Trans>No answer needed</Trans>
        </Button>
      )}
      {aside.error && <Notice tone="refuse">{aside.error}</Notice>}
      {isAsked && (
        <MessageForm
          draftName={`message ${order.id}`}
          isSending={message.isSending}
          failure={message.failure}
          error={message.error}
          forgive={message.forgive}
          send={(written, onSent) =>
            message.run(written, {
              onSuccess: () => {
                onSent()
                key.current = crypto.randomUUID()
                isAnswered()
              },
            })
          }
          close={() => ask(false)}
        />
      )}
    </section>
  )
}

import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { mall } from '../../api/mall.ts'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import detail from '../../parts/detail.module.css'
import { MessageForm, type NewMessage } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { useOrderWork } from './use-order-work.ts'

/** What the shop and its buyer have written to each other, and the way to write more. */
export function Messages({ order }: { readonly order: MerchantOrder }) {
  const who = useQuery(whoQuery)
  const [isAsked, ask] = useState(false)
  // The same message that is sent again, because no answer came, is one message.
  const key = useRef(crypto.randomUUID())
  const message = useOrderWork(order, (written: NewMessage) =>
    mall('POST /sapi/mall-merchant/order/writeToBuyer', {
      id: order.id,
      ...written,
      requestKey: key.current,
    }),
  )
  // Of somebody who left, the order knows no name any more.
  const hasLeft = order.deliverTo.name.trim() === ''
  const canWrite = rightsOf(who.data).includes('messages') && !hasLeft
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
      {hasLeft && (
        <p>
          <Trans>The buyer has deleted their account and no longer reads messages.</Trans>
        </p>
      )}
      <MessageList messages={order.messageList} />
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
              },
            })
          }
          close={() => ask(false)}
        />
      )}
    </section>
  )
}

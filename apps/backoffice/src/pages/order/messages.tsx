import type { MerchantOrder } from '@galleria/contract/merchant'
import { LONGEST_MESSAGE } from '@galleria/contract/order-work-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { mall } from '../../api/mall.ts'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import detail from '../../parts/detail.module.css'
import { TextForm } from '../../parts/text-form.tsx'
import { MessageList } from './message-list.tsx'
import { useOrderWork } from './use-order-work.ts'

/** What the shop and its buyer have written to each other, and the way to write more. */
export function Messages({ order }: { readonly order: MerchantOrder }) {
  const { t } = useLingui()
  const who = useQuery(whoQuery)
  const [isAsked, ask] = useState(false)
  // The same message that is sent again, because no answer came, is one message.
  const key = useRef(crypto.randomUUID())
  const message = useOrderWork(order, (content: string) =>
    mall('POST /sapi/mall-merchant/order/writeToBuyer', {
      id: order.id,
      content,
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
        <TextForm
          draftName={`message ${order.id}`}
          name={t`Write to the buyer`}
          label={<Trans>Message</Trans>}
          max={LONGEST_MESSAGE}
          submit={<Trans>Send the message</Trans>}
          back={<Trans>Not now</Trans>}
          whenEmpty={t`Please write something first.`}
          note={<Trans>The buyer and Galleria read it. Links stay text.</Trans>}
          isSending={message.isSending}
          error={message.error}
          forgive={message.forgive}
          send={(content, onSent) =>
            message.run(content, {
              onSuccess: () => {
                onSent()
                key.current = crypto.randomUUID()
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

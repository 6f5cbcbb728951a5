import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { MessagesCard } from '../../parts/buyer/messages-card.tsx'
import { reversePath } from './operations.ts'
import type { Outcome } from './outcome.tsx'

/** All messages of an order; those about an after-sales order of it lead there. */
export function OrderMessages({
  order,
  requestKey,
  answer,
}: {
  order: WireOrder
  requestKey: string
  answer: Outcome | undefined
}) {
  return (
    <MessagesCard
      shop={order.shop}
      isShopRemoved={order.isShopRemoved}
      messages={order.messageList}
      canWrite={order.messageOperationList.includes('writeToShop')}
      fields={{ orderId: order.id, requestKey }}
      unsent={answer?.kind === 'message' ? answer : undefined}
      nameSubject={({ reverseId }) =>
        reverseId && (
          <>
            {' · '}
            <Link to={reversePath(reverseId)} className="link">
              <Trans comment="leads from a message to the request it is about">
                About an after-sales application
              </Trans>
            </Link>
          </>
        )
      }
    />
  )
}

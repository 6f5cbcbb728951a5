import type { WebhookEvent } from '@galleria/contract/merchant-webhook-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a program can be told. */
export const eventNames: Record<WebhookEvent, MessageDescriptor> = {
  'order.paid': msg`An order was paid`,
  'order.reissued': msg`Something is to be sent at no charge`,
  'order.shipped': msg`All of an order was sent`,
  'order.completed': msg`An order was received`,
  'order.cancelled': msg`An unpaid order was cancelled`,
  'order.closed': msg`A paid order was closed, and its money goes back`,
  'after_sales.applied': msg`A buyer asked for something`,
  'after_sales.sent_back': msg`Goods are on their way back`,
  'after_sales.refunded': msg`Money went back`,
  'after_sales.closed': msg`A request was closed without money`,
}

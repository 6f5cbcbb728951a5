import type { LabContext } from '../platform/context.ts'
import { sendEvent } from '../platform/outbox.ts'
import { newPaypalId } from './paypal.store.ts'
import type { Order } from './paypal.types.ts'

const summaries = {
  'CHECKOUT.ORDER.APPROVED': 'An order has been approved by buyer',
  'PAYMENT.CAPTURE.COMPLETED': 'Payment completed',
  'PAYMENT.CAPTURE.PENDING': 'Payment pending',
  'PAYMENT.CAPTURE.DECLINED': 'Payment declined',
  'PAYMENT.CAPTURE.REFUNDED': 'Payment refunded',
  'PAYMENT.REFUND.PENDING': 'Refund pending',
  'PAYMENT.REFUND.FAILED': 'Refund failed',
  'CUSTOMER.DISPUTE.CREATED': 'A new dispute opened with Case',
  'CUSTOMER.DISPUTE.UPDATED': 'A dispute was updated with Case',
  'CUSTOMER.DISPUTE.RESOLVED': 'A dispute was resolved with Case',
} as const
export type EventType = keyof typeof summaries

/**
 * Tells the merchant. At PayPal a listener's address is registered once for all orders; the lab's
 * merchant listens where its buyers come back to, so that no test has to register one.
 */
export function announce(
  context: LabContext,
  type: EventType,
  order: Order,
  resource: { kind: 'checkout-order' | 'capture' | 'refund' | 'dispute'; body: object },
): void {
  const id = `WH-${newPaypalId()}-${newPaypalId()}`
  const address = `${context.url()}/paypal/v1/notifications/webhooks-events/${id}`
  sendEvent(context, {
    id,
    stand: 'paypal',
    type,
    subject: order.id,
    url: new URL('/webhooks/paypal', order.returnUrl).href,
    body: JSON.stringify({
      id,
      event_version: '1.0',
      create_time: context.now().toISOString(),
      resource_type: resource.kind,
      resource_version: '2.0',
      event_type: type,
      summary: summaries[type],
      resource: resource.body,
      links: [
        { href: address, rel: 'self', method: 'GET' },
        { href: `${address}/resend`, rel: 'resend', method: 'POST' },
      ],
    }),
  })
}

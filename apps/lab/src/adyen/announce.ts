import { createHmac } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { sendEvent } from '../platform/outbox.ts'
import { HMAC_KEY, MERCHANT_ACCOUNT } from './adyen.keys.ts'
import { newPsp } from './adyen-error.ts'
import type { Amount, Payment } from './adyen.types.ts'

export type EventCode =
  | 'AUTHORISATION'
  | 'CAPTURE'
  | 'CAPTURE_FAILED'
  | 'CANCELLATION'
  | 'REFUND'
  | 'REFUND_FAILED'
  | 'REFUNDED_REVERSED'
  | 'CHARGEBACK_REVERSED'
  | 'NOTIFICATION_OF_CHARGEBACK'
  | 'CHARGEBACK'
type News = {
  eventCode: EventCode
  success: boolean
  pspReference: string
  originalReference?: string
  merchantReference: string
  amount: Amount
  method: string
  reason?: string
  more?: Record<string, string>
}

/**
 * Tells the merchant of what happened: one call for all that happened at once, each item signed by
 * itself and without a moment.
 */
export function announce(context: LabContext, payment: Payment, news: readonly News[]): void {
  const [first] = news
  if (!first) return
  sendEvent(context, {
    id: `ntf_${newPsp()}`,
    stand: 'adyen',
    type: first.eventCode,
    subject: payment.pspReference,
    url: payment.webhookUrl,
    body: JSON.stringify({
      live: 'false',
      notificationItems: news.map((one) => ({
        NotificationRequestItem: present(one, context.now()),
      })),
    }),
  })
}

export const newsOf = (
  payment: Payment,
  news: Pick<News, 'eventCode' | 'success'> & Partial<News>,
): News => ({
  pspReference: payment.pspReference,
  merchantReference: payment.merchantReference,
  amount: payment.amount,
  method: payment.brand,
  ...(payment.linkId && { more: { paymentLinkId: payment.linkId } }),
  ...news,
})

function present(news: News, at: Date) {
  const success = String(news.success)
  const signed = [
    news.pspReference,
    news.originalReference ?? '',
    MERCHANT_ACCOUNT,
    news.merchantReference,
    news.amount.value,
    news.amount.currency,
    news.eventCode,
    success,
  ].join(':')
  return {
    additionalData: {
      ...news.more,
      hmacSignature: createHmac('sha256', Buffer.from(HMAC_KEY, 'hex'))
        .update(signed, 'utf8')
        .digest('base64'),
    },
    amount: news.amount,
    eventCode: news.eventCode,
    eventDate: `${at.toISOString().slice(0, 19)}+00:00`,
    merchantAccountCode: MERCHANT_ACCOUNT,
    merchantReference: news.merchantReference,
    ...(news.originalReference && { originalReference: news.originalReference }),
    ...(news.eventCode === 'AUTHORISATION' &&
      news.success && { operations: ['CANCEL', 'CAPTURE', 'REFUND'] }),
    paymentMethod: news.method,
    pspReference: news.pspReference,
    reason: news.reason ?? '',
    success,
  }
}

import { newId, type LabContext } from '../platform/context.ts'
import { sendEvent } from '../platform/outbox.ts'
import { presentCapture, presentPayment } from './mockpay.present.ts'
import type { Capture, EventType, Payment, Refund } from './mockpay.types.ts'

/** Tells the merchant of a payment, as it is now. */
export function announce(
  context: LabContext,
  type: EventType,
  payment: Payment,
  about: { capture?: Capture; refund?: Refund } = {},
): void {
  const id = newId('evt')
  const createdAt = context.now().toISOString()
  const body = JSON.stringify({
    id,
    type,
    createdAt,
    data: {
      payment: presentPayment(context, payment),
      ...(about.capture && { capture: presentCapture(about.capture) }),
      ...(about.refund && { refund: about.refund }),
    },
  })
  sendEvent(context, {
    id,
    stand: 'mockpay',
    type,
    subject: payment.id,
    url: payment.webhookUrl,
    body,
  })
}

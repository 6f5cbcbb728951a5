import { newId, type LabContext } from '../platform/context.ts'
import { presentCapture, presentPayment } from './mockpay.present.ts'
import type { Capture, EventType, Payment, Refund } from './mockpay.types.ts'

/**
 * Writes an event down and puts its delivery on the agenda. The body is fixed here: every repeat carries the very same bytes, the
 * payment as it was then, whatever happened since.
 */
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
  context.db
    .prepare(
      'insert into events (id, type, payment_id, url, body, created_at) values (?, ?, ?, ?, ?, ?)',
    )
    .run(id, type, payment.id, payment.webhookUrl, body, createdAt)
  context.agenda.schedule('deliver', id, 0)
}

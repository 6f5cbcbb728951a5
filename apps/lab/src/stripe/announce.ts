import type Stripe from 'stripe'
import type { LabContext } from '../platform/context.ts'
import { sendEvent } from '../platform/outbox.ts'
import { listWhere, newStripeId, save, type Kind, type Kinds } from './stripe.store.ts'

export const apiVersion = '2026-10-28.endive'

/**
 * Writes an event down and sends it to each endpoint that wants it. The object in it is as it was
 * then.
 */
export function announce(context: LabContext, type: Stripe.Event.Type, object: Kinds[Kind]): void {
  const endpoints = listWhere(context.db, 'webhook_endpoint').filter(({ enabled_events }) =>
    enabled_events.some((wanted) => wanted === '*' || wanted === type),
  )
  const event = save(context.db, {
    id: newStripeId('event'),
    object: 'event',
    api_version: apiVersion,
    created: secondsOf(context),
    data: { object },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: null,
    type,
  } as unknown as Stripe.Event)
  for (const [index, { url }] of endpoints.entries()) {
    sendEvent(context, {
      id: index === 0 ? event.id : `${event.id}_${index}`,
      stand: 'stripe',
      type,
      subject: subjectOf(object),
      url,
      body: JSON.stringify(event, null, 2),
    })
  }
}

/** The payment that an object is about, or itself. */
function subjectOf(object: Kinds[Kind]): string {
  const intent = (object as { payment_intent?: unknown }).payment_intent
  return typeof intent === 'string' ? intent : object.id
}

export function secondsOf({ now }: Pick<LabContext, 'now'>): number {
  return Math.floor(now().getTime() / 1000)
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProviderEvent } from '../providers/payment-provider.ts'
import { wireNotice } from './klarna.wire.ts'

/**
 * Klarna signs nothing. The address that it is given for a payment carries a token that only we can
 * make for that payment: who does not know it is not heard, and who learns one can say no more than
 * "look at this payment".
 */
export function callBackAddress(webhookUrl: string, reference: string, secret: string): string {
  // Klarna fills in the braces; a URL object would be free to encode them.
  return `${webhookUrl}?for=${encodeURIComponent(reference)}&token=${tokenOf(reference, secret)}&order={order.id}`
}

export function readKlarnaEvents(
  raw: Buffer,
  query: URLSearchParams,
  secrets: readonly string[],
): readonly ProviderEvent[] | undefined {
  const reference = query.get('for') ?? ''
  const token = Buffer.from(query.get('token') ?? '')
  const order = query.get('order') ?? ''
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(tokenOf(reference, secret))
    return expected.length === token.length && timingSafeEqual(expected, token)
  })
  if (!isOurs || !/^[\w-]{1,100}$/.test(order)) return undefined
  const eventType = wireNotice.safeParse(parse(raw)).data?.event_type ?? 'push'
  return [{ id: `${order}:${eventType}`, paymentRef: order, payload: { event: eventType, order } }]
}

function tokenOf(reference: string, secret: string): string {
  return createHmac('sha256', secret).update(reference).digest('base64url')
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return {}
  }
}

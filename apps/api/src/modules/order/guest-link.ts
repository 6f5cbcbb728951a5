import { createHmac, timingSafeEqual } from 'node:crypto'
import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'

/** The key in a guest's mail: names one order and a last day, signed by the mall. Nothing is stored, nothing else is opened. */

const LIFETIME_MS = 90 * 86_400_000
/** One is about eighty letters; what somebody sends instead of one is not taken apart. */
const LONGEST = 200

export function guestToken(secret: string, orderId: Id<'order'>, now: Date): string {
  const claim = `${toWireId('order', orderId)}.${Math.floor((now.getTime() + LIFETIME_MS) / 1000).toString(36)}`
  return `${claim}.${sign(secret, claim)}`
}

/** The order a token opens, or undefined when it is forged, spoilt or too old. */
export function readGuestToken(secret: string, token: string, now: Date): Id<'order'> | undefined {
  if (token.length > LONGEST) return undefined
  const [order, until, signature, ...more] = token.split('.')
  if (!order || !until || !signature || more.length > 0) return undefined
  const expected = Buffer.from(sign(secret, `${order}.${until}`))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
  if (Number.parseInt(until, 36) * 1000 < now.getTime()) return undefined
  return fromWireId('order', order)
}

function sign(secret: string, claim: string): string {
  return createHmac('sha256', secret).update(`guest-order:${claim}`).digest('base64url')
}

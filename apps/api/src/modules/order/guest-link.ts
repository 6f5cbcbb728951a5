import { createHmac } from 'node:crypto'
import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'
import { isSame } from '#platform/secrets.ts'

/** The keys in a guest's mails: each names one thing and a last day, signed by the mall for one purpose. Nothing is stored, nothing else is opened. */

const LIFETIME_MS = 90 * 86_400_000
/** One is about eighty letters; what somebody sends instead of one is not taken apart. */
const LONGEST = 200

/** Opens one order, to look at. */
export function guestToken(secret: string, orderId: Id<'order'>, now: Date): string {
  return write(secret, 'guest-order', toWireId('order', orderId), now)
}

/** The order a token opens, or undefined when it is forged, spoilt or too old. */
export function readGuestToken(
  secrets: readonly string[],
  token: string,
  now: Date,
): Id<'order'> | undefined {
  const named = read(secrets, 'guest-order', token, now)
  return named === undefined ? undefined : fromWireId('order', named)
}

/** Ends the mails about one contract to the address that it was placed with; it opens nothing. */
export function stopToken(secret: string, contractId: Id<'contract'>, now: Date): string {
  return write(secret, 'stop-mails', toWireId('contract', contractId), now)
}

export function readStopToken(
  secrets: readonly string[],
  token: string,
  now: Date,
): Id<'contract'> | undefined {
  const named = read(secrets, 'stop-mails', token, now)
  return named === undefined ? undefined : fromWireId('contract', named)
}

/** "This was not me", for a statement of withdrawal that somebody gave with another's address. */
export function disownToken(secret: string, id: Id<'withdrawal'>, now: Date): string {
  return write(secret, 'disown', toWireId('withdrawal', id), now)
}

export function readDisownToken(
  secrets: readonly string[],
  token: string,
  now: Date,
): Id<'withdrawal'> | undefined {
  const named = read(secrets, 'disown', token, now)
  return named === undefined ? undefined : fromWireId('withdrawal', named)
}

type Purpose = 'guest-order' | 'stop-mails' | 'disown'

function write(secret: string, purpose: Purpose, named: string, now: Date): string {
  const claim = `${named}.${Math.floor((now.getTime() + LIFETIME_MS) / 1000).toString(36)}`
  return `${claim}.${sign(secret, purpose, claim)}`
}

function read(
  secrets: readonly string[],
  purpose: Purpose,
  token: string,
  now: Date,
): string | undefined {
  if (token.length > LONGEST) return undefined
  const [named, until, signature, ...more] = token.split('.')
  if (!named || !until || !signature || more.length > 0) return undefined
  const given = Buffer.from(signature)
  const isSigned = secrets.some((secret) =>
    isSame(Buffer.from(sign(secret, purpose, `${named}.${until}`)), given),
  )
  if (!isSigned) return undefined
  if (Number.parseInt(until, 36) * 1000 < now.getTime()) return undefined
  return named
}

function sign(secret: string, purpose: Purpose, claim: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${claim}`).digest('base64url')
}

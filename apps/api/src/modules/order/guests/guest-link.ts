import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { readKey, writeKey, type KeyPurpose } from '#platform/signed-key.ts'

/** The keys in a guest's mails. */

const LIFETIME_MS = 90 * DAY

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
  const named = readKey(secrets, 'guest-order', token, now)
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
  const named = readKey(secrets, 'stop-mails', token, now)
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
  const named = readKey(secrets, 'disown', token, now)
  return named === undefined ? undefined : fromWireId('withdrawal', named)
}

function write(secret: string, purpose: KeyPurpose, named: string, now: Date): string {
  return writeKey(secret, purpose, named, new Date(now.getTime() + LIFETIME_MS))
}

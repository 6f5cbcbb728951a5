import { createHmac } from 'node:crypto'
import { isSame } from './secrets.ts'

/**
 * The keys in mails: each names one thing and a last day, signed by the mall for one purpose.
 * Nothing is stored, nothing else is opened.
 */
export type KeyPurpose =
  | 'guest-order'
  | 'stop-mails'
  | 'disown'
  | 'confirm-wish'
  | 'end-wishes'
  | 'end-reminders'

/** One is about eighty letters; what somebody sends instead of one is not taken apart. */
const LONGEST = 200

/** `named` has no dot in it. */
export function writeKey(secret: string, purpose: KeyPurpose, named: string, until: Date): string {
  const claim = `${named}.${Math.floor(until.getTime() / 1000).toString(36)}`
  return `${claim}.${sign(secret, purpose, claim)}`
}

/** What a key names, or undefined when it is forged, spoilt or too old. */
export function readKey(
  secrets: readonly string[],
  purpose: KeyPurpose,
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

function sign(secret: string, purpose: KeyPurpose, claim: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${claim}`).digest('base64url')
}

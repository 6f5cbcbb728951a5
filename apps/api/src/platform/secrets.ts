import { createHmac, timingSafeEqual } from 'node:crypto'

/** A keyed hash for one use only: what is signed for one purpose says nothing for another. */
export function keyedHash(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest()
}

/** Short enough for a key, and nobody's address can be read from it. */
export function blind(secret: string, text: string): string {
  return keyedHash(secret, 'blind', text).toString('base64url').slice(0, 22)
}

export function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { keyedHash } from './secrets.ts'

/**
 * Text that has to be shown again, and yet not be read from a copy of the database: under a key
 * made of the mall's secret for one purpose (AES-256-GCM). `of` is what the text belongs to; moved
 * to another row it does not open.
 */
export function seal(secret: string, purpose: string, of: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(secret, purpose), iv).setAAD(Buffer.from(of))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Throws where it was not sealed with this secret, for this purpose and thing. */
function unseal(secret: string, purpose: string, of: string, sealed: Buffer): string {
  const decipher = createDecipheriv(
    CIPHER,
    keyFor(secret, purpose),
    sealed.subarray(0, IV_BYTES),
  ).setAAD(Buffer.from(of))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const text = sealed.subarray(IV_BYTES, -TAG_BYTES)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}

/** What is kept with the name of its secret; throws where this mall does not have that one. */
export function unsealNamed(
  secrets: readonly string[],
  purpose: string,
  of: string,
  { sealed, keyId }: { readonly sealed: Buffer; readonly keyId: string },
): string {
  const secret = secrets.find((one) => keyIdOf(one) === keyId)
  if (secret === undefined)
    throw new Error(`a ${purpose} is kept under a secret that this mall does not have`)
  return unseal(secret, purpose, of, sealed)
}

/** Names a secret without telling anything of it. */
export function keyIdOf(secret: string): string {
  return keyedHash(secret, 'key-id', '').toString('hex').slice(0, 16)
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32))
}

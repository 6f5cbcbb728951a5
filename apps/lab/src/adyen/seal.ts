import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { AdyenError } from './adyen-error.ts'

/** Whoever has the blob has nothing: only Adyen can read what was typed into its fields. */
const key = createHash('sha256').update('lab-adyen-field-key').digest()
const HEADER = 'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ'

export function seal(value: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return [HEADER, iv, body, cipher.getAuthTag()]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.')
}

export function open(blob: unknown, field: string): string {
  const [header, iv, body, tag] = typeof blob === 'string' ? blob.split('.') : []
  if (header !== HEADER || !iv || !body || !tag) throw unreadable(field)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
    decipher.setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([
      decipher.update(Buffer.from(body, 'base64url')),
      decipher.final(),
    ]).toString('utf8')
  } catch {
    throw unreadable(field)
  }
}

const unreadable = (field: string) =>
  new AdyenError(422, '14_012', `The provided ${field} is invalid.`)
